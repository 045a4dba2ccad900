import type { Probe } from '@stoa/schema/study-plan';
import { correctionOf } from '../support/mistakes/correction.ts';
import { isToldSince, nextHelp } from '../support/next-help.ts';
import { speaksByItself } from '../questions/speaks-by-itself.ts';
import { withMisconception } from '../questions/settle-answer.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { helping, withHelp } from './helping.ts';
import type { Chosen, PacedMoment } from './turn-rule.ts';

/**
 * A misconception that she tells in words counts for the lesson as a wrong answer's does, and costs her nothing. It is met by the sub-question of
 * its own, where the question in focus has one that speaks by itself, else by what puts it right; and once both were said, by the next help.
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
 * What may be a misconception, or a right thought: neither is said. She is given something to hold it against, the sub-question of the misconception where the question
 * has one that speaks by itself, else, where it is one more often than not, what is so of it; else she is asked to try it on the question, and told once more, it is met by the next
 * help. Her answer tells which it was.
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
      after: { ...session, last_question: doubted }, // a question says nothing of the way, and she may have been right
    };
  const so = isNew && sure < oftenOne ? null : correctionOf(session, question, id);
  if (so !== null) return { teaching: { act: 'clarify', words: so, example: null, asks_for: 'her_idea' }, after };
  return isNew && question.wrong_attempts === 0
    ? { teaching: { act: 'redirect', asks_for: 'her_idea' }, after: { ...session, last_question: doubted } }
    : { teaching: helping(nextHelp(world, session, question, pacing), 'clarify'), after };
}

/** From here on more than half of what the ear hears as misconceptions are some (docs/decisions/2026-11-24-mistakes-in-doubt.md). */
const oftenOne = 0.75;

/** The sub-question of a misconception that speaks by itself and was not asked since the question came; null where there is none. */
function ownProbe(session: LessonSession, question: Question, id: string): Probe | null {
  const own = question.wrong_answers.find(({ misconception, probe }) => misconception === id && speaksByItself(probe, question));
  return own === undefined || isToldSince(session, question.asked_at_turn, own.probe.text) ? null : own.probe;
}
