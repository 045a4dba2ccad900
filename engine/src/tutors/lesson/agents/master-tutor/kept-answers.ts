import { leakFinder, type Leak } from '../../../../guards/leak/find-leak.ts';
import type { AnswerQuestion } from '../../../../math/check-answer.ts';
import { waysInPlaceOf } from './due-words.ts';
import type { Onward, TeachingTold } from '../../turn/lesson-move.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';

/** A question whose answer must not be said, and what about it is already in the open. */
export type Kept = {
  answer: AnswerQuestion;
  stem: string;
  shown: readonly string[];
  written: readonly string[];
  isNext: boolean;
};

/** Returns the questions whose answers must not be said in this turn: the one in focus, if it stays, and every new one. */
export function keptAnswers(
  session: LessonSession,
  { teaching, may_skip_to }: TeachingTold,
  message: string,
  question: Question | null,
): Kept[] {
  const closes =
    session.last_question === null || // then the question in this turn is done
    teaching.act === 'confirm' ||
    teaching.act === 'ask_reason' ||
    teaching.act === 'tell' ||
    (teaching.act === 'extend' && teaching.grading !== null);
  const since = session.full_conversation_log.filter(({ turn }) => question === null || turn >= question.asked_at_turn);
  const open: Kept[] =
    question === null || closes
      ? []
      : [
          {
            answer: question.answer,
            stem: question.question_text,
            shown: since.flatMap(({ role, text }) => (role === 'tutor' ? [text] : [])).slice(-20),
            written: [
              ...question.previous_student_answers,
              ...since.flatMap(({ role, text }) => (role === 'student' ? [text] : [])),
              message,
              ...('onward' in teaching ? materialIn(session, teaching.onward) : []),
            ].slice(-30),
            isNext: false,
          },
        ];
  const nexts = [...('onward' in teaching ? [teaching.onward] : []), ...may_skip_to.map(({ onward }) => onward)];
  return [...open, ...nexts.flatMap((onward) => keptNext(session, onward))];
}

/** Returns what is shown on the screen before a new question: its numbers may be said. */
function materialIn(session: LessonSession, onward: Onward): string[] {
  if (onward.kind !== 'question') return [];
  const { explanation, example, entering } = onward.material;
  const ofExample =
    example === null
      ? []
      : [example.stem, ...example.steps.flatMap(({ explanation: words, math }) => [words, math]), example.answer];
  return [explanation, entering?.title ?? null, ...waysInPlaceOf(session, onward), ...ofExample].filter((text) => text !== null);
}

const keptNext = (session: LessonSession, onward: Onward): Kept[] =>
  onward.kind !== 'question'
    ? []
    : [
        {
          answer: onward.question.answer,
          stem: onward.question.question_text,
          shown: [],
          written: materialIn(session, onward),
          isNext: true,
        },
      ];

/** True if the text gives away none of the answers. */
export const keepsAll = (kept: readonly Kept[], text: string): boolean => kept.every((one) => leaksOf(one, text).length === 0);

/**
 * The same for a step of a solution and for an explanation. They may do sums, which is what they're for, but not say the
 * answer.
 */
export const keepsAllButSums = (kept: readonly Kept[], text: string): boolean =>
  kept.every((one) => leaksOf(one, text).every(({ way }) => way === 'solution' || way === 'announced'));

/** Cached, because a turn checks many texts against the same answers. */
const finders = new WeakMap<Kept, (text: string) => Leak[]>();
function leaksOf(one: Kept, text: string): Leak[] {
  const finder = finders.get(one) ?? leakFinder(one);
  finders.set(one, finder);
  return finder(text);
}
