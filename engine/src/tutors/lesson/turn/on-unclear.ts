import { answerTo } from '../support/asked/besides.ts';
import { nextLine } from '../support/next-help.ts';
import { sharedWords } from '../support/words-in-common.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/** "I don't get the question": what is to be done, and not the idea in other words. */
const asksOfTask =
  /\b(?:the|this|that) (?:question|problem)\b|\bwhat (?:it|its|it[’']s|you|they)(?: is| are)? (?:want\w*|ask\w*)\b/i;

/** "I don't get why you divide by how many there are": what is unclear to her. */
const names = /\b(?:get|understand|see|know|sure) (?:why|how come|how|what)\b(.{8,})/i;

/** Who is lost in something that she names is answered on just that: the question's next step, or the passage that speaks of it; null where she names nothing, or nothing does. */
export function onUnclear(session: LessonSession, question: Question, text: string): TeachingAct | null {
  const line = asksOfTask.test(text) ? nextLine(session, question) : null;
  if (line !== null) return { act: 'hint', grading: null, words: line };
  const unclear = names.exec(text)?.[1];
  const answer = unclear === undefined ? null : answerTo(session, question, { about: 'concept', text: unclear });
  if (unclear === undefined || answer === null || answer.likeness !== null || answer.words === null) return null;
  return sharedWords(answer.words, unclear) === 0 ? null : { act: 'clarify', words: answer.words, example: null };
}
