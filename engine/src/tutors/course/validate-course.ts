import type { ContentChunk, Course } from '@stoa/schema/course/course';
import type { PrereqEdge } from '@stoa/schema/course/unit-id';
import { circleIn } from './learning-path-graph.ts';
import { longestConcept } from './policy/compute-policy.ts';
import { wordsOfConcept } from './turn/validate-against-policy.ts';

/** Returns the edges `[prerequisite, unit]` of a course, in its order. */
export const prereqEdgesOf = ({ units }: Pick<Course, 'units'>): readonly PrereqEdge[] =>
  units.flatMap(({ unitId, prerequisites }) => prerequisites.map((before): PrereqEdge => [before, unitId]));

/** A fault of a course: the unit that has it, or null for the whole course, and a sentence for whoever edits it. */
export type CourseFinding = { readonly unit: string | null; readonly says: string };

/**
 * Checks a course for what its schema can't. A course with any finding is rejected: units named twice, unknown or circular
 * prerequisites, unknown skills, reasons for something that isn't a prerequisite, a concept card that is too long to be served,
 * a unit without lessons.
 */
export function validateCourse(
  course: Course,
  chunks: readonly Pick<ContentChunk, 'unitId'>[],
  isSkill: (id: string) => boolean,
): readonly CourseFinding[] {
  const ids = course.units.map(({ unitId }) => unitId);
  const known = new Set(ids);
  const taught = new Set(chunks.map(({ unitId }) => unitId));
  const circle = circleIn(prereqEdgesOf(course));
  const ofWhole = [
    ...(known.has(course.entryUnitId) ? [] : [`begins with ${course.entryUnitId}, which is none of its units`]),
    ...(circle === null ? [] : [`has prerequisites that go in a circle: ${[...circle, circle[0]!].join(' needs ')}`]),
    ...[...taught].filter((unit) => !known.has(unit)).map((unit) => `has a lesson on ${unit}, which is none of its units`),
    ...course.sharedNames.flatMap(({ names, meanings }) =>
      meanings
        .filter(({ unitId }) => !known.has(unitId))
        .map(({ unitId }) => `has the name "${names[0]!}" stand for ${unitId}, which is none of its units`),
    ),
  ];
  const ofUnits = course.units.flatMap(({ unitId, prerequisites, skills, misconceptions, concept_card, reasons = {} }, at) => {
    const mistakes = misconceptions.map(({ id }) => id);
    return [
      ...(ids.indexOf(unitId) < at ? ['is named twice'] : []),
      ...prerequisites.filter((before) => !known.has(before)).map((before) => `builds on ${before}, which the course hasn't got`),
      ...Object.keys(reasons)
        .filter((before) => !prerequisites.includes(before))
        .map((before) => `says why it builds on ${before}, on which it doesn't build`),
      ...skills.filter((skill) => !isSkill(skill)).map((skill) => `names the skill ${skill}, which the graph hasn't got`),
      ...mistakes.filter((id, place) => mistakes.indexOf(id) < place).map((id) => `names the misconception ${id} twice`),
      ...(wordsOfConcept(concept_card) > longestConcept ? [`has a concept card of more than ${longestConcept} words`] : []),
      ...(taught.has(unitId) ? [] : ['has no lesson']),
    ].map((says) => ({ unit: unitId, says }));
  });
  return [...ofWhole.map((says) => ({ unit: null, says })), ...ofUnits];
}
