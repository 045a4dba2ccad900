import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { bankSources } from '../../cli/src/bank/bank-sources.ts';
import { BankWriters } from '../../cli/src/bank/bank-writers.ts';
import { sampleSalt } from '@stoa/factory/salted-seed';
import type { Bank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { installationCache } from '@stoa/store/installation-cache';
import { madeOnce } from '../made-once.ts';

/**
 * Returns the whole bank for the sample salt, dated the beginning of 2026. It's always the same and takes half a minute of one
 * core, so it's written once for each state of the sources that write and verify it, with as many threads as a server uses for
 * it.
 */
export async function sampleBank(): Promise<Bank> {
  const place = path.join(installationCache, 'sample-bank', await bankSources());
  await madeOnce(place, async (unfinished) => writeFileSync(unfinished, serialize(await writeSample())));
  return deserialize(readFileSync(place)) as Bank;
}

async function writeSample(): Promise<Bank> {
  const { graph } = openSkillGraph();
  const writers = new BankWriters(graph);
  try {
    const now = new Date('2026-01-05T08:00:00Z');
    const parts = await Promise.all(
      graph.nodes.map(({ id }) => writers.write({ kind: 'whole', skill: id, salt: sampleSalt, now })),
    );
    return {
      verified: parts.flatMap(({ verified }) => verified),
      rejected: parts.flatMap(({ rejected }) => rejected),
      failed: parts.flatMap(({ failed }) => failed),
      short: parts.flatMap(({ short }) => short),
    };
  } finally {
    await writers.close();
  }
}
