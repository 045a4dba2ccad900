import type { Line } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { absolute, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { only, range, type Step } from '../../family.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance } from '../../generator.ts';
import { equationTex, factorTex, line, tail, tex } from '../../wording/line-text.ts';
import { standardTex } from './line-through.ts';
import { withSign } from '../../with-sign.ts';

/** How a line is shown: its equation, the printed coefficient of x and constant, and the steps that bring it to y = mx + b. */
export type Shown = {
  readonly of: Line;
  readonly equation: string;
  /** What is printed, if y is not alone; null if it is. */
  readonly printed: { readonly coefficient: Rational; readonly constant: Rational } | null;
  readonly steps: readonly Step[];
};
type Draw = (chance: Chance) => number;

const whole = only(1);

/** Draws a line whose slope and intercept have different sizes; one of them is negative if `hasMinus`. */
const drawnLine = (chance: Chance, rise: Draw, run: Draw, intercept: Draw, hasMinus: boolean): Line =>
  drawUntil(
    () => line(rational(rise(chance), run(chance)), intercept(chance)),
    ({ slope: m, intercept: b }) => m.n !== b.n && m.n !== -b.n && (!hasMinus || m.n < 0n || b.n < 0n),
  );

/** y = mx + b. */
const inForm =
  (slope: Draw, intercept: Draw, hasMinus: boolean) =>
  (chance: Chance): Shown => {
    const of = drawnLine(chance, slope, whole, intercept, hasMinus);
    const told = `m = ${tex(of.slope)}, \\quad b = ${tex(of.intercept)}`;
    return { of, equation: equationTex(of), printed: null, steps: [['The equation has the form $y = mx + b$.', told]] };
  };

/** y = b + mx. */
export const constantFirstTex = ({ slope, intercept }: Line): string =>
  `y = ${tex(intercept)} ${slope.n < 0n ? '-' : '+'} ${factorTex(absolute(slope))}x`;

function constantFirst(chance: Chance): Shown {
  const of = drawnLine(chance, withSign(2, 9), range(2, 5), withSign(2, 12), false);
  return {
    of,
    equation: constantFirstTex(of),
    printed: null,
    steps: [['Put the term with $x$ first, and keep each sign with its term.', equationTex(of)]],
  };
}

/** Draws whole numbers that hide the slope and the intercept, because y has the coefficient k. */
const drawnTerms = (chance: Chance, most: number, k: Draw): { p: number; q: number; k: number } =>
  drawUntil(
    () => ({ p: withSign(2, most)(chance), q: withSign(2, 20)(chance), k: k(chance) }),
    (draw) =>
      draw.q % draw.k === 0 &&
      new Set([draw.p, draw.q, draw.k].map(Math.abs)).size === 3 &&
      Math.abs(draw.p) !== Math.abs(draw.q / draw.k),
  );

/** ky = px + q. */
function multiplied(chance: Chance): Shown {
  const { p, q, k } = drawnTerms(chance, 12, range(2, 5));
  const of = line(rational(p, k), q / k);
  return {
    of,
    equation: `${k}y = ${p}x${tail(q)}`,
    printed: { coefficient: rational(p), constant: rational(q) },
    steps: [[`$y$ must be by itself. Divide every term by ${k}.`, equationTex(of)]],
  };
}

/** Ax + By = C. */
function inStandardForm(chance: Chance): Shown {
  const { p, q, k } = drawnTerms(chance, 9, withSign(2, 5));
  const of = line(rational(-p, k), q / k);
  return {
    of,
    equation: standardTex(p, k, q),
    printed: { coefficient: rational(p), constant: rational(q) },
    steps: [
      [`${p > 0 ? 'Subtract' : 'Add'} $${Math.abs(p)}x$ ${p > 0 ? 'from' : 'to'} both sides.`, `${k}y = ${-p}x${tail(q)}`],
      [`Divide every term by ${k}.`, equationTex(of)],
    ],
  };
}

/** 1: y = mx + b. 2: negative numbers. 3: y = b + mx, and fractions. 4: ky = px + q. 5: Ax + By = C. */
export const shownLines = [
  inForm(range(2, 9), range(2, 12), false),
  inForm(withSign(2, 9), withSign(2, 12), true),
  constantFirst,
  multiplied,
  inStandardForm,
] as const;
