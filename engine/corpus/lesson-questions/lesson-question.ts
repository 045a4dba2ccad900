import { z } from 'zod';
import { readCorpus } from '../read-corpus.ts';

/** What a student asks or says in a lesson, in words that stand in no plan. */
export const LessonQuestion = z.strictObject({
  lesson: z.string().min(1), // the plan's name
  how: z.enum(['asked', 'stated', 'false']), // `false`: near to what is so, and not so
  text: z.string().min(1),
  answer: z.string().min(1).nullable(), // what the plan answers to it; null to what is false
});
export type LessonQuestion = z.infer<typeof LessonQuestion>;

export const lessonQuestions = readCorpus(LessonQuestion, 'lesson-questions', ['wordings']);
