import type { StudentQuestion } from '@stoa/schema/study-plan';
import {
  questionIndexOf,
  rankQuestions,
  type QuestionIndex,
  type RankedQuestion,
} from '../../../hearing/retrieval/rank-questions.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { withDenominatorsNamed } from './denominators-meant.ts';
import { saysTheAnswer } from './explaining.ts';
import { isToldLately } from './next-help.ts';
import { studentQuestionIn, type KnownQuestion } from './student-question.ts';

/** How probable it has to be that she asks or speaks of just that. */
const enough = 0.42;
/** From here on it goes before what a passage of the lesson says of her words. */
const sure = 0.75;

/**
 * What the plan answers to the question of students that is likeliest hers, or likeliest what she speaks of, though none of its wordings is nearly her words
 * (`studentQuestionIn`): for where nothing else answers.
 *
 * Errors  none: null where nothing is likely enough, where it was just said, and where it would tell what waits for an answer.
 */
export function likelyQuestionIn(
  session: LessonSession,
  question: Question,
  text: string,
  least = enough,
): { readonly answer: string; readonly chance: number; readonly isSure: boolean } | null {
  const best = likeliest(session, question, text);
  if (best === null || best.chance < least) return null;
  const { answer } = best.question;
  return saysTheAnswer(question, answer) || isToldLately(session, answer)
    ? null
    : { answer, chance: best.chance, isSure: best.chance >= sure };
}

/**
 * What the plan answers to a question that students often ask, where her words are nearly a wording of it (`studentQuestionIn`) and it is the likeliest by
 * all its wordings, too. Of unseen wordings that came near one question and were likeliest another, the first was right in 33 of 100; where both are
 * the same, in 87.
 */
export function questionKnownIn(session: LessonSession, question: Question, text: string): KnownQuestion | null {
  const known = studentQuestionIn(session.topic, withDenominatorsNamed(question, text));
  if (known === null || known.likeness === 1) return known;
  return likeliest(session, question, text)?.question.answer === known.answer ? known : null;
}

/** The question of the plan that is likeliest hers, while another waits; null where the plan foresees none. */
function likeliest({ topic }: LessonSession, question: Question, text: string): RankedQuestion | null {
  const { student_questions: questions } = topic.guidelines;
  if (questions.length === 0) return null;
  const { question_text: stem, expected_answer: expected } = question;
  return rankQuestions(withDenominatorsNamed(question, text), indexOf(questions), { stem, expected })[0] ?? null;
}

/** The same after the end of a lesson, where nothing waits for an answer: only what is surely hers. */
export function knownAnswerTo(
  { guidelines: { student_questions: questions } }: LessonSession['topic'],
  text: string,
): string | null {
  if (questions.length === 0) return null;
  const [best] = rankQuestions(text, indexOf(questions));
  return best !== undefined && best.chance >= sure ? best.question.answer : null;
}

function indexOf(questions: readonly StudentQuestion[]): QuestionIndex {
  const index = indexes.get(questions) ?? questionIndexOf(questions);
  indexes.set(questions, index);
  return index;
}
const indexes = new WeakMap<readonly StudentQuestion[], QuestionIndex>();
