import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestMessage as longestByServer } from '@stoa/schema/lesson';
import { longestMessage } from './message-length.ts';
import { pausesFor } from './use-reveal.ts';

describe('the pauses between sentences', () => {
  it.each([
    { parts: ['Yes.'], pauses: [] },
    { parts: ['Yes. ', 'Go on.'], pauses: [250] }, // five letters are read in no time
    { parts: ['x'.repeat(100), 'y'], pauses: [1800] }, // 100 × 18
    { parts: ['x'.repeat(300), 'y'.repeat(100), 'z'], pauses: [3000, 1000] }, // 7200 ms in total, shortened to 4000
  ])('are $pauses ms', ({ parts, pauses }) => {
    expect(pausesFor(parts)).toEqual(pauses);
  });

  it('never add up to more than four seconds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 400 }), { minLength: 1, maxLength: 40 }), (parts) => {
        const pauses = pausesFor(parts);
        expect(pauses).toHaveLength(parts.length - 1);
        expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(4000.001);
      }),
    );
  });
});

it('the longest message is as long as the server allows', () => {
  expect(longestMessage).toBe(longestByServer);
});
