import type { LessonSession, Question } from '../state/lesson-session.ts';
import { explainStepOf, saysTheAnswer, untoldWays } from './explaining.ts';
import { nextLine } from './next-help.ts';
import { isOfAnother } from './of-another-question.ts';

/** How many sentences a student takes in at once. */
const mostSentences = 2;
/** Starts with a word that refers to the sentence before, so it can't come first. */
const leansOnBefore = /^(?:so|then|and|but|or|it|its|it's|they|this|that|these|those|also|now|instead|each|all of them)\b/i;

/**
 * Returns what a student who wants to go slower is told: the idea in a few sentences that make sense by themselves, or else the
 *         first small thing to do in this question. Null if she has read all of it.
 */
export function smallestPart(session: LessonSession, question: Question): string | null {
  const step = explainStepOf(session, question);
  const ways = step === null || question.step === 0 ? [] : untoldWays(session, step);
  const short = ways
    .filter((way) => !leansOnBefore.test(way) && way.split(/(?<=[.!?])\s+/).length <= mostSentences)
    .filter((way) => !isOfAnother(session, question, way) && !saysTheAnswer(question, way));
  return short[0] ?? nextLine(session, question);
}
