import type { LessonSession } from '../../state/lesson-session.ts';
import { asksWhetherRight } from '../mistakes/earlier-mistake.ts';

/** The same about a value, or among other words: "was 5/6 right", "ok so did my last answer come out right". */
const asksIfRight =
  /\b(?:did|was|is|were|are) (?:i|it|that|my (?:last )?(?:one|answer)|the last (?:one|answer)|-?\d[\d./]*)(?: \w+){0,4} (?:right|correct|wrong|ok)\b|\b(?:was|is) (?:it|that|i) (?:right|correct|wrong)\b/i;
const asksForSummary = /\b(?:what|where|which|how|wait|huh|cant|can['’]?t)\b.{0,30}\bsummary\b|^\W*summary\W*\?/i;

/**
 * Answers what students ask about the lesson once it has ended: whether the last answer was right, and what the summary is. Null
 * if neither is asked, or there's no answer to tell about.
 */
export function askedAfterEnd({ closed_questions }: Pick<LessonSession, 'closed_questions'>, text: string): string | null {
  if (asksForSummary.test(text))
    return 'The summary says what you can do now and what to practice next. It’s on this page, where the lesson ended.';
  const last = closed_questions.at(-1);
  const asks = asksWhetherRight(text) || asksIfRight.test(text);
  if (!asks || (last?.end !== 'right_unaided' && last?.end !== 'right_aided')) return null;
  // A yes to “was it wrong” would say that it was.
  return /\bwrong\b/i.test(text) ? 'Your last answer was right.' : 'Yes, your last answer was right.';
}
