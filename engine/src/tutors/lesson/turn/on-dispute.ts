import { asksWhetherRight } from '../support/mistakes/earlier-mistake.ts';
import { waysOf } from '../support/explaining.ts';
import { nextHelp } from '../support/next-help.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import type { PacedMoment } from './turn-rule.ts';
import { helping } from './helping.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';

/**
 * Shows the next step of the solution to a student who doubts the verdict, repeats a wrong answer or asks what her mistake was.
 * Returns null if the message does none of these.
 */
export function onDispute(
  world: LessonWorld,
  session: LessonSession,
  question: Question,
  { text, heard: { acts, cues, taken } }: LessonSight,
  { pacing }: PacedMoment,
): TeachingAct | null {
  if (question.wrong_attempts === 0) return cues.includes('disputes') ? { act: 'redirect' } : null;
  const said = acts.find((act) => act.act === 'answer');
  const isSaidAgain =
    taken.kind === 'check' && said?.act === 'answer' && question.previous_student_answers.some((one) => isSame(one, said.answer));
  const ofMistake = cues.includes('asks_why_wrong') || asksWhetherRight(text);
  const asks = ofMistake && ['remark', 'question', 'off_topic', 'small_talk', 'check'].includes(taken.kind);
  if (!isSaidAgain && !asks && !cues.includes('disputes')) return null;
  const wrong = asks ? waysOf(session, question, { text: '', cues: ['names_mistake'] }, pacing) : null;
  if (wrong !== null && wrong.words !== null && isCorrection(session, wrong.words))
    return { act: 'hint', grading: null, words: wrong.words };
  return helping(nextHelp(world, session, question, pacing), 'clarify');
}

const isSame = (one: string, other: string): boolean => one.replace(/\s/g, '') === other.replace(/\s/g, '');
const isCorrection = ({ topic }: LessonSession, words: string): boolean =>
  topic.guidelines.misconceptions.some(({ correction }) => correction === words);
