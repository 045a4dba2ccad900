import { mapUnits } from '@stoa/engine/tutors/course/retrieval/map-units';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { z } from 'zod';
import { CourseOfLine, coursesOfLines } from './course-of-line.ts';

/** A line of `stoa course map`: a question, and a course by its name or described in the line. */
export const CourseMapLine = z.object({ course: CourseOfLine, question: z.string() });
type CourseMapLine = z.infer<typeof CourseMapLine>;

/** Returns the units that a question is about, the most certain first, and whether the course treats it. */
export function courseMap(): (line: CourseMapLine) => { units: { unit_id: UnitId; score: number }[]; covered: boolean } {
  const opened = coursesOfLines();
  return ({ course, question }) => {
    const { units, covered } = mapUnits(question, opened(course).library.units);
    return { units: units.map(({ unitId, confidence }) => ({ unit_id: unitId, score: confidence })), covered };
  };
}
