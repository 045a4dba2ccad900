import { absolute, divide, equals, negate, subtract, type Rational } from '@stoa/engine/math/exact/rational';
import { heightTakenForSlope, riseTakenForSlope } from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import {
  slopeAddsCoordinates,
  slopeInverted,
  slopeOrderMixed,
  type Point,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import type { Chance, Difficulty } from '../../generator.ts';
import { bracketed, plain, point, pointText, tex } from '../../wording/line-text.ts';
import { following, type WrongWay } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

export const slopeOf = (p: Point, r: Point): Rational => divide(subtract(r.y, p.y), subtract(r.x, p.x));
export const changes = (p: Point, r: Point): string => `\\frac{${tex(r.y)} - ${bracketed(p.y)}}{${tex(r.x)} - ${bracketed(p.x)}}`;

/** Returns the mistakes that students make with two points; the hints name the coordinates of these points. */
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

const within = (low: number, right: number, top: number) => (chance: Chance): Point =>
  point(chance.int(low, right), chance.int(low, top)); // prettier-ignore

/** Two points. 1 and 3: in the first quadrant. */
export const twoPoints = {
  p: [within(0, 6, 8), within(-8, 6, 8), within(0, 6, 8), within(-8, 6, 8), within(-8, 6, 8)],
  r: [within(0, 9, 12), within(-8, 9, 12), within(0, 9, 12), within(-8, 9, 12), within(-8, 9, 12)],
} as const;

type Ends = { readonly p: Point; readonly r: Point };

/** True if no number on the page gives the slope away. */
const isHidden = ({ p, r }: Ends): boolean => {
  const m = slopeOf(p, r);
  const shown = [p.x, p.y, r.x, r.y, subtract(r.x, p.x), subtract(r.y, p.y)];
  return !shown.some((one) => equals(one, m) || equals(one, negate(m)));
};

/** 1: whole and positive. 2: negative numbers. 3: a fraction. 4: a negative fraction. 5: the second point is on the left. */
export function isSlopeToFind({ p, r }: Ends, difficulty: Difficulty): boolean {
  const [run, rise] = [r.x.n - p.x.n, r.y.n - p.y.n];
  if (rise === 0n || (run >= -1n && run <= 1n)) return false;
  const m = slopeOf(p, r);
  const size = absolute(m).n;
  const isNegative = p.x.n < 0n || p.y.n < 0n;
  const fits = {
    1: m.d === 1n && m.n > 0n && run > 0n,
    2: m.d === 1n && (m.n < 0n || isNegative),
    3: m.d > 1n && m.n > 0n,
    4: m.d > 1n && m.n < 0n && isNegative && run > 0n,
    5: m.d > 1n && m.n < 0n && isNegative && run < 0n,
  };
  return fits[difficulty] && m.d <= 6n && size <= 9n && size !== m.d && isHidden({ p, r });
}

/** Returns the slope, and the changes that give it. */
export const changesOf = ({ p, r }: Ends) => ({ m: slopeOf(p, r), rise: subtract(r.y, p.y), run: subtract(r.x, p.x) });
