import type { Probe } from '@stoa/schema/study-plan';
import type { Question } from '../state/lesson-session.ts';

/**
 * True if a probe can be asked before any wrong answer: it mentions no number that isn't in the question, and no answer of
 * hers.
 */
export function speaksByItself({ text, expected }: Probe, { question_text }: Question): boolean {
  const known = new Set(question_text.match(/\d+/g));
  return expected.length > 0 && (text.match(/\d+/g) ?? []).every((number) => known.has(number)) && !namesHerAnswer.test(text);
}
const namesHerAnswer =
  /^(?:that|is that|does that|can that|this|it)\b|\byou (?:wrote|found|have|got|began|chose|answered)\b|\byour (?:answer|number|result)\b/i;
