import { answerTo } from '../support/asked/answer-to.ts';
import { nextHelp, nextLine } from '../support/next-help.ts';
import { stepAt } from '../support/progress/step-progress.ts';
import { sharedWords } from '../support/words-in-common.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { helping } from './helping.ts';
import type { TeachingAct } from './lesson-move.ts';
import type { QuestionTurn } from './turn-rule.ts';

/** "I don't get the question": needs what's to be done, not the idea in other words. */
const asksOfTask =
  /\b(?:the|this|that) (?:question|problem)\b|\bwhat (?:it|its|it[’']s|you|they)(?: is| are)? (?:want\w*|ask\w*)\b/i;

/** "I don't get why you divide by how many there are": captures what's unclear to her. */
const names = /\b(?:get|understand|see|know|sure) (?:why|how come|how|what)\b(.{8,})/i;

/**
 * Helps a student who says what she doesn't understand with just that: the question's next step, or the passage about it.
 * Returns null if she names nothing, or no passage is about it.
 */
function onUnclear(session: LessonSession, question: Question, text: string): TeachingAct | null {
  const line = asksOfTask.test(text) ? nextLine(session, question) : null;
  if (line !== null) return { act: 'hint', grading: null, words: line };
  const unclear = names.exec(text)?.[1];
  const answer = unclear === undefined ? null : answerTo(session, question, { about: 'concept', text: unclear });
  if (unclear === undefined || answer === null || answer.likeness !== null || answer.words === null) return null;
  return sharedWords(answer.words, unclear) === 0 ? null : { act: 'clarify', words: answer.words, example: null };
}

/**
 * Gives another explanation to a student who is lost in an explanation, and a way into the question to one who is lost in a
 * question or doesn't know where to start.
 */
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

/** "Idk": she doesn't know what to do, rather than not understanding an explanation. */
const hasNoStart = /\b(?:idk|dunno|no (?:clue|idea)|not sure|i have no|(?:do not|don[’']?t|dont) (?:really |even )?know)\b/i;
