import { describe, expect, it } from 'vitest';
import { objectionsTo } from './turn-objections.ts';
import type { SpokenTurn } from './spoken-turn.ts';

const probe: SpokenTurn = {
  act: 'probe',
  question: {
    stem: 'A rectangle is 9 m long and 4 m wide. What is its perimeter, in meters?',
    expected: '26',
    input_type: 'integer',
    choices: [],
  },
  verdict: 'incorrect',
  must_convey: 'How many sides does a rectangle have?',
  student: '13',
  said: ['Tutor: What is its perimeter, in meters?'],
  next_question: null,
  text: '',
};
const hint: Partial<SpokenTurn> = {
  act: 'hint',
  question: {
    stem: 'A number is multiplied by 4, and then 5 is added. The result is 33. What is the number?',
    expected: '7',
    input_type: 'integer',
    choices: [],
  },
  must_convey: 'Work backward: subtract 5 first, then divide by 4',
  student: '28',
};
const movie: Partial<SpokenTurn> = {
  question: {
    stem: 'A movie starts at 2:40 p.m. and ends at 4:15 p.m. How many minutes long is it?',
    expected: '95',
    input_type: 'integer',
    choices: [],
  },
  must_convey: 'How many minutes are there from 2:40 to 3:00?',
  student: '175',
};
const larger: Partial<SpokenTurn> = {
  question: { stem: 'Which is greater?', expected: 'A', input_type: 'multiple_choice', choices: ['0.6', '0.58'] },
  must_convey: 'How many hundredths is 0.6?',
  student: 'B',
};
const asked: Partial<SpokenTurn> = {
  act: 'clarify',
  verdict: 'open',
  must_convey: 'The perimeter is the distance around',
  student: 'what is a perimeter',
};

const guardsOf = (part: Partial<SpokenTurn>, text: string): string[] =>
  objectionsTo({ ...probe, ...part, text }).map(({ guard }) => guard);

describe('a turn compared with what was decided', () => {
  it.each<[string, Partial<SpokenTurn>, string, string]>([
    [
      'says how it is done where it has to ask',
      {},
      'Not quite. The perimeter is 9 times 4. How many sides does a rectangle have?',
      'unverified',
    ],
    ['does something else with a number', hint, 'Not quite. Work backward: subtract 5 first, then multiply by 4.', 'false_fact'],
    [
      'asks for a second thing',
      {},
      'Not quite. How many sides does a rectangle have, and how many corners does a hexagon have?',
      'one_question',
    ],
    [
      'tells the answer in hours',
      movie,
      "Not quite. It's an hour and thirty-five minutes. How many minutes are there from 2:40 to 3:00?",
      'leak',
    ],
    ['points at the other of two', larger, "Not quite. It's the other one. How many hundredths is 0.6?", 'leak'],
    ['calls a question right', asked, "That's right! The perimeter is the distance around.", 'verdict'],
  ])('is stopped if it %s', (_, part, text, guard) => {
    expect(guardsOf(part, text)).toContain(guard);
  });

  it.each<[string, Partial<SpokenTurn>, string]>([
    ['asks', {}, '13 is a start: one long side and one short side. How many sides does a rectangle have?'],
    ['hints', hint, "28 is a stop on the way! Work backward one more step: you've subtracted the 5, so now divide by 4."],
    ['asks by the clock', movie, 'Not there yet. First stop, 3:00. How many minutes from 2:40?'],
    ['explains a word', asked, 'The perimeter is the distance all the way around.'],
  ])('passes if it %s as decided', (_, part, text) => {
    expect(guardsOf(part, text)).toEqual([]);
  });
});
