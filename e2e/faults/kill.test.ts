import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import type { StorePlace } from '@stoa/store/open-store';
import { postgresIsThere } from '@stoa/store/test-databases';
import { startPostgres } from '@stoa/store/test-postgres';
import { amount } from '../drills/amount.ts';
import { Ledger } from './ledger.ts';
import type { RunningWriter } from './running-writer.ts';
import { runWriter } from './running-writer.ts';

const learners = ['ada', 'emmy', 'sophie'];
const kills = amount(10, 30);
const seed = Number(process.env['STOA_SEED'] ?? 20);

/**
 * Kills processes at random moments, one after another. Each takes over from the one before. Every fourth is killed while it's
 * still starting. The delays only choose the moment of the fault; they don't wait for anything. Returns the promises that were
 * broken.
 */
async function killAtRandom(place: StorePlace, killed: (writer: RunningWriter, round: number) => Promise<unknown>) {
  const random = seededChance(seed);
  const ledger = new Ledger();
  const breaches: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const writer = runWriter(place, learners);
    if (round % 4 > 0) await writer.acknowledges(2); // each learner's turns were found and continued, so that the final expectations don't depend on chance
    await delay(random() * (round % 4 > 0 ? 300 : 700));
    await killed(writer, round);
    breaches.push(...ledger.breachesIn(writer.said).map((breach) => `after kill ${round}: ${breach}`));
  }
  const last = runWriter(place, learners);
  await last.acknowledges(2);
  await last.kill();
  breaches.push(...ledger.breachesIn(last.said).map((breach) => `in the end: ${breach}`));
  return { breaches, seen: ledger.seen, promised: ledger.promised };
}

describe(`kill -9 at random moments, ${kills} times (STOA_SEED=${seed})`, () => {
  it('loses no acknowledged turn and applies no turn twice on PGlite, and the next process can use the folder', async ({
    task,
  }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stoa-kill-'));
    const { breaches, seen, promised } = await killAtRandom({ dataDir: folder }, async (writer) => {
      await writer.kill();
      expect(writer.errors()).toBe('');
    });
    expect(breaches).toEqual([]);
    // The test would prove nothing if no process was killed while it worked.
    expect(seen.replays).toBeGreaterThan(kills);
    for (const learner of learners) expect(promised.get(learner)).toBeGreaterThan(kills);
    task.meta.tried = kills;
    rmSync(folder, { recursive: true });
  }, 400_000);

  it.runIf(postgresIsThere())(
    'loses no acknowledged turn and applies no turn twice on PostgreSQL, with the database server killed every fifth time',
    async ({ task }) => {
      const server = await startPostgres({ durable: true });
      const place = { databaseUrl: await server.createDatabase('stoa') };
      const { breaches, seen, promised } = await killAtRandom(place, async (writer, round) => {
        if (round % 5 === 3) {
          await server.kill();
          expect(await writer.ended).toBe(1); // it ends by itself, because its database is gone
          await server.restart();
        } else {
          await writer.kill();
          expect(writer.errors()).toBe('');
        }
      });
      expect(breaches).toEqual([]);
      expect(seen.replays).toBeGreaterThan(kills);
      for (const learner of learners) expect(promised.get(learner)).toBeGreaterThan(kills);
      task.meta.tried = kills;
      await server.stop();
    },
    400_000,
  );
});
