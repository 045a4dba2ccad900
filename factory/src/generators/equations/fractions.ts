import {
  multipliedOneTermOnly,
  signKeptCrossing,
  sameOperationInsteadOfInverse,
  multipliedByTheFractionItself,
  dividedByNumeratorOnly,
  addedDenominators,
  rightSideNotMultiplied,
  multipliedByDenominatorsCrosswise,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational, subtract } from '@stoa/engine/math/exact/rational';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { equationDraft, tex } from './equation-draft.ts';
import { following } from '../../wrong-way.ts';

/** 1: x/p + b = c. 2: (x + b)/p = c. 3: a fraction coefficient. 4: two fractions of x. 5: two fractions, a minus, negative solution. */
const solve: Generator = {
  name: 'eq_fractions_solve',
  version: 1,
  skill: 'eq_fractions',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = chance.pick(['x', 'y', 'n', 'w'] as const);
    if (difficulty <= 2) {
      const { p, b, q } = drawUntil(
        () => ({ p: chance.int(2, 8), b: chance.int(2, 9) * (chance.maybe(0.5) ? 1 : -1), q: chance.int(2, 9) }),
        (draw) => draw.q + draw.b !== 0 && draw.q !== draw.p && Math.abs(draw.b) !== draw.p && draw.p * draw.q !== draw.b,
      );
      const apart = difficulty === 1;
      const c = apart ? q + b : q;
      const x = apart ? p * q : p * q - b;
      const left = apart
        ? `\\frac{${letter}}{${p}} ${b > 0 ? '+' : '-'} ${Math.abs(b)}`
        : `\\frac{${linearText(1, b, letter)}}{${p}}`;
      return equationDraft({
        stem: `Solve the equation.\n\n$${left} = ${c}$`,
        letter,
        solution: rational(x),
        work: 'allowed',
        ladder: apart
          ? [
              `What is done to ${letter} first, and what is done last?`,
              'Undo the addition or subtraction first. Then multiply by the denominator.',
              `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides. Then multiply both sides by ${p}.`,
            ]
          : [
              `What is divided by ${p}?`,
              'The whole numerator is divided, so undo the division first. Multiply both sides by the denominator.',
              `Multiply both sides by ${p}: $${linearText(1, b, letter)} = ${q} \\cdot ${p}$.`,
            ],
        steps: apart
          ? [
              {
                explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides.`,
                math: `\\frac{${letter}}{${p}} = ${q}`,
              },
              { explanation: `Multiply both sides by ${p}.`, math: `${letter} = ${x}` },
            ]
          : [
              {
                explanation: `The whole numerator is divided by ${p}. Multiply both sides by ${p}.`,
                math: `${linearText(1, b, letter)} = ${p * q}`,
              },
              { explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides.`, math: `${letter} = ${x}` },
            ],
        ways: [
          {
            rule: multipliedOneTermOnly,
            to: apart ? multipliedOneTermOnly.answer(p, b, c) : null,
            hints: [
              `When you multiplied by ${p}, did every term take part?`,
              multipliedOneTermOnly.hints.principle,
              `Move the ${Math.abs(b)} away first, and multiply by ${p} only then.`,
            ],
            says: multipliedOneTermOnly.told(p, b),
          },
          {
            rule: signKeptCrossing,
            to: apart ? rational(p * (c + b)) : rational(p * q + b),
            hints: [
              `Look at how ${b > 0 ? '+' : '-'} ${Math.abs(b)} left the left side.`,
              signKeptCrossing.hints.principle,
              `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} ${b > 0 ? 'from' : 'to'} both sides.`,
            ],
          },
          {
            rule: sameOperationInsteadOfInverse,
            to: apart
              ? sameOperationInsteadOfInverse.answer('÷', q, p)
              : subtract(sameOperationInsteadOfInverse.answer('÷', q, p), rational(b)),
            hints: [
              `What does the fraction bar above ${p} do?`,
              sameOperationInsteadOfInverse.hints.principle,
              `Multiply both sides by ${p}, not divide.`,
            ],
          },
        ],
      });
    }
    if (difficulty === 3) {
      const { n, d, b, k } = drawUntil(
        () => ({
          n: chance.int(2, 5),
          d: chance.int(3, 8),
          b: chance.int(2, 9) * (chance.maybe(0.5) ? 1 : -1),
          k: chance.int(2, 7),
        }),
        (draw) =>
          draw.n < draw.d && rational(draw.n, draw.d).d === BigInt(draw.d) && draw.n * draw.k + draw.b !== 0 && draw.k !== draw.d,
      );
      const c = n * k + b;
      return equationDraft({
        stem: `Solve the equation.\n\n$\\frac{${n}}{${d}}${letter} ${b > 0 ? '+' : '-'} ${Math.abs(b)} = ${c}$`,
        letter,
        solution: rational(d * k),
        work: 'allowed',
        ladder: [
          `What is done to ${letter} first, and what is done last?`,
          'Undo the addition or subtraction first. Then multiply both sides by the reciprocal of the fraction.',
          `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides. Then multiply both sides by $\\frac{${d}}{${n}}$.`,
        ],
        steps: [
          {
            explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides.`,
            math: `\\frac{${n}}{${d}}${letter} = ${n * k}`,
          },
          { explanation: `Multiply both sides by the reciprocal, $\\frac{${d}}{${n}}$.`, math: `${letter} = ${d * k}` },
        ],
        ways: [
          following(
            multipliedByTheFractionItself,
            [n, d, n * k],
            [
              `Which number is in front of ${letter}, and what undoes a multiplication by it?`,
              'To undo multiplying by a fraction, multiply by its reciprocal.',
              `After clearing the ${Math.abs(b)}, multiply both sides by $\\frac{${d}}{${n}}$.`,
            ],
          ),
          {
            rule: signKeptCrossing,
            to: rational((c + b) * d, n),
            hints: [
              `Look at how ${b > 0 ? '+' : '-'} ${Math.abs(b)} left the left side.`,
              signKeptCrossing.hints.principle,
              `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} ${b > 0 ? 'from' : 'to'} both sides first.`,
            ],
          },
          following(
            dividedByNumeratorOnly,
            [n, n * k],
            [
              `You have dealt with the ${n}. What about the ${d} below it?`,
              dividedByNumeratorOnly.hints.principle,
              `Undo the division by ${d} too.`,
            ],
          ),
        ],
      });
    }
    const minus = difficulty === 5;
    const { p, q, x } = drawUntil(
      () => ({ p: chance.int(2, 6), q: chance.int(2, 7), x: chance.int(2, 5) * (minus ? -1 : 1) }),
      (draw) => draw.p < draw.q && (draw.p + draw.q) * draw.p * draw.q * Math.abs(draw.x) < 1000,
    );
    // x is a common multiple of both denominators, so that both fractions come out whole.
    const common = Number((BigInt(p) * BigInt(q)) / gcdOf(p, q));
    const solution = common * x;
    const c = solution / p + (minus ? -1 : 1) * (solution / q);
    const sign = minus ? '-' : '+';
    const [up, uq] = [common / p, common / q];
    const joined = minus ? up - uq : up + uq;
    return equationDraft({
      stem: `Solve the equation.\n\n$\\frac{${letter}}{${p}} ${sign} \\frac{${letter}}{${q}} = ${c}$`,
      letter,
      solution: rational(solution),
      work: 'allowed',
      ladder: [
        `What number do both ${p} and ${q} divide?`,
        'Multiply every term by the least common multiple of the denominators. Then no fraction is left.',
        `The least common multiple is ${common}. Multiply each fraction and ${c} by ${common}.`,
      ],
      steps: [
        {
          explanation: `The least common multiple of ${p} and ${q} is ${common}. Multiply every term by it.`,
          math: `${linearText(up, 0, letter)} ${sign} ${linearText(uq, 0, letter)} = ${c * common}`,
        },
        { explanation: 'Combine the like terms.', math: `${linearText(joined, 0, letter)} = ${c * common}` },
        ...(joined === 1
          ? []
          : [{ explanation: `Divide both sides by ${joined}.`, math: `${letter} = ${tex(rational(solution))}` }]),
      ],
      ways: [
        {
          rule: addedDenominators,
          to: minus ? null : addedDenominators.answer(p, q, c),
          hints: [
            `May two fractions be added by adding their denominators ${p} and ${q}?`,
            addedDenominators.hints.principle,
            `Multiply every term by ${common}, so that no denominator is left.`,
          ],
          says: addedDenominators.told(p, q),
        },
        following(
          rightSideNotMultiplied,
          [joined, c],
          [
            `When you multiplied by ${common}, what happened to the right side?`,
            rightSideNotMultiplied.hints.principle,
            `The right side becomes ${c} times ${common}.`,
          ],
        ),
        following(
          multipliedByDenominatorsCrosswise,
          [p, minus ? -q : q, c * common],
          [
            `${common} divided by ${p}: how many ${letter} does the first term become?`,
            multipliedByDenominatorsCrosswise.hints.principle,
            `The first term becomes ${linearText(up, 0, letter)}. Do the same for the second.`,
          ],
        ),
      ],
    });
  },
};

function gcdOf(a: number, b: number): bigint {
  return b === 0 ? BigInt(a) : gcdOf(b, a % b);
}

export const fractionEquationGenerators: readonly Generator[] = [solve];
