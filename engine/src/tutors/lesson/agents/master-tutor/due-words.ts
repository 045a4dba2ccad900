import { explainStepOf } from '../../support/explaining.ts';
import type { Onward, TeachingAct } from '../../turn/lesson-move.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { lineOf } from '../../questions/steps-to-show.ts';
import { meaningInShort } from '../../support/asked/word-meaning.ts';

/** The words that are due in this turn, or, where the student has had them, others of their kind. */
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
 * Other ways of explaining for one of them; of a word's meaning the same in less; after a hint, a step of the solution after another, never
 * the last.
 */
function othersLike(session: LessonSession, act: TeachingAct['act'], due: string, question: Question | null): string[] {
  if (question === null) return [];
  if (act === 'hint' || act === 'withhold') {
    if (question.answer.input_type === 'boolean') return []; // each step worked out shows whether it is true
    return question.solution.slice(0, -1).map(lineOf);
  }
  if (act !== 'clarify' && act !== 'another_way' && act !== 'explain') return [];
  const short = meaningInShort(session.topic.guidelines.glossary, due);
  if (short.length > 0) return short;
  const step = explainStepOf(session, question);
  const ways = step === null ? [] : [...step.another_way, step.explanation];
  return ways.includes(due) ? ways : [];
}

/** Other ways of saying what a new question's step explains, the simplest first. */
export function waysInPlaceOf({ topic }: LessonSession, onward: Onward): readonly string[] {
  const planned =
    onward.kind === 'question' && onward.material.explanation !== null ? topic.plan.steps[onward.step - 1] : undefined;
  return planned?.type === 'explain' ? planned.another_way : [];
}
