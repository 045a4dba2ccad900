import type { LessonMessage, LessonView, StudentQuestion } from '@stoa/schema/lesson';
import { choiceKey, truths } from '../../../components/ChoiceEntry.tsx';
import type { Choice } from '../../../components/ChoiceEntry.tsx';

/** Returns the answers to choose from; none if the answer is written. */
export const choicesOf = ({ input_type, choices }: Pick<StudentQuestion, 'input_type' | 'choices'>): readonly Choice[] =>
  input_type === 'boolean'
    ? truths
    : input_type === 'multiple_choice'
      ? choices.map((text, at) => ({ key: choiceKey(at), value: choiceKey(at), text }))
      : [];

/**
 * Returns the question that a student's message answers, in the words in which it was asked; null if the message contained no
 * answer.
 */
export function answerOf({ messages }: Pick<LessonView, 'messages'>, { judged }: LessonMessage): StudentQuestion | null {
  if (judged === null) return null;
  return messages.find(({ question }) => question?.question_id === judged.question_id)?.question ?? null;
}
