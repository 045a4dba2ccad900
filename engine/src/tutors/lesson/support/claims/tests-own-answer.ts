import { claimsIn } from '../../../../guards/harm/arithmetic-claims.ts';
import { arithmeticInSigns } from '../../../../guards/harm/arithmetic-in-signs.ts';
import type { Question } from '../../state/lesson-session.ts';
import { numeralsIn } from '../numbers-in.ts';
import type { ChooseWording } from '../choose-wording.ts';

const seesItIsNot = /\b(?:no|nope|nah|not|isnt|wrong|oops|hm+|too (?:big|much|small|low|high|many|few)|off)\b|n['’]t\b/i;

/**
 * True if the student tests her own wrong answer and sees that it doesn't fit: "41 + 19 = 60. hm no". The signs and numbers in
 * such a line don't answer any sub-question.
 *
 * Errors  none: false if the line is false, doesn't contain her answer, or comes to what the question says.
 */
export function testsOwnAnswer({ question_text, previous_student_answers }: Question, text: string): boolean {
  if (!seesItIsNot.test(text) || text.includes('?')) return false;
  const sent = previous_student_answers.flatMap(numeralsIn);
  const given = numeralsIn(question_text);
  return claimsIn(arithmeticInSigns(text.replace(/[.,;]\s+.*$/s, ''))).some(({ text: line, holds }) => {
    const numbers = numeralsIn(line);
    const [result] = numbers.slice(-1);
    const isOfHers = numbers.length > 2 && numbers.slice(0, -1).some((one) => sent.includes(one));
    return holds && isOfHers && result !== undefined && !given.includes(result);
  });
}

/** Chooses the reply to a student who tested her own answer. */
export const answerTested = (choose: ChooseWording): string => choose(foundOut);
const foundOut = [
  'That’s a good check, and you caught it yourself. Which step would you go over again?',
  'Good check. It doesn’t come out, so what would you change?',
  'You tested your own answer, and that’s how to find a slip. Where could it be?',
  'Right, that doesn’t fit. How far off is it?',
  'Good that you tried it out. What number would make it fit?',
  'You checked, and you’re right that it doesn’t fit. What would you try now?',
  'True, it doesn’t work out. Compare what you got with what it should be. What do you notice?',
  'Testing it was a smart move. Now that you know it’s off, what would you change?',
] as const;
