import type { Line, Point } from '@stoa/engine/math/mal-rules/functions-and-lines/lines-and-quadratics';
import { absolute, isZero, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { numberTex } from './linear-text.ts';

/** A number of a line or a point: a fraction, or a plain whole number. */
export type Num = Rational | number;

export const exact = (value: Num): Rational => (typeof value === 'number' ? rational(value) : value);
export const point = (x: Num, y: Num): Point => ({ x: exact(x), y: exact(y) });
export const line = (slope: Num, intercept: Num): Line => ({ slope: exact(slope), intercept: exact(intercept) });

/** Writes a number as it is typed: '-2', '3/4'. */
export const plain = (value: Num): string => rationalText(exact(value));
/** Writes a number as LaTeX: '-2', '\frac{3}{4}'. */
export const tex = (value: Num): string => numberTex(exact(value).n, exact(value).d);
/** Writes a number as LaTeX inside a product or after a sign: a negative number is in brackets. */
export const bracketed = (value: Num): string => (exact(value).n < 0n ? `(${tex(value)})` : tex(value));

/** Writes '(2, -3)', as it is typed, and as LaTeX for whole coordinates. */
export const pointText = ({ x, y }: Point): string => `(${rationalText(x)}, ${rationalText(y)})`;
/** Writes the same as LaTeX if a coordinate may be a fraction. */
export const pointTex = ({ x, y }: Point): string =>
  x.d === 1n && y.d === 1n ? pointText({ x, y }) : `\\left(${tex(x)}, ${tex(y)}\\right)`;

/** Writes 'y = (2/3)x - 4', as it is typed. */
export const equationPlain = (of: Line, x = 'x', y = 'y'): string =>
  `${y} = ${lineSum(of, x, (size) => (size.d === 1n ? rationalText(size) : `(${rationalText(size)})`), rationalText)}`;
/** Writes 'y = \frac{2}{3}x - 4'. */
export const equationTex = (of: Line, x = 'x', y = 'y'): string => `${y} = ${rightSideTex(of, x)}`;
/** Writes '\frac{2}{3}x - 4'. */
export const rightSideTex = (of: Line, x = 'x'): string => lineSum(of, x, tex, tex);

function lineSum(
  { slope, intercept }: Line,
  x: string,
  factor: (size: Rational) => string,
  number: (size: Rational) => string,
): string {
  if (isZero(slope)) return `${intercept.n < 0n ? '-' : ''}${number(absolute(intercept))}`;
  const size = absolute(slope);
  const first = `${slope.n < 0n ? '-' : ''}${size.n === 1n && size.d === 1n ? '' : factor(size)}${x}`;
  return `${first}${isZero(intercept) ? '' : signedTail(intercept, number)}`;
}

const signedTail = (value: Rational, number: (size: Rational) => string): string =>
  ` ${value.n < 0n ? '-' : '+'} ${number(absolute(value))}`;

/** Writes ' + 3' or ' - 3' as LaTeX, to follow something else; nothing for zero. */
export const tail = (value: Num): string => (isZero(exact(value)) ? '' : signedTail(exact(value), tex));

/** Writes the slope in front of a letter or a bracket: '', '-', '3', '\frac{2}{3}'. */
export function factorTex(value: Num): string {
  const { n, d } = exact(value);
  return d === 1n && (n === 1n || n === -1n) ? (n < 0n ? '-' : '') : tex(value);
}

/** Returns a table of two rows, as Markdown; every cell is a number or LaTeX. */
export function tableText(first: readonly (string | number)[], second: readonly (string | number)[]): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.map((cell) => `$${cell}$`).join(' | ')} |`;
  return [row(first), `|${first.map(() => '---').join('|')}|`, row(second)].join('\n');
}
