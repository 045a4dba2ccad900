import { describe, expect, it } from 'vitest';
import { isFromHere } from './same-origin.ts';

const host = 'stoa.school';

describe('isFromHere', () => {
  it.each([
    { headers: { 'sec-fetch-site': 'same-origin' }, fromHere: true },
    { headers: { 'sec-fetch-site': 'none' }, fromHere: true },
    { headers: { 'sec-fetch-site': 'cross-site' }, fromHere: false },
    { headers: { 'sec-fetch-site': 'same-site' }, fromHere: false },
    { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://stoa.school' }, fromHere: false },
    { headers: { origin: 'https://stoa.school' }, fromHere: true },
    { headers: { origin: 'https://evil.example' }, fromHere: false },
    { headers: { origin: 'https://stoa.school.evil.example' }, fromHere: false },
    { headers: { origin: 'null' }, fromHere: false },
    { headers: {}, fromHere: true },
    { headers: { authorization: 'Bearer stoa_x.y', 'sec-fetch-site': 'cross-site' }, fromHere: true },
  ])('returns $fromHere for $headers', ({ headers, fromHere }) => {
    expect(isFromHere({ host, ...headers }, null)).toBe(fromHere);
  });

  it('goes by the public address when a proxy changes the host', () => {
    const behindProxy = { host: '10.0.0.7:4000', origin: 'https://stoa.school' };
    expect(isFromHere(behindProxy, null)).toBe(false);
    expect(isFromHere(behindProxy, 'https://stoa.school/')).toBe(true);
  });
});
