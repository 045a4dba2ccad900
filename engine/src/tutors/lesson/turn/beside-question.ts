import { answerTo } from '../support/asked/answer-to.ts';
import { openAnswerTo, shortAnswerTo } from '../support/asked/short-answer-to.ts';
import { saysTheAnswer } from '../support/explaining.ts';
import { isToldSince } from '../support/next-help.ts';
import { comparedWithAnswer, comparisonSettled } from '../support/claims/comparison-settled.ts';
import { likelyQuestionIn } from '../support/asked/likely-question.ts';
import { ideaOfThisOne, isOfThisLesson } from '../support/asked/idea-of-this-one.ts';
import { sharedWords } from '../support/words-in-common.ts';
import { isComplete, type LessonSession, type Question } from '../state/lesson-session.ts';
import type { Beside, TeachingAct } from './lesson-move.ts';
import { progressOf } from './progress-told.ts';

/**
 * Answers a question that comes beside the act: shortly, with the yes or no to a comparison, in the words of the plan, or, if
 * nothing answers it, with a line that says so.
 */
export function besideQuestion(
  session: LessonSession,
  question: Question,
  asked: Parameters<typeof answerTo>[2],
  { teaching, text }: { readonly teaching: TeachingAct; readonly text: string },
): Beside[] {
  const right = 'grading' in teaching && teaching.grading?.check.verdict === 'correct' ? teaching.grading : null;
  if (right !== null && !isQuestion(asked.text)) {
    const said = comparisonSettled(question, asked.text);
    return said?.holds === true ? [{ do: 'settle_comparison', ...said }] : [];
  }
  const answer = shortAnswerTo(asked);
  if (answer === 'how_many_more' && !isComplete(session))
    return [{ ...progressOf(session), ...(asksToStop.test(asked.text) && { may_stop: true as const }) }];
  if (answer === 'how_many_more') return [{ do: 'answer_shortly', answer: 'extra_ones' }];
  const use = answer === 'relevance' ? useOf(session, question) : null;
  if (use !== null) return [{ do: 'answer_question', likeness: null, words: use }];
  if (answer !== null) return [{ do: 'answer_shortly', answer }];
  const compared =
    comparisonSettled(question, asked.text) ??
    (right === null ? null : comparedWithAnswer(sentBefore(text, asked.text) ?? right.text, asked.text));
  if (compared !== null) return [{ do: 'settle_comparison', ...compared }];
  const least = leastFor(asked);
  const likely =
    teaching.act === 'redirect' ? null : likeliest(session, question, [asked.text, fromThere(text, asked.text)], least);
  const known: Beside[] =
    likely === null
      ? []
      : [{ do: 'answer_question', likeness: null, words: likely.answer, ...(likely.chance < surely && { unsure: true }) }];
  if (likely !== null && likely.chance >= surely) return known;
  const answered = answerTo(session, question, asked);
  if (known.length > 0) return known;
  const isNear =
    teaching.act === 'redirect' || answered?.likeness !== null || sharedWords(answered.words ?? '', asked.text) >= nearly;
  if (answered !== null && isNear) return [answered];
  if (teaching.act === 'redirect') return [{ do: 'answer_shortly', answer: openAnswerTo(asked) ?? 'not_here' }];
  // Beside a right answer too, her question shouldn't be ignored.
  const own = asksWh.test(asked.text) ? ideaBeside(session, asked.text, teaching) : [];
  if (own.length > 0) return own;
  // A tag ("5 goes into both right?") or a tone is no question that an answer is missing for.
  return wishes.test(asked.text) || !asksWh.test(asked.text) ? [] : [{ do: 'answer_shortly', answer: 'no_answer' }];
}

/** True for words that ask something, and not only whether the answer is right. */
const isQuestion = (words: string): boolean =>
  !asksVerdict.test(words) &&
  (words.includes('?') || asksWh.test(words) || asksMatter.test(words)) &&
  words.split(/\s+/).length > 1;
const asksVerdict =
  /^\W*(?:(?:so|um+|ok|wait|but|oh|i think) )*(?:(?:is|was) (?:it|that|this)|i ?t['’]?s|its)? ?(?:(?:just|like|really|maybe) )?(?:-?[\d./:]+%?|right|correct|ok|good|it|[a-d])?(?: (?:right|correct|or not|or no|ok))?\W*$/i;
/** Wants something else to do, or cares for nothing: no question that an answer is missing for. */
const wishes =
  /\b(?:can|could|may|will|would) (?:we|i|you|u) (?:do|have|get|give|try|skip|go)\b|\bwho cares\b|\bhardest (?:one|question|problem)\b|\bwhat ?['’]?s (?:up|next|the next)\b/i;

/** How probable a foreseen question must be. Questions of the kind "is it like …" resemble each other. */
const leastFor = ({ about, text }: Parameters<typeof answerTo>[2]): number => {
  if (about === 'likeness' || /\blike an? |\bis (?:it|that|this) like\b/i.test(text)) return mostlyLike;
  return asksMatter.test(text) || text.endsWith('?') ? mayBe : surely;
};
const mostlyLike = 0.75;

/** Returns the likeliest foreseen question in any of the texts; null if none is likely enough. */
const likeliest = (
  session: LessonSession,
  question: Question,
  texts: readonly string[],
  least: number,
): ReturnType<typeof likelyQuestionIn> =>
  texts
    .flatMap((one) => likelyQuestionIn(session, question, one, least) ?? [])
    .toSorted((one, other) => other.chance - one.chance)[0] ?? null;

/** Returns the amount that she names last before her question: her answer. */
const sentBefore = (text: string, asked: string): string | undefined =>
  text
    .slice(0, Math.max(0, text.indexOf(asked)))
    .match(/-?\d+(?:[./]\d+)?/g)
    ?.at(-1);

/** Returns the message from the question on: "but that's bigger, is that allowed? i thought it gets smaller". */
const fromThere = (text: string, asked: string): string => text.slice(Math.max(0, text.indexOf(asked)));

/** Says the idea of the question that was just answered, if she asks about it and nothing in the plan is about that. */
function ideaBeside(session: LessonSession, asked: string, teaching: TeachingAct): Beside[] {
  const done = 'grading' in teaching ? teaching.grading : null;
  if (done == null || done.check.verdict !== 'correct' || !isOfThisLesson(session, done.question, asked)) return [];
  const next = 'onward' in teaching && teaching.onward.kind === 'question' ? teaching.onward.question : null;
  const words = ideaOfThisOne(session, done.question, next, asked);
  return words === null ? [] : [{ do: 'answer_question', likeness: null, words, of_this_one: true }];
}

/** Matches text that begins as a question. Only such text may get an answer that's merely likely (`mayBe`). */
const asksMatter =
  /^\W*(?:(?:wait|but|um+|ok|so|and|please|oh|also)\W+)*(?:why|what|how|can|could|do|does|is|are|where|when|which)\b/i;

/** A question with one of these words needs more than a yes. */
const asksWh = /\b(?:why|how|what|where|when|who|which)(?:['’]?s)?\b/i;

/**
 * At this probability or above, a question that the plan foresees fits better than a passage that only shares words with hers.
 */
const surely = 0.5;
/** At this probability or above, the foreseen question may be hers, and its answer is better than nothing. */
const mayBe = 0.3;
/** Number of words that a passage must share with the student's question to be its answer, unless the act is a redirect. */
const nearly = 2;

/**
 * Returns what people use the lesson's topic for; null if the plan has nothing on it that she hasn't read and that doesn't say
 * the answer.
 */
const useOf = (session: LessonSession, question: Question): string | null =>
  session.topic.guidelines.uses.find((use) => !isToldSince(session, 0, use) && !saysTheAnswer(question, use)) ?? null;

/** "Can i stop soon": she asks whether she may stop, not only how much is left. */
const asksToStop =
  /\b(?:can|could|may|am i allowed to|do (?:you|u) mind if) (?:i|we)?\b.{0,12}\b(?:stop|quit|leave|go|end|be (?:done|dun|finished)|finish)\b/i;
