import { z } from 'zod';
import { ExamTier } from './tier.ts';
import { UnitId } from './unit-id.ts';

const Text = z.string().trim().min(1);

/**
 * How a machine can prove the answer of an exam question, besides what it reads from the stem itself. Mathematics in TeX
 * without dollar signs.
 */
export const ExamCheck = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('evaluates'), of: Text, value: Text, round: z.int().min(0).max(12).nullable() }), // `round`: decimal places
  z.strictObject({ kind: z.literal('equivalent'), from: Text, to: Text }),
  z.strictObject({ kind: z.literal('solves'), equations: z.array(Text).min(1), solution: Text }),
  z.strictObject({ kind: z.literal('none'), why: Text }),
]);
export type ExamCheck = z.infer<typeof ExamCheck>;

/** A video in the course's folder `videos`, with its captions, which also serve as its transcript. */
export const LocalVideo = z.strictObject({
  title: Text,
  file: z.string().regex(/^[A-Za-z0-9-]+\.(?:webm|mp4)$/),
  captions: z.string().regex(/^[A-Za-z0-9-]+\.vtt$/),
  license: Text, // who made it, and its license
});
export type LocalVideo = z.infer<typeof LocalVideo>;

/**
 * A multiple-choice question of a course's exam as its author wrote it (course spec PV-AI-005, PV-AI-014), with the memo that
 * may be looked at.
 */
export const ExamQuestion = z.strictObject({
  questionId: z.string().regex(/^[A-Z0-9]+(-[A-Za-z0-9]+)*$/),
  unitId: UnitId,
  difficultyTier: ExamTier,
  tags: z.array(Text).min(1),
  stem: Text, // Markdown; mathematics between dollar signs
  answer: Text,
  wrong: z.array(z.strictObject({ answer: Text, because: Text })).length(3), // `because` tells the student what leads to this answer
  memo: z.array(z.strictObject({ explanation: Text, math: Text })).min(1), // the last line reaches the answer
  check: ExamCheck,
  /** A video that explains the question, if there is one; as with the memo, looking at it locks the question. */
  video: z.union([LocalVideo, z.strictObject({ title: Text, url: z.url({ protocol: /^https$/ }) })]).optional(),
});
export type ExamQuestion = z.infer<typeof ExamQuestion>;
