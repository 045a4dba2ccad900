import { describe, expect, it } from 'vitest';
import { KnownDevices } from './known-devices.ts';

const devices = new KnownDevices('a secret of the tests, long enough', { secure: true });
const cookieOf = (header: string) => ({ cookie: `other=1; ${header.split(';')[0]!}` });

describe('a device', () => {
  it('is known to the account that signed in on it, in upper or lower case, and to no other', () => {
    const headers = cookieOf(devices.remember({}, 'Ann@maple.school'));
    expect(devices.deviceOf(headers, 'ann@MAPLE.school')).toMatch(/^[\w-]{16}$/);
    expect(devices.deviceOf(headers, 'bob@maple.school')).toBeNull();
    expect(devices.deviceOf({}, 'ann@maple.school')).toBeNull();
  });

  it('keeps its name when the account signs in again', () => {
    const first = cookieOf(devices.remember({}, 'ann@maple.school'));
    const again = cookieOf(devices.remember(first, 'ann@maple.school'));
    expect(devices.deviceOf(again, 'ann@maple.school')).toBe(devices.deviceOf(first, 'ann@maple.school'));
  });

  it('remembers the last eight accounts when a class shares it, in a cookie that stays short', () => {
    const headers = Array.from({ length: 30 }).reduce<{ cookie: string }>(
      (before, _, at) => cookieOf(devices.remember(before, `student-${at}@maple.school`)),
      { cookie: '' },
    );
    const known = Array.from({ length: 30 }, (_, at) => devices.deviceOf(headers, `student-${at}@maple.school`) !== null);
    expect(known.lastIndexOf(false)).toBe(21);
    expect(headers.cookie.length).toBeLessThan(600);
  });

  it('can’t be forged or passed on to another account', () => {
    const header = devices.remember({}, 'ann@maple.school');
    const forged = new KnownDevices('another secret, just as long as it', { secure: true });
    expect(devices.deviceOf(cookieOf(forged.remember({}, 'ann@maple.school')), 'ann@maple.school')).toBeNull();
    const bobs = devices.remember({}, 'bob@maple.school').split('=')[1]!.split('.')[0]!;
    const lent = header.replace(/=[\w-]{16}\./, `=${bobs}.`);
    expect(devices.deviceOf(cookieOf(lent), 'bob@maple.school')).toBeNull();
  });

  it('is remembered in a cookie that no script reads and no other site sends', () => {
    expect(devices.remember({}, 'ann@maple.school')).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    expect(new KnownDevices('s'.repeat(32), { secure: false }).remember({}, 'a@b.school')).not.toContain('Secure');
  });
});
