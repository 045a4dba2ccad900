// A thread that writes problems for BankWriters: one task after another, with an answer to each.
import { parentPort, workerData } from 'node:worker_threads';
import type { Bank } from '@stoa/factory/write-bank';
import type { SkillGraph } from '@stoa/schema/skill';
import { writeTask } from './bank-task.ts';
import type { BankTask } from './bank-task.ts';

export type TaskWritten = { bank: Bank } | { error: unknown };

parentPort?.on('message', (task: BankTask) => parentPort?.postMessage(written(task)));

function written(task: BankTask): TaskWritten {
  try {
    return { bank: writeTask(workerData as SkillGraph, task) };
  } catch (error) {
    return { error };
  }
}
