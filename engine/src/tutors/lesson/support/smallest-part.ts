import type { LessonSession, Question } from '../state/lesson-session.ts';
import { explainStepOf, saysTheAnswer, untoldWays } from './explaining.ts';
import { nextLine } from './next-help.ts';
import { isOfAnother } from './of-another-question.ts';

/** Sentences that somebody takes in at once. */
const mostSentences = 2;
/** Leans on what stood before it: no place to begin. */
const leansOnBefore = /^(?:so|then|and|but|or|it|its|it's|they|this|that|these|those|also|now|instead|each|all of them)\b/i;

/**
 * What who asks to go slower gets of what she is on: the idea in few sentences that stand by themselves, else the first small thing to do in this question. Null
 * where she has read all of it.
 */
export function smallestPart(session: LessonSession, question: Question): string | null {
  const step = explainStepOf(session, question);
  const ways = step === null || question.step === 0 ? [] : untoldWays(session, step);
  const short = ways
    .filter((way) => !leansOnBefore.test(way) && way.split(/(?<=[.!?])\s+/).length <= mostSentences)
    .filter((way) => !isOfAnother(session, question, way) && !saysTheAnswer(question, way));
  return short[0] ?? nextLine(session, question);
}
