import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  factorForNumber,
  multipliedByNewBottom,
  numbersExchanged,
  sameAddedToBoth,
} from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import { numberDraft } from '../../number-draft.ts';
import { fracPlain, fracTex } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { drawLowest } from './drawn-fractions.ts';
import { following } from '../../wrong-way.ts';

/** Backward from what the two numbers of an equal fraction do together. 4: their sum is told. 5: their difference is told. */
const fromSum: Generator = {
  name: 'frac_equiv_from_sum',
  version: 1,
  skill: 'frac_equiv',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const bySum = difficulty === 4;
    const { f, factor, gap } = drawUntil(
      () => ({ f: drawLowest(chance, 9), factor: chance.int(3, 9), gap: chance.pick(['top', 'bottom'] as const) }),
      (n) =>
        n.f.top > 1 &&
        n.f.bottom - n.f.top > 1 &&
        n.factor !== n.f.top &&
        n.factor !== n.f.bottom &&
        greatestDivisor(n.factor, n.f.bottom) < n.factor,
    );
    const unit = bySum ? f.top + f.bottom : f.bottom - f.top;
    const total = unit * factor;
    const other = gap === 'top' ? 'bottom' : 'top';
    const names = { top: 'numerator', bottom: 'denominator' };
    // What she would add to both: half of what is missing in a sum, all of what is missing in a difference.
    const missing = total - unit;
    const change = !bySum ? missing : missing % 2 === 0 ? missing / 2 : null;
    const sign = bySum ? '+' : '-';
    const [big, small] = bySum ? [f.top, f.bottom] : [f.bottom, f.top];
    const told = bySum
      ? `its numerator and denominator add up to ${total}`
      : `its denominator is ${total} more than its numerator`;
    return numberDraft({
      stem: chance.pick([
        `A fraction is equal to $${fracTex(f)}$, and ${told}. What is its **${names[gap]}**?`,
        `${people(chance, 1)[0]} thinks of a fraction that is equal to $${fracTex(f)}$. In this fraction, ${told}. What is the **${names[gap]}** of the fraction?`,
      ]),
      right: f[gap] * factor,
      steps: [
        [
          `In the fraction you know, ${bySum ? 'the sum of the numerator and denominator' : 'the difference of the denominator and numerator'} is ${unit}.`,
          `${big} ${sign} ${small} = ${unit}`,
        ],
        [
          `The ${bySum ? 'sum' : 'difference'} is multiplied by the same number as the numerator and denominator. Divide to find it.`,
          `${total} \\div ${unit} = ${factor}`,
        ],
        [`Multiply the ${names[gap]} by ${factor}.`, `${f[gap]} \\times ${factor} = ${f[gap] * factor}`],
      ],
      ladder: [
        `What is the ${bySum ? 'sum' : 'difference'} of the two numbers in $${fracTex(f)}$?`,
        `When you multiply both numbers of a fraction by the same number, their ${bySum ? 'sum' : 'difference'} is multiplied by it, too.`,
        `The ${bySum ? 'sum' : 'difference'} changes from ${unit} to ${total}. Divide $${total} \\div ${unit}$ to find the number to multiply by.`,
      ],
      ways: [
        following(
          numbersExchanged,
          [f[other] * factor],
          [
            numbersExchanged.hints.look,
            numbersExchanged.hints.principle,
            `Compare with ${fracPlain(f)}. Is your number the larger or the smaller of the two? Which one should it be?`,
          ],
        ),
        following(
          factorForNumber,
          [factor],
          [
            'You found the number to multiply by. Which number should you multiply?',
            'To get an equal fraction, multiply both numbers by the same number.',
            `Is there a fraction equal to ${fracPlain(f)} with your number as its ${names[gap]}?`,
          ],
        ),
        {
          rule: sameAddedToBoth,
          to: change === null ? null : (sameAddedToBoth.answer(f, change)?.[gap] ?? null),
          hints: [
            `How did you change the numbers of ${fracPlain(f)}?`,
            'Adding the same number to both changes the value. Multiply both instead.',
            bySum
              ? `List fractions equal to ${fracPlain(f)}: multiply both numbers by 2, then by 3. What happens to the sum of the two numbers?`
              : `List fractions equal to ${fracPlain(f)}: multiply both numbers by 2, then by 3. What happens to the difference of the two numbers?`,
          ],
        },
        following(
          multipliedByNewBottom,
          [f[gap], total],
          [
            `What number did you multiply by? Does that give ${total}?`,
            `The ${bySum ? 'sum' : 'difference'} of the two numbers has to be ${total}.`,
            `Find the ${bySum ? 'sum' : 'difference'} of ${f.top} and ${f.bottom}. How many of those are in ${total}?`,
          ],
        ),
      ],
    });
  },
};

export const equivalentFromSumGenerators: readonly Generator[] = [fromSum];
