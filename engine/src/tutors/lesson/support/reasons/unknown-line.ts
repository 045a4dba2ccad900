import { parseRational, rationalText } from '../../../../math/exact/rational.ts';
import type { Question } from '../../state/lesson-session.ts';
import { inFigures } from '../in-figures.ts';
import { numeralsIn } from '../numbers-in.ts';

const unknown = String.raw`(?:something|some number|a number|what(?: number)?|which number|how (?:many|much)|blank|_+|□)`;
const number = String.raw`(?<![\d./])(\d+(?:\.\d+)?)(?![\d/]|\.\d)(?: ?(?:m|meters?|cm|feet|ft|dollars|x))?`;
const sign = String.raw`(\+|-|−|\*|×|·|x|÷|\/|plus|add(?:ed to)?|minus|take away|times|multiplied by|divided by)`;
const comesTo = String.raw`(?:is|=|equals?|makes?|gives?|gets?(?: me| you)?|has to be|to (?:get|make|be)|comes to)`;
const numberFirst = new RegExp(String.raw`${number} ?${sign} ?${unknown} ?${comesTo} ?${number}`, 'i');
const unknownFirst = new RegExp(String.raw`${unknown} ?${sign} ?${number} ?${comesTo} ?${number}`, 'i');

/**
 * True if the student writes a line with an unknown number, "15 times something is 75", whose two numbers are the question's
 * and whose unknown is the answer. That is the way without its last step.
 */
export function unknownLineHolds({ question_text, answer }: Pick<Question, 'question_text' | 'answer'>, text: string): boolean {
  const said = inFigures(text);
  const [, one, doneFirst, total] = numberFirst.exec(said) ?? [];
  const [, doneLast, other, sum] = one === undefined ? (unknownFirst.exec(said) ?? []) : [];
  const given = numeralsIn(inFigures(question_text));
  const found =
    one !== undefined
      ? solved(doneFirst!, Number(one), Number(total), true)
      : other !== undefined
        ? solved(doneLast!, Number(other), Number(sum), false)
        : null;
  if (found === null || ![one ?? other!, total ?? sum!].every((own) => given.includes(own))) return false;
  const [mine, expected] = [parseRational(String(found)), parseRational(answer.expected.trim())];
  return mine !== null && expected !== null && rationalText(mine) === rationalText(expected);
}

/** Returns the unknown number of "15 · □ = 75" (`isFirst`) or of "□ · 15 = 75". */
function solved(sign: string, number: number, total: number, isFirst: boolean): number {
  switch (true) {
    case /^(?:\+|plus|add)/i.test(sign):
      return total - number;
    case /^(?:-|−|minus|take)/i.test(sign):
      return isFirst ? number - total : total + number;
    case /^(?:÷|\/|div)/i.test(sign):
      return isFirst ? number / total : total * number;
    default:
      return total / number;
  }
}
