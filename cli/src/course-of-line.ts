import { learningPathGraph, circleIn, type LearningPathGraph } from '@stoa/engine/tutors/course/learning-path-graph';
import type { CourseLibrary } from '@stoa/engine/tutors/course/retrieval/course-context';
import { courseLibrary } from '@stoa/engine/tutors/course/retrieval/course-library';
import type { FindableUnit } from '@stoa/engine/tutors/course/retrieval/unit-index';
import { taughtCourse } from '@stoa/engine/tutors/course/taught-course';
import type { UnitMaterial } from '@stoa/engine/tutors/course/turn/course-speech';
import { openCourses } from '@stoa/library/open-courses';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import type { ContentChunk } from '@stoa/schema/course/course';
import { ConceptCard, DrillCard } from '@stoa/schema/course/llm-tutor-response';
import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import { PrereqEdge, UnitId } from '@stoa/schema/course/unit-id';
import { z } from 'zod';

/** A unit as a line may describe it: only its id is required, and with nothing more it is found only by that. */
const UnitOfLine = z.object({
  unitId: UnitId,
  title: z.string().default(''),
  anchorText: z.string().default(''),
  words: z.array(z.string()).default([]),
  says: z.array(z.string()).default([]),
  notation: z.array(z.string()).default([]),
  misconceptions: z.array(z.union([z.string(), z.object({ description: z.string() })])).default([]),
  lesson: z.array(z.string()).default([]),
  concept_card: ConceptCard.nullish(),
  drill_card: DrillCard.nullish(),
});
type UnitOfLine = z.infer<typeof UnitOfLine>;

/** A course by its name in `content/courses`, or described in the line. */
export const CourseOfLine = z.union([
  z.string(),
  z.object({
    courseId: z.string().default('course'),
    entryUnitId: UnitId.default('ENTRY-00'),
    prereqEdges: z.array(PrereqEdge).default([]),
    units: z.array(UnitOfLine).default([]),
  }),
]);
type CourseOfLine = z.infer<typeof CourseOfLine>;

/** A course as a turn takes it. */
export type CourseAsked = {
  readonly courseId: string;
  readonly graph: LearningPathGraph;
  readonly library: CourseLibrary;
  /** The units that are counted; not the entry, if it's only a starting point. */
  readonly units: readonly UnitId[];
  readonly isUnit: (unit: UnitId) => boolean;
  readonly titleOf: (unit: UnitId) => string;
  /** What can be said about a unit without a model; a course given by name has no drills of its own. */
  readonly material: (unit: UnitId) => UnitMaterial;
  /** The skills of the graph that a unit's drills are drawn from. */
  readonly skillsOf: (unit: UnitId) => readonly string[];
  /** Returns an exam question of the course; null if it has none of that name. */
  readonly examOf: (question: string) => Pick<ExamQuestion, 'unitId' | 'difficultyTier' | 'tags'> | null;
};

/** Returns a function that opens courses for the lines of a batch; a course that many lines name is read once. */
export function coursesOfLines(): (course: CourseOfLine) => CourseAsked {
  const named = new Map<string, CourseAsked>();
  return (course) => {
    if (typeof course !== 'string') return toldCourse(course);
    if (named.size === 0) for (const opened of namedCourses()) named.set(opened.courseId, opened);
    const found =
      named.get(course) ?? [...named.values()].find(({ courseId }) => courseId.toLowerCase() === course.trim().toLowerCase());
    if (found === undefined)
      throw new Error(`\`course\`: there is no course ${course}; there are ${[...named.keys()].join(', ')}`);
    return found;
  };
}

function namedCourses(): CourseAsked[] {
  const skills = new Set<string>(openSkillGraph().graph.nodes.map(({ id }) => id));
  return openCourses((id) => skills.has(id)).map(({ course, chunks, exams, terms }) => {
    const taught = taughtCourse(course, chunks, exams, terms);
    const { titleOf, conceptOf, useOf } = taught;
    return {
      ...taught,
      examOf: (question) => taught.exams.get(question) ?? null,
      material: (unit) => ({ title: titleOf(unit), concept: conceptOf(unit), drill: null, use: useOf(unit) }),
    };
  });
}

function toldCourse({ courseId, entryUnitId, prereqEdges, units: told }: Exclude<CourseOfLine, string>): CourseAsked {
  const circle = circleIn(prereqEdges);
  if (circle !== null) throw new Error(`\`course.prereqEdges\` go in a circle: ${[...circle, circle[0]!].join(' needs ')}`);
  const units = new Map(told.map((unit) => [unit.unitId, unit]));
  const named = new Set([...units.keys(), ...prereqEdges.flat()]);
  const known = new Set([entryUnitId, ...named]);
  const titleOf = (unit: UnitId): string => units.get(unit)?.title || unit;
  return {
    courseId,
    graph: learningPathGraph(entryUnitId, prereqEdges),
    library: courseLibrary({
      courseId,
      units: told.map((unit) => findable(unit, titleOf(unit.unitId))),
      chunks: told.flatMap((unit) =>
        unit.lesson.map((text, at) => chunkOf(courseId, unit.unitId, titleOf(unit.unitId), text, at)),
      ),
    }),
    units: [...(named.size === 0 ? known : named)],
    isUnit: (unit) => known.has(unit),
    titleOf,
    skillsOf: () => [],
    examOf: () => null,
    material: (unit) => {
      const { concept_card, drill_card } = units.get(unit) ?? {};
      return { title: titleOf(unit), concept: concept_card ?? null, drill: drill_card ?? null, use: null };
    },
  };
}

const findable = ({ misconceptions, ...unit }: UnitOfLine, title: string): FindableUnit => ({
  ...unit,
  title,
  misconceptions: misconceptions.map((one) => (typeof one === 'string' ? { description: one } : one)),
});

const chunkOf = (courseId: string, unitId: UnitId, title: string, text: string, at: number): ContentChunk => ({
  courseId,
  unitId,
  chunkType: 'lesson',
  sourceId: `lesson-${unitId}`,
  section: at === 0 ? title : `${title}, ${at + 1}`,
  text,
});
