import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RefusalError } from './refusals.ts';

/** Limits how often one key, e.g. an address or an account, may do something in a span of time. */
export type Limiter = {
  /** Uses one of the key's uses. Errors  `too_many` with `Retry-After` once none are left. */
  use: (key: string) => Promise<void>;
  /** Gives a use back because it turned out not to count. */
  giveBack: (key: string) => Promise<void>;
};

/** A limit: its unique name, and `max` uses in `seconds`, counted from the first use. */
export type Limit = { name: string; max: number; seconds: number };

export type Limiters = {
  limiter: (limit: Limit) => Limiter;
  close: () => void;
};

/** How long Redis isn't asked again after a failure: a Redis that hangs must not delay every request. */
const restMs = 2000;

/**
 * Opens the place where limits are counted: in Redis if there is one, so that copies of the server share their counts; in this
 * process if there is none or while Redis is down. Each copy then enforces the limit by itself, starting from zero, and the log
 * says so once.
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
          if (error instanceof RateLimiterRes) throw error; // the limit is reached: an answer, not a failure
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
  let told = false; // it keeps retrying while Redis is down, but logs one line per outage
  let restsUntil = 0;
  const failed = (error?: unknown) => {
    restsUntil = Date.now() + restMs;
    if (!told)
      log.warn({ err: error }, 'Redis does not answer: each copy of the server holds the limits for itself until it does');
    told = true;
  };
  client.on('error', failed);
  client.on('close', () => failed()); // a connection that closes raises no error of its own
  client.on('ready', () => {
    told = false;
    restsUntil = 0;
  });
  // Waits until it is known whether Redis answers, so that no early request is counted elsewhere.
  const answered = new Promise<void>((resolve) => client.once('ready', () => resolve()).once('error', () => resolve()));
  return {
    client,
    answered,
    failed,
    rests: () => Date.now() < restsUntil,
    close: () => client.removeAllListeners('close').disconnect(),
  };
}
