import type { Probe } from '@stoa/schema/study-plan';
import { saysTheAnswer } from '../support/explaining.ts';
import { isToldSince, nextHelp } from '../support/next-help.ts';
import { speaksByItself } from '../questions/speaks-by-itself.ts';
import { withMisconception } from '../questions/settle-answer.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { withHelp, type Chosen, type PacedMoment } from './chosen.ts';
import { helping } from './helping.ts';

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
  const correction = session.topic.guidelines.misconceptions.find((one) => one.id === id)?.correction ?? null;
  if (correction !== null && !isToldSince(session, question.asked_at_turn, correction) && !saysTheAnswer(question, correction))
    return { teaching: { act: 'clarify', words: correction, example: null, misconception: id }, after };
  return { teaching: helping(nextHelp(world, after, question, pacing), 'clarify'), after };
}

/**
 * What may be a misconception, or a right thought: she is asked to try it on the question, and her answer tells. Told once more, it is met by the sub-question of
 * the misconception, where it has one that speaks by itself, else by the next help.
 */
export function onIdea(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  id: string,
  { pacing }: PacedMoment,
): Chosen {
  if (question.suspected === undefined) {
    const suspected = { misconception: id, turn: session.turn_count };
    return {
      teaching: { act: 'redirect', asks_for: 'her_idea' },
      after: { ...session, last_question: { ...question, suspected } },
    };
  }
  const probe = ownProbe(session, question, id);
  const after = withHelp(session, question);
  return probe !== null
    ? { teaching: { act: 'probe', grading: null, misconception: null, words: probe.text, probe }, after }
    : { teaching: helping(nextHelp(world, session, question, pacing), 'clarify'), after };
}

/** The sub-question of a misconception that speaks by itself and was not asked since the question came; null where there is none. */
function ownProbe(session: LessonSession, question: Question, id: string): Probe | null {
  const own = question.wrong_answers.find(({ misconception, probe }) => misconception === id && speaksByItself(probe, question));
  return own === undefined || isToldSince(session, question.asked_at_turn, own.probe.text) ? null : own.probe;
}
