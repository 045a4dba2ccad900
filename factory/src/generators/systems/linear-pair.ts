import type { Chance } from '../../generator.ts';
import { drawUntil } from '../../draw-until.ts';
import { sumText } from '../../wording/linear-text.ts';

/** px + qy = r. */
export type Line = { p: number; q: number; r: number };

export const lineTex = ({ p, q, r }: Line): string => `${sumText([[p, 'x'], [q, 'y']])} = ${r}`; // prettier-ignore
export const through = (p: number, q: number, x: number, y: number): Line => ({ p, q, r: p * x + q * y });
export const determinant = (a: Line, b: Line): number => a.p * b.q - b.p * a.q;

/** Writes two lines one below the other, as in a problem. */
export const pairTex = (first: string, second: string): string => `\\begin{cases} ${first} \\\\ ${second} \\end{cases}`;

/** Draws a nonzero number with either sign. */
const signedNumber = (chance: Chance, most: number): number => chance.int(1, most) * (chance.maybe(0.5) ? 1 : -1);

export type Point = { x: number; y: number };

/** Draws a point with nonzero whole coordinates that differ from each other. */
export const wholePoint = (chance: Chance, most: number, negative: boolean): Point =>
  drawUntil(
    () => ({
      x: negative ? signedNumber(chance, most) : chance.int(1, most),
      y: negative ? signedNumber(chance, most) : chance.int(1, most),
    }),
    ({ x, y }) => x !== y && x !== -y,
  );
