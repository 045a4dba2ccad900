import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from './house.ts';
import { openLimiters } from './limiter.ts';
import type { Limiters } from './limiter.ts';
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
   * Tries a password: a wrong one counts against the address and against the e-mail address that it is tried for, a right one against
   * neither. A class that signs in behind one address is not taken for somebody who guesses.
   */
  guess: <T>(request: FastifyRequest, email: string, attempt: () => Promise<T>) => Promise<T>;
};

/** What an attempt ended with that told the guesser something, so that it counts. */
const toldSomething: readonly RefusalCode[] = ['wrong_credentials', 'conflict'];

/** Sets up the limits, shared by copies of the server where they have a Redis in common (`limiter.ts`). */
export async function requestLimits(app: FastifyInstance, { config: { redisUrl, limits }, log }: House): Promise<RequestLimits> {
  const { limiter, close } = await openLimiters({ redisUrl, log });
  app.addHook('onClose', async () => close());

  const byAccount = limiter({ name: 'requests', max: limits.requestsPerMinute, seconds: minute });
  const byAddress = limiter({ name: 'requests-by-address', max: limits.requestsPerAddress, seconds: minute });
  const openings = limiter({ name: 'openings', max: limits.openingsPerMinute, seconds: minute });
  const guessesFrom = limiter({ name: 'guesses-from', max: limits.signInsPerMinute, seconds: minute });
  const guessesAt = limiter({ name: 'guesses-at', max: limits.signInsPerAccount, seconds: 15 * minute });

  return {
    limiter,
    ofRequests: ({ caller, ip }) => (caller === null ? byAddress.use(ip) : byAccount.use(caller.id)),
    ofOpenings: ({ ip }) => openings.use(ip),

    async guess({ ip }, email, attempt) {
      const account = digestOf(email);
      await guessesFrom.use(ip);
      await guessesAt.use(account);
      // They are used before and given back after: a thousand guesses at once must not all find the count at nothing.
      const spare = () => Promise.all([guessesFrom.giveBack(ip), guessesAt.giveBack(account)]);
      try {
        const result = await attempt();
        await spare();
        return result;
      } catch (error) {
        if (!(error instanceof RefusalError && toldSomething.includes(error.code))) await spare();
        throw error;
      }
    },
  };
}

/** Counted by a digest: an e-mail address has no business in Redis. */
const digestOf = (email: string): string => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
