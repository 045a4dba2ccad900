import { divide, negate, one, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { coefficientTakenForSlope, constantTakenForSlope } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { slopeInverted } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { drawUntil } from '../../draw-until.ts';
import type { Chance } from '../../generator.ts';
import { bracketed, equationTex, line, point, pointText, tex } from '../../wording/line-text.ts';
import { sumText } from '../../wording/linear-text.ts';

export const sized = (chance: Chance, from: number, to: number): number => chance.int(from, to) * (chance.maybe(0.5) ? -1 : 1);
export const turned = (slope: Rational): Rational => negate(divide(one, slope));
export const standardTex = (a: number, b: number, c: number): string => `${sumText([[a, 'x'], [b, 'y']])} = ${c}`; // prettier-ignore

/** How the given line is shown, with its slope and what a hasty reader takes for it. */
export type Given = { text: string; slope: Rational; hasty: Rational | null; reading: [string, string] };

/** 1–2: y = mx + b, whole slope. 3: a fraction. 4: Ax + By = C. 5: two points. */
export function givenLine(chance: Chance, difficulty: number): Given {
  if (difficulty === 4) {
    const { a, b, c } = drawUntil(
      () => ({ a: sized(chance, 2, 9), b: sized(chance, 2, 9), c: sized(chance, 3, 20) }),
      (draw) => Math.abs(draw.a) !== Math.abs(draw.b) && ![draw.a, draw.b].map(Math.abs).includes(Math.abs(draw.c)) && draw.a > 0,
    );
    const slope = rational(-a, b);
    return {
      text: `$${standardTex(a, b, c)}$`,
      slope,
      hasty: coefficientTakenForSlope.answer(rational(a)),
      reading: ['Solve for $y$ to see the slope of the given line.', equationTex(line(slope, rational(c, b)))],
    };
  }
  if (difficulty === 5) {
    const { p, r } = drawUntil(
      () => ({ p: point(chance.int(-7, 5), chance.int(-7, 7)), r: point(chance.int(-5, 8), chance.int(-7, 9)) }),
      (draw) => {
        const [run, rise] = [draw.r.x.n - draw.p.x.n, draw.r.y.n - draw.p.y.n];
        if (run <= 1n || rise === 0n || rise === run || rise === -run) return false;
        const m = rational(rise, run);
        return m.d > 1n && m.n !== 1n && m.n !== -1n;
      },
    );
    const slope = divide(subtract(r.y, p.y), subtract(r.x, p.x));
    return {
      text: `through $${pointText(p)}$ and $${pointText(r)}$`,
      slope,
      hasty: slopeInverted.answer(p, r),
      reading: [
        'Find the slope of the given line.',
        `\\frac{${tex(r.y)} - ${bracketed(p.y)}}{${tex(r.x)} - ${bracketed(p.x)}} = ${tex(slope)}`,
      ],
    };
  }
  const { m, b } = drawUntil(
    () => ({
      m:
        difficulty === 3
          ? rational(sized(chance, 2, 9), chance.int(2, 7))
          : rational(difficulty === 1 ? chance.int(2, 9) : sized(chance, 2, 9)),
      b: rational(sized(chance, 1, 12)),
    }),
    (draw) =>
      draw.m.n !== draw.b.n &&
      draw.m.n !== -draw.b.n &&
      (difficulty !== 3 || (draw.m.d > 1n && draw.m.n * draw.m.n > 1n)) &&
      draw.b.n * draw.b.n > 1n,
  );
  return {
    text: `$${equationTex(line(m, b))}$`,
    slope: m,
    hasty: constantTakenForSlope.answer(line(m, b)),
    reading: ['Read the slope of the given line off its equation.', `m = ${tex(m)}`],
  };
}
