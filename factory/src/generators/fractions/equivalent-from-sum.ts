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
        `${people(chance, 1)[0]} thinks of a fraction that is worth the same as $${fracTex(f)}$. In this fraction, ${told}. What is the **${names[gap]}** of the fraction?`,
      ]),
      right: f[gap] * factor,
      steps: [
        [
          `In the given fraction, the ${bySum ? 'two numbers add up to' : 'denominator is greater than the numerator by'} ${unit}.`,
          `${big} ${sign} ${small} = ${unit}`,
        ],
        [
          `Both numbers are multiplied by the same number, and so is their ${bySum ? 'sum' : 'difference'}.`,
          `${total} \\div ${unit} = ${factor}`,
        ],
        [`Multiply the ${names[gap]} by ${factor}.`, `${f[gap]} \\times ${factor} = ${f[gap] * factor}`],
      ],
      ways: [
        following(
          numbersExchanged,
          [f[other] * factor],
          [
            numbersExchanged.hints.look,
            numbersExchanged.hints.principle,
            `Compare with ${fracPlain(f)}: is your number the larger or the smaller one of the two? Which one should it be?`,
          ],
        ),
        following(
          factorForNumber,
          [factor],
          [
            'You have found the number that both are multiplied by. What is it to be used on?',
            'An equal fraction has both numbers multiplied by the same number.',
            `Check with the question: is there a fraction equal to ${fracPlain(f)} with your number as its ${names[gap]}?`,
          ],
        ),
        {
          rule: sameAddedToBoth,
          to: change === null ? null : (sameAddedToBoth.answer(f, change)?.[gap] ?? null),
          hints: [
            `How did you change the numbers of ${fracPlain(f)}?`,
            'Adding the same number to both changes the value. Multiply both instead.',
            bySum
              ? `List equal fractions: double both numbers, then take them three times. Watch what the sum of the two numbers does.`
              : `List equal fractions: double both numbers, then take them three times. Watch how far apart the two numbers are.`,
          ],
        },
        following(
          multipliedByNewBottom,
          [f[gap], total],
          [
            `By which number did you multiply? Does that lead to ${total} as it should?`,
            `It is the ${bySum ? 'sum' : 'difference'} of the two numbers that must become ${total}.`,
            `Find the ${bySum ? 'sum' : 'difference'} of ${f.top} and ${f.bottom}. How many times does it fit into ${total}?`,
          ],
        ),
      ],
    });
  },
};

export const equivalentFromSumGenerators: readonly Generator[] = [fromSum];
