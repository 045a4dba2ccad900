import type { Probe } from '@stoa/schema/study-plan';
import { correctionOf } from '../support/mistakes/correction.ts';
import { isToldSince, nextHelp } from '../support/next-help.ts';
import { speaksByItself } from '../questions/speaks-by-itself.ts';
import { withMisconception } from '../questions/settle-answer.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { helping, withHelp } from './helping.ts';
import type { TeachingAct } from './lesson-move.ts';
import { smallProbe } from './small-probe.ts';
import type { Chosen, PacedMoment } from './turn-rule.ts';

/**
 * Responds to a misconception that the student states. It's recorded as one shown by a wrong answer is, and costs her nothing.
 * The reply is the misconception's own sub-question, if this question has one that makes sense by itself; else its correction;
 * and once both were said, the next help.
 */
export function onMisconception(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  id: string,
  { pacing }: PacedMoment,
): Chosen {
  const after: LessonSession = {
    ...withHelp(session, question),
    misconceptions: withMisconception(session, id, question.concept),
  };
  const probe = ownProbe(session, question, id);
  if (probe !== null) return { teaching: { act: 'probe', grading: null, misconception: id, words: probe.text, probe }, after };
  const correction = correctionOf(session, question, id);
  if (correction !== null) return { teaching: { act: 'clarify', words: correction, example: null, misconception: id }, after };
  return { teaching: helping(nextHelp(world, after, question, pacing), 'clarify'), after };
}

/**
 * Responds to a statement that may be a misconception or may be right, without saying which. She's given something to compare
 * it with: the misconception's sub-question, if this question has one that makes sense by itself; else the truth about it, if
 * such a statement usually is a misconception. Otherwise she's asked to try it on the question. If she says it again, she gets
 * the next help. Her answer will show which it was.
 */
export function onIdea(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  { id, sure }: { id: string; sure: number },
  { pacing }: PacedMoment,
): Chosen {
  const isNew = question.suspected === undefined;
  const doubted: Question = isNew ? { ...question, suspected: { misconception: id, turn: session.turn_count } } : question;
  const after = withHelp(session, doubted);
  const probe = ownProbe(session, question, id);
  if (probe !== null)
    return {
      teaching: { act: 'probe', grading: null, misconception: null, asks_for: 'her_idea', words: probe.text, probe },
      after: { ...session, last_question: doubted }, // a question gives nothing of the solution away, and she may have been right
    };
  const so = isNew && sure < oftenOne ? null : correctionOf(session, question, id);
  if (so !== null) return { teaching: { act: 'clarify', words: so, example: null, asks_for: 'her_idea' }, after };
  const small = smallProbe(session, question);
  const asked: TeachingAct =
    small === null
      ? { act: 'redirect', asks_for: 'her_idea' }
      : { act: 'probe', grading: null, misconception: null, asks_for: 'her_idea', words: small.text, probe: small };
  return isNew && question.wrong_attempts === 0
    ? { teaching: asked, after: { ...session, last_question: doubted } }
    : { teaching: helping(nextHelp(world, session, question, pacing), 'clarify'), after };
}

/**
 * At this confidence or above, more than half of the misconceptions that are heard really are some
 * (docs/decisions/2026-11-24-mistakes-in-doubt.md).
 */
const oftenOne = 0.75;

/**
 * Returns a misconception's sub-question that makes sense by itself and wasn't asked since the question came; null if there's
 * none.
 */
function ownProbe(session: LessonSession, question: Question, id: string): Probe | null {
  const own = question.wrong_answers.find(({ misconception, probe }) => misconception === id && speaksByItself(probe, question));
  return own === undefined || isToldSince(session, question.asked_at_turn, own.probe.text) ? null : own.probe;
}
