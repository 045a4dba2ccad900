import type { Writable } from 'node:stream';
import { allGenerators } from '@stoa/factory/all-generators';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { writeLine } from './json-lines.ts';

/** Which part of the bank is written (practice spec §4.1); all of it by default. */
export type GenerateOptions = {
  skill?: string | undefined;
  /** 1 to 5. */
  difficulty?: number | undefined;
  /** The most problems to write. */
  count?: number | undefined;
  /** Chooses the numbers; the same seed gives the same ones. */
  seed?: string | undefined;
};

/**
 * Writes verified problems, one per line. Returns the exit code: 1 if a generator was at fault, or too few problems were
 * written.
 */
export async function generateBank(
  output: Writable,
  faults: Writable,
  now: Date,
  { skill, difficulty, count = Infinity, seed = sampleSalt }: GenerateOptions = {},
): Promise<number> {
  const { graph } = openSkillGraph();
  const nodes = graph.nodes.filter(({ id }) => skill === undefined || id === skill);
  if (nodes.length === 0) {
    faults.write(`The graph has no skill ${skill}.\n`);
    return 1;
  }
  const isWanted = (of: number) => difficulty === undefined || of === difficulty;
  const generators = allGenerators.flatMap((one) => {
    const difficulties = one.difficulties.filter(isWanted);
    return difficulties.length === 0 ? [] : [{ ...one, difficulties }];
  });
  const { verified, rejected, failed, short } = writeBank({ salt: seed, graph: { ...graph, nodes }, now, generators });
  const written = verified.slice(0, count);
  for (const { problem } of written) await writeLine(output, problem);
  for (const fault of failed) faults.write(`failed: ${fault}\n`);
  for (const { problem, issues } of rejected) {
    faults.write(
      `rejected: ${problem.origin.generator}, seed ${problem.origin.seed}: ${issues.map((one) => one.message).join('; ')}\n`,
    );
  }
  // With a difficulty or a count, not all problems of an initial bank were requested, so none are missing.
  const wanted = difficulty === undefined && count === Infinity ? short : [];
  for (const one of wanted) {
    faults.write(`short: ${one.skill} wants ${one.missing} more problems of difficulty ${one.difficulty} for ${one.use}\n`);
  }
  const isShort = written.length === 0 || (count !== Infinity && written.length < count);
  if (isShort)
    faults.write(`short: ${written.length} problems came out${count === Infinity ? '' : `, ${count} were asked for`}\n`);
  return isShort || rejected.length + failed.length + wanted.length > 0 ? 1 : 0;
}
