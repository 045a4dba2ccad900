import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { LearnerId } from '@stoa/schema/account';
import { accountStore } from '@stoa/store/accounts';
import { openStore } from '@stoa/store/open-store';
import { kyselyOn } from '@stoa/store/pglite-queries';
import { startWith } from '@stoa/store/pglite-start';
import type { Store } from '@stoa/store/store';
import { amount } from '../drills/amount.ts';
import { unequalParts } from './ledger.ts';
import { makeLearner, numberedTurn, storedOf } from './numbered-turns.ts';
import { RecordedDisk } from './recorded-disk.ts';

const cuts = amount(40, 200);
const seed = Number(process.env['STOA_SEED'] ?? 20);
const learners = ['ada', 'emmy'].map((name) => LearnerId.parse(name));
const turns = 120;

/** Makes a folder, in memory if possible, because the test isn't about this computer's disk. */
const newFolder = () => mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'stoa-power-'));

/** A turn that was acknowledged, and the moment when it was. */
type Acknowledged = { learner: LearnerId; turn: number; moment: number };

/** Records a day of a new data folder: it's created, turns are taken, its upkeep runs twice, and it's closed. */
async function record(sync: boolean) {
  const folder = newFolder();
  const disk = new RecordedDisk(folder);
  try {
    const store = await openStore({ dataDir: folder, sync });
    const opened = disk.moment;
    for (const learner of learners) await makeLearner(store, learner);
    const acknowledged: Acknowledged[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const learner of learners) {
        expect(await store.journal.commit(numberedTurn(learner, turn))).toEqual({ kind: 'committed' });
        acknowledged.push({ learner, turn, moment: disk.moment });
      }
      if (turn % 50 === 0) await upkeep(store);
    }
    await store.close();
    return { disk, opened, acknowledged };
  } finally {
    disk.stop();
    rmSync(folder, { recursive: true });
  }
}

async function upkeep({ db }: Store): Promise<void> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Returns what a power cut at a moment loses, in words; an empty list if it's nothing that was promised. */
async function lossesAt(moment: number, { disk, acknowledged }: Awaited<ReturnType<typeof record>>, open: Opening) {
  const folder = newFolder();
  try {
    disk.makeAsCutAt(moment, seededChance(seed + moment), folder);
    const promised = acknowledged.filter((one) => one.moment <= moment);
    if (promised.length === 0 && !existsSync(path.join(folder, 'database'))) return []; // it was still being created; the next start creates it
    const { accounts, close } = await open(folder);
    const losses: string[] = [];
    for (const learner of learners) {
      const last = promised.findLast((one) => one.learner === learner)?.turn ?? 0;
      if (last === 0) continue; // the learner's account may not exist yet
      const stored = await storedOf({ accounts }, learner);
      if (stored.turns !== last && stored.turns !== last + 1)
        losses.push(`cut at ${moment}: ${learner} had ${last} turns acknowledged, and ${stored.turns} are stored`);
      losses.push(...unequalParts(stored).map((part) => `cut at ${moment}: ${learner} has ${stored.turns} turns, and ${part}`));
    }
    await close();
    return losses;
  } catch (error) {
    return [`cut at ${moment}: it does not open: ${String(error)}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Opening = (folder: string) => Promise<{ accounts: Store['accounts']; close: () => Promise<void> }>;

/** Opens only the database. Opening the whole store, with its upkeep, takes several times as long. */
const openDatabase: Opening = async (folder) => {
  const db = kyselyOn(await PGlite.create(path.join(folder, 'database'), { startParams: [...startWith('16MB')] }));
  return { accounts: accountStore(db), close: () => db.destroy() };
};

const openWhole: Opening = (folder) => openStore({ dataDir: folder });

describe(`a power cut on the embedded database, ${cuts} times (STOA_SEED=${seed})`, () => {
  it('loses no acknowledged turn, stores none twice or in part, and leaves a folder that opens', async ({ task }) => {
    const day = await record(true);
    const random = seededChance(seed);
    const losses: string[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      const from = cut % 10 === 0 ? 0 : day.opened; // a tenth of the cuts may happen while the folder is created
      const moment = from + Math.floor(random() * (day.disk.moment - from));
      losses.push(...(await lossesAt(moment, day, cut % 20 === 19 ? openWhole : openDatabase)));
    }
    expect(losses).toEqual([]);
    expect(day.acknowledged).toHaveLength(2 * turns);
    expect(day.disk.syncs).toBeGreaterThan(2 * turns);
    task.meta.tried = cuts;
  }, 400_000);

  it('would lose turns, and this test would notice, if commits weren’t synced', async () => {
    const day = await record(false);
    expect(await lossesAt(day.acknowledged.at(-10)!.moment, day, openDatabase)).not.toEqual([]);
  });
});
