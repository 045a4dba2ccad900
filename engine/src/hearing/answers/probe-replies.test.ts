import { describe, expect, it } from 'vitest';
import { answersIn } from './answers-in.ts';

/** Returns the reply that is heard to a probe, with no other question open; null if there is none. */
function replyTo(text: string, expected: readonly string[], message: string): string | null {
  const context = { question: null, probe: { text, expected }, misconceptions: [], glossary: [], said: [] };
  const [reply] = answersIn(message, context).flatMap((act) => (act.act === 'probe_answer' ? [act.answer] : []));
  return reply ?? null;
}

describe('a reply to a yes-or-no probe', () => {
  it.each([
    ['nah u cant', 'no'],
    ['not evenly', 'no'],
    ['no it isnt', 'no'],
    ['yeah they can', 'yeah'],
    ['yep', 'yep'],
    ['i guess so', 'yes'], // the meaning counts: no "yes" is written
    ['no idea', null],
    ['not sure', null],
    ['no i dont get it', null],
    ['why not?', null],
  ])('hears %j as %j', (message, reply) => {
    expect(replyTo('Can you take 7 ones from 3 ones?', ['no'], message)).toBe(reply);
  });
});

describe('a reply in the form that the probe expects', () => {
  it.each([
    ['What are the two zeros?', ['1 and 5'], 'it crosses at five and at one', '1 and 5'],
    ['What is left on the left side?', ['3x + 2'], 'three x plus two', '3x + 2'],
    ['What size are the pieces?', ['eighths', '8'], 'EIGHTHS !!!', 'eighths'],
    ['Does rising bring it closer to 0 or farther from 0?', ['closer'], 'farther cuz going up', 'farther'],
    ['How many layers are there?', ['six'], '6 layers', 'six'], // a number in words is one
    ['What undoes adding 8?', ['subtracting 8'], 'i like pizza', null],
    ['Which two numbers multiply to 12 and add to 7?', ['3 and 4'], '2 n 6 dude', '2 and 6'],
    ['Which two numbers multiply to 12 and add to 7?', ['3 and 4'], '2 times 6', null],
    ['What place is the 5 in?', ['hundreds'], 'tens?', 'tens'],
    ['Which side does sine put on top?', ['opposite'], 'hypotenuse', 'hypotenuse'],
    ['Is 20 a perfect square?', ['false'], 'nah 16 then 25', 'false'],
    ['Is 20 a perfect square?', ['false'], 'yeah', 'true'],
    ['What do you get when you add the two equations?', ['2x = 14'], '14', '2x = 14'],
    ['What do you get when you add the two equations?', ['2x = 14'], '2x = 14 so x = 7', '2x = 14'],
    ['Which do you do first, the adding or the multiplying?', ['multiplying'], 'so multiply first', 'multiplying'],
    [
      'Which two hundreds is 3,482 between?',
      ['3400 and 3500'],
      'three thousand four hundred and three thousand five hundred',
      '3400 and 3500',
    ],
  ])('%s %j: %j', (text, expected, message, reply) => {
    expect(replyTo(text, expected, message)).toBe(reply);
  });
});
