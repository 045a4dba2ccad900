import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BktParams } from '@stoa/schema/skill';
import { seededChance } from '../simulation/seeded-chance.ts';
import { chanceOf, chanceOfCorrect, logOddsAfter, logOddsOf } from './bkt.ts';
import { bktBounds, fitBkt, typicalSkill } from './fit-bkt.ts';

/** Simulates learners who behave exactly as the parameters say. */
function simulated(
  params: BktParams,
  { learners, responses, seed }: { learners: number; responses: number; seed: number },
): boolean[][] {
  const chance = seededChance(seed);
  return Array.from({ length: learners }, () => {
    let knows = chance() < params.p_init;
    return Array.from({ length: responses }, () => {
      const right = chance() < (knows ? 1 - params.p_slip : params.p_guess);
      knows ||= chance() < params.p_transit;
      return right;
    });
  });
}

/** Returns the log-likelihood of the responses under the parameters, by the tutor's own update, one response after the other. */
const logLikelihood = (sequences: readonly (readonly boolean[])[], params: BktParams): number =>
  sequences
    .flatMap((sequence) => {
      let logOdds = logOddsOf(params.p_init);
      return sequence.map((right) => {
        const chance = chanceOfCorrect(chanceOf(logOdds), params);
        logOdds = logOddsAfter(logOdds, right ? 'correct' : 'incorrect', params);
        return Math.log(right ? chance : 1 - chance);
      });
    })
    .reduce((sum, one) => sum + one, 0);

const sequences = fc.array(fc.array(fc.boolean(), { maxLength: 12 }), { maxLength: 30 });
/** A few learners who practice a skill for thousands of responses, in long runs. */
const long = fc.array(
  fc
    .array(fc.tuple(fc.nat({ max: 3000 }), fc.nat({ max: 3000 })), { minLength: 1, maxLength: 4 })
    .map((runs) =>
      runs
        .flatMap(([right, wrong]) => [...Array<boolean>(right).fill(true), ...Array<boolean>(wrong).fill(false)])
        .slice(0, 5000),
    ),
  { minLength: 1, maxLength: 4 },
);

describe('fitBkt', () => {
  it.each<BktParams>([
    { p_init: 0.2, p_transit: 0.15, p_slip: 0.1, p_guess: 0.2 },
    { p_init: 0.5, p_transit: 0.08, p_slip: 0.05, p_guess: 0.25 },
    { p_init: 0.05, p_transit: 0.3, p_slip: 0.2, p_guess: 0.1 },
    { p_init: 0.7, p_transit: 0.2, p_slip: 0.12, p_guess: 0.3 },
    { p_init: 0.65, p_transit: 0.06, p_slip: 0.4, p_guess: 0.08 },
  ])('recovers the parameters that learners were simulated with: $p_init, $p_transit, $p_slip, $p_guess', (truth) => {
    const { params, converged } = fitBkt(simulated(truth, { learners: 4000, responses: 12, seed: 11 }));
    expect(converged).toBe(true);
    for (const name of ['p_init', 'p_transit', 'p_slip', 'p_guess'] as const) {
      expect(Math.abs(params[name] - truth[name]), name).toBeLessThan(0.04);
    }
  });

  it("reports the likelihood that the tutor's own update gives", () => {
    fc.assert(
      fc.property(sequences, (responses) => {
        const { params, log_likelihood } = fitBkt(responses);
        expect(log_likelihood).toBeCloseTo(logLikelihood(responses, params), 6);
      }),
    );
  });

  it('fits sequences of thousands of responses, and reports their likelihood', () => {
    fc.assert(
      fc.property(long, (responses) => {
        const { params, log_likelihood } = fitBkt(responses);
        for (const value of [...Object.values(params), log_likelihood]) expect(value).toSatisfy(Number.isFinite);
        const told = logLikelihood(responses, params);
        expect(Math.abs(log_likelihood - told)).toBeLessThan(1e-9 * Math.abs(told) + 1e-6);
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['no response', [[], []], 'there is no response'],
    ['right responses alone', [[true, true], [true]], 'every response is right'],
    ['wrong responses alone', [[false], [false, false]], 'every response is wrong'],
    ['one response a learner', [[true], [false], [true], []], 'no learner answered twice'],
    ['what settles it', [[true, false], [true]], null],
  ])("says whether and why %s can't settle the parameters, and still returns usable ones", (_, responses, why) => {
    const { params, why: said } = fitBkt(responses);
    expect(said).toBe(why);
    for (const value of Object.values(params)) expect(value).toSatisfy((one: number) => one > 0 && one < 1);
  });

  it('explains the responses about as well as the true parameters, or better', () => {
    const truth = { p_init: 0.3, p_transit: 0.1, p_slip: 0.1, p_guess: 0.25 };
    const made = simulated(truth, { learners: 500, responses: 8, seed: 3 });
    expect(fitBkt(made).log_likelihood).toBeGreaterThan(logLikelihood(made, truth) - 1); // the tempering may cost a little
  });

  it('stays within bounds on any responses, even all right or all wrong', () => {
    fc.assert(
      fc.property(sequences, (responses) => {
        const { params } = fitBkt(responses);
        for (const [name, [least, most]] of Object.entries(bktBounds)) {
          expect(params[name as keyof BktParams]).toBeGreaterThanOrEqual(least);
          expect(params[name as keyof BktParams]).toBeLessThanOrEqual(most);
        }
        expect(params.p_guess + params.p_slip).toBeLessThan(1);
      }),
    );
  });

  it('does not depend on the order of the learners', () => {
    const made = simulated(typicalSkill, { learners: 60, responses: 6, seed: 5 });
    const [one, other] = [fitBkt(made), fitBkt(made.toReversed())];
    for (const name of ['p_init', 'p_transit', 'p_slip', 'p_guess'] as const) {
      expect(one.params[name]).toBeCloseTo(other.params[name], 9);
    }
  });

  it('returns the typical skill if nobody has answered', () => {
    expect(fitBkt([])).toMatchObject({ params: typicalSkill, responses: 0, converged: true });
    expect(fitBkt([[]])).toMatchObject({ params: typicalSkill, sequences: 1, responses: 0 });
  });
});
