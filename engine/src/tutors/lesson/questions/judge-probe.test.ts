import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeProbe } from './judge-probe.ts';

type Sample = Parameters<typeof judgeProbe>[0];

const slices: Sample = {
  text: 'There is only one pizza. How many slices was it cut into?',
  expected: ['8 slices'],
  wrong: [
    { answer: '7', says: 'That is how many you two ate. Count the ones that are left, too.' },
    { answer: '16', says: 'There is only one pizza, and it was cut once.' },
  ],
};
const both: Sample = { text: 'What is the smallest number that both 3 and 5 go into?', expected: ['15'], wrong: [] };
const undo: Sample = {
  text: 'What do you do to undo adding 5?',
  expected: ['subtract 5', 'take away 5', '-5'],
  wrong: [{ answer: 'add 5', says: 'That adds 5 once more.' }],
};
const smaller: Sample = {
  text: 'What happens to the pieces when more children share the cake?',
  expected: ['smaller', 'less cake each'],
  wrong: [{ answer: 'bigger', says: 'Picture one cake for 3 and one for 10.' }],
};
const same: Sample = {
  text: 'Is a half as big as a third?',
  expected: ['no'],
  wrong: [{ answer: 'yes', says: 'Fold a strip.' }],
};
const stays: Sample = {
  text: 'Did you begin above zero?',
  expected: ['yes'],
  wrong: [{ answer: 'no', says: 'Look at the start.' }],
};
const pieces: Sample = { text: 'Which pieces can both be cut into?', expected: ['fifteenths'], wrong: [] };
const angles: Sample = { text: 'How many degrees do the angles add up to?', expected: ['180'], wrong: [] };
const debt: Sample = { text: 'What is 12 divided by $-3$?', expected: ['-4'], wrong: [] };
const times: Sample = { text: 'What is between the 4 and the x?', expected: ['multiplication'], wrong: [] };
const mixed: Sample = { text: 'What is half of 17?', expected: ['8 1/2'], wrong: [{ answer: '8', says: 'A bit more.' }] };
const quarters: Sample = {
  text: 'How much of the hour is gone?',
  expected: ['3/4'],
  wrong: [{ answer: '1/4', says: 'That is left.' }],
};

describe('a reply to a probe', () => {
  it.each([
    ...[
      '8',
      '8 slices',
      'eight',
      'into 8',
      'it was cut into 8 slices',
      'i think 8',
      '8!!',
      'its 8 i think',
      '8 pieces lol',
      '8?',
      'um eight',
    ].map((reply) => ({ probe: slices, reply })),
    ...['7, no wait, 8', '8 because you eat 3 and he eats 4 and 1 is left', '8 sliecs', 'EIGHT', '**8**', '8 🍕'].map(
      (reply) => ({ probe: slices, reply }),
    ),
    ...['15', '15 because 3x5', '3x5=15', '3 times 5 is 15', 'both go into 15', 'fifteen', '15ths'].map((reply) => ({
      probe: both,
      reply,
    })),
    ...['subtract 5', 'minus 5', 'you take away 5', 'subtracting 5', '-5', 'i would subtract the 5', '- 5'].map((reply) => ({
      probe: undo,
      reply,
    })),
    ...['smaller', 'they get smaller', 'the peices get smaler', 'less', 'less cake for each'].map((reply) => ({
      probe: smaller,
      reply,
    })),
    ...['no', 'nope', 'no its bigger', 'not really', "it isn't", "no they aren't", 'nah', 'NO!!', 'i think no'].map((reply) => ({
      probe: same,
      reply,
    })),
    ...['yes', 'yeah', 'yep i did', 'ya', 'of course', 'it did', 'ok yes', 'yes because it was 5'].map((reply) => ({
      probe: stays,
      reply,
    })),
    ...['fifteenths', '15ths', '15', 'into fifteenths', 'fifteenth', 'fifteen'].map((reply) => ({ probe: pieces, reply })),
    ...['3/4', 'three fourths', 'three quarters', '3 quarters', '3 out of 4', '0.75', '6/8'].map((reply) => ({
      probe: quarters,
      reply,
    })),
    ...['180', 'one hundred eighty', 'its 180 i think', '180 but not sure'].map((reply) => ({ probe: angles, reply })),
    ...['-4', 'minus 4', 'its minus 4', 'negative four', '12 / -3 = -4'].map((reply) => ({ probe: debt, reply })),
    ...['times', 'its times of course', 'you multiply', 'multiplication'].map((reply) => ({ probe: times, reply })),
    ...['8.5', '8 1/2', 'eight and a half', '17/2'].map((reply) => ({ probe: mixed, reply })),
  ])('“$reply” is right', ({ probe, reply }) => {
    expect(judgeProbe(probe, reply)).toEqual({ kind: 'right' });
  });

  it.each([
    { probe: slices, reply: '7', says: /how many you two ate/ },
    { probe: slices, reply: 'seven slices', says: /how many you two ate/ },
    { probe: slices, reply: 'i think 16', says: /cut once/ },
    { probe: undo, reply: 'add 5', says: /once more/ },
    { probe: undo, reply: 'plus 5', says: /once more/ },
    { probe: smaller, reply: 'they get bigger', says: /Picture/ },
    { probe: smaller, reply: 'larger', says: /Picture/ },
    { probe: same, reply: 'yes', says: /Fold/ },
    { probe: stays, reply: 'no', says: /Look/ },
    { probe: quarters, reply: 'a quarter', says: /left/ },
  ])('“$reply” is a known wrong reply', ({ probe, reply, says }) => {
    expect(judgeProbe(probe, reply)).toEqual({ kind: 'wrong', says: expect.stringMatching(says) as string });
  });

  it.each([
    ...[
      '',
      '???',
      'idk',
      'i dont know',
      'why 8?',
      'not 8',
      "it isn't 8",
      '7 or 8',
      '7/8',
      '8/16',
      'what',
      'my dog died',
      '9',
      'hint please',
    ].map((reply) => ({ probe: slices, reply })),
    ...['3 and 5', '3x5', '12'].map((reply) => ({ probe: both, reply })),
    ...['5', 'multiply by 5', 'subtract 6'].map((reply) => ({ probe: undo, reply })),
    ...['bigger or smaller', 'not smaller', 'the cake'].map((reply) => ({ probe: smaller, reply })),
    ...['yes and no', 'maybe', 'why?', 'a half'].map((reply) => ({ probe: same, reply })),
    { probe: slices, reply: `8 ${'and then something else '.repeat(20)}` },
  ])('“$reply” is neither', ({ probe, reply }) => {
    expect(judgeProbe(probe, reply)).toEqual({ kind: 'other' });
  });

  it.each([
    ['smaller', 'right'],
    ['a ninth is smaller', 'right'],
    ['eighths are bigger pieces', 'right'], // said about the other one
    ['because an eighth is larger', 'right'],
    ['larger', 'wrong'],
    ['ninths are bigger', 'wrong'],
    ['eighths are smaller', 'wrong'],
  ])('about two things that are compared: "%s" is %s', (reply, kind) => {
    const ninth: Sample = {
      text: 'The 9 is larger than the 8. Is a ninth larger or smaller than an eighth?',
      expected: ['smaller'],
      wrong: [{ answer: 'larger', says: 'A cake cut into 9 has more pieces, so each one is less.' }],
    };
    expect(judgeProbe(ninth, reply).kind).toBe(kind);
  });

  it('is judged without throwing, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.stringMatching(/^[-\d/. =+xa-z%$]{0,40}$/)), (reply) => {
        for (const probe of [slices, both, undo, smaller, same, quarters])
          expect(judgeProbe(probe, reply)).toHaveProperty('kind');
      }),
    );
  });

  it('is right for any number only if it is the expected one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), fc.constantFrom('', 'i think ', 'its '), (number, before) => {
        const judged = judgeProbe({ ...slices, wrong: [] }, `${before}${number}`).kind;
        expect(judged).toBe(number === 8 ? 'right' : 'other');
      }),
    );
  });
});
