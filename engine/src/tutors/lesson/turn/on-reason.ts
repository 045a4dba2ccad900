import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import { givesReason } from '../hearing/reasons/because.ts';
import { saysNoReason } from '../hearing/reasons/no-reason.ts';
import { reasonWords } from '../hearing/reasons/reason-words.ts';
import { questionsIn } from '../support/asked/asked-in.ts';
import { writesFalseLine } from '../support/claims/false-line.ts';
import { tellsHow } from '../support/reasons/tells-how.ts';
import { weighAskedReason } from '../support/reasons/weigh-asked-reason.ts';
import { mostTurns, stepAt } from '../support/progress/step-progress.ts';
import { isComplete, type LessonSession, type Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import type { Paced } from '../support/progress/pacing.ts';
import { chooseOnward } from './choose-onward.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/** After this many such questions without a reason, she isn't asked for one again in this lesson. */
const mostUnanswered = 2;
/** How sure the hearing must be that she gave a reason with her answer, so that she isn't asked for one. */
const leastSure = 0.4;

/**
 * True if the student should be asked how she saw it: in a check, once per step, after a right answer without help and without
 * anything beside it that needs a reply. Not if she asked to go faster, nor once she has twice had nothing to say. `session`:
 * with the answer applied.
 */
export function asksReason(session: LessonSession, question: Question, { heard: { acts }, text, reason }: LessonSight): boolean {
  const { closed_questions: closed, pace_preference, turn_count } = session;
  if (stepAt(session, question.step)?.type !== 'check' || isComplete(session)) return false;
  if (pace_preference === 'fast' || turn_count >= mostTurns) return false;
  if (closed.some(({ step, reason }) => step === question.step && reason !== undefined)) return false;
  if (closed.filter(({ reason }) => reason?.standing === 'none').length >= mostUnanswered) return false;
  const saysMore = acts.some(
    ({ act, confidence }) =>
      ((act === 'reason' && reason !== null) || act === 'feeling' || act === 'wish' || act === 'misconception') &&
      confidence > leastSure,
  );
  const told = session.full_conversation_log.flatMap(({ role, turn, text: said }) =>
    role === 'student' && turn > question.asked_at_turn ? [said] : [],
  );
  const hasTold = [...told, text].some(
    (said) => (givesReason.test(said) && !saysNoReason(wordsFor(said))) || tellsHow(question, said),
  );
  return !saysMore && questionsIn(acts).length === 0 && !hasTold && !writesFalseLine(text);
}

/** Returns the reason in a message, normalized for reading. */
const wordsFor = (said: string): string => plainWords(tidyMessage(reasonWords(said)));

/** Returns the session after she was asked for her reason. */
export function withReasonAsked(session: LessonSession, question: Question): LessonSession {
  return { ...withReason(session, question, { turn: null, standing: null }), awaiting_reason: question };
}

/**
 * Responds to her reply to "How did you see that?": it's weighed and gets one line, and then the lesson goes on, whatever she
 * said. Nothing of it is judged or counted, and she isn't asked again. If she leaves instead, the question for her reason
 * waits.
 */
export function onReason(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  { text, heard }: LessonSight,
  moment: Paced,
): { teaching: TeachingAct; after: LessonSession } {
  const { taken } = heard;
  if (taken.kind === 'wish' && taken.wish === 'finish')
    return { teaching: { act: 'teach', onward: { kind: 'end', how: 'left' } }, after: session };
  const { standing, words, fault } = weighAskedReason(session, question, text, heard);
  const said = { turn: session.turn_count, standing };
  // If she goes on instead, she may still give her reason afterwards.
  const just_answered = standing === 'none' ? question : null;
  const after: LessonSession = { ...withReason(session, question, said), awaiting_reason: null, just_answered };
  const onward = chooseOnward(world, after, moment);
  return { teaching: { act: 'weigh_reason', standing, words, ...(fault && { fault }), onward }, after };
}

/**
 * Responds to a reason for the previous question that nobody asked for, beside the question that is waiting. Nothing of it is
 * judged or counted.
 */
export function onLateReason(
  session: LessonSession,
  { session: before, text, heard }: LessonSight,
): { teaching: TeachingAct; after: LessonSession } {
  const answered = before.just_answered;
  if (answered === null) return { teaching: { act: 'redirect' }, after: session };
  const late_reason = weighAskedReason(session, answered, text, heard);
  const said = { turn: session.turn_count, standing: late_reason.standing };
  return { teaching: { act: 'redirect', late_reason }, after: { ...withReason(session, answered, said), just_answered: null } };
}

type Reason = NonNullable<LessonSession['closed_questions'][number]['reason']>;

const withReason = (session: LessonSession, { question_id }: Question, reason: Reason): LessonSession => ({
  ...session,
  closed_questions: session.closed_questions.map((one) => (one.question_id === question_id ? { ...one, reason } : one)),
});
