import { z } from 'zod';
import { UnitId } from './unit-id.ts';
import { ExamTier } from './tier.ts';

const ofExam = { unitId: UnitId, questionId: z.string(), difficultyTier: ExamTier };

/** The findings of the drill grader and the exam service: only these change a student's progress. No page can send one. */
export const HardEvidence = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('DRILL_GRADED'),
    unitId: UnitId,
    isCorrect: z.boolean(),
    commonMistakeTag: z.string().nullish(), // of a wrong answer, from the fixed list
  }),
  z.object({ type: z.literal('EXAM_SUBMITTED'), ...ofExam, isCorrect: z.boolean() }),
  z.object({ type: z.literal('SUPPORT_VIEWED'), ...ofExam }),
]);
export type HardEvidence = z.infer<typeof HardEvidence>;
