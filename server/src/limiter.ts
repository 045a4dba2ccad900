import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RefusalError } from './refusals.ts';

/** How often something may be done by one key, e.g. an address or an account, in a span of time. */
export type Limiter = {
  /** Uses one of what the key has left. Errors  `too_many` with `Retry-After` once nothing is. */
  use: (key: string) => Promise<void>;
  /** Gives back one that was used: it turned out to be nothing that counts. */
  giveBack: (key: string) => Promise<void>;
};

/** A limit has a name of its own; `max` uses in `seconds`, counted from the first of them. */
export type Limit = { name: string; max: number; seconds: number };

export type Limiters = {
  limiter: (limit: Limit) => Limiter;
  close: () => void;
};

/** So long Redis is not asked again after it has failed: a Redis that hangs must not hold up every request. */
const restMs = 2000;

/**
 * Where limits are counted: in Redis where there is one, so that copies of the server share their counts; in this process where there
 * is none, and while Redis is away. Then each copy holds the limit for itself, beginning from nothing, and the log says so once.
 */
export async function openLimiters({ redisUrl, log }: { redisUrl: string | null; log: Logger }): Promise<Limiters> {
  const redis = redisUrl === null ? null : openRedis(redisUrl, log);
  await redis?.answered;
  return {
    limiter({ name, max, seconds }) {
      const about = { keyPrefix: `stoa-limit:${name}`, points: max, duration: seconds };
      const here = new RateLimiterMemory(about);
      const joint =
        redis === null ? null : new RateLimiterRedis({ ...about, storeClient: redis.client, rejectIfRedisNotReady: true });

      const count = async (by: (limiter: RateLimiterAbstract) => Promise<unknown>) => {
        if (joint === null || redis === null || redis.rests()) return by(here);
        try {
          return await by(joint);
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error; // the limit is reached: that is an answer
          redis.failed(error);
          return by(here);
        }
      };
      return {
        async use(key) {
          try {
            await count((limiter) => limiter.consume(key));
          } catch (error) {
            throw error instanceof RateLimiterRes ? tooOften(error) : error;
          }
        },
        async giveBack(key) {
          await count((limiter) => limiter.reward(key));
        },
      };
    },
    close: () => redis?.close(),
  };
}

function tooOften({ msBeforeNext }: RateLimiterRes): RefusalError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new RefusalError('too_many', `That’s too many tries. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

function openRedis(url: string, log: Logger) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 300,
  });
  let told = false; // it tries again for as long as Redis is away; one line for each time it goes
  let restsUntil = 0;
  const failed = (error?: unknown) => {
    restsUntil = Date.now() + restMs;
    if (!told)
      log.warn({ err: error }, 'Redis does not answer: each copy of the server holds the limits for itself until it does');
    told = true;
  };
  client.on('error', failed);
  client.on('close', () => failed()); // a connection that ends tells no error by itself
  client.on('ready', () => {
    told = false;
    restsUntil = 0;
  });
  // Whether it is there is known before the first request, so that none is counted elsewhere.
  const answered = new Promise<void>((resolve) => client.once('ready', () => resolve()).once('error', () => resolve()));
  return {
    client,
    answered,
    failed,
    rests: () => Date.now() < restsUntil,
    close: () => client.removeAllListeners('close').disconnect(),
  };
}
