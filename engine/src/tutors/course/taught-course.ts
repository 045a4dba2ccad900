import type { ConceptFigure, ContentChunk, Course } from '@stoa/schema/course/course';
import type { CourseTerm } from '@stoa/schema/course/course-term';
import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { SkillId } from '@stoa/schema/skill';
import { confusionTags, type ConfusionTag } from './drills/confusion-tags.ts';
import { learningPathGraph, type LearningPathGraph } from './learning-path-graph.ts';
import type { CourseLibrary } from './retrieval/course-context.ts';
import { courseLibrary } from './retrieval/course-library.ts';
import { findableUnits } from './retrieval/findable-unit.ts';
import type { UnitMaterial } from './turn/course-speech.ts';
import { prereqEdgesOf } from './validate-course.ts';

/** A course of the content, prepared for turns: its search, its graph and its exams. */
export type TaughtCourse = {
  readonly courseId: string;
  readonly title: string;
  readonly subject: string;
  readonly graph: LearningPathGraph;
  readonly library: CourseLibrary;
  readonly units: readonly UnitId[];
  readonly isUnit: (unit: UnitId) => boolean;
  readonly titleOf: (unit: UnitId) => string;
  /** The skills of the graph whose problems are the unit's drills. */
  readonly skillsOf: (unit: UnitId) => readonly SkillId[];
  /** Why a unit builds on another, in a sentence to the student; null if its author wrote none. */
  readonly reasonOf: (unit: UnitId, before: UnitId) => string | null;
  /** What a unit is good for outside of school; null if its author wrote nothing. */
  readonly useOf: (unit: UnitId) => string | null;
  /** The key ideas of a unit, which are shown to a student who is stuck. */
  readonly conceptOf: (unit: UnitId) => UnitMaterial['concept'];
  /** The picture beside the key ideas; null if the unit has none. */
  readonly figureOf: (unit: UnitId) => ConceptFigure | null;
  /** The fixed list of tags that a wrong drill of a unit may get. */
  readonly tagsOf: (unit: UnitId) => readonly ConfusionTag[];
  /** The course's exam questions by id. */
  readonly exams: ReadonlyMap<string, ExamQuestion>;
};

/** Prepares a course once for all its turns. */
export function taughtCourse(
  course: Course,
  chunks: readonly ContentChunk[],
  exams: readonly ExamQuestion[],
  terms: readonly CourseTerm[] = [],
): TaughtCourse {
  const units = new Map(course.units.map((unit) => [unit.unitId, unit]));
  return {
    courseId: course.courseId,
    title: course.title,
    subject: course.subject,
    graph: learningPathGraph(course.entryUnitId, prereqEdgesOf(course)),
    library: courseLibrary({ ...course, units: findableUnits(course, chunks), chunks, exams, terms }),
    units: [...units.keys()],
    isUnit: (unit) => units.has(unit),
    titleOf: (unit) => units.get(unit)?.title ?? unit,
    skillsOf: (unit) => units.get(unit)?.skills ?? [],
    reasonOf: (unit, before) => units.get(unit)?.reasons?.[before] ?? null,
    useOf: (unit) => units.get(unit)?.use ?? null,
    conceptOf: (unit) => units.get(unit)?.concept_card ?? null,
    figureOf: (unit) => units.get(unit)?.concept_figure ?? null,
    tagsOf: (unit) => confusionTags(units.get(unit) ?? { misconceptions: [] }),
    exams: new Map(exams.map((question) => [question.questionId, question])),
  };
}
