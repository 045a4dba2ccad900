import type { BktParams } from '@stoa/schema/skill';
import { expectedCounts, type ExpectedCounts } from './learning-moment.ts';
import { responsePatterns, type ResponsePatterns, type ResponseSequence } from './response-patterns.ts';

export type BktFit = {
  params: BktParams;
  /** Why `params` are close to the usual ones, in words for a person; null if the responses determined them. */
  why: string | null;
  /** Natural log-likelihood of the responses under `params`. */
  log_likelihood: number;
  /** How many rounds of EM the best start took. */
  iterations: number;
  /** True if another round would have changed next to nothing. */
  converged: boolean;
  sequences: number;
  responses: number;
};

/**
 * The range of each parameter. Guess and slip stay below one half: above it, knowing would make a right answer less likely, and
 * the model would have swapped its two states (Baker, Corbett & Aleven 2008, "More accurate student modeling through contextual
 * estimation of slip and guess", ITS, call such fits degenerate). Nothing is ever certain, so that no later response is
 * impossible.
 */
export const bktBounds: Readonly<Record<keyof BktParams, readonly [least: number, most: number]>> = {
  p_init: [0.001, 0.999],
  p_transit: [0.0005, 0.9],
  p_slip: [0.001, 0.499],
  p_guess: [0.001, 0.499],
};

/** The parameters of a skill about which nothing is known. */
export const typicalSkill: BktParams = { p_init: 0.4, p_transit: 0.1, p_slip: 0.1, p_guess: 0.2 };

/**
 * The strength of the tempering: the usual value of each parameter counts like this many observations. It keeps a skill that
 * few have practiced from being fitted to noise, and hardly matters among a thousand responses. With 20, held-out responses of
 * simulated learners were predicted better than with 3, at every size of the data (BENCHMARKS.md).
 */
const temper = 20;

/**
 * EM climbs to the nearest peak, so it starts from several places besides the usual skill: one that is new to most, one known
 * to most, one with many slips and few guesses, and one the other way around. All climb for a while, and the highest goes on.
 */
const starts: readonly BktParams[] = [
  { p_init: 0.15, p_transit: 0.2, p_slip: 0.15, p_guess: 0.3 },
  { p_init: 0.7, p_transit: 0.05, p_slip: 0.2, p_guess: 0.15 },
  { p_init: 0.7, p_transit: 0.1, p_slip: 0.4, p_guess: 0.1 },
  { p_init: 0.3, p_transit: 0.02, p_slip: 0.1, p_guess: 0.4 },
];
const firstRounds = 25;
const mostRounds = 1000;
const stillness = 1e-7; // a climb ends when it gains less log-likelihood per response than this

/**
 * Fits the four parameters of one skill to its responses by expectation maximization, within `bktBounds`.
 *
 * Units   the parameters are probabilities; a sequence is one learner's first attempts, oldest first. `usual` holds the
 *         parameters of a skill about which nothing is known; the fit is tempered towards them.
 * Errors  none. If the responses can't determine the parameters, `why` says so, and usable parameters are still returned.
 * Source  Baum, Petrie, Soules & Weiss (1970), Ann. Math. Statist. 41, 164–171, for a chain of two states in which what is
 *         known stays known (Corbett & Anderson 1995); the M-step is tempered by a Beta prior around `usual`.
 */
export function fitBkt(sequences: readonly ResponseSequence[], usual: BktParams = typicalSkill): BktFit {
  const patterns = responsePatterns(sequences);
  const responses = sequences.reduce((sum, { length }) => sum + length, 0);
  const best = responses === 0 ? null : highest(patterns, responses, usual);
  return {
    params: best?.params ?? usual,
    why: unsettled(sequences, responses) ?? (best?.converged === false ? `it was still moving after ${mostRounds} rounds` : null),
    log_likelihood: best?.counts.log_likelihood ?? 0,
    iterations: best?.iterations ?? 0,
    converged: best?.converged ?? true,
    sequences: sequences.length,
    responses,
  };
}

/** Says why the responses can't determine the four parameters; null if they can. */
function unsettled(sequences: readonly ResponseSequence[], responses: number): string | null {
  if (responses === 0) return 'there is no response';
  const rights = sequences.reduce((sum, sequence) => sum + sequence.filter(Boolean).length, 0);
  if (rights === responses) return 'every response is right';
  if (rights === 0) return 'every response is wrong';
  return sequences.every(({ length }) => length <= 1) ? 'no learner answered twice' : null;
}

type Climb = Pick<BktFit, 'params' | 'iterations' | 'converged'> & { counts: ExpectedCounts; height: number };

function highest(patterns: ResponsePatterns, responses: number, usual: BktParams): Climb {
  const enough = stillness * responses;
  const foot = (params: BktParams): Climb => {
    const counts = expectedCounts(patterns, params);
    return { params, counts, height: counts.log_likelihood + logPrior(params, usual), iterations: 0, converged: false };
  };
  const round = ({ counts, height, iterations }: Climb): Climb => {
    const next = foot(maximize(counts, usual));
    return { ...next, iterations: iterations + 1, converged: next.height - height < enough };
  };
  const climb = (from: Climb, rounds: number): Climb => {
    let here = from;
    while (!here.converged && here.iterations < rounds) here = round(here);
    return here;
  };
  const climbs = [usual, ...starts].map((start) => climb(foot(start), firstRounds));
  return climb(
    climbs.reduce((best, one) => (one.height > best.height ? one : best)),
    mostRounds,
  );
}

const names = ['p_init', 'p_transit', 'p_slip', 'p_guess'] as const;

/** The M-step: for each parameter, the count of what happened divided by the count of chances, tempered, within bounds. */
function maximize(counts: ExpectedCounts, usual: BktParams): BktParams {
  const one = (name: keyof BktParams) => {
    const { happened, chances } = counts[name];
    const [least, most] = bktBounds[name];
    return Math.min(most, Math.max(least, (happened + temper * usual[name]) / (chances + temper)));
  };
  return { p_init: one('p_init'), p_transit: one('p_transit'), p_slip: one('p_slip'), p_guess: one('p_guess') };
}

const logPrior = (params: BktParams, usual: BktParams): number =>
  names.reduce(
    (sum, name) => sum + temper * (usual[name] * Math.log(params[name]) + (1 - usual[name]) * Math.log(1 - params[name])),
    0,
  );
