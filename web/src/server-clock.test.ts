import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contracts } from '@stoa/schema/contracts/all-contracts';
import { makeClient } from './client.ts';
import { heardServerDate, serverNow } from './server-clock.ts';

const hour = 60 * 60_000;
const device = Date.parse('2026-03-02T08:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: device }));
afterEach(() => {
  heardServerDate(new Date().toUTCString());
  vi.useRealTimers();
});

describe('the clock for countdowns', () => {
  it.each([
    { name: 'five hours behind', ahead: 5 * hour },
    { name: 'a day ahead', ahead: -24 * hour },
    { name: 'ten seconds behind', ahead: 10_000 },
  ])('follows the server when this device is $name, from the first answer on', async ({ ahead }) => {
    const headers = { date: new Date(device + ahead).toUTCString() };
    const client = makeClient(contracts, { lost: () => {}, found: () => {} }, async () => new Response('{}', { headers }));
    await client.practice.home({});
    expect(serverNow()).toBe(device + ahead);
    vi.advanceTimersByTime(hour);
    expect(serverNow()).toBe(device + ahead + hour);
  });

  it.each([null, '', 'soon', new Date(device - 2000).toUTCString()])('follows this device when told %j', (date) => {
    heardServerDate(date);
    expect(serverNow()).toBe(device);
  });
});
