import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillGraph } from '@stoa/schema/skill';
import { allGenerators } from './all-generators.ts';
import type { Generator } from './generator.ts';
import { verifyProblem, type Verification } from './verify-problem.ts';
import { writeProblem } from './write-problem.ts';

export type Bank = {
  verified: Extract<Verification, { kind: 'verified' }>[];
  rejected: Extract<Verification, { kind: 'rejected' }>[];
  /** Generators that threw: faults of theirs, told with difficulty and seed. */
  failed: string[];
  /** Skills and difficulties for which too few problems came out: none in a whole bank. */
  short: { skill: string; difficulty: number; verified: number }[];
};

const difficulties = [1, 2, 3, 4, 5] as const;
/** For each skill and difficulty: at least so many, and from each family at least two, so that a sibling can be shown. */
const least = 4;
const eachFamily = 2;
/** Seeds tried for one problem; small families repeat their stems. */
const patience = 8;

/**
 * Writes and verifies the whole bank: for every skill of the graph, problems of every difficulty from all its families, no two with
 * the same stem. The same generators give the same bank; `now` only dates it.
 *
 * Shape   rejected problems are faults of their generators and are reported, never published.
 */
export function writeBank({
  graph,
  now,
  generators = allGenerators,
}: {
  graph: SkillGraph;
  now: Date;
  generators?: readonly Generator[];
}): Bank {
  const bank: Bank = { verified: [], rejected: [], failed: [], short: [] };
  for (const { id } of graph.nodes) {
    const stems = new Set<string>();
    for (const difficulty of difficulties) {
      const families = generators.filter((one) => one.skill === id && one.difficulties.includes(difficulty));
      const wanted = Math.max(least, eachFamily * families.length);
      let verified = 0;
      for (let round = 0; verified < wanted && round < patience * eachFamily; round += 1) {
        for (const family of families) {
          if (verified >= wanted) break;
          const problem = written(() => writeProblem(family, difficulty, round + 1, { now }), bank);
          if (problem === null || stems.has(stemKey(problem))) continue;
          stems.add(stemKey(problem));
          const verification = verifyProblem(problem, { now, graphVersion: graph.version });
          if (verification.kind === 'verified') {
            bank.verified.push(verification);
            verified += 1;
          } else {
            bank.rejected.push(verification);
          }
        }
      }
      if (verified < wanted) bank.short.push({ skill: id, difficulty, verified });
    }
  }
  return bank;
}

const stemKey = ({ item }: BankedProblem): string => item.problem_content.stem.replace(/\s+/g, ' ');

/** One broken family must not keep the others from their students. */
function written(write: () => BankedProblem, bank: Bank): BankedProblem | null {
  try {
    return write();
  } catch (fault) {
    bank.failed.push(fault instanceof Error ? fault.message : String(fault));
    return null;
  }
}
