import type { ExamStatus } from '@stoa/schema/course/exam-status';
import type { StudentSnapshot, UnitProgress } from '@stoa/schema/course/student-snapshot';
import type { LearningPath, PathUnit } from '@stoa/schema/course/thread';
import type { ExamTier, MasteryTier } from '@stoa/schema/course/tier';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { readyStreak } from '../policy/compute-policy.ts';
import { desiredExamTier } from '../policy/exam-standing.ts';
import { progressIn } from '../student-progress.ts';
import type { TaughtCourse } from '../taught-course.ts';
import { progressOf } from './snapshot-lite.ts';

/**
 * Returns a student's way through a course: her status in each unit, by what evidence and which rule, and what to do next. She
 * and the people responsible for her see the same.
 *
 * Shape   `statuses` are what the exam service says about the questions that are waiting to be tried again; null if it can't be
 *         asked. They are then shown as locked, without a time.
 */
export function learningPath(
  course: TaughtCourse,
  snapshot: StudentSnapshot,
  statuses: Readonly<Record<string, ExamStatus>> | null,
): Omit<LearningPath, 'learner'> {
  return {
    courseId: course.courseId,
    courseTitle: course.title,
    progress: progressOf(snapshot, course),
    units: course.units.map((unit) => pathUnit(course, snapshot, unit)),
    revisit: Object.entries(snapshot.revisitQueue).flatMap(([questionId, { unitId, tier }]) => {
      const known = statuses === null ? notKnown : Object.hasOwn(statuses, questionId) ? statuses[questionId]! : null;
      return known === null ? [] : [{ questionId, unitId, tier, status: known.status, lockedUntil: known.lockedUntil ?? null }];
    }),
    examsReachable: statuses !== null,
  };
}

const notKnown: ExamStatus = { status: 'locked', lockedUntil: null };

function pathUnit({ graph, titleOf, skillsOf }: TaughtCourse, snapshot: StudentSnapshot, unitId: UnitId): PathUnit {
  const progress = progressIn(snapshot, unitId);
  const prerequisites = [...graph.prerequisitesOf(unitId)];
  const missing = prerequisites.filter((before) => progressIn(snapshot, before).masteryTier === 'none');
  const { masteryTier, drill } = progress;
  return {
    unitId,
    title: titleOf(unitId),
    prerequisites,
    skills: [...skillsOf(unitId)],
    masteryTier,
    standing: standingOf(progress, missing, isWorkedOn(snapshot, unitId)),
    missingPrerequisites: missing,
    drills: { ...drill, streakNeeded: readyStreak },
    passedByTier: progress.exam.passedByTier,
    lastTouchedAt: progress.lastTouchedAt,
    nextTier: masteryTier === 'gold' ? null : desiredExamTier[masteryTier],
    rule: rules[masteryTier],
    nextStep: nextStepOf(progress, missing.map(titleOf), isWorkedOn(snapshot, unitId)),
  };
}

function standingOf({ masteryTier }: UnitProgress, missing: readonly UnitId[], isTouched: boolean): PathUnit['standing'] {
  if (masteryTier === 'gold') return 'completed';
  if (isTouched) return 'in_progress'; // a student who is working on a unit sees that, whatever it builds on
  return missing.length > 0 ? 'blocked' : 'open';
}

/** True if she has done anything in a unit, or is asked to do it now. */
const isWorkedOn = ({ unitProgress, unitsInProgress, focusUnitId, lastTurnAnalysis }: StudentSnapshot, unit: UnitId): boolean =>
  Object.hasOwn(unitProgress, unit) || unitsInProgress.includes(unit) || (lastTurnAnalysis !== null && focusUnitId === unit);

/** What her present tier is based on, or what the first one requires. */
const rules: Readonly<Record<MasteryTier, string>> = {
  none: `Bronze takes ${readyStreak} practice problems right in a row and one bronze exam question.`,
  bronze: `You have bronze: ${readyStreak} practice problems right in a row and a bronze exam question.`,
  silver: 'You have silver: bronze, and a silver exam question.',
  gold: 'You have gold: silver, and a gold exam question.',
};

function nextStepOf({ masteryTier, drill }: UnitProgress, missing: readonly string[], isTouched: boolean): string {
  if (masteryTier === 'gold') return 'You’re done here.';
  const [first] = missing;
  if (first !== undefined)
    return isTouched
      ? `You can keep practicing. For an exam question, get bronze in ${first} first.`
      : `Get bronze in ${first} first.`;
  const left = readyStreak - drill.streakCorrect;
  const tier: ExamTier = desiredExamTier[masteryTier];
  if (left <= 0) return `You’re ready for a ${tier} exam question.`;
  return `Get ${left} more ${left === 1 ? 'practice problem' : 'practice problems'} right in a row. Then you can try a ${tier} exam question.`;
}
