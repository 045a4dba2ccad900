import { expect, it } from 'vitest';
import { goalWords, streakWords } from './goal-words.ts';

it.each([
  [{ done: 0, goal: 5, count: 'problems' }, '0 of 5 problems'],
  [{ done: 0, goal: 1, count: 'problems' }, '0 of 1 problem'],
  [{ done: 5, goal: 5, count: 'problems' }, 'Goal met: 5 problems'],
  [{ done: 31, goal: 30, count: 'minutes' }, 'Goal met: 31 minutes'],
] as const)('goal %j: %s', (goal, words) => {
  expect(goalWords(goal)).toBe(words);
});

it.each([
  [{ days: 0, today: false }, 'Your streak starts with your next problem.'],
  [{ days: 1, today: true }, 'You’ve practiced 1 day. Days off are fine.'],
  [{ days: 6, today: false }, 'You’ve practiced 6 days in this streak. A few days off don’t end it.'],
])('streak %j: %s', (streak, words) => {
  expect(streakWords(streak)).toBe(words);
});

it('the streak never mentions losing or missing anything', () => {
  for (const days of [0, 1, 2, 30])
    for (const today of [true, false])
      expect(streakWords({ days, today })).not.toMatch(/lost|broke|miss|only|fail|should|don’t break/i);
});
