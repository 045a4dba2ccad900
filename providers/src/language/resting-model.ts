import type { ModelAnswer, ModelCall } from '@stoa/engine/turn/ask';
import { circuitBreaker } from '../circuit-breaker.ts';
import type { Rest } from '../circuit-breaker.ts';

/** Stops asking a language model that keeps failing. Timeouts and errors count; malformed or refused replies don't. */
export const restingModel = <More extends unknown[]>(
  languageModel: (call: ModelCall, ...more: More) => Promise<ModelAnswer>,
  rest: Rest,
  clock: () => number,
): ((call: ModelCall, ...more: More) => Promise<ModelAnswer>) =>
  circuitBreaker(
    languageModel,
    {
      standing: (answer) => {
        if (answer.kind !== 'none' || (answer.why !== 'timeout' && answer.why !== 'error')) return 'well';
        return answer.why === 'timeout' ? 'late' : 'failed';
      },
      resting: (failures) => {
        const detail = `the model rests after ${failures} failures in a row`;
        return { kind: 'none', why: 'error', detail, provider: null, model: null };
      },
    },
    rest,
    clock,
  );
