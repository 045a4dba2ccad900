import { describe, expect, it } from 'vitest';
import { leadsToAnswer } from './leads-to-answer.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const asked = (
  stem: string,
  expected: string,
  student: string,
  input_type: SpokenTurn['question']['input_type'] = 'integer',
  choices: readonly string[] = [],
): SpokenTurn => ({
  act: 'hint',
  question: { stem, expected, input_type, choices },
  verdict: 'incorrect',
  must_convey: null,
  student,
  said: [`Tutor: ${stem}`],
  next_question: null,
  text: '',
});

const weeks = asked('Nia reads 35 pages, 5 each day. How many days does she take?', '7', '6');
const product = asked('What is 18 times 30?', '540', '450');
const decimal = asked('Write 9% as a decimal.', '0.09', '0.9', 'decimal');
const cards = asked('There are 6 cards numbered 1 to 6. What is the probability of a card below 5?', '4/6', '1/6', 'fraction');
const line = asked('A plumber asks $40 to come and $25 an hour. Write the cost of h hours.', '25h+40', '65h', 'expression');
const factors = asked('Factor: $x^2 - 16$', '(x-4)(x+4)', '(x-4)(x-4)', 'expression');
const estimate = asked('Which is the best estimate of 31 times 9?', 'B', 'A', 'multiple_choice', ['30', '300', '3,000']);
const equal = asked('True or false: $0.4 = \\frac{4}{100}$', 'false', 'true', 'boolean');
const zero = asked('Solve: $x^2 - 3x = 0$', '0, 3', '3', 'set');

describe('leadsToAnswer', () => {
  it.each<[string, SpokenTurn, string]>([
    ['what everybody knows to be as many', weeks, 'It is as many as the days in a week.'],
    ['a number of a tale', weeks, 'Think of Snow White and count her dwarfs.'],
    ['a row counted up to it', weeks, 'Keep counting: five, six, and seven.'],
    [
      'twice another number',
      asked('How many dimes make $1?', '10', '4'),
      'Five dimes make half a dollar, and you need twice as many.',
    ],
    ['digits one after the other', product, 'It begins with a 5, then comes a 4, and then a 0.'],
    ['digits after the point', decimal, 'Put the point, then a zero, then the 9.'],
    ['what is to be added at the end', product, 'Ten 18s three times give 500, and the rest gives another 40.'],
    ['all that count, listed', cards, 'Count the 1, the 2, the 3, and the 4, out of six cards.'],
    ['an expression in words', line, "You'd write 25h, then a plus sign, and then the 40."],
    ['a sign to exchange', factors, 'One of your two minus signs should be a plus.'],
    ['the smallest and the largest ruled out', estimate, 'The smallest choice is far too small, and the largest is far too big.'],
    ['that two numbers differ', equal, "The first place is tenths, so these two can't be equal."],
    ['the other of two solutions', zero, 'The number that is neither positive nor negative works, too.'],
  ])('finds %s', (_what, turn, text) => {
    expect(leadsToAnswer({ ...turn, text })).not.toBeNull();
  });

  it.each<[string, SpokenTurn, string]>([
    ['a fact of another number', weeks, 'A week has that name for a reason, but look at the pages: how many fives are in 35?'],
    ['digits that are not the answer', product, 'First the 3, then the 0: what does the 0 do to the product?'],
    ['a place', decimal, 'The first place after the point is for tenths, and the second is for hundredths.'],
    ['parts of the expression', line, 'The $40 is paid once, and the $25 for each hour.'],
    ['one choice ruled out', estimate, 'The smallest choice is too small.'],
    ['an order to compare', equal, 'Check whether the two are equal by writing both with the same denominator.'],
    ['what is right so far', zero, '3 works. Is there another one?'],
  ])('lets %s pass', (_what, turn, text) => {
    expect(leadsToAnswer({ ...turn, text })).toBeNull();
  });
});
