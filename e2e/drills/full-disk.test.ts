import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { LearnerId } from '@stoa/schema/account';
import { openStore } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import { unequalParts } from '../faults/ledger.ts';
import { makeLearner, numberedTurn, storedOf } from '../faults/numbered-turns.ts';
import { amount } from './amount.ts';

const learner = LearnerId.parse('ada');
const times = amount(5, 40);
const real = { writeSync: fs.writeSync };
const folder = mkdtempSync(path.join(tmpdir(), 'stoa-full-disk-'));

/** From now on, files may grow by this many bytes in total, for everything in this process that writes the way PGlite does. */
function leaveRoomFor(bytes: number): void {
  let left = bytes;
  const write = (file: number, data: NodeJS.ArrayBufferView, offset: number, length: number, at: number) => {
    const growth = Math.max(0, at + length - fs.fstatSync(file).size);
    if (growth > left) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    left -= growth;
    return real.writeSync(file, data, offset, length, at);
  };
  Object.assign(fs, { writeSync: write });
  syncBuiltinESMExports();
}

function makeRoom(): void {
  Object.assign(fs, real);
  syncBuiltinESMExports();
}
afterEach(() => {
  makeRoom();
  rmSync(folder, { recursive: true, force: true });
});

const commits = async (store: Store, turn: number): Promise<boolean> =>
  store.journal.commit(numberedTurn(learner, turn)).then(
    ({ kind }) => kind === 'committed' || kind === 'repeated',
    () => false,
  );

it(`a disk that is full ${times} times takes back no turn that was acknowledged, and the store goes on when there is room`, async ({
  task,
}) => {
  const random = seededChance(5);
  let acknowledged = 0;
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    const store = await openStore({ dataDir: folder });
    await makeLearner(store, learner);
    leaveRoomFor(Math.floor(random() * 200_000));
    for (let tries = 0; tries < 30 && refused <= time * 3 + 2; tries += 1)
      if (await commits(store, acknowledged + 1)) acknowledged += 1;
      else refused += 1;
    makeRoom();
    // A failed write may have ended the database, as it can end any PostgreSQL. A server that notices this restarts.
    await store.close().catch(() => undefined);

    const again = await openStore({ dataDir: folder });
    const stored = await storedOf(again, learner);
    expect(unequalParts(stored)).toEqual([]);
    expect([acknowledged, acknowledged + 1]).toContain(stored.turns);
    acknowledged = stored.turns;
    expect(await commits(again, acknowledged + 1)).toBe(true);
    acknowledged += 1;
    await again.close();
  }
  expect(refused).toBeGreaterThanOrEqual(times);
  task.meta.tried = acknowledged + refused;
});
