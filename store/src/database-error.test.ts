import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-error.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error('said by the driver'), { code, ...more });

describe('a database that can’t be reached', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('ECONNRESET'),
    coded('EPIPE'),
    coded('ENOENT', { syscall: 'connect' }),
    coded('57P01'),
    coded('57P03'),
    coded('08006'),
    coded('53300'),
    coded('40P01'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('wrapped', { cause: coded('57P02') }),
  ])('is recognized from %o', (error) => expect(isDatabaseAway(error)).toBe(true));

  it.each([
    coded('23505'),
    coded('42P01'),
    coded('ENOENT', { syscall: 'open' }),
    coded('ST409'),
    new Error('a session was not terminated'),
    'Connection terminated',
    null,
  ])('isn’t recognized from %o', (error) => expect(isDatabaseAway(error)).toBe(false));
});
