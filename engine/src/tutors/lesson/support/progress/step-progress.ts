import type { StudyPlanStep } from '@stoa/schema/study-plan';
import type { ClosedQuestion, LessonSession, QuestionEnd } from '../../state/lesson-session.ts';

/** Counts how the questions of one step ended. */
export function endsOf(closed: readonly ClosedQuestion[], step: number): Record<QuestionEnd, number> {
  const ends: Record<QuestionEnd, number> = { right_unaided: 0, right_aided: 0, told: 0, abandoned: 0 };
  for (const one of closed) if (one.step === step) ends[one.end] += 1;
  return ends;
}

/**
 * True if a step is mastered, judged by its questions alone. An explanation needs one right answer; a check needs one without
 * help, or two with help; practice needs as many without help as the plan says, or that number plus two with help. While the
 * lesson accelerates it needs one fewer, unless all of its right answers could have been guessed.
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
      return right_unaided >= needed(session, step) || right >= step.right_needed + 2;
  }
}

const needed = (session: LessonSession, { step, right_needed }: Extract<StudyPlanStep, { type: 'practice' }>): number =>
  accelerates(session) && session.closed_questions.some((one) => one.step === step && showsSkill(one))
    ? Math.max(1, right_needed - 1)
    : right_needed;

/** A right answer without help that nobody gets by picking one of a few. */
const showsSkill = ({ end, guess_floor = 0 }: ClosedQuestion): boolean => end === 'right_unaided' && guess_floor < likelyGuess;
const likelyGuess = 0.2;

export const stepAt = ({ topic }: Pick<LessonSession, 'topic'>, step: number): StudyPlanStep | undefined =>
  topic.plan.steps[step - 1];

/** Returns the average mastery of the concepts that the student has worked on; null if there is none yet. */
export function averageMastery({ mastery_estimates }: Pick<LessonSession, 'mastery_estimates'>): number | null {
  const values = Object.values(mastery_estimates);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** At this estimate or above a concept counts as known, so its explanation may be skipped (lesson spec, ACCELERATE). */
export const acceleratesFrom = 0.8;

/**
 * True if the lesson may go faster than its plan: the student's average is high, she is improving, and she hasn't asked for a
 * slower pace.
 */
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
 * Returns the step after this one: the next of the plan, or a later one if the student has already mastered the steps between
 *         (lesson spec, ACCELERATE). Skips explanations of what she knows, and checks of what practice asks for anyway.
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

/**
 * Returns the steps that a tutor may go to instead of `next`: past explanations and checks of mastered concepts, while the
 *         lesson accelerates.
 */
export function stepsOpenBeside(session: LessonSession, next: number): number[] {
  const step = stepAt(session, next);
  if (step === undefined || step.type === 'practice' || !accelerates(session) || !stands(session, step.concept)) return [];
  const after = next + 1;
  return stepAt(session, after) === undefined ? [] : [after, ...stepsOpenBeside(session, after)];
}

/**
 * True if a concept is mastered: the estimate is high, and the student showed it after the opening, whose one simple question
 * proves nothing.
 */
const stands = ({ mastery_estimates, closed_questions }: LessonSession, concept: string): boolean =>
  (mastery_estimates[concept] ?? 0) >= acceleratesFrom &&
  closed_questions.some((one) => one.concept === concept && one.step > 0 && one.end === 'right_unaided');

/** A lesson that isn't extended ends kindly after this many turns, wherever it is. */
export const mostTurns = 60;

/** How many turns beyond `mostTurns` the open question may still be talked about. */
export const turnsToFinish = 10;

/** The last turn that an extension may take (lesson spec: 10 turns beyond `total_steps * 2`). */
export const lastExtensionTurn = ({ topic }: Pick<LessonSession, 'topic'>): number => topic.plan.steps.length * 2 + 10;
