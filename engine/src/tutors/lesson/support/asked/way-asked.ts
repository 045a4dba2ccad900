import type { LessonSession, Question } from '../../state/lesson-session.ts';
import { writesFalseLine } from '../claims/false-line.ts';
import { planIdea } from '../claims/plan-idea.ts';
import { saysTheWay } from '../reasons/weigh-asked-reason.ts';

/** "…, is that right?": asks whether the words before it are right. */
const asksIfSo =
  /[.,;!]?\s*\b(?:is (?:that|this|it)|am i|right|that)(?: \w+){0,2}? ?(?:right|correct|ok|okay|it|good|so)\b\s*\?*\s*$|,? (?:right|correct)\s*\?+\s*$/i;
const fewWords = 4;

/**
 * True if the student asks whether her approach is right, and she describes the solution's way in her own words, or the plan's
 * idea: "i look at the tenths first, is that right?". False if the message contains the answer, so this never confirms a value.
 */
export function asksIfWay(session: LessonSession, question: Question, text: string): boolean {
  const said = text.replace(asksIfSo, '').trim();
  if (said === text.trim() || said.split(/\s+/).length < fewWords || said.includes('?') || writesFalseLine(said)) return false;
  if (new RegExp(String.raw`(?<![\d./])${question.answer.expected.replaceAll(/[^\w./-]/g, '.')}(?![\d/])`).test(said))
    return false;
  return saysTheWay(said, question) || planIdea(session, question, said) === 'this question';
}
