import { fixedDecimal, isInteger, type Rational } from '../../exact/rational.ts';
import * as q from '../../exact/rational.ts';
import type { Expression } from '../../syntax-tree.ts';
import { exact, isNumber, number, over, times, writtenWhole } from '../building.ts';
import { decimalPartsApart, decimalsAlignedRight, productKeepsPlaces, pointMovedWrongWay } from '../decimals/decimals.ts';
import { fractionDigitsAsDecimal } from '../fractions/fractions.ts';
import { divideByPercent, percentAsWhole, percentMovedOnePlace } from '../ratio-and-percent/percent-and-ratio.ts';
import { sources } from '../sources.ts';
import type { StepRule } from '../step-rule.ts';
import {
  addInsteadOfMultiply,
  addInsteadOfSubtract,
  addWithoutCarrying,
  borrowWithoutDecrement,
  multiplyColumnByColumn,
  multiplyInsteadOfDivide,
  partialProductNotShifted,
  quotientZeroOmitted,
  subtractInsteadOfAdd,
  subtractSmallerFromLarger,
  writeWholeColumnSum,
  zeroMinusNIsN,
} from '../whole-numbers/whole-numbers.ts';

type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

/** Makes a rule about two whole numbers ≥ 0 and one operation. */
const ofWholes =
  (operation: Operation, answer: (a: number, b: number) => number | null, atLeast = 10) =>
  (x: Expression): Expression | null => {
    if (x.kind !== operation) return null;
    const [a, b] = [writtenWhole(x.left), writtenWhole(x.right)];
    if (a === null || b === null || a < 0 || b < 0 || Math.max(a, b) < atLeast) return null;
    if (operation === 'subtract' && a < b) return null;
    if (operation === 'divide' && b === 0) return null;
    const wrote = answer(a, b);
    return wrote === null || !Number.isSafeInteger(wrote) ? null : number(wrote);
  };

/** Returns a number ≥ 0 as it was written, 3.50 or 12; null for anything else. */
const decimalText = (x: Expression): string | null =>
  x.kind === 'number' && x.value.n >= 0n
    ? x.decimals === null
      ? isInteger(x.value)
        ? String(x.value.n)
        : null
      : fixedDecimal(x.value, x.decimals)
    : null;

const ofDecimals =
  (operation: Operation, answer: (a: string, b: string) => Rational) =>
  (x: Expression): Expression | null => {
    if (x.kind !== operation) return null;
    const [a, b] = [decimalText(x.left), decimalText(x.right)];
    return a === null || b === null || !(a.includes('.') || b.includes('.')) ? null : exact(answer(a, b));
  };

const powersOfTen = [10, 100, 1000];

export const numberRules: readonly StepRule[] = [
  {
    rule: percentAsWhole,
    rank: 1,
    tells: 'Percent means out of 100. You left the percent sign out of the calculation.',
    asks: 'What does percent mean?',
    examples: [
      ['20%*50', '20*50'],
      ['60+10%*60', '60+600'],
    ],
    inExpression: (x) => (x.kind === 'percent' && !isNumber(x.of, 0) ? x.of : null),
  },
  {
    rule: {
      name: 'percent_added_as_number',
      category: 'conceptual_error',
      says: 'You added or subtracted the percent as a number. Find that percent of its whole first.',
      source: sources.parkerLeinhardt,
    },
    rank: 1,
    tells: "Find the percent of its whole first. You can't add or subtract the percent itself.",
    asks: 'What is that a percent of?',
    examples: [
      ['80+15%*80', '95'],
      ['200-30%*200', '200-30'],
    ],
    inExpression: (x) => {
      if ((x.kind !== 'add' && x.kind !== 'subtract') || x.right.kind !== 'multiply' || x.right.left.kind !== 'percent')
        return null;
      return { ...x, right: x.right.left.of };
    },
  },
  {
    rule: percentMovedOnePlace,
    rank: 1,
    tells: 'Percent means out of 100, so the decimal point moves two places, not one.',
    asks: 'How many parts of a whole does percent count?',
    examples: [
      ['5%*80', '0.5*80'],
      ['30%', '3'],
    ],
    inExpression: (x) => (x.kind === 'percent' ? over(x.of, number(10)) : null),
  },
  {
    rule: divideByPercent,
    rank: 1,
    tells: 'To find a percent of an amount, multiply. You divided by the percent.',
    asks: 'Should a part come out larger than its whole?',
    examples: [['20%*50', '50/20']],
    inExpression: (x) => (x.kind === 'multiply' && x.left.kind === 'percent' ? over(x.right, x.left.of) : null),
  },
  {
    rule: productKeepsPlaces,
    rank: 1,
    tells: 'Count the decimal places of both factors. The product has as many as both together.',
    asks: 'How many decimal places do both factors have?',
    examples: [
      ['0.3*0.2', '0.6'],
      ['1.2*0.4', '4.8'],
    ],
    inExpression: ofDecimals('multiply', productKeepsPlaces.answer),
  },
  {
    rule: decimalsAlignedRight,
    rank: 1,
    tells: 'Line up the decimal points, not the last digits.',
    asks: 'Which digits did you line up?',
    examples: [
      ['3.5+2.17', '2.52'],
      ['4.2+0.35', '0.77'],
    ],
    inExpression: ofDecimals('add', (a, b) => decimalsAlignedRight.answer(a, b)),
  },
  {
    rule: decimalPartsApart,
    rank: 1,
    tells: 'Ten tenths make one whole, so regroup tenths as ones.',
    asks: 'How many tenths make one whole?',
    examples: [
      ['1.5+2.7', '3.12'],
      ['0.8+0.6', '0.14'],
    ],
    inExpression: ofDecimals('add', decimalPartsApart.answer),
  },
  {
    rule: pointMovedWrongWay,
    rank: 1,
    tells: 'The decimal point moved the wrong way. Multiplying by ten makes a positive number greater.',
    asks: 'Should the number get larger or smaller there?',
    examples: [
      ['3.5*10', '0.35'],
      ['42/100', '4200'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'multiply' && x.kind !== 'divide') return null;
      const by = writtenWhole(x.right);
      if (by === null || !powersOfTen.includes(by) || decimalText(x.left) === null) return null;
      return x.kind === 'multiply' ? over(x.left, x.right) : times(x.left, x.right);
    },
  },
  {
    rule: fractionDigitsAsDecimal,
    rank: 1,
    tells: "The fraction bar means division. It isn't a decimal point.",
    asks: 'What operation does a fraction bar mean?',
    examples: [
      ['3/4', '3.4'],
      ['1/5+1', '1.5+1'],
    ],
    inExpression: (x) => {
      if (x.kind !== 'divide') return null;
      const [top, bottom] = [writtenWhole(x.left), writtenWhole(x.right)];
      return top === null || bottom === null || top < 0 || bottom <= 0 ? null : exact(q.parseRational(`${top}.${bottom}`)!);
    },
  },
  {
    rule: subtractSmallerFromLarger,
    rank: 2,
    tells:
      'In some column you subtracted the smaller digit from the larger one, though the smaller one is above it. Regroup there.',
    asks: 'Which digit is on top in each column?',
    examples: [
      ['52-38', '26'],
      ['x=413-178', 'x=365'],
    ],
    inExpression: ofWholes('subtract', subtractSmallerFromLarger.answer),
  },
  {
    rule: borrowWithoutDecrement,
    rank: 2,
    tells: "You regrouped to get ten more in a column, but the next column didn't get one less.",
    asks: 'Where did the extra ten come from?',
    examples: [['52-38', '24']],
    inExpression: ofWholes('subtract', borrowWithoutDecrement.answer),
  },
  {
    rule: zeroMinusNIsN,
    rank: 2,
    tells: 'The top digit is 0, so regroup from the next place.',
    asks: 'What can you do with zero on top?',
    examples: [['502-237', '235']],
    inExpression: ofWholes('subtract', zeroMinusNIsN.answer),
  },
  {
    rule: addWithoutCarrying,
    rank: 2,
    tells: 'A column adds up to ten or more. Regroup the ten to the next column.',
    asks: 'Which column adds up to ten or more?',
    examples: [
      ['57+68', '15'],
      ['38+45', '73'],
    ],
    inExpression: ofWholes('add', addWithoutCarrying.answer),
  },
  {
    rule: writeWholeColumnSum,
    rank: 1,
    tells: 'Each column holds only one digit. Regroup the ten to the next column.',
    asks: 'How many digits fit in one place?',
    examples: [['57+68', '1115']],
    inExpression: ofWholes('add', writeWholeColumnSum.answer),
  },
  {
    rule: partialProductNotShifted,
    rank: 2,
    tells: 'When you multiply by the tens digit, you get tens. Write that product one place to the left.',
    asks: "What's the tens digit worth?",
    examples: [['23*14', '115']],
    inExpression: ofWholes('multiply', (a, b) => (a > 9 && b > 9 ? partialProductNotShifted.answer(a, b) : null)),
  },
  {
    rule: multiplyColumnByColumn,
    rank: 2,
    tells: 'Every digit of one number multiplies every digit of the other, not just the one in its column.',
    asks: 'Which digits did you multiply with each other?',
    examples: [['23*14', '212']],
    inExpression: ofWholes('multiply', (a, b) => (a > 9 && b > 9 ? multiplyColumnByColumn.answer(a, b) : null)),
  },
  {
    rule: quotientZeroOmitted,
    rank: 1,
    tells: 'A zero is missing in the middle of the quotient. Multiply to check.',
    asks: 'What do you get, multiplying to check?',
    examples: [['612/6', '12']],
    inExpression: ofWholes('divide', quotientZeroOmitted.answer),
  },
  {
    rule: addInsteadOfMultiply,
    rank: 3,
    tells: 'You added two numbers that you should multiply.',
    asks: 'Which operation is in the line above?',
    examples: [
      ['3*4', '7'],
      ['2*5+x', '7+x'],
    ],
    inExpression: ofWholes('multiply', addInsteadOfMultiply.answer, 0),
  },
  {
    rule: addInsteadOfSubtract,
    rank: 3,
    tells: 'You added two numbers, but you should subtract here.',
    asks: 'Which operation is in the line above?',
    examples: [['15-3', '18']],
    inExpression: ofWholes('subtract', addInsteadOfSubtract.answer, 0),
  },
  {
    rule: subtractInsteadOfAdd,
    rank: 3,
    tells: 'You subtracted, but you should add here.',
    asks: 'Which operation is in the line above?',
    examples: [['12+5', '7']],
    inExpression: ofWholes('add', subtractInsteadOfAdd.answer, 0),
  },
  {
    rule: multiplyInsteadOfDivide,
    rank: 3,
    tells: 'You multiplied two numbers, but you should divide here.',
    asks: 'Which operation is in the line above?',
    examples: [['12/3', '36']],
    inExpression: ofWholes('divide', multiplyInsteadOfDivide.answer, 0),
  },
];
