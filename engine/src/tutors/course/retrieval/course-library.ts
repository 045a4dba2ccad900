import type { ContentChunk } from '@stoa/schema/course/course';
import type { CourseTerm } from '@stoa/schema/course/course-term';
import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import type { CourseLibrary } from './course-context.ts';
import { courseTerms } from './course-terms.ts';
import { rowsOfContent } from './course-row.ts';
import { RowsInMemory } from './rows-in-memory.ts';
import { indexUnits, type FindableUnit } from './unit-index.ts';

/** Prepares a course for searching, once for all its turns. */
export const courseLibrary = ({
  courseId,
  units,
  chunks,
  exams = [],
  notTreated = [],
  terms = [],
}: {
  courseId: string;
  units: readonly FindableUnit[];
  chunks: readonly ContentChunk[];
  exams?: readonly ExamQuestion[];
  notTreated?: readonly string[];
  terms?: readonly CourseTerm[];
}): CourseLibrary => ({
  courseId,
  terms: courseTerms(courseId, terms),
  units: indexUnits(units, notTreated),
  rows: new RowsInMemory(rowsOfContent({ courseId, units, chunks, exams })),
});
