import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBus, type Bus } from '@stoa/server/bus';
import { redisIsThere, startRedis, type PrivateRedis } from './private-redis.ts';

const log = pino({ level: 'silent' });

describe.skipIf(!redisIsThere())('a message between copies of the server', () => {
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

  it('arrives even if it is sent before the connection is ready', async () => {
    const heard = Promise.withResolvers<string>();
    await bus().hear('news', heard.resolve);
    bus().tell('news', 'just opened');
    expect(await heard.promise).toBe('just opened');
  });

  it('reaches a second listener that joins while the first one is still subscribing', async () => {
    const listening = bus();
    const heard = Promise.withResolvers<string>();
    void listening.hear('news', () => undefined);
    await listening.hear('news', heard.resolve);
    bus().tell('news', 'to both');
    expect(await heard.promise).toBe('to both');
  });

  it('reaches a listener that stays after another has left', async () => {
    const listening = bus();
    const heard = Promise.withResolvers<string>();
    const leave = await listening.hear('news', () => undefined);
    await listening.hear('news', heard.resolve);
    leave();
    bus().tell('news', 'still there');
    expect(await heard.promise).toBe('still there');
  });
});
