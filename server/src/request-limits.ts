import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from './app-context.ts';
import { openLimiters } from './limiter.ts';
import type { Limiter, Limiters } from './limiter.ts';
import { RefusalError } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';

const minute = 60;

/** Limits how often a caller may do something. Every check throws `too_many` with `Retry-After` once its limit is exceeded. */
export type RequestLimits = Pick<Limiters, 'limiter'> & {
  /** Any request, by account, or by address for those not signed in. */
  ofRequests: (request: FastifyRequest) => Promise<void>;
  /** Opening an account, a session without a password, or a token, by address: a whole school may share one. */
  ofOpenings: (request: FastifyRequest) => Promise<void>;
  /**
   * Tries a password: only a wrong one counts against the address, so a class that signs in behind one address isn't mistaken
   * for an attacker. `auth/sign-in-guesses.ts` counts wrong ones against the account.
   */
  guess: <T>(request: FastifyRequest, attempt: () => Promise<T>) => Promise<T>;
  /** Signs up: counts only if the address turns out to be in use, because that reveals something. */
  signUp: <T>(request: FastifyRequest, attempt: () => Promise<T>) => Promise<T>;
};

/** Sets up the limits; copies of the server share them if they share a Redis (`limiter.ts`). */
export async function requestLimits(
  app: FastifyInstance,
  { config: { redisUrl, limits }, log }: AppContext,
): Promise<RequestLimits> {
  const { limiter, close } = await openLimiters({ redisUrl, log });
  app.addHook('onClose', async () => close());

  const byAccount = limiter({ name: 'requests', max: limits.requestsPerMinute, seconds: minute });
  const byAddress = limiter({ name: 'requests-by-address', max: limits.requestsPerAddress, seconds: minute });
  const openings = limiter({ name: 'openings', max: limits.openingsPerMinute, seconds: minute });
  const guessesFrom = limiter({ name: 'guesses-from', max: limits.signInsPerMinute, seconds: minute });
  const inUse = limiter({ name: 'addresses-in-use', max: limits.signInsPerMinute, seconds: 15 * minute });

  return {
    limiter,
    ofRequests: ({ caller, ip }) => (caller === null ? byAddress.use(ip) : byAccount.use(caller.id)),
    ofOpenings: ({ ip }) => openings.use(ip),
    guess: ({ ip }, attempt) => countedIf('wrong_credentials', guessesFrom, ip, attempt),
    signUp: ({ ip }, attempt) => countedIf('email_taken', inUse, ip, attempt),
  };
}

/**
 * Counts an attempt only if it is refused with this code. It is counted before and given back after, so that a thousand
 * attempts at once don't all find a count of zero.
 */
async function countedIf<T>(code: RefusalCode, limit: Limiter, key: string, attempt: () => Promise<T>): Promise<T> {
  await limit.use(key);
  try {
    const result = await attempt();
    await limit.giveBack(key);
    return result;
  } catch (error) {
    if (!(error instanceof RefusalError && error.code === code)) await limit.giveBack(key);
    throw error;
  }
}
