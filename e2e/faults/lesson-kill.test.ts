import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { amount } from '../drills/amount.ts';
import { Ledger } from './ledger.ts';
import { runWriter } from './running-writer.ts';

const learners = ['ada', 'emmy'];
const kills = amount(4, 12);
const seed = Number(process.env['STOA_SEED'] ?? 20);

it(
  `loses no turn of a lesson that was acknowledged and takes none twice, killed ${kills} times in the middle (STOA_SEED=${seed})`,
  { timeout: 400_000 },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stoa-lesson-kill-'));
    const random = seededChance(seed);
    const ledger = new Ledger();
    const breaches: string[] = [];
    for (let round = 0; round <= kills; round += 1) {
      const writer = runWriter({ dataDir: folder }, learners, 'lesson-writer.ts');
      await writer.acknowledges(2); // each learner continued where she was, so that the final expectations don't depend on chance
      await delay(random() * 400); // the moment of the fault; we aren't waiting for anything
      await writer.kill();
      expect(writer.errors()).toBe('');
      breaches.push(...ledger.breachesIn(writer.said).map((breach) => `after kill ${round}: ${breach}`));
    }
    expect(breaches).toEqual([]);
    expect(ledger.seen.replays).toBeGreaterThan(kills);
    for (const learner of learners) expect(ledger.promised.get(learner)).toBeGreaterThan(kills);
    rmSync(folder, { recursive: true });
  },
);
