import { describe, expect, it } from 'vitest';
import { grantsWrong } from './grants-wrong.ts';
import { limitsIdea } from './limits-idea.ts';
import { sizesFalsely } from './sized-claims.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { toldOfStory } from './told-of-story.ts';
import { withoutDenied } from './denied-words.ts';

const turnOf = (stem: string, part: Partial<SpokenTurn> = {}): SpokenTurn => ({
  act: 'hint',
  question: { stem, expected: '12', input_type: 'integer', choices: [] },
  verdict: 'incorrect',
  must_convey: null,
  student: '9',
  said: [],
  next_question: null,
  text: '',
  ...part,
});
const rice = turnOf('A recipe uses 2 cups of rice for every 3 cups of water. How many cups of water go with 8 cups of rice?');
const slope = turnOf('What is the slope of the line through (1, 2) and (4, 8)?');
const mean = turnOf('Four quiz scores are 7, 9, 5, and 11. What is the mean?');

describe('what the tutor says about the question', () => {
  it.each<[SpokenTurn, string]>([
    [rice, 'One batch takes 3 cups of rice and 2 cups of water.'],
    [slope, 'From (1, 2) to (4, 8), y goes up by 4.'],
    [mean, 'There are five scores here, so divide by that.'],
    [{ ...turnOf('Round 3,472 to the nearest hundred.'), verdict: 'open' }, "Let's round 3,472 to the nearest ten."],
  ])('is found to be false: %#', (turn, text) => {
    expect(toldOfStory({ ...turn, text })).not.toBeNull();
  });

  it.each<[SpokenTurn, string]>([
    [rice, 'One batch takes 2 cups of rice and 3 cups of water.'],
    [rice, 'If you had 3 cups of rice and 2 cups of water, it would be another recipe.'],
    [slope, 'From (1, 2) to (4, 8), y goes up by 6 and x goes over 3.'],
    [slope, 'Here y goes up 2 for each 1 step in x.'],
    [mean, 'There are four scores here, so divide by that.'],
  ])('passes if it is true or only supposed: %#', (turn, text) => {
    expect(toldOfStory({ ...turn, text })).toBeNull();
  });
});

it.each([
  ['One tenth is made of 100 hundredths.', true],
  ['One tenth is made of 10 hundredths.', false],
  ['That makes -11 greater than -4.', true],
  ['-4 is greater than -11.', false],
])('a claim about the size of a number is judged: %s', (text, isFalse) => {
  expect(sizesFalsely({ ...mean, text })).toBe(isFalse);
});

it.each([
  ['It’s half of the box. That only works for right triangles, though.', true],
  ['That works for any triangle at all.', true],
  ['It works here, because both are eighths.', false],
])('a limit put on a rule is noticed, and nothing else: %s', (text, isPut) => {
  expect(limitsIdea({ ...mean, text })).toBe(isPut);
});

it.each([
  ['We can leave it as 9. What would the total be?', true],
  ['Just for fun, how many scores are there?', true],
  ["I can't accept it yet, but look at how many scores there are.", false],
  ['If it checks out, you have a second way.', false],
])('accepting a wrong answer is noticed, and nothing else: %s', (text, isGranted) => {
  expect(grantsWrong({ ...mean, text })).toBe(isGranted);
});

it('what the student called herself is taken out if the tutor denies it', () => {
  const student = 'im so dumb';
  expect(withoutDenied({ student, text: "Getting stuck doesn't make you dumb." })).not.toContain('dumb');
  expect(withoutDenied({ student, text: 'You are dumb.' })).toContain('dumb');
  expect(withoutDenied({ student: 'ok', text: "You're not dumb." })).toContain('dumb');
});
