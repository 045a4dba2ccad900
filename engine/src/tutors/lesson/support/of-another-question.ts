import type { LessonSession, Question } from '../state/lesson-session.ts';
import { numeralsIn } from './numbers-in.ts';
import { sharedWords } from './words-in-common.ts';

/** A text that shares more words than this with a mistake's description and correction is about that mistake. */
const aboutIt = 2;

/**
 * True if a text is about something that this question doesn't have: a zero, or a mistake that only another question of the
 * plan invites. Such a text only confuses a student who doesn't know what to do.
 */
export function isOfAnother({ topic }: Pick<LessonSession, 'topic'>, question: Question, text: string): boolean {
  const own = `${question.question_text} ${question.hint}`; // not the solution: choosing words by it would give it away
  if (/\bzeros?\b/i.test(text) && !/\bzeros?\b/i.test(own) && !numeralsIn(own).includes('0')) return true;
  const invited = new Set(question.wrong_answers.map(({ misconception }) => misconception));
  const about = ({ description, correction }: (typeof topic.guidelines.misconceptions)[number]): number =>
    sharedWords(`${description} ${correction}`, text);
  const { misconceptions } = topic.guidelines;
  const most = Math.max(0, ...misconceptions.map(about));
  return (
    most > aboutIt && !misconceptions.some((one) => invited.has(one.id) && about(one) >= most - 1) && sharedWords(own, text) === 0
  );
}
