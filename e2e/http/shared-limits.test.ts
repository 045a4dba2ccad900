import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openServer, type OpenServer } from './open-server.ts';
import { redisIsThere, startRedis, type PrivateRedis } from './private-redis.ts';

describe.skipIf(!redisIsThere())('two copies of the server with one Redis', () => {
  let redis: PrivateRedis;
  let servers: [OpenServer, OpenServer];
  const lines: string[] = [];

  beforeEach(async () => {
    lines.length = 0;
    redis = await startRedis();
    const open = () =>
      openServer({
        lines,
        env: { REDIS_URL: redis.url, STOA_MAX_SIGN_INS_PER_MINUTE: '3', STOA_MAX_REQUESTS_PER_ADDRESS: '20' },
      });
    servers = [await open(), await open()];
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await redis.kill();
  });

  /** Guesses a password, for another account each time, because guesses for one account are counted in the database. */
  const guess = async (server: OpenServer) =>
    (await server.anonymous.post('/api/account/sign-in', { email: `${randomUUID()}@maple.school`, password: 'guess' }))
      .statusCode;

  it('count the guesses from one address together', async () => {
    const [first, second] = servers;
    expect([await guess(first), await guess(second), await guess(first)]).toEqual([401, 401, 401]);
    expect([await guess(second), await guess(first)]).toEqual([429, 429]);
  });

  it('count the requests of one address together', async () => {
    const [first, second] = servers;
    const ask = async (server: OpenServer) => (await server.anonymous.get('/api/installation')).statusCode;
    for (let asked = 0; asked < 10; asked += 1) expect([await ask(first), await ask(second)]).toEqual([200, 200]);
    expect([await ask(first), await ask(second)]).toEqual([429, 429]);
  });

  it('each apply the limit separately when Redis is killed, and log that once', async () => {
    for (let tries = 0; tries < 3; tries += 1) await guess(servers[0]);
    expect(await guess(servers[1])).toBe(429);
    await redis.kill();
    for (const server of servers) {
      const statuses = [await guess(server), await guess(server), await guess(server), await guess(server), await guess(server)];
      expect(statuses).toEqual([401, 401, 401, 429, 429]);
    }
    expect(lines.filter((line) => line.includes('Redis does not answer'))).toHaveLength(servers.length);
  });
});
