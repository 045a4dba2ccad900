import type { HeardAct } from '../../../../hearing/act.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { sharedWithSolution, weighReason } from '../reasons/reason-given.ts';

type Told = Extract<HeardAct, { act: 'misconception' }>;

/** How sure the ear must be before a misconception that is only told is held for one: few right reasons that it takes for mistakes lie above. */
const sure = 0.89;
/** What a rule hears, and not the ear. */
export const certain = 1;
/** The same where she has shown this very misconception before, or after a wrong answer to a question that knows it. */
const sureAfterMistake = 0.5;
/** The same where her words are those of the solution, too, or no known wrong answer to the question comes from it. */
const sureAgainstPlan = 0.93;
/** Words in common with the solution from which on hers are its words. */
const wordsOfSolution = 2;

/**
 * Whether what she tells in words is a misconception beyond doubt. All else may be a right thought that the ear has not met in these words
 * (docs/decisions/2026-11-24-mistakes-in-doubt.md).
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

/** Whether her words are a reason that the solution gives, too, with so many words in common. */
export const isOfSolution = (text: string, question: Question, words = 1): boolean =>
  weighReason(text, question) === 'fits' && sharedWithSolution(text, question) >= words;
