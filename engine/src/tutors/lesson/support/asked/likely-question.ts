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
import { carriedBy, likenessTo, partsOf, type Likeness } from './likeness-to-question.ts';

/** So many plans are kept ready to be searched, some eight megabytes each. */
const mostPlans = 40;

/** How probable it has to be that she asks or speaks of just that. */
const enough = 0.42;
/** From here on it goes before what a passage of the lesson says of her words. */
const sure = 0.75;
/** What she says is answered whatever else she may mean where the likeliest question is so probable, and so much of her words is one of its wordings, */
const known = { chance: 0.6, likeness: 0.8 };
/** or where so much more of her words is a wording of one of the likeliest than of the others. */
const nearly = { chance: 0.1, likeness: 0.9, ahead: 0.1, of: 5 };

/**
 * What the plan answers to the question of students that is likeliest hers, or likeliest what she speaks of: for where nothing else answers.
 *
 * Errors  none: null where nothing is likely enough, where it was just said, and where it would tell what waits for an answer.
 */
export function likelyQuestionIn(
  session: LessonSession,
  question: Question,
  text: string,
  least = enough,
): { readonly answer: string; readonly chance: number; readonly isSure: boolean } | null {
  const [best] = likeliest(session.topic, question, text);
  if (best === undefined || best.chance < least) return null;
  // "Is it like a battery?" is like all that is asked so, and speaks of nothing that any of it speaks of.
  const { seen } = indexOf(session.topic.guidelines.student_questions).words;
  if (!carriedBy(text).some((term) => seen.has(term))) return null;
  const { answer } = best.question;
  return saysTheAnswer(question, answer) || isToldLately(session, answer)
    ? null
    : { answer, chance: best.chance, isSure: best.chance >= sure };
}

type Waiting = Pick<Question, 'question_text' | 'expected_answer' | 'answer'>;

/** A question that the plan foresees, and how near her words come to a wording of it. */
export type KnownQuestion = Likeness & { readonly answer: string };

/**
 * What the plan answers to a question that students often ask, where her words are nearly a wording of it, and it is likely by all of its wordings.
 *
 * Errors  none: null where none is.
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
 * The questions of the plan by how likely they are that of a message, while another waits; or of one of its sentences, where the message whole is like none of them and the sentence
 * is no mere aside.
 *
 * Shape  sorted, the likeliest first; none where the plan foresees none.
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

/** The same after the end of a lesson, where nothing waits for an answer: only what is surely hers. */
export function knownAnswerTo(topic: LessonSession['topic'], text: string): string | null {
  const [best] = likeliest(topic, null, text);
  return best !== undefined && best.chance >= sure ? best.question.answer : null;
}

/** A plan is read anew with every lesson and is the same plan: an index takes a quarter of a second, and is found by what it holds. */
function indexOf(questions: readonly StudentQuestion[]): QuestionIndex {
  const index = indexes.get(questions) ?? indexIn(JSON.stringify(questions));
  indexes.set(questions, index);
  return index;
}
const indexes = new WeakMap<readonly StudentQuestion[], QuestionIndex>();
const indexIn = rememberReadings((text) => questionIndexOf(JSON.parse(text) as StudentQuestion[]), mostPlans);
