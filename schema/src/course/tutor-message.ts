import { z } from 'zod';
import { UnitId } from './unit-id.ts';
import { ExamTier } from './tier.ts';

/**
 * A card of the conversation as a student sees it (course spec PV-AI-001, PV-AI-020 to 022). An exam card only names its
 * question: the question's own page shows it, so no card can contain its answer.
 */
export const TutorCard = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('CONCEPT'),
    unitId: UnitId,
    keyIdeas: z.array(z.string().min(1)).min(1).max(3),
    workedExample: z
      .strictObject({ problemLatex: z.string(), stepsLatex: z.array(z.string()), finalAnswerLatex: z.string() })
      .nullable(),
  }),
  z.strictObject({ type: z.literal('DRILL'), unitId: UnitId, prompt: z.string().min(1), questionLatex: z.string() }),
  z.strictObject({ type: z.literal('EXAM'), unitId: UnitId, questionId: z.string(), difficultyTier: ExamTier }),
]);
export type TutorCard = z.infer<typeof TutorCard>;

/** A message of a conversation, as it is stored and shown. `latex` is what a student wrote or spoke as mathematics. */
export const TutorMessage = z.strictObject({
  id: z.string(),
  threadId: z.string(),
  role: z.enum(['student', 'assistant']),
  text: z.string(),
  latex: z.string().nullable(),
  card: TutorCard.nullable(),
  citation: z.strictObject({ unitId: UnitId, sourceId: z.string(), section: z.string() }).nullable(), // the lesson that it is based on
  createdAt: z.iso.datetime({ offset: true }),
});
export type TutorMessage = z.infer<typeof TutorMessage>;
