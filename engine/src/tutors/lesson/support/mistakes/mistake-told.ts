import type { HeardAct } from '../../../../hearing/act.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { sharedWithSolution, weighReason } from '../reasons/reason-given.ts';

type Told = Extract<HeardAct, { act: 'misconception' }>;

/**
 * How sure the hearing must be before a misconception that is only told counts as one. Above this, few right reasons are taken
 * for mistakes.
 */
const sure = 0.89;
/** The confidence of a misconception that was found by a rule. */
export const certain = 1;
/** The same if the student has shown this very misconception before, or after a wrong answer to a question that lists it. */
const sureAfterMistake = 0.5;
/** The same if the student's words are also the solution's, or if the question lists no wrong answer for the misconception. */
const sureAgainstPlan = 0.93;
/** A message that shares this many words with the solution uses the solution's words. */
const wordsOfSolution = 2;

/**
 * True if what the student says is a misconception beyond doubt. Everything else may be a right thought in words that the
 * hearing hasn't met (docs/decisions/2026-11-24-mistakes-in-doubt.md).
 */
export function isSurelyMistaken(
  text: string,
  { misconception: id, confidence }: Told,
  question: Question,
  { misconceptions }: Pick<LessonSession, 'misconceptions'>,
): boolean {
  if (confidence === certain) return true;
  const isKnownHere = question.wrong_answers.some(({ misconception }) => misconception === id);
  const wasShown = misconceptions.some((one) => one.id === id && !one.resolved);
  if (wasShown || (question.wrong_attempts > 0 && isKnownHere)) return confidence >= sureAfterMistake;
  const isPlans = isOfSolution(text, question, isKnownHere ? wordsOfSolution : 1);
  if (isPlans && !isKnownHere) return false;
  return confidence >= (isPlans || !isKnownHere ? sureAgainstPlan : sure);
}

/** True if the student's words are a reason that the solution gives too, with at least this many words in common. */
export const isOfSolution = (text: string, question: Question, words = 1): boolean =>
  weighReason(text, question) === 'fits' && sharedWithSolution(text, question) >= words;
