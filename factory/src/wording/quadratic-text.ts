import { equals, isZero, negate, rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import { worth, type Surd } from '@stoa/engine/math/mal-rules/quadratics/surd';
import { numberTex } from './linear-text.ts';
import { rootPlain, rootTex } from './power-text.ts';

/** Writes a rational number as LaTeX. */
export const tex = (a: Rational): string => numberTex(a.n, a.d);

type Style = {
  root: (factor: number, inside: number) => string;
  over: (top: string, bottom: bigint, sum: boolean) => string;
  sign: string;
};
const inTex: Style = { root: rootTex, over: (top, bottom) => `\\frac{${top}}{${bottom}}`, sign: '\\pm' };
const plain: Style = {
  root: rootPlain,
  over: (top, bottom, sum) => (sum ? `(${top})/${bottom}` : `${top}/${bottom}`),
  sign: '±',
};

/** Writes one number over one fraction bar, as school writes the solutions of a quadratic: 2 − √5, (−1 + 3√5)/2. */
function written({ rational: start, factor, inside }: Surd, { root, over }: Style, joint = factor.n < 0n ? '-' : '+'): string {
  const bottom = (start.d * factor.d) / common(start.d, factor.d);
  const [first, times] = [(start.n * bottom) / start.d, Number((factor.n * bottom) / factor.d)];
  if (times === 0)
    return bottom === 1n ? `${first}` : `${first < 0n ? '-' : ''}${over(`${first < 0n ? -first : first}`, bottom, false)}`;
  const part = root(Math.abs(times), inside);
  if (first === 0n) {
    const size = bottom === 1n ? part : over(part, bottom, false);
    return joint === '+' ? size : `${joint}${joint === '\\pm' ? ' ' : ''}${size}`;
  }
  const top = `${first} ${joint} ${part}`;
  return bottom === 1n ? top : over(top, bottom, true);
}

const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));

export const surdTex = (s: Surd): string => written(s, inTex);
/** Writes the same as it is typed: 2 - sqrt(5), (-1 + 3sqrt(5))/2. */
export const surdPlain = (s: Surd): string => written(s, plain);

const inOrder = (roots: readonly Surd[]): Surd[] => [...roots].sort((a, b) => worth(a) - worth(b));

/** Writes the solutions as an answer of input type `set`: {-3, 1/2}; ∅ if there are none. */
export const solutionsPlain = (roots: readonly Surd[]): string =>
  roots.length === 0 ? '∅' : `{${inOrder(roots).map(surdPlain).join(', ')}}`;

/** Writes the solutions as LaTeX: x = −3 or x = 2; x = 2 ± √5 if the two differ in the sign of a root. */
export function solutionsTex(roots: readonly Surd[], letter = 'x'): string {
  if (roots.length === 0) return '\\varnothing';
  const [low, high] = inOrder(roots);
  if (
    high !== undefined &&
    roots.length === 2 &&
    equals(low!.rational, high.rational) &&
    equals(low!.factor, negate(high.factor))
  ) {
    return `${letter} = ${written(high, inTex, '\\pm')}`;
  }
  return inOrder(roots)
    .map((root) => `${letter} = ${surdTex(root)}`)
    .join(' \\text{ or } ');
}

/** Writes (x − h), with a fraction h as LaTeX; plain x if h is 0. */
export function shiftTex(h: Rational, letter = 'x'): string {
  if (isZero(h)) return letter;
  const bars = h.d === 1n ? ['(', ')'] : ['\\left(', '\\right)'];
  return `${bars[0]}${letter} ${h.n > 0n ? '-' : '+'} ${tex(h.n > 0n ? h : negate(h))}${bars[1]}`;
}

const signed = (k: Rational, text: (a: Rational) => string): string =>
  isZero(k) ? '' : k.n > 0n ? ` + ${text(k)}` : ` - ${text(negate(k))}`;
const front = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : `${a}`);

/** Writes a(x − h)² + k as LaTeX. */
export const vertexFormTex = (a: number, h: Rational, k: Rational, letter = 'x'): string =>
  `${front(a)}${shiftTex(h, letter)}^{2}${signed(k, tex)}`;

/** Writes the same as it is typed: 2(x - 3)^2 + 1/4. */
export function vertexFormPlain(a: number, h: Rational, k: Rational, letter = 'x'): string {
  const shift = isZero(h) ? letter : `(${letter} ${h.n > 0n ? '-' : '+'} ${rationalText(h.n > 0n ? h : negate(h))})`;
  return `${front(a)}${shift}^2${signed(k, rationalText)}`;
}

/** Writes (x − p), as in a product: the letter alone if p is 0. */
export const factorTex = (p: number, letter = 'x'): string => shiftTex(rational(p), letter);

/** Writes a rational number after a sign or before a power: negative ones and fractions are in brackets. */
export const boxed = (a: Rational): string => (a.n < 0n || a.d !== 1n ? `\\left(${tex(a)}\\right)` : tex(a));

/** Says how to remove the added number k: "Subtract 5 from both sides". */
export const movedAway = (k: number): string => (k > 0 ? `Subtract ${k} from both sides` : `Add ${-k} to both sides`);
