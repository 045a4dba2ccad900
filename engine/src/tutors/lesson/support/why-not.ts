import { plainWords, tidyMessage } from '../../../hearing/message-words.ts';
import type { LessonSession, Question } from '../state/lesson-session.ts';
import { isOpening, saysTheAnswer } from './explaining.ts';
import { isToldSince, nextLine } from './next-help.ts';

/** "Why?", "but why", "why is that wrong", "how come": of what was just judged. */
const asksWhy =
  /^(?:(?:but|ok|wait|huh|um|so|and|hey|please|tell me) )*(?:why|how come)(?: (?:not|tho|though|is (?:it|that|this|my answer) (?:wrong|not (?:right|it|correct))|isnt (?:it|that) (?:right|it|correct)|was (?:it|that) wrong|am i wrong|did i get it wrong|wrong))?[ ?!.]*$/;

/**
 * Why her last answer to this question isn't right, where she asks for it after a wrong one: what puts its mistake right, else the next help. Before the
 * first explanation the solution's first line comes first, for the rule has no words yet.
 *
 * Errors  none: null where she asks nothing of the kind, gave no wrong answer, or has read all that keeps the answer.
 */
export function whyNot(session: LessonSession, question: Question, text: string): string | null {
  if (question.wrong_attempts === 0 || !asksWhy.test(plainWords(tidyMessage(text)).trim())) return null;
  const { topic, misconceptions } = session;
  const ofThis = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  const shown = misconceptions.findLast(
    ({ id, concept, resolved }) => concept === question.concept && !resolved && (ofThis.size === 0 || ofThis.has(id)),
  );
  const correction = topic.guidelines.misconceptions.find(({ id }) => id === shown?.id)?.correction ?? null;
  const lines = question.solution.slice(0, -1).map(({ explanation, math }) => `${explanation} $${math}$`);
  const said = isOpening(question) ? [...lines, correction] : [correction, nextLine(session, question)];
  return (
    said.find(
      (words): words is string =>
        words !== null && !saysTheAnswer(question, words) && !isToldSince(session, question.asked_at_turn, words),
    ) ?? null
  );
}
