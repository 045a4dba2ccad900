import { z } from 'zod';
import { UnitId } from './unit-id.ts';
import { ExamTier } from './tier.ts';

const ofExam = { unitId: UnitId, questionId: z.string(), difficultyTier: ExamTier };

/** What the grader of drills and the exam service found: the only things that a student's progress is moved by. No page can send one. */
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
