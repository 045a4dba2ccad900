import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { House } from './house.ts';
import { RefusalError } from './refusals.ts';

const minute = 60_000;

/** How often one may ask. Every check throws `too_many` with `Retry-After` once its limit is passed. */
export type RequestLimits = {
  /** Any request, by account, or by address for those not signed in. */
  ofRequests: (request: FastifyRequest) => Promise<void>;
  /** Trying a password or opening an account, by address. */
  ofSignIns: (request: FastifyRequest) => Promise<void>;
  /** Trying a password, by the e-mail address that is tried. */
  ofAccount: (request: FastifyRequest) => Promise<void>;
};

/**
 * Sets up the limits. Requests are counted in this process; sign-ins in Redis where there is one, so that copies of the server
 * share their counts. When Redis is away the limit lets everybody pass, and the log says so: a school that cannot sign in is worse
 * off than one whose sign-ins are unlimited for a while.
 */
export async function requestLimits(app: FastifyInstance, { config, log }: House): Promise<RequestLimits> {
  const redis = config.redisUrl === null ? undefined : openRedis(config.redisUrl, log);
  if (redis !== undefined) app.addHook('onClose', () => redis.removeAllListeners('close').disconnect());

  const local = await limiterIn(app, undefined);
  const joint = redis === undefined ? local : await limiterIn(app, redis);
  const { limits } = config;

  return {
    ofRequests: local({
      name: 'requests',
      max: limits.requestsPerMinute,
      timeWindow: minute,
      keyOf: (request) => request.caller?.id ?? request.ip,
    }),
    ofSignIns: joint({ name: 'sign-ins', max: limits.signInsPerMinute, timeWindow: minute, keyOf: (request) => request.ip }),
    ofAccount: joint({ name: 'account', max: limits.signInsPerAccount, timeWindow: 15 * minute, keyOf: emailKeyOf }),
  };
}

type Limit = { name: string; max: number; timeWindow: number; keyOf: (request: FastifyRequest) => string };

/** The plugin in a scope of its own, because one instance of it counts in one place. */
async function limiterIn(app: FastifyInstance, redis: Redis | undefined) {
  let scope: FastifyInstance | null = null;
  await app.register(async (inner) => {
    await inner.register(rateLimit, { global: false, redis, skipOnError: true, nameSpace: 'stoa-limit:' });
    scope = inner;
  });
  return ({ name, max, timeWindow, keyOf }: Limit) => {
    const check = scope!.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${name}:${keyOf(request)}` });
    return async (request: FastifyRequest) => {
      const result = await check(request);
      if (result.isAllowed || !result.isExceeded) return;
      const seconds = Math.max(1, result.ttlInSeconds);
      throw new RefusalError('too_many', `That was too often. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`, {
        headers: { 'retry-after': String(seconds) },
      });
    };
  };
}

/** Counted by a digest: an e-mail address has no business in Redis. */
function emailKeyOf(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}

function openRedis(url: string, log: House['log']): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, connectTimeout: 2000, commandTimeout: 500 });
  let told = false; // it tries again for as long as Redis is away; one line for each time it goes
  const away = (error?: Error) => {
    if (!told) log.warn({ err: error }, 'Redis does not answer: sign-in limits let everybody pass until it does');
    told = true;
  };
  redis.on('error', away);
  redis.on('close', () => away()); // a connection that ends tells no error by itself
  redis.on('ready', () => {
    told = false;
  });
  return redis;
}
