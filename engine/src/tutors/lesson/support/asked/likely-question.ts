import type { StudentQuestion } from '@stoa/schema/study-plan';
import {
  questionIndexOf,
  rankQuestions,
  type QuestionIndex,
  type RankedQuestion,
} from '../../../../hearing/retrieval/rank-questions.ts';
import { rememberReadings } from '../../../../guards/remember-readings.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Topic } from '../../state/topic.ts';
import { withDenominatorsNamed } from '../mistakes/denominators-meant.ts';
import { saysTheAnswer } from '../explaining.ts';
import { isToldLately } from '../next-help.ts';
import { speaksAhead } from './speaks-ahead.ts';
import { carriedBy, likenessTo, partsOf, type Likeness } from './likeness-to-question.ts';

/** How many plans' indexes are kept in memory, about eight megabytes each. */
const mostPlans = 40;

/** Least probability that the student asks, or talks about, a foreseen question. */
const enough = 0.42;
/** At this probability or above, the foreseen question's answer goes before a passage of the lesson. */
const sure = 0.75;
/**
 * The student's message is answered, whatever else it may mean, if the likeliest question is this probable and this much of the
 * message is one of its wordings,
 */
const known = { chance: 0.6, likeness: 0.8 };
/** or if one of the `of` likeliest questions is at least this near in wording, and this far ahead of the others. */
const nearly = { chance: 0.1, likeness: 0.9, ahead: 0.1, of: 5 };

/**
 * Returns the plan's answer to the foreseen question that the student most likely asks or talks about. Used when nothing else
 *         answers.
 *
 * Errors  none: null if no question is likely enough, if the answer was just said, or if it would give away the answer to the
 *         question in focus.
 */
export function likelyQuestionIn(
  session: LessonSession,
  question: Question,
  text: string,
  least = enough,
): { readonly answer: string; readonly chance: number; readonly isSure: boolean } | null {
  const [best] = likeliest(session.topic, question, text);
  if (best === undefined || best.chance < least) return null;
  // "Is it like a battery?" resembles every question asked that way, but no foreseen question mentions a battery.
  const { seen } = indexOf(session.topic.guidelines.student_questions).words;
  const carried = carriedBy(text).filter((term) => !laughs.has(term));
  if (!carried.some((term) => seen.has(term))) return null;
  // "What if a banana goes in": most of what it's about is in no foreseen question.
  const unseen = carried.filter((term) => !seen.has(term)).length;
  if (best.chance < likelyEnough && unseen >= mostUnseen * carried.length) return null;
  const { answer } = best.question;
  const isAhead = best.chance < likelyEnough && speaksAhead(session, question, text, answer);
  return isAhead || saysTheAnswer(question, answer) || isToldLately(session, answer)
    ? null
    : { answer, chance: best.chance, isSure: best.chance >= sure };
}

const laughs: ReadonlySet<string> = new Set(['lol', 'haha', 'omg', 'lmao', 'bruh', 'dude']);
/** At this probability or above, the student most likely asked for just that, in whatever words. */
const likelyEnough = 0.5;
/** If this share of her words is in no foreseen question, a merely likely one isn't hers. */
const mostUnseen = 0.5;

type Waiting = Pick<Question, 'question_text' | 'expected_answer' | 'answer'>;

/** A question that the plan foresees, and how near the student's words come to one of its wordings. */
export type KnownQuestion = Likeness & { readonly answer: string };

/**
 * Returns the plan's answer to a question that students often ask, if the student's words are nearly one of its wordings and
 *         all of its wordings together make it likely.
 *
 * Errors  none: null if there is no such question.
 */
export function questionKnownIn(topic: Pick<Topic, 'guidelines'>, question: Waiting | null, text: string): KnownQuestion | null {
  const { seen } = indexOf(topic.guidelines.student_questions).words;
  const likely = likeliest(topic, question, text)
    .slice(0, nearly.of)
    .map((one) => ({ ...one, ...likenessTo(one.question, text, (term) => seen.get(term)?.size ?? 0) }));
  const [first] = likely;
  if (first === undefined) return null;
  const [nearest, next] = likely.toSorted((one, other) => other.likeness - one.likeness);
  const isAhead = nearest!.likeness >= nearly.likeness && nearest!.likeness - (next?.likeness ?? 0) >= nearly.ahead;
  const isKnown = first.chance >= known.chance && first.likeness >= known.likeness;
  const found = isKnown ? first : isAhead && nearest!.chance >= nearly.chance ? nearest! : null;
  return found === null ? null : { answer: found.question.answer, likeness: found.likeness, holds: found.holds };
}

/**
 * Ranks the plan's foreseen questions by how likely a message asks each of them, while another question waits for an answer. If
 * the whole message is like none of them, ranks them by one of its sentences that is more than a brief aside.
 *
 * Shape  sorted, the likeliest first; empty if the plan foresees none.
 */
function likeliest(
  { guidelines: { student_questions: questions } }: Pick<Topic, 'guidelines'>,
  waiting: Waiting | null,
  text: string,
): readonly RankedQuestion[] {
  if (questions.length === 0) return [];
  const about = waiting === null ? undefined : { stem: waiting.question_text, expected: waiting.expected_answer };
  const [whole, ...parts] = partsOf(waiting === null ? text : withDenominatorsNamed(waiting, text));
  const ofWhole = rankQuestions(whole!, indexOf(questions), about);
  if (ofWhole[0]!.chance >= enough) return ofWhole;
  return parts
    .filter((part) => wordsIn(part) >= noAside * wordsIn(whole!))
    .map((part) => rankQuestions(part, indexOf(questions), about))
    .reduce((best, ranked) => (ranked[0]!.chance > best[0]!.chance ? ranked : best), ofWhole);
}
const noAside = 0.35;
const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/**
 * Returns the plan's answer to the foreseen question that a message surely asks, when no question waits for an answer, as after
 *         the end of a lesson.
 */
export function knownAnswerTo(topic: LessonSession['topic'], text: string): string | null {
  const [best] = likeliest(topic, null, text);
  return best !== undefined && best.chance >= sure ? best.question.answer : null;
}

/**
 * Every lesson reads the plan anew, and building its index takes a quarter of a second, so the index is looked up by content.
 */
function indexOf(questions: readonly StudentQuestion[]): QuestionIndex {
  const index = indexes.get(questions) ?? indexIn(JSON.stringify(questions));
  indexes.set(questions, index);
  return index;
}
const indexes = new WeakMap<readonly StudentQuestion[], QuestionIndex>();
const indexIn = rememberReadings((text) => questionIndexOf(JSON.parse(text) as StudentQuestion[]), mostPlans);
