import { replaceLetter } from '../exact/replace-letter.ts';
import * as q from '../exact/rational.ts';
import { somewhere, type Expression } from '../syntax-tree.ts';
import { compareFormulas } from '../work/compare-formulas.ts';
import { gapsOf, type Formula } from '../work/formula.ts';

/**
 * The values at which letters are held: of either sign, near zero and far out, none of them a number that a problem asks for.
 */
const anywhere = ['0.71', '-2.3', '14.9', '-153.1', '1013.3', '-1013.3'].map((text) => q.parseRational(text)!);
const shares = [1, -1, 3, -3].map((halves) => q.rational(halves, 2));
const mostOwn = 2; // numbers of the problem; each gives four places
const small = q.rational(40); // the search along a line finds anything that bends nearer to zero than this

/**
 * True if two formulas in several letters have the same solutions for each letter while the others are held at fixed numbers.
 *
 * A search for points finds only what lies near its starting points; a line along one letter meets whatever crosses it,
 * however far out. If the formulas are polynomials in that letter, all of its crossings are found, so a second curve, or a
 * bend, can hide only between the lines. The lines run near zero, far out, and on both sides of the problem's large numbers,
 * where |x − 1000| bends, and of half of them, where x² − 2000x turns.
 *
 * Shape   also false if floating point cannot tell on most of the lines. Errors: none.
 */
export function agreeOnSlices(first: Formula, second: Formula, letters: readonly string[]): boolean {
  const held = [...anywhere, ...ownNumbers([...gapsOf(first), ...gapsOf(second)])];
  let told = 0;
  for (const free of letters) {
    const others = letters.filter((letter) => letter !== free);
    for (const round of held.keys()) {
      const places = others.map((letter, i) => [letter, written(held[(round + 3 * i) % held.length]!)] as const);
      const slice = compareFormulas([sliced(first, places)], sliced(second, places), free);
      if (slice.missing.length > 0 || slice.extra.length > 0) return false;
      if (slice.told) told += 1;
    }
  }
  return 2 * told >= letters.length * held.length;
}

const written = (value: q.Rational): Expression => ({ kind: 'number', value, decimals: null });

const sliced = (formula: Formula, places: readonly (readonly [string, Expression])[]): Formula =>
  formula.map((atoms) =>
    atoms.map(({ left, right, sign }) => {
      const [one, other] = [left, right].map((side) =>
        places.reduce((x, [letter, value]) => replaceLetter(x, letter, value), side),
      ) as [Expression, Expression];
      return { left: one, right: other, sign };
    }),
  );

/** Returns the largest numbers written in the expressions, half of each and one and a half times each, with both signs. */
function ownNumbers(list: readonly Expression[]): q.Rational[] {
  const found: q.Rational[] = [];
  const note = (x: Expression): false => {
    if (x.kind === 'number' && q.compare(x.value, small) > 0 && !found.some((one) => q.equals(one, x.value))) found.push(x.value);
    return false;
  };
  for (const x of list) somewhere(x, note);
  found.sort((a, b) => q.compare(b, a));
  return found.slice(0, mostOwn).flatMap((n) => shares.map((share) => q.multiply(n, share)));
}
