export type Rest = {
  /** Failures in a row after which the service isn't asked for a while. */
  after: number;
  /** How long it isn't asked, in milliseconds. */
  ms: number;
};

/** What an answer shows about the service. A useless answer isn't always a failure: the next question may get a better one. */
type Standing = 'well' | 'failed' | 'late';

/**
 * Stops asking an outside service that keeps failing, so that not every question waits for a whole time limit. Two timeouts in
 * a row are enough, because those are what people wait for. After the rest, one call is let through: if it fails too, the rest
 * starts again.
 *
 * Parameters  `standing`: what an answer shows about the service. `resting`: the answer during the rest, after this many
 *             failures in a row.
 */
export function circuitBreaker<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
  { standing, resting }: { standing: (answer: Answer) => Standing; resting: (failures: number) => Answer },
  rest: Rest,
  clock: () => number,
): (...asked: Asked) => Promise<Answer> {
  let failures = 0;
  let late = 0;
  const tired = () => failures >= rest.after || late >= lateInARow;
  let until = -Infinity;

  return async (...asked) => {
    if (clock() < until) return resting(failures);
    // The first call after a rest is a test: the others aren't sent until its result is known.
    if (tired()) until = clock() + rest.ms;
    const answer = await ask(...asked);
    const stands = standing(answer);
    failures = stands === 'well' ? 0 : failures + 1;
    late = stands === 'late' ? late + 1 : 0;
    until = tired() ? clock() + rest.ms : -Infinity;
    return answer;
  };
}

/** After this many timeouts in a row, the service rests, however many other failures are allowed. */
const lateInARow = 2;
