import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, chanceOfCorrect, logOddsAfter, logOddsOf, updateMastery } from './bkt.ts';
import { exactLogOdds } from './exact-tracing.ts';

/** The example node of practice spec §8.1, and the learner of the first worked numbers. */
const fracAddLike = { p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 };
const worked = { p_transit: 0.3, p_slip: 0.1, p_guess: 0.2 };
const choices = { p_transit: 0.14, p_slip: 0.08, p_guess: 0.5 };

describe('updateMastery', () => {
  it.each([
    { from: 0.5, outcome: 'correct', params: worked, to: 0.872727 }, //        .45/.55 = .818182, then + .181818 × .3
    { from: 0.5, outcome: 'incorrect', params: worked, to: 0.377778 }, //      .05/.45 = .111111, then + .888889 × .3
    { from: 0.2, outcome: 'correct', params: fracAddLike, to: 0.585882 }, //   .18/.34 = .529412, then + .470588 × .12
    { from: 0.2, outcome: 'incorrect', params: fracAddLike, to: 0.146667 }, // .02/.66 = .030303, then + .969697 × .12
    { from: 0.9, outcome: 'incorrect', params: fracAddLike, to: 0.585882 }, // .09/.17 = .529412, then + .470588 × .12
    { from: 0.15, outcome: 'correct', params: choices, to: 0.350799 }, //      .138/.563 = .245115, then + .754885 × .14
    { from: 1, outcome: 'incorrect', params: fracAddLike, to: 1 }, //           a learner who surely knows it has slipped
    { from: 0, outcome: 'correct', params: fracAddLike, to: 0.12 }, //          one who surely doesn't has guessed, may have learned
  ] as const)('moves $from to $to on a $outcome answer', ({ from, outcome, params, to }) => {
    expect(updateMastery(from, outcome, params)).toBeCloseTo(to, 6);
  });

  it.each([
    { weight: 2, outcome: 'correct', to: 0.854845 }, //   .2 × .81/(.162 + .8 × .04) = .835052, then + .164948 × .12
    { weight: 2, outcome: 'incorrect', to: 0.123424 }, // .2 × .01/(.002 + .8 × .64) = .003891, then + .996109 × .12
    { weight: 0, outcome: 'correct', to: 0.296 }, //      no evidence at all: .2, then + .8 × .12
    { weight: 0, outcome: 'incorrect', to: 0.296 },
  ] as const)('moves 0.2 to $to when a $outcome answer has weight $weight', ({ weight, outcome, to }) => {
    expect(updateMastery(0.2, outcome, fracAddLike, weight)).toBeCloseTo(to, 6);
  });

  it('takes a learner from 0.2 to over 0.95 with three right answers in a row', () => {
    const way = [1, 2, 3].reduce<number[]>((ps) => [...ps, updateMastery(ps.at(-1)!, 'correct', fracAddLike)], [0.2]);
    expect(way.map((p) => Number(p.toFixed(4)))).toEqual([0.2, 0.5859, 0.8805, 0.9742]);
  });

  it('learns nothing from an outcome that its parameters call impossible', () => {
    expect(updateMastery(1, 'incorrect', { p_slip: 0, p_guess: 0.2, p_transit: 0.1 })).toBe(1);
    expect(updateMastery(0, 'correct', { p_slip: 0.1, p_guess: 0, p_transit: 0.1 })).toBeCloseTo(0.1, 12);
  });

  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  const sane = fc
    .record({
      p_slip: fc.double({ min: 0.001, max: 0.6, noNaN: true }),
      p_guess: fc.double({ min: 0.001, max: 0.6, noNaN: true }),
      p_transit: chance,
    })
    .filter(({ p_slip, p_guess }) => p_slip + p_guess < 0.999);
  const weight = fc.double({ min: 0, max: 5, noNaN: true });

  it('stays a probability for any learner, skill, and weight', () => {
    fc.assert(
      fc.property(chance, fc.constantFrom('correct' as const, 'incorrect' as const), sane, weight, (p, outcome, params, w) => {
        const after = updateMastery(p, outcome, params, w);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never lowers mastery after a right answer, and a wrong one never ends up higher', () => {
    fc.assert(
      fc.property(chance, sane, weight, (p, params, w) => {
        const right = updateMastery(p, 'correct', params, w);
        expect(right).toBeGreaterThanOrEqual(p - 1e-12);
        expect(updateMastery(p, 'incorrect', params, w)).toBeLessThanOrEqual(right + 1e-12);
      }),
    );
  });

  it('moves mastery further the more an answer weighs', () => {
    fc.assert(
      fc.property(chance, sane, weight, (p, params, w) => {
        expect(updateMastery(p, 'correct', params, w + 1)).toBeGreaterThanOrEqual(updateMastery(p, 'correct', params, w) - 1e-12);
        expect(updateMastery(p, 'incorrect', params, w + 1)).toBeLessThanOrEqual(
          updateMastery(p, 'incorrect', params, w) + 1e-12,
        );
      }),
    );
  });
});

describe('logOddsAfter', () => {
  const answers = (right: number, wrong: number) => [
    ...Array.from({ length: right }, () => 'correct' as const),
    ...Array.from({ length: wrong }, () => 'incorrect' as const),
  ];
  const after = (outcomes: readonly ('correct' | 'incorrect')[], from = logOddsOf(0.2)) =>
    outcomes.reduce((logOdds, outcome) => logOddsAfter(logOdds, outcome, fracAddLike), from);

  // Starting at ln(.2/.8), each right answer adds ln(.9/.2) − ln(.88) = 1.632, and each wrong one subtracts ln(.8/.1) + ln(.88)
  // = 1.952.
  it.each([
    { right: 100, wrong: 82, isLikely: true },
    { right: 100, wrong: 84, isLikely: false },
    { right: 5000, wrong: 4180, isLikely: true },
    { right: 5000, wrong: 4182, isLikely: false },
  ])('counts each of $wrong wrong answers after $right right ones in full', ({ right, wrong, isLikely }) => {
    expect(chanceOf(after(answers(right, wrong))) > 0.5).toBe(isLikely);
  });

  const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const learning = fc.oneof(fc.constant(0), rate(1e-6, 0.9));
  const params = fc.record({ p_slip: rate(0.001, 0.499), p_guess: rate(0.001, 0.499), p_transit: learning });
  /** Right and wrong answers in long runs: some round a probability to 1, and others then have to lower it. */
  const runs = fc.array(fc.tuple(fc.nat({ max: 2000 }), fc.nat({ max: 2000 })), { minLength: 1, maxLength: 5 });
  const outcomesOf = (these: readonly (readonly [number, number])[]) =>
    these.flatMap(([right, wrong]) => answers(right, wrong)).slice(0, 5000);

  it('agrees with exact arithmetic on both states after up to 5,000 answers', () => {
    fc.assert(
      fc.property(rate(0.001, 0.999), params, runs, (p_init, rates, these) => {
        const outcomes = outcomesOf(these);
        let [ours, farthest] = [logOddsOf(p_init), 0];
        for (const outcome of outcomes) {
          ours = logOddsAfter(ours, outcome, rates);
          farthest = Math.max(farthest, Math.abs(ours));
        }
        // A difference in log-odds is the relative difference of the smaller state. Up to 700, that state fits in a double;
        // beyond, up to 35,000, rounding errors are larger.
        expect(Math.abs(ours - exactLogOdds(p_init, outcomes, rates))).toBeLessThan(farthest < 700 ? 1e-9 : 2e-8);
      }),
      { numRuns: 30 },
    );
  });

  it("falls with every wrong answer, whatever came before, if the chance to learn can't make up for it", () => {
    fc.assert(
      fc.property(runs, (these) => {
        const high = Math.max(after(outcomesOf(these)), 5);
        expect(after(['incorrect'], high)).toBeLessThan(high - 1.9);
      }),
      { numRuns: 30 },
    );
  });
});

describe('chanceOfCorrect', () => {
  it('adds knowing without a slip and guessing right', () => {
    expect(chanceOfCorrect(0.2, fracAddLike)).toBeCloseTo(0.2 * 0.9 + 0.8 * 0.2, 12);
  });
});
