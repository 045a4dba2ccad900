import type { StudyPlanStep } from '@stoa/schema/study-plan';
import type { ClosedQuestion, LessonSession, QuestionEnd } from '../../state/lesson-session.ts';

/** How the questions of one step ended. */
export function endsOf(closed: readonly ClosedQuestion[], step: number): Record<QuestionEnd, number> {
  const ends: Record<QuestionEnd, number> = { right_unaided: 0, right_aided: 0, told: 0, abandoned: 0 };
  for (const one of closed) if (one.step === step) ends[one.end] += 1;
  return ends;
}

/**
 * Whether a step is mastered, by its questions alone: an explanation was understood once one question on it is right; a check wants one
 * right answer without help, or two with it; practice wants as many without help as the plan says, or two more with it, and one fewer while the lesson
 * accelerates.
 */
export function isStepDone(session: LessonSession, number: number): boolean {
  const step = stepAt(session, number)!;
  const { right_unaided, right_aided } = endsOf(session.closed_questions, number);
  const right = right_unaided + right_aided;
  switch (step.type) {
    case 'explain':
      return right >= 1;
    case 'check':
      return right_unaided >= 1 || right >= 2;
    case 'practice':
      return right_unaided >= needed(session, step.right_needed) || right >= step.right_needed + 2;
  }
}

const needed = (session: LessonSession, right_needed: number): number =>
  accelerates(session) ? Math.max(1, right_needed - 1) : right_needed;

export const stepAt = ({ topic }: Pick<LessonSession, 'topic'>, step: number): StudyPlanStep | undefined =>
  topic.plan.steps[step - 1];

/** The average of what was shown of the concepts; null while nothing was. */
export function averageMastery({ mastery_estimates }: Pick<LessonSession, 'mastery_estimates'>): number | null {
  const values = Object.values(mastery_estimates);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** From here on a concept counts as known, so that explaining it may be skipped (lesson spec, ACCELERATE). */
export const acceleratesFrom = 0.8;

/** Whether the lesson may go faster than its plan: the student is well above, getting better, and has not asked for a slower pace. */
export function accelerates(session: Pick<LessonSession, 'mastery_estimates' | 'session_summary' | 'pace_preference'>): boolean {
  const average = averageMastery(session);
  return (
    average !== null &&
    average >= acceleratesFrom &&
    session.session_summary.progress_trend === 'improving' &&
    session.pace_preference !== 'slow'
  );
}

/**
 * The step after this one: the next of the plan, or a later one where the student has shown what is between (lesson spec, ACCELERATE): explanations of
 * what she knows, and checks of what practice asks for anyway.
 */
export function stepAfter(session: LessonSession, step: number): number {
  const next = stepAt(session, step + 1);
  if (next === undefined || !accelerates(session) || !stands(session, next.concept) || !maySkip(session, next)) return step + 1;
  return stepAfter(session, step + 1);
}

const maySkip = ({ topic }: LessonSession, { type, step, concept }: StudyPlanStep): boolean =>
  type === 'explain' ||
  (type === 'check' &&
    topic.plan.steps.some((later) => later.type === 'practice' && later.step > step && later.concept === concept));

/** Steps that a tutor may go to instead of `next`: past explanations and checks of what stands, while the lesson accelerates. */
export function stepsOpenBeside(session: LessonSession, next: number): number[] {
  const step = stepAt(session, next);
  if (step === undefined || step.type === 'practice' || !accelerates(session) || !stands(session, step.concept)) return [];
  const after = next + 1;
  return stepAt(session, after) === undefined ? [] : [after, ...stepsOpenBeside(session, after)];
}

/** High by evidence, and shown since the lesson began in earnest: the one simple question of the opening proves no idea of it. */
const stands = ({ mastery_estimates, closed_questions }: LessonSession, concept: string): boolean =>
  (mastery_estimates[concept] ?? 0) >= acceleratesFrom &&
  closed_questions.some((one) => one.concept === concept && one.step > 0 && one.end === 'right_unaided');

/** Turns of a lesson that is not extended, after which it ends kindly whatever stands. */
export const mostTurns = 60;

/** Turns beyond `mostTurns` in which the question that stands may still be talked about. */
export const turnsToFinish = 10;

/** The last turn that an extension may take (lesson spec: 10 turns beyond `total_steps * 2`). */
export const lastExtensionTurn = ({ topic }: Pick<LessonSession, 'topic'>): number => topic.plan.steps.length * 2 + 10;
