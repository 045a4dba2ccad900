import type { ModelAnswer, ModelCall } from '@stoa/engine/turn/ask';

export type Rest = {
  /** Failures in a row after which nobody is asked for a while. */
  after: number;
  /** How long, in milliseconds. */
  ms: number;
};

/**
 * Lets a language model rest that fails again and again, so that its students are not made to wait a whole time limit for every hint.
 * Lateness and errors count, and of lateness alone twice is enough, for it is what students wait for; words that are malformed or refused do not, for the next question may fare better. After the rest
 * one call is let through: if it fails too, the rest begins again.
 */
export function circuitBreaker<More extends unknown[]>(
  languageModel: (call: ModelCall, ...more: More) => Promise<ModelAnswer>,
  rest: Rest,
  clock: () => number,
): (call: ModelCall, ...more: More) => Promise<ModelAnswer> {
  let failures = 0;
  let late = 0;
  const tired = () => failures >= rest.after || late >= lateInARow;
  let until = -Infinity;

  return async (call, ...more) => {
    if (clock() < until) {
      const detail = `the model rests after ${failures} failures in a row`;
      return { kind: 'none', why: 'error', detail, provider: null, model: null };
    }
    // Whoever comes first after a rest tries for all: the others rest on until she knows.
    if (tired()) until = clock() + rest.ms;
    const answer = await languageModel(call, ...more);
    const failed = answer.kind === 'none' && (answer.why === 'timeout' || answer.why === 'error');
    failures = failed ? failures + 1 : 0;
    late = answer.kind === 'none' && answer.why === 'timeout' ? late + 1 : 0;
    until = tired() ? clock() + rest.ms : -Infinity;
    return answer;
  };
}

/** Time limits reached one after the other, after which the model rests whatever else is allowed to fail. */
const lateInARow = 2;
