import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHouse, type OpenHouse } from './open-house.ts';
import { redisIsThere, startRedis, type PrivateRedis } from './private-redis.ts';

describe.skipIf(!redisIsThere())('two copies of the server with one Redis', () => {
  let redis: PrivateRedis;
  let houses: [OpenHouse, OpenHouse];
  const lines: string[] = [];

  beforeEach(async () => {
    redis = await startRedis();
    const open = () => openHouse({ lines, env: { REDIS_URL: redis.url, STOA_MAX_SIGN_INS_PER_ACCOUNT: '3' } });
    houses = [await open(), await open()];
  });
  afterEach(async () => {
    await Promise.all(houses.map((house) => house.close()));
    await redis.kill();
  });

  const guess = async (house: OpenHouse, email = 'target@example.org') =>
    (await house.anonymous.post('/api/account/sign-in', { email, password: 'guess' })).statusCode;

  it('count the guesses at one account together', async () => {
    const [first, second] = houses;
    expect([await guess(first), await guess(second), await guess(first)]).toEqual([401, 401, 401]);
    expect([await guess(second), await guess(first)]).toEqual([429, 429]);
    expect(await guess(second, 'other@example.org')).toBe(401);
  });

  it('let people in when Redis is killed, and say so', async () => {
    for (let tries = 0; tries < 3; tries += 1) await guess(houses[0]);
    expect(await guess(houses[1])).toBe(429);
    await redis.kill();
    expect([await guess(houses[0]), await guess(houses[1])]).toEqual([401, 401]);
    expect(lines.join('')).toContain('Redis does not answer');
  });
});
