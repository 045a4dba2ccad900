import type { TutorAct } from '@stoa/schema/lesson';
import type { QuestionAnswer } from '@stoa/schema/study-plan';
import type { TakenFor } from '../hearing/heard.ts';
import { hearTyped } from '../hearing/hear-turn.ts';

/**
 * Returns what a message is taken for when nothing else in the lesson matters: no probe is open, and no wrong answer is known.
 */
export const hearsAs = (
  message: string,
  {
    question,
    after = 'teach',
    offered = false,
    field = 'message',
  }: {
    question: { answer: QuestionAnswer; text: string } | null;
    after?: TutorAct | null;
    offered?: boolean;
    field?: 'message' | 'answer';
  },
): TakenFor =>
  hearTyped(message, field, {
    question: question === null ? null : { ...question, wrong_answers: [] },
    reasonFor: null,
    probe: null,
    misconceptions: [],
    lastTutorAct: after,
    extensionOffered: offered,
    glossary: [],
    said: [],
    grieves: false,
    lost: null,
    everydayWords: [],
  }).taken;
