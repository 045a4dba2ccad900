import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-error.ts';
import { DiskFullError, freeSpaceGuard } from './free-space.ts';

const mega = 1_048_576;

describe('the free-space guard', () => {
  it('refuses while less than 64 MB are free, says what to do, and stops refusing when there is room', () => {
    let free = 63 * mega;
    const guard = freeSpaceGuard('/data', () => free);
    expect(guard).toThrow(DiskFullError);
    expect(guard).toThrow(/\/data has only 63 MB left.*Make room/);
    free = 65 * mega;
    expect(guard).not.toThrow();
  });

  it('reports a database that is away for a while, not a fault', () => {
    expect(isDatabaseAway(new DiskFullError('/data', 0))).toBe(true);
  });

  it('checks the disk once for many turns in quick succession', () => {
    let looks = 0;
    const guard = freeSpaceGuard('/data', () => {
      looks += 1;
      return 1000 * mega;
    });
    for (let turn = 0; turn < 100; turn += 1) guard();
    expect(looks).toBe(1);
  });

  it('reads the real disk', () => {
    expect(freeSpaceGuard(import.meta.dirname)).not.toThrow();
  });
});
