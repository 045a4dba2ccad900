import { findableUnits } from '@stoa/engine/tutors/course/retrieval/findable-unit';
import { mapUnits } from '@stoa/engine/tutors/course/retrieval/map-units';
import { indexUnits, type FindableUnit, type UnitIndex } from '@stoa/engine/tutors/course/retrieval/unit-index';
import { openCourses } from '@stoa/library/open-courses';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { UnitId } from '@stoa/schema/course/unit-id';
import type { SkillId } from '@stoa/schema/skill';
import { z } from 'zod';

/** A unit as a line may tell of it: only its id is needed, and without more nothing but that finds it. */
const UnitOfLine = z.object({
  unitId: UnitId,
  title: z.string().default(''),
  anchorText: z.string().default(''),
  words: z.array(z.string()).default([]),
  notation: z.array(z.string()).default([]),
  misconceptions: z.array(z.union([z.string(), z.object({ description: z.string() })])).default([]),
  lesson: z.array(z.string()).default([]),
});

/** A line of `stoa course map`: a question, and a course by its name or told in the line. */
export const CourseMapLine = z.object({
  course: z.union([z.string(), z.object({ units: z.array(UnitOfLine).min(1) })]),
  question: z.string(),
});
type CourseMapLine = z.infer<typeof CourseMapLine>;

/** The units that a question is about, the surest first, and whether the course treats it. A course that many lines name is read once. */
export function courseMap(): (line: CourseMapLine) => { units: { unit_id: UnitId; score: number }[]; covered: boolean } {
  const named = new Map<string, UnitIndex>();
  return ({ course, question }) => {
    const index = typeof course === 'string' ? namedIndex(course, named) : indexUnits(course.units.map(toFind));
    const { units, covered } = mapUnits(question, index);
    return { units: units.map(({ unitId, confidence }) => ({ unit_id: unitId, score: confidence })), covered };
  };
}

const toFind = ({ misconceptions, ...unit }: z.infer<typeof UnitOfLine>): FindableUnit => ({
  ...unit,
  title: unit.title === '' ? unit.unitId : unit.title,
  misconceptions: misconceptions.map((one) => (typeof one === 'string' ? { description: one } : one)),
});

function namedIndex(course: string, named: Map<string, UnitIndex>): UnitIndex {
  if (named.size === 0) {
    const { index } = openSkillGraph();
    for (const { course: opened, chunks } of openCourses((id) => index.byId.has(id as SkillId)))
      named.set(opened.courseId, indexUnits(findableUnits(opened, chunks)));
  }
  const found = named.get(course);
  if (found === undefined) throw new Error(`\`course\`: there is no course ${course}; there are ${[...named.keys()].join(', ')}`);
  return found;
}
