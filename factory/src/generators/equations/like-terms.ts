import { twoSidesOnly } from '@stoa/engine/math/mal-rules/whole-numbers/area-and-perimeter';
import { rational } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  signKeptCrossing,
  likeTermsSignIgnored,
  coefficientsMultiplied,
  secondLikeTermForgotten,
  distributedFirstOnly,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { equationDraft } from './equation-draft.ts';
import { following } from '../../wrong-way.ts';

/**
 * 1: two x-terms, both added, no number. 2: with a number. 3: one x-term subtracted. 4: terms scattered, a number on each side.
 * 5: negative result before x.
 */
const solve: Generator = {
  name: 'eq_like_terms_solve',
  version: 1,
  skill: 'eq_like_terms',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = chance.pick(['x', 'y', 'n', 't'] as const);
    const { p, q, b, x } = drawUntil(
      () => ({
        p: chance.int(2, 9),
        q: chance.int(2, 9) * (difficulty >= 3 ? -1 : 1),
        b: difficulty === 1 ? 0 : chance.int(2, 15) * (difficulty >= 3 && chance.maybe(0.5) ? -1 : 1),
        x: chance.int(2, 9) * (difficulty >= 4 && chance.maybe(0.5) ? -1 : 1),
      }),
      (draw) => {
        const a = draw.p + draw.q;
        if ([a, draw.p, Math.abs(draw.q), Math.abs(draw.b)].includes(draw.x)) return false;
        return (
          Math.abs(a) > 1 &&
          (difficulty === 5 ? a < 0 : a > 0) &&
          Math.abs(draw.p) !== Math.abs(draw.q) &&
          a * draw.x + draw.b !== 0
        );
      },
    );
    const a = p + q;
    const c = a * x + b;
    const left =
      difficulty >= 4
        ? sumText([
            [p, letter],
            [b, ''],
            [q, letter],
          ])
        : sumText([
            [p, letter],
            [q, letter],
            [b, ''],
          ]);
    const joined = linearText(a, b, letter);
    return equationDraft({
      stem: `Solve the equation.\n\n$${left} = ${c}$`,
      letter,
      solution: rational(x),
      work: 'allowed',
      ladder: [
        `How many terms with ${letter} are on the left?`,
        `Combine like terms first. Then undo what is left, in reverse order.`,
        `Combine $${sumText([
          [p, letter],
          [q, letter],
        ])}$ by ${q > 0 ? 'adding' : 'subtracting'} the coefficients ${p} and ${Math.abs(q)}.${b === 0 ? '' : ` Then ${b > 0 ? `subtract ${b} from` : `add ${-b} to`} both sides.`}`,
      ],
      steps: [
        { explanation: `Combine the terms with ${letter}: $${sumText([[p, letter], [q, letter]])} = ${linearText(a, 0, letter)}$.`, math: `${joined} = ${c}` }, // prettier-ignore
        ...(b === 0
          ? []
          : [
              {
                explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides.`,
                math: `${linearText(a, 0, letter)} = ${c - b}`,
              },
            ]),
        { explanation: `Divide both sides by ${a}.`, math: `${letter} = ${x}` },
      ],
      ways: [
        following(
          likeTermsSignIgnored,
          [p, q, b, c],
          [
            `Look at the sign before the second term with ${letter}.`,
            likeTermsSignIgnored.hints.principle,
            `Combine the coefficients first. Start at ${p} on a number line and go ${-q} to the left.`,
          ],
        ),
        {
          rule: coefficientsMultiplied,
          to: rational(c - b, coefficientsMultiplied.answer(p, q)),
          hints: [
            `How many ${letter} do you have on the left in all?`,
            coefficientsMultiplied.hints.principle,
            q > 0
              ? `Think of ${p} boxes with the same number in each, and ${q} more such boxes.`
              : `Start at ${p} on a number line and go ${-q} to the left. That many ${letter} are there in all.`,
          ],
        },
        following(
          secondLikeTermForgotten,
          [p, b, c],
          [
            `In how many places does ${letter} are on the left side?`,
            secondLikeTermForgotten.hints.principle,
            `Combine both terms with ${letter} into one before you undo anything.`,
          ],
        ),
        {
          rule: signKeptCrossing,
          to: b === 0 ? null : signKeptCrossing.answer(a, b, c),
          hints: [
            `Look at how ${b > 0 ? '+' : '-'} ${Math.abs(b)} left the left side.`,
            signKeptCrossing.hints.principle,
            `After combining the terms, ${b > 0 ? 'subtract' : 'add'} ${Math.abs(b)} ${b > 0 ? 'from' : 'to'} both sides.`,
          ],
          says: signKeptCrossing.told(a, b),
        },
      ],
    });
  },
};

/** The perimeter of a figure whose sides are given in x. 1–5: larger numbers and more sides. */
const perimeter: Generator = {
  name: 'eq_like_terms_perimeter',
  version: 1,
  skill: 'eq_like_terms',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { p, q, b, x } = drawUntil(
      () => ({
        p: chance.int(2, 3 + difficulty),
        q: chance.int(1, 2 + difficulty),
        b: chance.int(2, 4 + 3 * difficulty),
        x: chance.int(2, 5 + difficulty),
      }),
      (draw) =>
        ![2, draw.p, draw.q, draw.b, 2 * draw.b].includes(draw.x) &&
        draw.p !== draw.q &&
        (draw.p - draw.q) * draw.x < draw.b + draw.x * draw.p &&
        draw.b + draw.q * draw.x > (draw.p - 1) * draw.x - draw.p * draw.x,
    );
    const [a, b2] = [2 * p + 2 * q, 2 * b];
    const c = a * x + b2;
    return equationDraft({
      stem: `A rectangle is $${linearText(p, 0)}$ cm long and $${linearText(q, b)}$ cm wide. Its perimeter is ${c} cm. Find $x$.`,
      letter: 'x',
      standsFor: 'a length in centimeters',
      solution: rational(x),
      ladder: [
        'How many lengths and how many widths make the perimeter?',
        'The perimeter is two lengths plus two widths. Expand and combine like terms. Then solve.',
        `Write $2 \\cdot ${linearText(p, 0)} + 2(${linearText(q, b)}) = ${c}$. Expand the left side and combine the x-terms.`,
      ],
      steps: [
        {
          explanation: 'The perimeter is all four sides together: two lengths and two widths.',
          math: `2 \\cdot ${linearText(p, 0)} + 2(${linearText(q, b)}) = ${c}`,
        },
        { explanation: 'Expand and combine the like terms.', math: `${linearText(a, b2)} = ${c}` },
        { explanation: `Subtract ${b2} from both sides.`, math: `${linearText(a, 0)} = ${c - b2}` },
        { explanation: `Divide by ${a}.`, math: `x = ${x}` },
      ],
      ways: [
        {
          rule: twoSidesOnly,
          to: rational(c - b, p + q),
          hints: [
            'Trace the rectangle with your finger. How many sides do you pass?',
            'The perimeter counts every side once: a rectangle has two lengths and two widths.',
            'Double the length, double the width, and add the two.',
          ],
        },
        {
          rule: distributedFirstOnly,
          to: rational(c - b, a),
          hints: [
            'Look at the two widths. What is the constant in them, taken twice?',
            'A number before parentheses multiplies every term inside.',
            `Two widths are $2(${linearText(q, b)})$: double the ${b} as well.`,
          ],
        },
        following(
          signKeptCrossing,
          [a, b2, c],
          [
            'Look at how the constant left the side of x.',
            signKeptCrossing.hints.principle,
            `After combining the terms, subtract ${b2} from both sides.`,
          ],
        ),
      ],
    });
  },
};

export const likeTermsGenerators: readonly Generator[] = [solve, perimeter];
