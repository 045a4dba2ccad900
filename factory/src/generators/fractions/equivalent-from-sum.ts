import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { always, family, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  factorForNumber,
  multipliedByNewBottom,
  numbersExchanged,
  sameAddedToBoth,
} from '@stoa/engine/math/mal-rules/fractions/fraction-equality';
import { fracPlain, fracTex } from '../../wording/fraction-text.ts';
import { people } from '../../wording/people.ts';
import { drawLowest } from './drawn-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

const placeNames = { top: 'numerator', bottom: 'denominator' } as const;

/** Finds an equal fraction from its numerator and denominator together. 4: their sum is given. 5: their difference is given. */
const fromSum = family(
  { name: 'frac_equiv_from_sum', version: 1, skill: 'frac_equiv', difficulties: [4, 5] },
  {
    levels: {
      f: always((chance) => drawLowest(chance, 9)),
      factor: always(range(3, 9)),
      gap: always(oneOf<'top' | 'bottom'>('top', 'bottom')),
    },
    where: ({ f, factor }) =>
      f.top > 1 && f.bottom - f.top > 1 && factor !== f.top && factor !== f.bottom && greatestDivisor(factor, f.bottom) < factor,
    derived: ({ f, factor, gap, difficulty }) => {
      const bySum = difficulty === 4;
      const unit = bySum ? f.top + f.bottom : f.bottom - f.top;
      return {
        bySum,
        result: bySum ? 'sum' : 'difference',
        place: placeNames[gap],
        other: f[gap === 'top' ? 'bottom' : 'top'],
        unit,
        total: unit * factor,
        right: f[gap] * factor,
      };
    },
    phrasing: (chance, { f, bySum, total, place }) => {
      const told = bySum
        ? `its numerator and denominator add up to ${total}`
        : `its denominator is ${total} more than its numerator`;
      return {
        stem: chance.pick([
          `A fraction is equal to $${fracTex(f)}$, and ${told}. What is its **${place}**?`,
          `${people(chance, 1)[0]} thinks of a fraction that is equal to $${fracTex(f)}$. In this fraction, ${told}. What is the **${place}** of the fraction?`,
        ]),
      };
    },
    given: ({ stem, right }) => ({ stem, right }),
    steps: ({ f, factor, gap, bySum, result, place, unit, total, right }) => [
      [
        `In the fraction you know, the ${result} of the ${bySum ? 'numerator and denominator' : 'denominator and numerator'} is ${unit}.`,
        bySum ? `${f.top} + ${f.bottom} = ${unit}` : `${f.bottom} - ${f.top} = ${unit}`,
      ],
      [
        `The ${result} is multiplied by the same number as the numerator and denominator. Divide to find it.`,
        `${total} \\div ${unit} = ${factor}`,
      ],
      [`Multiply the ${place} by ${factor}.`, `${f[gap]} \\times ${factor} = ${right}`],
    ],
    ladder: ({ f, result, unit, total }) => [
      `What is the ${result} of the two numbers in $${fracTex(f)}$?`,
      `When you multiply both numbers of a fraction by the same number, their ${result} is multiplied by it, too.`,
      `The ${result} changes from ${unit} to ${total}. Divide $${total} \\div ${unit}$ to find the number to multiply by.`,
    ],
    ways: ({ f, factor, gap, bySum, result, place, other, unit, total }) => {
      const missing = total - unit; // if the sum is given, it is shared by both numbers
      const change = bySum ? missing / 2 : missing;
      return [
        ruled(
          numbersExchanged,
          [other * factor],
          `Compare with ${fracPlain(f)}. Is your number the larger or the smaller of the two? Which one should it be?`,
        ),
        following(
          factorForNumber,
          [factor],
          [
            'You found the number to multiply by. Which number should you multiply?',
            'To get an equal fraction, multiply both numbers by the same number.',
            `Is there a fraction equal to ${fracPlain(f)} with your number as its ${place}?`,
          ],
        ),
        {
          rule: sameAddedToBoth,
          to: Number.isInteger(change) ? (sameAddedToBoth.answer(f, change)?.[gap] ?? null) : null,
          hints: [
            `How did you change the numbers of ${fracPlain(f)}?`,
            'Adding the same number to both changes the value. Multiply both instead.',
            `List fractions equal to ${fracPlain(f)}: multiply both numbers by 2, then by 3. What happens to the ${result} of the two numbers?`,
          ],
        },
        following(
          multipliedByNewBottom,
          [f[gap], total],
          [
            `What number did you multiply by? Does that give ${total}?`,
            `The ${result} of the two numbers has to be ${total}.`,
            `Find the ${result} of ${f.top} and ${f.bottom}. How many of those are in ${total}?`,
          ],
        ),
      ];
    },
  },
);

export const equivalentFromSumGenerators: readonly Generator[] = [fromSum];
