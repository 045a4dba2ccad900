import type { EverydayWord } from '@stoa/schema/everyday-words';
import { asksIfAllowed } from '../hearing/asks-if-allowed.ts';
import { asksIfFine } from '../hearing/asks-form.ts';
import { asksOfLesson } from '../hearing/asks-of-lesson.ts';
import { topicWished } from '../hearing/topic-wished.ts';
import { numbersAreFixed, storyIsFixed } from '../support/asked/asked-sentences.ts';
import { formAskedHere } from '../support/asked/form-asked.ts';
import { letterAsked } from '../support/asked/letter-asked.ts';
import { likelyQuestionIn } from '../support/asked/likely-question.ts';
import { measureAsked } from '../support/asked/measure-asked.ts';
import { moreThanWholeAsked } from '../support/asked/more-than-whole.ts';
import { orderAsked } from '../support/asked/order-asked.ts';
import { asksIfLast } from '../support/asked/short-answer-to.ts';
import { otherName } from '../support/asked/other-name.ts';
import { signRead } from '../support/asked/sign-read.ts';
import { asksEveryday, meaningsAsked, productAsked } from '../support/asked/word-meaning.ts';
import { wordingIn } from '../support/choose-wording.ts';
import { saysTheAnswer } from '../support/explaining.ts';
import { valueJudged } from '../support/mistakes/value-judged.ts';
import { nextLine } from '../support/next-help.ts';
import { isComplete, type LessonSession, type Question } from '../state/lesson-session.ts';
import type { Beside, TeachingAct } from './lesson-move.ts';
import type { LessonSight } from './lesson-sight.ts';
import { progressOf } from './progress-told.ts';

/**
 * Answers what has one plain answer, whatever else the message is: what a letter or an everyday word of the question means, and
 * which of two things comes first in it.
 *
 * Errors  none: null if nothing of the kind is asked.
 */
export function onAskedPlainly(
  everyday: readonly EverydayWord[],
  session: LessonSession,
  question: Question,
  { text, heard }: LessonSight,
): TeachingAct | null {
  const choose = wordingIn(session);
  const judged = valueJudged(session, question, text);
  if (judged === 'was_right') return { act: 'redirect', of_last: 'was_right' };
  if (judged !== null) {
    const line = nextLine(session, question);
    return line === null ? { act: 'redirect' } : { act: 'hint', grading: null, words: line };
  }
  const order = orderAsked(question, text, choose) ?? moreThanWholeAsked(text, choose);
  if (order !== null) return { act: 'clarify', words: order, example: null };
  const sign = signRead(text);
  const isPlain = sign !== null || asksEveryday(session, everyday, heard);
  const told = isPlain ? joined(sign, meaningsAsked(session, everyday, heard)) : otherName(session, everyday, text, choose);
  const meaning = told ?? letterAsked(question, text, choose);
  if (meaning === null) return null;
  const [, rest] = /[?.!]\s+(?:and |also |but )?(.{12,})$/i.exec(text) ?? [];
  const isOther = rest !== undefined && !heard.terms.some((term) => rest.toLowerCase().includes(term));
  const known = !isOther ? null : likelyQuestionIn(session, question, rest, surely);
  return { act: 'clarify', words: known === null ? meaning : `${meaning} ${known.answer}`, example: null };
}
/** At this probability, the plan's answer to a second question in the message is given, too. */
const surely = 0.6;

/**
 * Answers, beside the act, what the student asks about the lesson itself, about the form of her answer, or about a word. Of a
 * right answer the form is hers already, so only what it needed or didn't is said.
 */
export function askedPlainly(
  everyday: readonly EverydayWord[],
  session: LessonSession,
  question: Question,
  { text, heard, grading }: LessonSight,
  teaching: TeachingAct,
): Beside[] {
  const ofLesson = asksOfLesson(text);
  if (ofLesson !== null) return [{ do: 'answer_shortly', answer: ofLesson }];
  if (grading !== null && grading.check.verdict !== 'correct') return [];
  if (grading !== null && asksIfFine(text)) return [{ do: 'answer_shortly', answer: 'form_fine' }];
  if (grading === null && asksIfLast(text))
    return [isComplete(session) ? { do: 'answer_shortly', answer: 'extra_ones' } : progressOf(session)];
  if (asksIfAllowed(text)) return [{ do: 'answer_shortly', answer: 'permission' }];
  const wished = topicWished(text);
  if (wished !== null) {
    const table = wished.kind === 'about' ? storyIsFixed : numbersAreFixed;
    return [{ do: 'answer_question', likeness: null, words: wordingIn(session)(table).replaceAll('{}', wished.what) }];
  }
  if (grading === null && valueJudged(session, question, text) === 'was_wrong')
    return [{ do: 'answer_shortly', answer: 'was_wrong' }];
  const about = grading?.question ?? question;
  const form = formAskedHere(about, text, wordingIn(session), grading?.text ?? null);
  if (form !== null) return [form];
  if (teaching.act === 'clarify' || teaching.act === 'redirect') return []; // the act itself answers
  const words =
    moreThanWholeAsked(text, wordingIn(session)) ??
    productAsked(about, text) ??
    measureAsked(about, text) ??
    joined(signRead(text), meaningsAsked(session, everyday, heard)) ??
    otherName(session, everyday, text, wordingIn(session)) ??
    letterAsked(about, text, wordingIn(session));
  const next = 'onward' in teaching && teaching.onward.kind === 'question' ? teaching.onward.question : null;
  return words === null || (next !== null && saysTheAnswer(next, words))
    ? []
    : [{ do: 'answer_question', likeness: null, words }];
}

const joined = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : `${one} ${other}`;

/** True if the message asks about the lesson itself or the form of the answer, which `askedPlainly` answers beside a redirect. */
export const isAskedPlainly = (session: LessonSession, question: Question, { text }: LessonSight): boolean =>
  asksOfLesson(text) !== null ||
  asksIfAllowed(text) ||
  asksIfLast(text) ||
  formAskedHere(question, text, wordingIn(session), null) !== null ||
  topicWished(text)?.kind === 'about';
