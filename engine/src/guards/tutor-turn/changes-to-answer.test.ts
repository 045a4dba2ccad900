import { describe, expect, it } from 'vitest';
import { changesToAnswer } from './changes-to-answer.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const asked = (
  stem: string,
  expected: string,
  student: string,
  must_convey: string | null = null,
  input_type: SpokenTurn['question']['input_type'] = 'integer',
): SpokenTurn => ({
  act: 'hint',
  question: { stem, expected, input_type, choices: [] },
  verdict: 'incorrect',
  must_convey,
  student,
  said: [`Tutor: ${stem}`],
  next_question: null,
  text: '',
});

const sum = asked('Find: $46 + 38$', '84', '74');
const sine = asked('The leg across from A is 3, the hypotenuse is 5. What is sin A?', '3/5', '5/3', null, 'fraction');
const temperature = asked('Find: $-8 + 13$', '5', '-5');
const decimal = asked('Find: $0.4 \\times 0.6$', '0.24', '2.4', null, 'decimal');
const mean = asked('Find the mean of 3, 5, and 13.', '7', '5');
const fourths = asked('Find $1\\frac{3}{4} + 1\\frac{1}{2}$ as an improper fraction.', '13/4', '4/6', null, 'fraction');
const triangle = asked(
  'A triangle has base 8 and height 5. What is its area?',
  '20',
  '40',
  'The triangle is half of the rectangle.',
);

describe('changesToAnswer', () => {
  it.each<[string, SpokenTurn, string]>([
    ['more than hers', sum, 'You are looking for 10 more than what you gave me.'],
    ['short by', sum, 'Your 74 is short by ten.'],
    ['a hand short', { ...sum, student: '79' }, "Your 79 comes up a hand's worth short."],
    ['the reciprocal of hers', sine, "That's the reciprocal of what you want, so yours has to be turned over."],
    ['the other side of zero', temperature, "You'll land as far out as you said, on the other side of zero."],
    ['the point moved', decimal, 'Slide the point of your 2.4 one step to the left.'],
    ['a sum to share', mean, "That's 21 to share among three."],
    ['halfway between', { ...mean, question: { ...mean.question, expected: '6.5' } }, 'Stop halfway between 5 and 8.'],
    ['parts to add', fourths, "You'll have seven fourths and six fourths, all together."],
  ])('finds %s', (_what, turn, text) => {
    expect(changesToAnswer({ ...turn, text })).not.toBeNull();
  });

  it.each<[string, SpokenTurn, string]>([
    ['what the plan says itself', triangle, 'Your 40 is the whole rectangle. The triangle is half of that.'],
    ['a change that goes elsewhere', sum, 'You are looking for more than what you gave me, because 6 and 8 make a new ten.'],
    ['a look at hers', mean, 'Only one number is smaller than 5. Share the total among the three.'],
    ['a denial', sum, 'It is not 10 more just because there is a ten.'],
    ['her numbers in the story', temperature, 'Start at -8 and go 13 to the right.'],
  ])('lets %s pass', (_what, turn, text) => {
    expect(changesToAnswer({ ...turn, text })).toBeNull();
  });

  it('also checks what is said about the next question', () => {
    const turn: SpokenTurn = {
      ...sum,
      act: 'confirm',
      verdict: 'correct',
      student: '84',
      next_question: { stem: 'Find: $56 + 38$', expected: '94' },
      text: 'Yes, 84. The next one comes to 10 more.',
    };
    expect(changesToAnswer(turn)).not.toBeNull();
    expect(changesToAnswer({ ...turn, text: 'Yes, 84. The next one is just below.' })).toBeNull();
  });
});
