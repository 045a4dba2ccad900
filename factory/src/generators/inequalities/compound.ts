import {
  bracketsExchanged,
  allEndsTakenIn,
  middleNumberMovedToOneSideOnly,
} from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import { compare, rational, rationalText } from '@stoa/engine/math/exact/rational';
import { graded, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { undoing } from '../../wording/undoing.ts';
import { ledTo } from '../../ruled.ts';

/** 1: l < x + b ≤ h. 2: l ≤ x − b < h. 3: with a coefficient. 4: coefficient and number. 5: a negative coefficient. */
const between = textFamily(
  { name: 'ineq_compound_between', version: 1, skill: 'ineq_compound' },
  {
    levels: {
      drawn: graded((chance, difficulty) => {
        const low = chance.int(-8, 5);
        return {
          a: difficulty <= 2 ? 1 : chance.int(2, 5) * (difficulty === 5 ? -1 : 1),
          b: difficulty === 3 ? 0 : chance.int(1, 9) * (difficulty === 2 || (difficulty >= 4 && chance.maybe(0.5)) ? -1 : 1),
          low,
          high: low + chance.int(2, 9),
        };
      }),
    },
    where: ({ drawn: draw }) =>
      draw.low !== 0 && draw.high !== 0 && Math.abs(draw.a) !== Math.abs(draw.b) && draw.low + draw.high !== 0,
    derived: ({ drawn: { a, b, low, high } }) => {
      const [left, right] = a > 0 ? [a * low + b, a * high + b] : [a * high + b, a * low + b];
      const sign = (taken: boolean) => (taken ? '\\le' : '<');
      const interval = (l: number | string, h: number | string, lIn: boolean, hIn: boolean) =>
        `${lIn ? '[' : '('}${l}, ${h}${hIn ? ']' : ')'}`;
      return { left, right, sign, interval };
    },
    phrasing: (chance, { drawn: { a, low, high }, interval }) => {
      const [lowIn, highIn] = chance.maybe(0.5) ? [true, false] : [false, true];
      const [leftIn, rightIn] = a > 0 ? [lowIn, highIn] : [highIn, lowIn];
      const answer = interval(low, high, lowIn, highIn);
      return { lowIn, highIn, leftIn, rightIn, answer };
    },
    given: ({ drawn: { a, b, low, high }, left, right, sign, interval, leftIn, rightIn, answer }) => ({
      stem: `Solve the inequality. Write the solution as an interval, for example $(1, 4]$.\n\n$${left} ${sign(leftIn)} ${linearText(a, b)} ${sign(rightIn)} ${right}$`,
      inputType: 'set',
      variables: { x: 'any number that makes the inequality true' },
      placeholder: '( , ]',
      wrong: interval(low - 40, high + 57, false, false),
      right: answer,
    }),
    ladder: ({ drawn: { a, b } }) => [
      'How many parts does the inequality have? What is done to x in the middle?',
      'Do the same thing to all three parts. A bracket includes an endpoint, and a parenthesis leaves it out.',
      b === 0
        ? `Divide all three parts by ${a}. Then look at the two symbols.`
        : `${undoing(b)} all three parts.${a === 1 ? '' : ` Then divide all three parts by ${a}.${a < 0 ? ' Both symbols reverse.' : ''}`}`,
    ],
    steps: ({ drawn: { a, b, low, high }, left, right, sign, lowIn, highIn, leftIn, rightIn, answer }) => {
      const middle = linearText(a, 0);
      return [
        ...(b === 0
          ? []
          : [[`${undoing(b)} all three parts.`, `${left - b} ${sign(leftIn)} ${middle} ${sign(rightIn)} ${right - b}`] as const]),
        ...(a === 1
          ? []
          : [
              [
                `Divide all three parts by ${a}.${a < 0 ? ' It is negative, so both symbols reverse; write the smaller number first.' : ''}`,
                `${low} ${sign(lowIn)} x ${sign(highIn)} ${high}`,
              ] as const,
            ]),
        ['A parenthesis leaves out the endpoint. A bracket includes it.', `x \\in ${answer}`],
      ];
    },
    ways: ({ drawn: { a, b, low, high }, left, sign, interval, lowIn, highIn, leftIn }) => {
      const unmoved = middleNumberMovedToOneSideOnly.answer(a, b, a > 0 ? low : high);
      return [
        ledTo(
          bracketsExchanged,
          interval(low, high, ...bracketsExchanged.answer(lowIn, highIn)),
          `Look at $${left} ${sign(leftIn)} ${linearText(a, b)}$ alone. May its two sides be equal? Then look at the other end in the same way.`,
        ),
        ledTo(
          allEndsTakenIn,
          interval(low, high, ...allEndsTakenIn.answer()),
          'Look at the sign without the line: which end does it belong to once $x$ is by itself?',
        ),
        {
          rule: middleNumberMovedToOneSideOnly,
          to: !(b === 0 || compare(unmoved, rational(a > 0 ? high : low)) * a >= 0)
            ? a > 0
              ? interval(rationalText(unmoved), high, lowIn, highIn)
              : interval(low, rationalText(unmoved), lowIn, highIn)
            : null,
          hints: [
            'How many parts does this inequality have?',
            'Do the same thing to all three parts.',
            `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} in all three parts.`,
          ],
        },
      ];
    },
  },
);

export const compoundInequalityGenerators: readonly Generator[] = [between];
