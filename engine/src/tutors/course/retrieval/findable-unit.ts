import type { ContentChunk, Course } from '@stoa/schema/course/course';
import type { FindableUnit } from './unit-index.ts';

/** Returns the units of a course with the texts of their lessons, in the form in which they are searched. */
export const findableUnits = (course: Course, chunks: readonly ContentChunk[]): readonly FindableUnit[] =>
  course.units.map((unit) => ({
    ...unit,
    lesson: chunks.filter(({ unitId }) => unitId === unit.unitId).map(({ section, text }) => `${section}. ${text}`),
  }));
