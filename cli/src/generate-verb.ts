import type { Writable } from 'node:stream';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { writeLine } from './json-lines.ts';

/** Writes every verified problem as a line. Returns the exit code: 1 when a generator was at fault or a skill came out short. */
export async function generateBank(output: Writable, faults: Writable, now: Date): Promise<number> {
  const { graph } = openSkillGraph();
  const { verified, rejected, failed, short } = writeBank({ salt: sampleSalt, graph, now });
  for (const { problem } of verified) await writeLine(output, problem);
  for (const fault of failed) faults.write(`failed: ${fault}\n`);
  for (const { problem, issues } of rejected) {
    faults.write(
      `rejected: ${problem.origin.generator}, seed ${problem.origin.seed}: ${issues.map((one) => one.message).join('; ')}\n`,
    );
  }
  for (const { skill, difficulty, use, missing } of short) {
    faults.write(`short: ${skill} wants ${missing} more problems of difficulty ${difficulty} for ${use}\n`);
  }
  return rejected.length + failed.length + short.length === 0 ? 0 : 1;
}
