import { equals, parseRational, rationalText, finiteDecimal, type Rational } from '@stoa/engine/math/exact/rational';
import type { DraftMisconception } from '../generator.ts';

/** Returns a number far from the right one that no rule of `taken` gives; a problem's own test uses it as plainly wrong. */
export function plainlyWrong(right: Rational, taken: readonly DraftMisconception[]): string {
  for (let step = 17n; ; step += 13n) {
    const candidate: Rational = { n: 3n * right.n + step * right.d, d: right.d };
    const text = finiteDecimal(candidate) ?? rationalText(candidate);
    const found = taken.some(({ answer }) => {
      const value = parseRational(answer);
      return value !== null && equals(value, candidate);
    });
    if (!found && !equals(candidate, right)) return text;
  }
}
