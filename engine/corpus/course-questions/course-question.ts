import { z } from 'zod';
import { readCorpus, type Traced } from '../read-corpus.ts';

/** What a student asks in a course, and the units that a teacher would open for it; none where the course doesn't treat it. */
export const CourseQuestion = z.strictObject({ course: z.string(), asked: z.string().min(1), units: z.array(z.string()) });
export type CourseQuestion = z.infer<typeof CourseQuestion>;

export const courseQuestions: Readonly<Record<'look' | 'count', readonly Traced<CourseQuestion>[]>> = {
  look: readCorpus(CourseQuestion, 'course-questions', [
    'look',
    'look-2',
    'look-3',
    'look-4',
    'look-5',
    'look-6',
    'look-7',
    'look-8',
    'look-9',
    'look-10',
  ]),
  count: readCorpus(CourseQuestion, 'course-questions', ['count', 'count-2', 'count-3']),
};
