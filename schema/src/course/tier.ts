import { z } from 'zod';

/** The difficulty of an exam question, and the tier of mastery that passing it leads to (course spec PV-AI-014). */
export const ExamTier = z.enum(['bronze', 'silver', 'gold']);
export type ExamTier = z.infer<typeof ExamTier>;

/** How far a student has come in a unit. */
export const MasteryTier = z.enum(['none', ...ExamTier.options]);
export type MasteryTier = z.infer<typeof MasteryTier>;
