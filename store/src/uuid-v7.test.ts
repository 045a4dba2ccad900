import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidV7 } from './uuid-v7.ts';

describe('uuidV7', () => {
  it('is a UUID of version 7 that contains its time', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (at) => {
        const id = uuidV7(at);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at.getTime());
      }),
    );
  });

  it('sorts by time, and by order of creation within one millisecond', () => {
    const moments = [1, 1, 1, 2, 2, 900, 900].map((ms) => new Date(ms));
    const ids = moments.map(uuidV7);
    expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids);
  });

  it('never gives the same id twice', () => {
    const at = new Date();
    expect(new Set(Array.from({ length: 10_000 }, () => uuidV7(at))).size).toBe(10_000);
  });
});
