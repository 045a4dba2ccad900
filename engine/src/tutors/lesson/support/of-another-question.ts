import type { LessonSession, Question } from '../state/lesson-session.ts';
import { numeralsIn } from './numbers-in.ts';
import { sharedWords } from './words-in-common.ts';

/** So many words of a mistake's description make a text one about it. */
const aboutIt = 2;

/**
 * Whether a text of a step is about something that this question hasn't got: a zero where none is in it, or a mistake that only another question of the plan
 * invites. To who doesn't know what to do it is one more riddle.
 */
export function isOfAnother({ topic }: Pick<LessonSession, 'topic'>, question: Question, text: string): boolean {
  const own = `${question.question_text} ${question.hint}`; // of its solution a choice of words would tell
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
