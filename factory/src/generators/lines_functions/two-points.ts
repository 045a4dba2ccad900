import { divide, equals, rational, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { heightTakenForSlope, riseTakenForSlope } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import {
  slopeAddsCoordinates,
  slopeInverted,
  slopeOrderMixed,
  type Point,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { drawUntil } from '../../draw-until.ts';
import type { Chance } from '../../generator.ts';
import { bracketed, plain, point, pointText, tex } from '../../wording/line-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

export const slopeOf = (p: Point, r: Point): Rational => divide(subtract(r.y, p.y), subtract(r.x, p.x));
export const changes = (p: Point, r: Point): string => `\\frac{${tex(r.y)} - ${bracketed(p.y)}}{${tex(r.x)} - ${bracketed(p.x)}}`;

/** Where learners go astray between two points; the hints name the coordinates of these very points. */
export function slopeWays(p: Point, r: Point): WrongWay<Rational>[] {
  return [
    following(
      slopeInverted,
      [p, r],
      [
        slopeInverted.hints.look,
        'Slope is rise over run: the change in $y$ divided by the change in $x$.',
        `Find the change of $y$ first: it goes from ${plain(p.y)} to ${plain(r.y)}. Where in the fraction does it belong?`,
      ],
    ),
    following(
      slopeOrderMixed,
      [p, r],
      [
        'In which order did you subtract above the bar, and in which below?',
        'Both differences begin with the same point.',
        `If $y$ goes from ${plain(p.y)} to ${plain(r.y)}, then $x$ goes from ${plain(p.x)} to ${plain(r.x)}. Does each of them rise or fall?`,
      ],
    ),
    ruled(
      slopeAddsCoordinates,
      [p, r],
      `From ${plain(p.x)} to ${plain(r.x)}: how far is that, and in which direction? Do the same with $y$.`,
    ),
    following(
      riseTakenForSlope,
      [p, r],
      [
        'Your number tells how far the line goes up or down between the points. How far does it go to the side?',
        riseTakenForSlope.hints.principle,
        `Between the points $x$ goes from ${plain(p.x)} to ${plain(r.x)}. Share the rise among these steps.`,
      ],
    ),
    ruled(
      heightTakenForSlope,
      [r],
      `Take away the coordinates of $${pointText(p)}$ from those of $${pointText(r)}$ before you divide.`,
    ),
  ];
}

/** Two points whose slope no number on the page gives away. */
export function twoPoints(chance: Chance, difficulty: number): { p: Point; r: Point } {
  const fraction = difficulty >= 3;
  const low = difficulty === 1 ? 0 : difficulty === 3 ? 0 : -8;
  return drawUntil(
    () => ({
      p: point(chance.int(low, 6), chance.int(low, 8)),
      r: point(chance.int(low, 9), chance.int(low, 12)),
    }),
    ({ p, r }) => {
      const [run, rise] = [r.x.n - p.x.n, r.y.n - p.y.n];
      if (run === 0n || rise === 0n || run === 1n || run === -1n) return false;
      const m = slopeOf(p, r);
      const shown = [p.x, p.y, r.x, r.y, rational(run), rational(rise)];
      const size = m.n < 0n ? -m.n : m.n;
      return (
        (m.d !== 1n) === fraction &&
        m.d <= 6n &&
        size <= 9n &&
        size !== m.d &&
        ((difficulty !== 1 && difficulty !== 3) || m.n > 0n) &&
        (difficulty !== 1 || run > 0n) &&
        (difficulty !== 2 || m.n < 0n || p.x.n < 0n || p.y.n < 0n) &&
        (difficulty < 4 || (m.n < 0n && (p.x.n < 0n || p.y.n < 0n))) &&
        (difficulty < 4 || (difficulty === 5) === run < 0n) &&
        !shown.some((one) => equals(one, m) || equals(one, { n: -m.n, d: m.d }))
      );
    },
  );
}
