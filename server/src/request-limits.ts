import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from './app-context.ts';
import { openLimiters } from './limiter.ts';
import type { Limiter, Limiters } from './limiter.ts';
import { RefusalError } from './refusals.ts';
import type { RefusalCode } from './refusals.ts';

const minute = 60;

/** How often one may ask. Every check throws `too_many` with `Retry-After` once its limit is passed. */
export type RequestLimits = Pick<Limiters, 'limiter'> & {
  /** Any request, by account, or by address for those not signed in. */
  ofRequests: (request: FastifyRequest) => Promise<void>;
  /** Opening an account or a session without a password, or a token, by address: a whole school may stand behind one. */
  ofOpenings: (request: FastifyRequest) => Promise<void>;
  /**
   * Tries a password: a wrong one counts against the address, a right one does not. A class that signs in behind one address is not
   * taken for somebody who guesses. How wrong ones count against the account, `auth/sign-in-guesses.ts` says.
   */
  guess: <T>(request: FastifyRequest, attempt: () => Promise<T>) => Promise<T>;
  /** Signs up: that an address turns out to be in use counts, for it tells something. */
  signUp: <T>(request: FastifyRequest, attempt: () => Promise<T>) => Promise<T>;
};

/** Sets up the limits, shared by copies of the server where they have a Redis in common (`limiter.ts`). */
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

/** Counts an attempt that is refused in this way. It is counted before and given back after: a thousand at once must not all find the count at nothing. */
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
