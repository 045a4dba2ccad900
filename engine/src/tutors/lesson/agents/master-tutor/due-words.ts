import { explainStepOf } from '../../support/explaining.ts';
import type { Onward, TeachingAct } from '../../turn/lesson-move.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { meaningInShort } from '../../support/asked/word-meaning.ts';

/** Returns the words that are due in this turn or, if the student has had them, others of their kind. */
export function dueWords(
  session: LessonSession,
  act: TeachingAct['act'],
  due: string | null,
  question: Question | null,
  isSayable: (text: string) => boolean,
): string | null {
  if (due === null) return null;
  const told = session.full_conversation_log.flatMap(({ role, text, turn }) =>
    role === 'tutor' &&
    (act === 'clarify' || act === 'another_way' || act === 'explain' || turn >= (question?.asked_at_turn ?? 0))
      ? [text]
      : [],
  );
  const isFresh = (words: string) => told.every((text) => !text.includes(words));
  return (
    [due, ...othersLike(session, act, due, question)].find((words) => isFresh(words) && isSayable(words)) ??
    (isSayable(due) ? due : null)
  );
}

/**
 * Returns words of the same kind as the due ones: for a way of explaining, the other ways; for a word's meaning, a shorter one;
 * for a hint, the steps of the solution, except the last.
 */
function othersLike(session: LessonSession, act: TeachingAct['act'], due: string, question: Question | null): string[] {
  if (question === null) return [];
  if (act === 'hint' || act === 'withhold') {
    if (question.answer.input_type === 'boolean') return []; // each step shows whether the statement is true
    return question.solution.slice(0, -1).map(lineOf);
  }
  if (act !== 'clarify' && act !== 'another_way' && act !== 'explain') return [];
  const short = meaningInShort(session.topic.guidelines.glossary, due);
  if (short.length > 0) return short;
  const step = explainStepOf(session, question);
  const ways = step === null ? [] : [...step.another_way, step.explanation];
  return ways.includes(due) ? ways : [];
}

/** Returns other ways of saying what a new question's step explains, the simplest first. */
export function waysInPlaceOf({ topic }: LessonSession, onward: Onward): readonly string[] {
  const planned =
    onward.kind === 'question' && onward.material.explanation !== null ? topic.plan.steps[onward.step - 1] : undefined;
  return planned?.type === 'explain' ? planned.another_way : [];
}
