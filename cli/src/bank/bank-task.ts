import { writeBank, writeMore } from '@stoa/factory/write-bank';
import type { Bank } from '@stoa/factory/write-bank';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SkillGraph, SkillId } from '@stoa/schema/skill';

/** Something to write and verify: the first problems of all these skills, all initial problems of one skill, or more of one. */
export type BankTask = { salt: string; now: Date } & (
  | { kind: 'first'; skills: readonly SkillId[] }
  | { kind: 'whole'; skill: SkillId }
  | { kind: 'more'; skill: SkillId; use: 'practice' | 'checkpoint'; held: readonly BankedProblem[] }
);

/** Writes and verifies the task's problems. That takes seconds, so `BankWriters` does it in other threads. */
export function writeTask(graph: SkillGraph, task: BankTask): Bank {
  const { salt, now } = task;
  if (task.kind === 'more') return writeMore({ graph, salt, now, skill: task.skill, use: task.use, held: task.held });
  const wanted = new Set(task.kind === 'first' ? task.skills : [task.skill]);
  const nodes = graph.nodes.filter(({ id }) => wanted.has(id));
  return writeBank({ graph: { ...graph, nodes }, salt, now, extent: task.kind });
}
