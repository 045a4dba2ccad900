import { collected, times, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import {
  combineUnlikeTerms,
  distributeFirstOnly,
  distributeSignFirstOnly,
} from '@stoa/engine/math/mal-rules/algebra/expressions';
import { polynomialText } from '@stoa/engine/math/exact/polynomial-text';
import { rational } from '@stoa/engine/math/exact/rational';
import {
  bracketsDropped,
  factorAdded,
  factorFirstSignsAll,
  minusIgnored,
  subtractedBeforeMultiplying,
} from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { sumText } from '../../wording/linear-text.ts';
import { polynomial, workedOut, type RewrittenWay } from './rewrite-page.ts';

/** Parentheses with a factor before them. */
type Bracket = { factor: number; inside: Terms };
/** before + factor(inside) + … + after, as it is shown on the page. */
export type WithBrackets = { before?: Terms; brackets: readonly Bracket[]; after?: Terms };

const factorText = (factor: number): string => (Math.abs(factor) === 1 ? '' : `${Math.abs(factor)}`);

/** Returns the text: '7x - 3(x + 4) + 2'. */
export function bracketsText({ before = [], brackets, after = [] }: WithBrackets): string {
  let text = before.length === 0 ? '' : sumText(before);
  for (const { factor, inside } of brackets) {
    const sign = text === '' ? (factor < 0 ? '-' : '') : factor < 0 ? ' - ' : ' + ';
    text += `${sign}${factorText(factor)}(${sumText(inside)})`;
  }
  return after.length === 0 ? text : `${text}${after[0]![0] < 0 ? ' - ' : ' + '}${sumText(after).replace(/^-/, '')}`;
}

/** Returns all terms after multiplying out, with like terms not yet combined. */
export const multipliedOut = ({ before = [], brackets, after = [] }: WithBrackets): Terms => [
  ...before,
  ...brackets.flatMap(({ factor, inside }) => times(factor, inside)),
  ...after,
];

/**
 * Returns what a student writes who treats each bracket as `wrongly` says; if that is null, the bracket is multiplied out
 * correctly.
 */
function misread({ before = [], brackets, after = [] }: WithBrackets, wrongly: (bracket: Bracket) => string | null): string {
  const parts = brackets.map((one) => wrongly(one) ?? sumText(times(one.factor, one.inside)));
  return workedOut([sumText(before), ...parts, sumText(after)].map((part) => `(${part})`).join(' + '));
}

/**
 * Returns the mal-rules for multiplying out, those for a minus before the parentheses first. If the student has to find the
 * parentheses in a story (`inStem` false), the hints do not show them.
 */
export function waysToExpand(problem: WithBrackets, inStem: boolean): RewrittenWay[] {
  const { before = [], brackets, after = [] } = problem;
  const bracket = brackets.find(({ factor }) => factor < 0) ?? brackets[0]!;
  const { factor, inside } = bracket;
  const negative = factor < 0;
  const alone = before.length + after.length === 0 && brackets.length === 1;
  const size = Math.abs(factor);
  const right = collected(multipliedOut(problem));
  const shown = inStem ? `$${bracketsText({ brackets: [bracket] })}$` : 'the parentheses';
  const last = sumText([inside.at(-1)!]);
  const multiplier = size === 1 ? 'the minus sign' : negative ? `the $-${size}$` : `the ${size}`;
  const arrows = inStem
    ? `Draw an arrow from ${multiplier} to each term inside ${shown}. Write each product at the end of its arrow, with its sign.`
    : `Write it with parentheses first. Then draw an arrow from ${multiplier} to each term inside.`;
  const onlyNegative = (wrongly: (one: Bracket) => string): ((one: Bracket) => string | null) => (one) => one.factor < 0 ? wrongly(one) : null; // prettier-ignore
  const signRows: RewrittenWay[] = [
    {
      rule: distributeSignFirstOnly,
      to: misread(
        problem,
        onlyNegative((one) =>
          polynomialText(distributeSignFirstOnly.answer(polynomial(sumText(one.inside)), rational(-one.factor))),
        ),
      ),
      hints: [
        `Look at the sign of each term after the parentheses are gone. Which of them has the minus before ${shown} reached?`,
        distributeSignFirstOnly.hints.principle,
        arrows,
      ],
    },
    {
      rule: minusIgnored,
      to: misread(
        problem,
        onlyNegative((one) => sumText(minusIgnored.answer([], one.factor, one.inside))),
      ),
      hints: [minusIgnored.hints.look, 'The minus belongs to the factor: every product takes the opposite sign.', arrows],
    },
    {
      rule: subtractedBeforeMultiplying,
      to:
        before.length === 1 && before[0]![1] === '' && brackets.length === 1 && after.length === 0
          ? workedOut(sumText(subtractedBeforeMultiplying.answer(before[0]![0], factor, inside)))
          : null,
      hints: [
        `Which comes first: the subtraction, or multiplying by ${size}?`,
        subtractedBeforeMultiplying.hints.principle,
        `Leave the ${before[0]?.[0] ?? ''} where it is and expand ${shown} first.`,
      ],
    },
    {
      rule: factorFirstSignsAll,
      to:
        size === 1
          ? null
          : misread(
              problem,
              onlyNegative((one) => sumText(factorFirstSignsAll.answer([], one.factor, one.inside))),
            ),
      hints: [`Which terms inside the parentheses were multiplied by ${size}?`, factorFirstSignsAll.hints.principle, arrows],
    },
  ];
  const factorRows: RewrittenWay[] = [
    {
      rule: distributeFirstOnly,
      to: misread(problem, (one) =>
        negative && one.factor > 0
          ? null
          : polynomialText(distributeFirstOnly.answer(polynomial(`${one.factor}`), polynomial(sumText(one.inside)))),
      ),
      hints: [
        `How many terms are inside the parentheses, and how many of them did you multiply? Look at the $${last.replace(/^-/, '')}$.`,
        'A factor before parentheses multiplies every term inside, the last one too.',
        arrows,
      ],
    },
    {
      rule: factorAdded,
      to: alone && !negative ? workedOut(sumText(factorAdded.answer(factor, inside))) : null,
      hints: [`What operation is between ${multiplier} and the parentheses?`, factorAdded.hints.principle, arrows],
    },
    {
      rule: bracketsDropped,
      to:
        size === 1
          ? null
          : misread(problem, (one) => (negative && one.factor > 0 ? null : sumText(bracketsDropped.answer([], one.inside, [])))),
      hints: [`What became of ${multiplier} before the parentheses?`, bracketsDropped.hints.principle, arrows],
    },
    {
      rule: combineUnlikeTerms,
      to: right.length < 2 ? null : polynomialText(combineUnlikeTerms.answer(polynomial(sumText(right)))),
      hints: [
        'Your answer is a single term. Were all the terms alike?',
        'A term with a variable and a constant are not alike. They stay apart.',
        arrows,
      ],
    },
  ];
  return negative ? [...signRows, ...factorRows] : factorRows;
}
