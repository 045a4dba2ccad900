import { answerTo } from '../support/asked/besides.ts';
import { nextHelp, nextLine } from '../support/next-help.ts';
import { stepAt } from '../support/progress/step-progress.ts';
import { sharedWords } from '../support/words-in-common.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { helping } from './helping.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { QuestionTurn } from './turn-rule.ts';

/** "I don't get the question": what is to be done, and not the idea in other words. */
const asksOfTask =
  /\b(?:the|this|that) (?:question|problem)\b|\bwhat (?:it|its|it[’']s|you|they)(?: is| are)? (?:want\w*|ask\w*)\b/i;

/** "I don't get why you divide by how many there are": what is unclear to her. */
const names = /\b(?:get|understand|see|know|sure) (?:why|how come|how|what)\b(.{8,})/i;

/** Who is lost in something that she names is answered on just that: the question's next step, or the passage that speaks of it; null where she names nothing, or nothing does. */
function onUnclear(session: LessonSession, question: Question, text: string): TeachingAct | null {
  const line = asksOfTask.test(text) ? nextLine(session, question) : null;
  if (line !== null) return { act: 'hint', grading: null, words: line };
  const unclear = names.exec(text)?.[1];
  const answer = unclear === undefined ? null : answerTo(session, question, { about: 'concept', text: unclear });
  if (unclear === undefined || answer === null || answer.likeness !== null || answer.words === null) return null;
  return sharedWords(answer.words, unclear) === 0 ? null : { act: 'clarify', words: answer.words, example: null };
}

/** Lost in an explanation, she wants another one; lost in a question, or without a start, a way into it. */
export function onConfusion({ world, session, question, sight: { text }, moment }: QuestionTurn): TeachingAct {
  const unclear = onUnclear(session, question, text);
  if (unclear !== null) return unclear;
  const wasExplained = session.full_conversation_log.findLast(({ role }) => role === 'tutor')?.act === 'clarify';
  const explains =
    !hasNoStart.test(text) &&
    question.wrong_attempts === 0 &&
    stepAt(session, question.step)?.type === 'explain' &&
    !wasExplained;
  return helping(nextHelp(world, session, question, moment.pacing, explains ? 'ways' : 'lines'), 'clarify');
}

/** "Idk": not of what was explained, but of what to do. */
const hasNoStart = /\b(?:idk|dunno|no (?:clue|idea)|not sure|i have no|(?:do not|don[’']?t|dont) (?:really |even )?know)\b/i;
