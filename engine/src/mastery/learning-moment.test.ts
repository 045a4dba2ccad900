import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BktParams } from '@stoa/schema/skill';
import { expectedCounts, type ExpectedCounts } from './learning-moment.ts';
import { responsePatterns, type ResponseSequence } from './response-patterns.ts';

const names = ['p_init', 'p_transit', 'p_slip', 'p_guess'] as const;

/**
 * Computes the same counts directly from the definition: lists every path of states, with its log weight, and counts.
 * `learnedAt` is the first response that is given knowing, or the length of the sequence if none is.
 */
function byEveryPath(sequences: readonly ResponseSequence[], { p_init, p_transit, p_slip, p_guess }: BktParams): ExpectedCounts {
  const counts = Object.fromEntries(names.map((name) => [name, { happened: 0, chances: 0 }])) as Record<
    keyof BktParams,
    { happened: number; chances: number }
  >;
  let log_likelihood = 0;
  for (const sequence of sequences) {
    const paths = Array.from({ length: sequence.length + 1 }, (_, learnedAt) => {
      const stays = Math.min(learnedAt, sequence.length - 1);
      const learns = learnedAt === 0 || learnedAt === sequence.length ? 0 : 1;
      let log =
        Math.log(learnedAt === 0 ? p_init : 1 - p_init) +
        (stays - learns) * Math.log(1 - p_transit) +
        learns * Math.log(p_transit);
      for (const [at, right] of sequence.entries()) {
        if (at < learnedAt) log += Math.log(right ? p_guess : 1 - p_guess);
        else log += Math.log(right ? 1 - p_slip : p_slip);
      }
      return { learnedAt, stays, learns, log };
    });
    const highest = Math.max(...paths.map(({ log }) => log));
    const all = paths.reduce((sum, { log }) => sum + Math.exp(log - highest), 0);
    log_likelihood += highest + Math.log(all);
    counts.p_init.chances += 1;
    for (const { learnedAt, stays, learns, log } of paths) {
      const share = Math.exp(log - highest) / all;
      if (learnedAt === 0) counts.p_init.happened += share;
      counts.p_transit.happened += share * learns;
      counts.p_transit.chances += share * stays;
      const [before, after] = [sequence.slice(0, learnedAt), sequence.slice(learnedAt)];
      counts.p_guess.chances += share * before.length;
      counts.p_guess.happened += share * before.filter(Boolean).length;
      counts.p_slip.chances += share * after.length;
      counts.p_slip.happened += share * after.filter((right) => !right).length;
    }
  }
  return { ...counts, log_likelihood };
}

const rate = fc.double({ min: 0.001, max: 0.499, noNaN: true });
const params = fc.record({ p_init: rate, p_transit: rate, p_slip: rate, p_guess: rate });

function expectSame(ours: ExpectedCounts, theirs: ExpectedCounts) {
  const near = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));
  for (const name of names) {
    expect(ours[name].happened, name).toSatisfy((one: number) => near(one, theirs[name].happened));
    expect(ours[name].chances, name).toSatisfy((one: number) => near(one, theirs[name].chances));
  }
  expect(ours.log_likelihood).toSatisfy((one: number) => near(one, theirs.log_likelihood));
}

describe('expectedCounts', () => {
  it('equals the count over all paths of states', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 }),
        params,
        (sequences, at) => {
          expectSame(expectedCounts(responsePatterns(sequences), at), byEveryPath(sequences, at));
        },
      ),
    );
  });

  it('also does so for runs whose weights no double can hold', () => {
    const runs = fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 })), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(runs, params, (these, at) => {
        const sequence = [
          ...these.flatMap(([right, wrong]) => [...Array<boolean>(right).fill(true), ...Array<boolean>(wrong).fill(false)]),
          true,
        ];
        expectSame(expectedCounts(responsePatterns([sequence]), at), byEveryPath([sequence], at));
      }),
      { numRuns: 25 },
    );
  });
});
