import { describe, expect, it } from 'vitest';
import { demoAddressOf, isDemoAddress, isReservedAddress } from './reserved-addresses.ts';

describe('an email address', () => {
  it.each([
    'demo-author@stoa.invalid',
    'Demo-Author@STOA.invalid',
    'ann@sub.stoa.invalid',
    'ann@example.com',
    'ann@mail.example.org',
    'ann@EXAMPLE.NET',
    'ann@school.test',
    'ann@school.example',
    'ann@localhost',
    'ann@school.invalid.',
  ])('is reserved: %s', (email) => expect(isReservedAddress(email)).toBe(true));

  it.each(['ann@maple.school', 'ann@example.edu', 'ann@test.school', 'ann@myexample.com', 'test@invalid.school'])(
    'is not reserved: %s',
    (email) => expect(isReservedAddress(email)).toBe(false),
  );

  it('counts as a demo address only if it belongs to a demo account', () => {
    expect(isDemoAddress(demoAddressOf('admin'))).toBe(true);
    expect(isDemoAddress('Demo-Admin@Stoa.Invalid')).toBe(true);
    expect(isDemoAddress('ann@maple.school')).toBe(false);
  });
});
