import type { Question } from '../../state/lesson-session.ts';
import type { ChooseWording } from '../choose-wording.ts';

const linear = /^(?:[a-z](?:\([a-z]\))?\s*=\s*)?(-?\s*\d*(?:\.\d+)?)\s*\*?\s*([a-z])\s*(?:([+-])\s*(\d+(?:\.\d+)?))?$/i;

/** Reads "y = -4x - 17" as its factor and its constant; null if it's no such rule. */
function ruleIn(written: string): { readonly factor: number; readonly constant: number; readonly variable: string } | null {
  const plain = written.replace(/\\(?:cdot|times)|[$−]/g, (found) => (found === '−' ? '-' : '')).trim();
  const [, factor, variable, sign, constant = '0'] = linear.exec(plain) ?? [];
  if (factor === undefined || variable === undefined) return null;
  const times = factor.replace(/\s/g, '');
  return {
    factor: times === '' ? 1 : times === '-' ? -1 : Number(times),
    constant: sign === '-' ? -Number(constant) : Number(constant),
    variable,
  };
}

/** The factor is right; `{}` is the factor with its variable. */
const factorRight = [
  'The {} is right. Only the number after it isn’t, so try your rule with one pair of numbers.',
  'Keep the {}, because that part is right. What do you get when you test the rule with one input?',
  '{} is what it starts with, yes. Test the other part: does one input give the right output?',
  'You’ve found the {}. Now check the number that’s added or subtracted with one input.',
  'Half of the rule is right: {}. Try it with an input that you know, and see how far off it is.',
  'Yes to the {}. The other number isn’t it yet. Which output do you get for one of the inputs?',
  'The {} fits. With one input, does the whole rule fit, too?',
  'Good, {}. The constant needs another look, so test the rule on one pair.',
] as const;

/** The constant is right; `{}` is the constant. */
const constantRight = [
  'The {} at the end is right. How much does the output change for each step of the input?',
  'Keep the {}, because that part is right. Check what the input is multiplied by.',
  'You’ve found the {}. Now look at how the outputs change from one to the next.',
  'Half of the rule is right: the {}. What is the input multiplied by?',
  'Yes to the {}. The number in front of the variable isn’t it yet. Which way do the outputs go, and by how much?',
  'The {} fits. Test the part before it with one input.',
  'Good, the {} belongs there. Now check the multiplying with a pair of numbers.',
  '{} is the right constant. Try one input to find what it’s multiplied by.',
] as const;

/**
 * Says which half of a wrong linear rule is right: of -4x - 13, the -4 in "y = -4x - 17".
 *
 * Errors  none: null if the answer is no such rule, if hers isn't one, or if neither half is right.
 */
export function ruleHalfRight({ answer }: Pick<Question, 'answer'>, text: string, choose: ChooseWording): string | null {
  const [right, hers] = [ruleIn(answer.expected), ruleIn(text)];
  if (answer.input_type !== 'expression' || right === null || hers === null || right.variable !== hers.variable) return null;
  const isFactor = right.factor === hers.factor;
  if (isFactor === (right.constant === hers.constant) || (!isFactor && hers.constant === 0)) return null;
  const shown = isFactor
    ? `${hers.factor === 1 ? '' : hers.factor === -1 ? '-' : hers.factor}${hers.variable}`
    : `${hers.constant}`;
  return choose(isFactor ? factorRight : constantRight).replace('{}', () => `$${shown}$`);
}
