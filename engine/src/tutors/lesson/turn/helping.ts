import type { StepExample } from '@stoa/schema/study-plan';
import type { Help } from '../support/next-help.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import type { TeachingAct } from './lesson-move.ts';

/** Help as an act: a line of the way is a hint, the idea in other words an explanation; nothing where all was given. */
export function helping(help: Help | null, otherwise: 'clarify' | 'another_way'): TeachingAct {
  if (help?.kind === 'line') return { act: 'hint', grading: null, words: help.words };
  return { act: otherwise, ...inWords(help) };
}

export const inWords = (help: Help | null): { words: string | null; example: StepExample | null } => ({
  words: help === null || help.kind === 'example' ? null : help.words,
  example: help?.kind === 'example' ? help.example : null,
});

/** Help has come before the first judged answer: a right one then counts as aided. */
export const withHelp = (session: LessonSession, question: Question): LessonSession => ({
  ...session,
  last_question: { ...question, aided: question.aided || !question.counted },
});
