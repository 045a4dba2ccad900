import { tidyInPlace } from '../../../../hearing/message-words.ts';
import type { Waiting } from '../../../../hearing/answers/waiting-question.ts';

const judgement =
  /^(?:(?:no|yes|nope|yeah|i think|so|well|oh|um)[, ]+)*(\p{L}+|his answer|her answer)(?: is|'s|s| was| did it| got it) (not |in)?(right|correct|wrong)\b(?!\s*\?)/iu;

/**
 * Returns the student's verdict about somebody in the question whose work is to be judged: "leo is wrong, he added the bottoms"
 *         says no to "Leo adds … Is his answer right?".
 *
 * Errors  none: null if the question isn't of that kind, or that person isn't in it.
 */
export function judgesOther(message: string, stem: string, { answer }: Waiting): 'yes' | 'no' | null {
  if (answer.input_type !== 'boolean' || !/\b(?:right|correct)\b/i.test(stem)) return null;
  const found = judgement.exec(tidyInPlace(message));
  if (found === null) return null;
  const [, who, denied, verdict] = found as unknown as [string, string, string | undefined, string];
  const isOfQuestion =
    /^(?:he|she|it|that|his answer|her answer)$/i.test(who) || new RegExp(String.raw`\b${who}\b`, 'i').test(stem);
  if (!isOfQuestion) return null;
  return (verdict.toLowerCase() === 'wrong') === (denied === undefined) ? 'no' : 'yes';
}
