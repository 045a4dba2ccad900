import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { newLearner, turnOf } from './test-samples.ts';

const quarterOfAnHour = 15 * 60_000;
const soon = 20_000;

describe('the upkeep of a data folder', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'stoa-upkeep-'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    rmSync(dataDir, { recursive: true });
  });

  /** Takes turns in one session whose state doesn't compress well. Returns the space that sessions take then, in kB. */
  async function afterTurns(store: Store, from: number, to: number): Promise<number> {
    const learnerId = (await store.accounts.list({ limit: 1 })).items[0]?.id ?? (await newLearner(store));
    for (let expectedVersion = from; expectedVersion < to; expectedVersion += 1) {
      const state = Array.from({ length: 400 }, (_, n) => Math.sin(n + expectedVersion));
      const session = { id: 'session', tutor: 'practice', expectedVersion, state } as const;
      expect(await store.journal.commit(turnOf(learnerId, { session }))).toEqual({ kind: 'committed' });
    }
    const { rows } = await sql<{ kb: number }>`select (pg_total_relation_size('tutor_sessions') / 1024)::int as kb`.execute(
      store.db,
    );
    return rows[0]!.kb;
  }

  const toReplay = async (store: Store) => {
    const { rows } = await sql<{ bytes: number }>`
      select (pg_current_wal_insert_lsn() - redo_lsn)::int as bytes from pg_control_checkpoint()`.execute(store.db);
    return rows[0]!.bytes;
  };

  it('lets new sessions reuse the space of old ones, and leaves little to replay after a crash', async () => {
    const store = await openStore({ dataDir });
    const first = await afterTurns(store, 0, 100);
    expect(await afterTurns(store, 100, 150)).toBeGreaterThan(first * 1.3); // without upkeep, it keeps growing
    const grown = await toReplay(store);

    vi.advanceTimersByTime(quarterOfAnHour);
    expect(await afterTurns(store, 150, 151)).toBeGreaterThan(first); // after the upkeep, because the turn waits for it
    const kept = await afterTurns(store, 151, 200);
    expect(await afterTurns(store, 200, 201)).toBeLessThanOrEqual(kept);
    expect(kept).toBeLessThan(first * 1.7);
    expect(await toReplay(store)).toBeLessThan(grown);
    await store.close();

    const again = await openStore({ dataDir });
    const unkept = await afterTurns(again, 201, 251);
    const replayed = await toReplay(again);
    vi.advanceTimersByTime(soon);
    expect(await afterTurns(again, 251, 301)).toBeLessThanOrEqual(unkept);
    expect(await toReplay(again)).toBeLessThan(replayed);
    await again.close();
  });

  it('ends when the store closes', async () => {
    const store = await openStore({ dataDir });
    await afterTurns(store, 0, 3);
    vi.advanceTimersByTime(quarterOfAnHour);
    await store.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
