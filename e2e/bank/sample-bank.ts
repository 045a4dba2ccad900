import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { bankSources } from '../../cli/src/bank/bank-sources.ts';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import type { Bank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { installationCache } from '@stoa/store/installation-cache';
import { madeOnce } from '../made-once.ts';

/**
 * The whole bank of the sample salt, as it was written at the beginning of 2026. It is the same every time and takes half a minute, so it is
 * written once for each state of all that writes and verifies it.
 */
export async function sampleBank(): Promise<Bank> {
  const place = path.join(installationCache, 'sample-bank', await bankSources());
  await madeOnce(place, async (unfinished) => {
    const bank = writeBank({ salt: sampleSalt, graph: openSkillGraph().graph, now: new Date('2026-01-05T08:00:00Z') });
    writeFileSync(unfinished, serialize(bank));
  });
  return deserialize(readFileSync(place)) as Bank;
}
