import { sumText } from '../../wording/linear-text.ts';
import type { Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import {
  factorSubtracted,
  firstTermDivided,
  innerSignLost,
  termVanished,
} from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import type { RewrittenWay } from './rewrite-page.ts';

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/**
 * Returns what students write in the parentheses after a number that is taken out; `put` turns that into the answer. These
 * rules don't deal with a letter that is taken out too, so `given` and `inside` come without it.
 */
export function waysToDivide(factor: number, given: Terms, put: (inside: Terms) => string): RewrittenWay[] {
  const shown = given.map(([n]) => Math.abs(n));
  const check = 'Expand your parentheses again. Does every term of the problem come back?';
  const sub = `Write each of the numbers ${shown.join(', ')} as ${Math.abs(factor)} times something. Begin with the first.`;
  const size = Math.abs(factor);
  // 5y divided by 5 leaves a letter that nobody overlooks; only a plain 5 seems to vanish.
  const letterLeft = given.some(([n, own]) => own !== '' && Math.abs(n) === size);
  return [
    {
      rule: firstTermDivided,
      to: put(firstTermDivided.answer(factor, given)),
      hints: [check, firstTermDivided.hints.principle, sub],
    },
    {
      rule: termVanished,
      to:
        shown.includes(size) && !letterLeft
          ? put(
              termVanished.answer(
                factor,
                given.map(([n, own]) => [n, own]),
              ),
            )
          : null,
      hints: [
        `Count the terms in the problem and in your parentheses. Look at the term that is ${size} itself.`,
        'A number divided by itself is 1, and that 1 stays in the parentheses.',
        `Write ${size} as ${size} times something.`,
      ],
    },
    {
      rule: innerSignLost,
      to: put(innerSignLost.answer(factor, given)),
      hints: [
        innerSignLost.hints.look,
        factor < 0
          ? 'Dividing by a negative number changes the sign of every term.'
          : 'Dividing by a positive number keeps the sign of every term.',
        `The last term of the problem is $${sumText(given.slice(-1))}$. What number, times ${factor}, gives it, sign included?`,
      ],
    },
    {
      rule: factorSubtracted,
      to: factor > 0 && !letterLeft ? put(factorSubtracted.answer(factor, given)) : null,
      hints: [check, factorSubtracted.hints.principle, sub],
    },
  ];
}

export type Common = { factor: number; inside: Terms };

/** True if the numbers inside have no common factor, and none equals another or the factor. */
export const fits = ({ factor, inside }: Common): boolean => {
  const sizes = [Math.abs(factor), ...inside.map(([n]) => Math.abs(n))].filter((n) => n !== 1);
  return inside.map(([n]) => n).reduce(gcd) === 1 && new Set(sizes).size === sizes.length;
};
