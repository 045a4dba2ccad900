import fc from 'fast-check';
import { QuestionAnswer } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import type { HearingContext } from '../hearing-context.ts';
import { answersIn } from './answers-in.ts';

type Asked = { stem: string; input_type: string; expected: string; choices?: string[]; probe?: HearingContext['probe'] };

const heardIn = (message: string, { stem, probe = null, ...answer }: Asked): readonly string[] =>
  answersIn(message, {
    question: { stem, answer: QuestionAnswer.parse(answer) },
    probe,
    misconceptions: [],
    glossary: [],
    said: [],
  }).flatMap((act) => (act.act === 'answer' ? [act.answer] : act.act === 'probe_answer' ? [`to the probe: ${act.answer}`] : []));

const pizza = {
  stem: 'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction of the pizza have you eaten together?',
  input_type: 'fraction',
  expected: '7/8',
};
const slices = { ...pizza, probe: { text: 'There is only one pizza. Into how many slices was it cut?', expected: ['8'] } };
const tickets = {
  stem: 'A class had 100 tickets and sold 37 of them. How many are left?',
  input_type: 'integer',
  expected: '63',
};
const percent = {
  stem: 'A theater has 100 seats, and 45 of them are taken. What percent of the seats are free?',
  input_type: 'integer',
  expected: '55',
};
const cake = {
  stem: 'One cake is shared by 3 children, another by 10 children. At which table do you get the larger piece?',
  input_type: 'multiple_choice',
  expected: 'A',
  choices: ['At the table with 3 children', 'At the table with 10 children', 'Both the same'],
};
const signs = {
  stem: 'Which sign belongs in the box? $2.3 \\square 2.37$',
  input_type: 'multiple_choice',
  expected: 'A',
  choices: ['$<$', '$=$', '$>$'],
};
const equation = { stem: 'Solve for x: $2x + 5 = 17$', input_type: 'integer', expected: '6' };
const inequality = { stem: 'Solve: $2x + 1 < 7$', input_type: 'expression', expected: 'x<3' };
const simplify = { stem: 'Simplify: $5a + 2 + 3a$', input_type: 'expression', expected: '8a+2' };
const roots = { stem: 'Find all numbers whose square is 9.', input_type: 'set', expected: '{-3, 3}' };
const ratio = { stem: 'Write the ratio of 27 cats to 36 dogs with 9 cats.', input_type: 'expression', expected: '9:12' };
const money = {
  stem: 'You buy 3 notebooks for $2.50 each and pay with a $10 bill. How many dollars do you get back?',
  input_type: 'decimal',
  expected: '2.5',
};
const cents = { stem: 'You have 5 dimes and 8 pennies. How many cents is that?', input_type: 'integer', expected: '58' };
const half = { stem: 'True or false: $\\frac{9}{17}$ is more than a half.', input_type: 'boolean', expected: 'true' };
const ribbon = {
  stem: 'A 3-meter ribbon is cut into 4 equal pieces. What fraction of a meter is each piece?',
  input_type: 'fraction',
  expected: '3/4',
};
const more = { stem: 'What number is 10 more than 395?', input_type: 'integer', expected: '405' };
const eighths = { stem: 'Write $\\frac{3}{8}$ as a decimal.', input_type: 'decimal', expected: '0.375' };
const mixed = { stem: 'Write $\\frac{17}{5}$ as a mixed number.', input_type: 'fraction', expected: '3 2/5' };
const lost = { stem: 'Find: $-7 - 5$', input_type: 'integer', expected: '-12' };
const thirds = { stem: 'Divide: $5 \\div \\frac{1}{3}$', input_type: 'integer', expected: '15' };
const gym = {
  stem: 'A gym charges $20 to join and $15 a month. Write an expression for the cost after m months.',
  input_type: 'expression',
  expected: '20+15m',
};
const mode = { stem: 'Find the mode of 8, 3, 5, 8, 2, 8, and 5.', input_type: 'integer', expected: '8' };

describe('an answer in natural wording', () => {
  it.each([
    ['7/8 obviously', pizza, '7/8'],
    ['3/8+4/8=7/8', pizza, '7/8'],
    ['7 out of 8', pizza, '7/8'],
    ['7 out of the 8 slices', pizza, '7/8'],
    ['seven over eight', pizza, '7/8'],
    ['7 on top and 8 on the bottom', pizza, '7/8'],
    ['$\\frac{7}{8}$', pizza, '7/8'],
    ['7 eighths', pizza, '7/8'],
    ['seven eights', pizza, '7/8'],
    ['7/8. i think. im probably wrong tho', pizza, '7/8'],
    ['7/8 pls be right', pizza, '7/8'],
    ['7/8 i think bc 3+4 is 7 but why does the bottom stay', pizza, '7/8'],
    ['ohhh so 3/8 + 4/8 = 7/8', pizza, '7/8'],
    ['100-37=63', tickets, '63'],
    ['its 63 bro', tickets, '63'],
    ['63!!! ez', tickets, '63'],
    ['63 obviously', tickets, '63'],
    ['sixty three', tickets, '63'],
    ['sixty tree', tickets, '63'],
    ['wait no its 63', tickets, '63'],
    ['73 no wait 63', tickets, '63'],
    ['its not 73 its 63', tickets, '63'],
    ['63 tickets are left, is that right?', tickets, '63'],
    ['63?', tickets, '63'],
    ['i got 73', tickets, '73'],
    ['55%', percent, '55'],
    ['45', percent, '45'], // the question contains 45, but asks for a number
    ['3 kids', cake, 'A'],
    ['the table with 3 kids', cake, 'A'],
    ['the first one', cake, 'A'],
    ['b', cake, 'B'],
    ['not the second one so a', cake, 'A'],
    ['less than', signs, 'A'],
    ['the less than one', signs, 'A'],
    ['x = 6', equation, '6'],
    ['2x is 12 so x is 6', equation, '6'],
    ['x is less than three', inequality, 'x<3'],
    ['its 2 + 8a', simplify, '8a+2'],
    ['3 and -3', roots, '{-3, 3}'],
    ['9 to 12', ratio, '9:12'],
    ['2 dollars and 50 cents', money, '2.5'],
    ['$2.50', money, '2.5'],
    ['58¢', cents, '58'],
    ['should be 63', tickets, '63'],
    ['would be 73', tickets, '73'],
    ['must be 63', tickets, '63'],
    ['is probably 63', tickets, '63'],
    ['one eighty', tickets, '180'],
    ['three sixty', tickets, '360'],
    ['t = 73', tickets, '73'],
    ['the second is the right one', cake, 'B'],
    ['yep', half, 'true'],
    ['8 because it comes first', mode, '8'],
    ['6 x 7 = 42 then plus 3, 45', tickets, '45'],
    ['x + 5 is 20 so x is 15', equation, '15'],
    ['four oh five', more, '405'],
    ['fivteen peeces', thirds, '15'],
    ['point three seven five', eighths, '0.375'],
    ['zero dot 375', eighths, '0.375'],
    ['3 and 2 fifths', mixed, '3 2/5'],
    ['12 below', lost, '-12'],
    ['three quarters of one meter', ribbon, '3/4'],
    ['35', gym, '35'], // not the 20 + 15m, which would lack a unit
  ])('hears the answer in %j', (message, asked, answer) => {
    expect(heardIn(message, asked)).toEqual([answer]);
  });

  it.each([
    ['is it 63?', tickets],
    ['is it 63', tickets],
    ['would it be 73', tickets],
    ['should i put 63', tickets],
    ['63 or 73', tickets],
    ['its not 63', tickets],
    ['why is it 63', tickets],
    ['how did you get 63', tickets],
    ['my friend says its 63', tickets],
    ['i put 63 before', tickets],
    ['its more than 63', tickets],
    ['give me 5 minutes', tickets],
    ['show me 1 example', tickets],
    ['im 9', tickets],
    ['im on level 63', tickets],
    ['100 - 37', tickets],
    ['37 + 3 is 40', tickets],
    ['the top is 7', pizza],
    ['what do i do with the 8', pizza],
    ['2x = 12', equation],
    ['2x < 6', inequality],
    ['isnt 10 bigger than 3 tho', cake],
    ['is it the second one', cake],
    ['idk', cake],
    ['gr8 thx', tickets],
    ['2x((', simplify],
    ['12 +', tickets],
    ['point thirty', more],
    ['111111111', tickets],
    ['', tickets],
  ])('hears no answer in %j', (message, asked) => {
    expect(heardIn(message, asked)).toEqual([]);
  });
});

describe('a reply to the probe', () => {
  it.each([
    ['8', ['to the probe: 8']],
    ['8 slices', ['to the probe: 8']],
    ['eight', ['to the probe: 8']],
    ['into 8', ['to the probe: 8']],
    ['it was cut into 8 slices', ['to the probe: 8']],
    ['16', ['to the probe: 16']],
    ['7/8', ['7/8']],
    ['8 so its 7/8', ['7/8', 'to the probe: 8']],
    ['is it 8?', []],
    ['why', []],
  ])('in %j is heard as %j', (message, answers) => {
    expect(heardIn(message, slices)).toEqual(answers);
  });

  it.each([
    ['smaller', 'What happens to the pieces: do they get larger or smaller?', 'smaller', 'to the probe: smaller'],
    ['they get bigger i guess', 'What happens to the pieces: do they get bigger or smaller?', 'smaller', 'to the probe: bigger'],
    ['u multiply', 'Which operation do you do first?', 'multiplication', 'to the probe: multiplication'],
    ['u have to take away 7', 'What undoes adding 7?', 'subtracting 7', 'to the probe: subtracting 7'],
    ['oh still sevenths', 'What are the pieces called?', 'sevenths', 'to the probe: sevenths'],
  ])('can be given in words: %j', (message, text, expected, heard) => {
    expect(heardIn(message, { ...tickets, probe: { text, expected: [expected] } })).toEqual([heard]);
  });
});

describe('answersIn, given any message', () => {
  const word = fc.constantFrom(
    'its',
    'is',
    'it',
    'not',
    '7/8',
    '63',
    'x',
    '=',
    '-',
    '\\frac{',
    '}',
    '$',
    ',',
    '.',
    '?',
    'so',
    'no',
    'wait',
    'or',
    'one',
    'eight',
    'over',
    ':',
    '8',
    'b',
    '…',
  );
  const message = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
  );

  it.each([pizza, slices, tickets, cake, half, inequality, roots] as Asked[])(
    'returns acts that match the text at their positions and never throws: $expected',
    (asked) => {
      const { stem, probe = null, ...answer } = asked;
      const context = {
        question: { stem, answer: QuestionAnswer.parse(answer) },
        probe,
        misconceptions: [],
        glossary: [],
        said: [],
      };
      fc.assert(
        fc.property(message, (text) => {
          for (const act of answersIn(text, context)) {
            expect(text.slice(act.start, act.end)).toBe(act.text);
            expect(act.text).not.toBe('');
          }
        }),
        { numRuns: 60 },
      );
    },
  );

  it('hears no answer when the student asks whether the answer is a number, whatever the number', () => {
    const wordings = [
      'is it #?',
      'is it #',
      'would it be #?',
      'is the answer #',
      'could it be #',
      'so is it #',
      'is that #?',
      'should it be #?',
      'does it equal #',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 10_000 }),
        fc.constantFrom(...wordings),
        fc.integer({ min: 0, max: 200 }),
        (number, wording, expected) => {
          const asked = { ...tickets, expected: `${expected}` };
          expect(heardIn(wording.replace('#', `${number}`), asked)).toEqual([]);
          expect(heardIn(wording.replace('#', `${expected}`), asked)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('takes time proportional to the length of the message', () => {
    for (const piece of [
      '7/8 ',
      'so ',
      'is it 8 or ',
      '9 and ',
      'x = ',
      'no wait 5 ',
      '((((',
      '- - ',
      'one hundred ',
      '$\\frac{1}{',
    ]) {
      const from = process.cpuUsage();
      heardIn(piece.repeat(2_000), slices);
      expect(process.cpuUsage(from).user / 1000, piece).toBeLessThan(10_000);
    }
  });
});
