import type { StepExample } from '@stoa/schema/study-plan';
import type { Help } from '../support/next-help.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/**
 * Turns help into an act: a line of the solution becomes a hint; the idea in other words, or an example, becomes `otherwise`.
 * Without any help left, the act has no words.
 */
export function helping(help: Help | null, otherwise: 'clarify' | 'another_way'): TeachingAct {
  if (help?.kind === 'line') return { act: 'hint', grading: null, words: help.words };
  return { act: otherwise, ...inWords(help) };
}

export const inWords = (help: Help | null): { words: string | null; example: StepExample | null } => ({
  words: help === null || help.kind === 'example' ? null : help.words,
  example: help?.kind === 'example' ? help.example : null,
});

/** Records that help came before the first judged answer, so that a right answer counts as aided. */
export const withHelp = (session: LessonSession, question: Question): LessonSession => ({
  ...session,
  last_question: { ...question, aided: question.aided || !question.counted },
});
