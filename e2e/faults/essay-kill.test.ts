import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { openStore } from '@stoa/store/open-store';
import type { Store } from '@stoa/store/store';
import { newLearner } from '@stoa/store/test-samples';
import { amount } from '../drills/amount.ts';

const kills = amount(1, 10);
const seed = Number(process.env['STOA_SEED'] ?? 20);

/** Runs the writer and kills it `ms` milliseconds after its first save. Returns the last version that it printed. */
async function killedAfter(folder: string, id: string, ms: number): Promise<number> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'essay-writer.ts'), folder, id], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  const wrote = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      resolve();
    });
    child.once('exit', () => reject(new Error('the writer ended of itself')));
  });
  await wrote;
  await delay(ms); // the moment of the fault; we aren't waiting for anything
  child.kill('SIGKILL');
  await closed;
  return Number(said.at(-1));
}

async function opened<T>(folder: string, act: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir: folder });
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

it(`loses no essay that was saved, killed ${kills} times while it saves (STOA_SEED=${seed})`, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-essay-kill-'));
  const random = seededChance(seed);
  const id = crypto.randomUUID();
  await opened(folder, async (store) => {
    const learner_id = await newLearner(store);
    await store.essays.start({ id, learner_id, dbq_id: 'd', title: 'D', scope: 'full', timing: 'untimed' }, new Date());
  });
  for (let kill = 0; kill < kills; kill += 1) {
    const said = await killedAfter(folder, id, random() * 300);
    const { version, work } = (await opened(folder, (store) => store.essays.find(id)))!;
    expect(said).toBeGreaterThan(1);
    expect(version).toBeGreaterThanOrEqual(said);
    expect(JSON.stringify(work)).toContain(`This is version ${version}.`);
  }
  rmSync(folder, { recursive: true });
});
