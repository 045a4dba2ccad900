import { checkWork } from '@stoa/engine/math/check-work';
import { z } from 'zod';
import { CheckFields, oneWayOnly, questionOf, roundedOneWay } from './check-verb.ts';

/** A line of `stoa work`: a derivation, line by line, whose last line contains the answer. `start` is what it starts from. */
export const WorkLine = CheckFields.omit({ answer: true })
  .extend({
    lines: z.array(z.string()).min(1).max(40),
    start: z.string().optional(),
    solution_steps: z.array(z.string()).default([]),
  })
  .refine(roundedOneWay, oneWayOnly);

/** Checks shown work line by line, as the tutor would. */
export function workLine({ lines, start, solution_steps, ...question }: z.infer<typeof WorkLine>) {
  const expected = questionOf({ ...question, answer: '' });
  const { variables } = expected.judging;
  const work = checkWork(lines, { variables, solution_steps, expected, ...(start === undefined ? {} : { start }) });
  return {
    verdict: work.final.verdict,
    reason: work.final.reason,
    lines: work.lines.map(({ echo: _, ...line }) => line),
    divergence: work.divergence,
  };
}
