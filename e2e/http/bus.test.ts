import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBus, type Bus } from '@stoa/server/bus';
import { redisIsThere, startRedis, type PrivateRedis } from './private-redis.ts';

const log = pino({ level: 'silent' });

describe.skipIf(!redisIsThere())('what copies of the server tell each other', () => {
  let redis: PrivateRedis;
  const open: Bus[] = [];
  const bus = (): Bus => {
    const one = openBus({ redisUrl: redis.url, log });
    open.push(one);
    return one;
  };
  beforeEach(async () => {
    redis = await startRedis();
  });
  afterEach(async () => {
    for (const one of open.splice(0)) one.close();
    await redis.kill();
  });

  it('is heard though it is told before the connection is made', async () => {
    const heard = Promise.withResolvers<string>();
    await bus().hear('news', heard.resolve);
    bus().tell('news', 'just opened');
    expect(await heard.promise).toBe('just opened');
  });

  it('is heard by who listens second, while the first one’s subscription is under way', async () => {
    const listening = bus();
    const heard = Promise.withResolvers<string>();
    void listening.hear('news', () => undefined);
    await listening.hear('news', heard.resolve);
    bus().tell('news', 'to both');
    expect(await heard.promise).toBe('to both');
  });

  it('is heard by who goes on listening, once another has left', async () => {
    const listening = bus();
    const heard = Promise.withResolvers<string>();
    const leave = await listening.hear('news', () => undefined);
    await listening.hear('news', heard.resolve);
    leave();
    bus().tell('news', 'still there');
    expect(await heard.promise).toBe('still there');
  });
});
