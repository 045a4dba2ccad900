import { expect, it } from 'vitest';
import { lineMark } from './line-marks.ts';

it.each([
  [{ verdict: 'follows' }, 'follows'],
  [{ verdict: 'does_not_follow' }, 'does not follow from the line above'],
  [{ verdict: 'undecided' }, 'could not be checked'],
  [{ verdict: 'undecided', slip: 0 }, 'follows from your line 1'],
  [{ verdict: 'undecided', slip: 2 }, 'follows from your line 3'],
] as const)('describes in words a line with %j', (line, words) => {
  expect(lineMark(line).words).toBe(words);
});
