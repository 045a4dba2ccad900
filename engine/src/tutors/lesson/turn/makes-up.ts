import { askedBeside } from '../hearing/asked-beside.ts';
import { complainsOfReply } from '../hearing/complains-of-reply.ts';
import { asksOfLesson } from '../hearing/asks-of-lesson.ts';
import { likelyQuestionIn } from '../support/asked/likely-question.ts';
import { isToldSince, nextLine } from '../support/next-help.ts';
import { orderAsked } from '../support/asked/order-asked.ts';
import { stepAsked } from '../support/steps/step-asked.ts';
import { wordingIn } from '../support/choose-wording.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/**
 * Makes up for a reply that missed the student's question: answers it if anything does, with words that she hasn't read since
 * the question was asked. Otherwise, the next line of help is better than the same again.
 *
 * Parameters  `text`: her complaint, which may say again what she asked.
 */
export function makesUpFor(session: LessonSession, question: Question, text: string): TeachingAct {
  const asked = askedBefore(session, text);
  const known = asked.map((one) => answerOf(session, question, one)).find((one) => one !== null) ?? null;
  if (known !== null) return known;
  const line = complainsOfReply(text) ? nextLine(session, question) : null;
  return line === null ? { act: 'redirect' } : { act: 'hint', grading: null, words: line };
}

/** Returns what she may mean: the question in her complaint, and the last one that she asked before. */
function askedBefore({ full_conversation_log: log }: LessonSession, text: string): string[] {
  const again = askedBeside(text) ?? wanted.exec(text)?.[1];
  const before = log
    .filter(({ role, text: said }) => role === 'student' && !complainsOfReply(said))
    .flatMap(({ text: said, heard }) => askedBeside(said) ?? (heard?.taken.kind === 'question' ? said : []))
    .at(-1);
  return [again, before].flatMap((one) => one ?? []);
}
const wanted =
  /\b(?:asked|asking|ask|wanted to know|want to know|wanna know|telling me|tell me)(?: you)? ((?:if|why|how|what|about|whether|do|is|can|when)\b.{6,})$/i;

function answerOf(session: LessonSession, question: Question, asked: string): TeachingAct | null {
  if (asksOfLesson(asked) !== null) return null;
  const step = stepAsked(session, question, asked);
  if (step?.verdict === 'next') return { act: 'bridge', right: true, again: false, words: step.words, opens: null };
  const words = orderAsked(question, asked, wordingIn(session)) ?? likelyQuestionIn(session, question, asked)?.answer ?? null;
  return words === null || isToldSince(session, question.asked_at_turn, words) ? null : { act: 'clarify', words, example: null };
}
