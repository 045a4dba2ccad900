import { CoachViolation } from '@stoa/schema/essay/coach-violation';
import { z } from 'zod';
import { readCorpus, type Traced } from '../read-corpus.ts';

/** A line that a coach might say, and what it does that a coach must not. */
export const EssayLineRow = z.strictObject({
  id: z.string().regex(/^el-\d{4}$/),
  dbq: z.string().min(1), // a DBQ of content/essays/dbqs
  sources: z.array(z.int().min(1).max(7)), // which of its documents the coach was given
  paragraphs: z.array(z.string()).nullable(), // null: nobody knows what she wrote
  text: z.string().min(1),
  violations: z.array(CoachViolation),
});
export type EssayLineRow = z.infer<typeof EssayLineRow>;

/** Lines that may be looked at while guards are made, and lines that they are only measured by. */
export const essayLines: Readonly<Record<'look' | 'count', readonly Traced<EssayLineRow>[]>> = {
  look: readCorpus(EssayLineRow, 'essay-lines', ['look', 'look-2']),
  count: readCorpus(EssayLineRow, 'essay-lines', ['count']),
};
