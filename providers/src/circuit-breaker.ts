export type Rest = {
  /** Failures in a row after which nobody is asked for a while. */
  after: number;
  /** How long, in milliseconds. */
  ms: number;
};

/** What an answer says of whoever gave it. Not every answer that is no use is a failure: the next question may fare better. */
type Standing = 'well' | 'failed' | 'late';

/**
 * Lets an outside service rest that fails again and again, so that nobody is made to wait a whole time limit for every question. Of lateness alone twice in a row is enough, for it is what
 * people wait for. After the rest one call is let through: if it fails too, the rest begins again.
 *
 * Parameters  `standing`: what an answer says of the service. `resting`: the answer while it rests, after so many failures in a row.
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
    // Whoever comes first after a rest tries for all: the others rest on until she knows.
    if (tired()) until = clock() + rest.ms;
    const answer = await ask(...asked);
    const stands = standing(answer);
    failures = stands === 'well' ? 0 : failures + 1;
    late = stands === 'late' ? late + 1 : 0;
    until = tired() ? clock() + rest.ms : -Infinity;
    return answer;
  };
}

/** Time limits reached one after the other, after which it rests whatever else is allowed to fail. */
const lateInARow = 2;
