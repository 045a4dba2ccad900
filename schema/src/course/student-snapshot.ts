import { z } from 'zod';
import { UnitId } from './unit-id.ts';
import { ExamTier, MasteryTier } from './tier.ts';
import { softSigns } from '../soft-signs.ts';
import { OpenExam } from '../open-exam.ts';

const Count = z.int().min(0);

/** What is known about a student in one unit, only from graded drills and exam questions. */
export const UnitProgress = z.object({
  status: z.enum(['not_started', 'in_progress', 'completed']).default('in_progress'), // completed: gold
  masteryTier: MasteryTier.default('none'),
  lastTouchedAt: z.iso.datetime({ offset: true }).nullable().default(null),
  drill: z.object({ attempts: Count.default(0), correct: Count.default(0), streakCorrect: Count.default(0) }).prefault({}),
  exam: z
    .object({
      passedByTier: z.object({ bronze: Count.default(0), silver: Count.default(0), gold: Count.default(0) }).prefault({}),
    })
    .prefault({}),
  confusionTags: z.record(z.string(), Count).default({}),
});
export type UnitProgress = z.infer<typeof UnitProgress>;

/** A unit that a text is about, with the confidence. Values outside of 0 to 1 are clamped. */
export const MappedUnit = z.object({ unitId: UnitId, confidence: z.number() });
export type MappedUnit = z.infer<typeof MappedUnit>;

export const StudentIntent = z.enum(['solve', 'explain', 'check', 'stuck', 'unknown']);
export const UnderstandingSignal = z.enum(['confident', 'uncertain', 'confused']);

/** How the last turn was understood. It only influences which unit the next message is taken to be about. */
export const TurnAnalysis = z.object({
  mappedUnits: z.array(MappedUnit),
  studentIntent: StudentIntent,
  understandingSignal: UnderstandingSignal,
  suggestedPrereqUnits: z.array(UnitId),
});
export type TurnAnalysis = z.infer<typeof TurnAnalysis>;

/** A student's record in one course (course spec PV-AI-001): sparse, so a unit or question that she never met has no entry. */
export const StudentSnapshot = z.object({
  studentId: z.string(),
  courseId: z.string(),
  focusUnitId: UnitId,
  unitsInProgress: z.array(UnitId).default([]),
  unitProgress: z.record(UnitId, UnitProgress).default({}),
  examTouched: z.record(z.string(), z.boolean()).default({}),
  revisitQueue: z.record(z.string(), z.object({ unitId: UnitId, tier: ExamTier })).default({}),
  lastTurnAnalysis: TurnAnalysis.nullable().default(null),
  lastTurnAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type StudentSnapshot = z.infer<typeof StudentSnapshot>;

/**
 * Something that she said in a conversation that her teacher may want to know: how she feels, if it's below what is flagged, or
 * how she thinks something works. It is recorded without being judged.
 */
export const ToldInCourse = z.strictObject({
  at: z.iso.datetime(),
  sign: z.enum([...softSigns, 'idea']),
  words: z.string(),
  unitId: UnitId, // the unit taught then
});
export type ToldInCourse = z.infer<typeof ToldInCourse>;

/**
 * What is stored about a student in a course: her record; the exam questions that she was given and hasn't passed, which no
 * tutor helps with; and what she said for her teacher to read, newest last.
 */
export const CourseRecord = StudentSnapshot.extend({
  open_exams: z.array(OpenExam).default([]),
  told: z.array(ToldInCourse).default([]),
});
export type CourseRecord = z.infer<typeof CourseRecord>;
