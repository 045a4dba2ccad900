import { describe, expect, it } from 'vitest';
import { readServerConfig } from './config.ts';

const secret = 'a secret of more than thirty-two characters';
const database = { DATABASE_URL: 'postgres://stoa@db.school/stoa', STOA_SECRET: secret };

describe('readServerConfig', () => {
  it('needs no settings on a laptop: this machine only, port 4000, demo mode', () => {
    expect(readServerConfig({})).toMatchObject({ host: '127.0.0.1', port: 4000, databaseUrl: null, secret: null, demo: true });
  });

  it.each([
    { env: {}, demo: true, when: 'on a laptop' },
    { env: { HOST: '0.0.0.0' }, demo: false, when: 'where others can reach it' },
    { env: database, demo: false, when: 'with a database of its own' },
    { env: { ...database, STOA_DEMO: '1' }, demo: true, when: 'wherever it is asked for' },
    { env: { STOA_DEMO: '0' }, demo: false, when: 'nowhere it is refused' },
  ])('has demo accounts $when: $demo', ({ env, demo }) => {
    expect(readServerConfig(env).demo).toBe(demo);
  });

  it('counts an empty variable as unset', () => {
    expect(readServerConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: null });
  });

  it('trusts only the proxies that are named', () => {
    expect(readServerConfig({ STOA_TRUST_PROXY: '10.0.0.1, 10.0.0.0/8' }).trustProxy).toEqual(['10.0.0.1', '10.0.0.0/8']);
    expect(readServerConfig({}).trustProxy).toBe(false);
  });

  it('requires a secret when there is a database, because every copy of the server must share it', () => {
    expect(() => readServerConfig({ DATABASE_URL: database.DATABASE_URL })).toThrow(/STOA_SECRET is needed/);
  });

  it('reports every problem at once, by the name of its variable', () => {
    const told = () => readServerConfig({ PORT: 'http', STOA_SECRET: 'short', DATABASE_URL: 'mysql://x', STOA_DEMO: 'perhaps' });
    expect(told).toThrow(/PORT is not a port[^]*DATABASE_URL is not[^]*STOA_DEMO is neither[^]*STOA_SECRET is shorter/);
  });
});
