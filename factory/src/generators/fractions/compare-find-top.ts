import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import type { WrittenFraction } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { family, range } from '../../family.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  gapKept,
  limitNotReached,
  limitOverstepped,
  oneSignOnly,
  stepFromTop,
} from '@stoa/engine/math/mal-rules/fractions/fraction-comparison';
import { fracPlain, fracTex, isLowest, partsName } from '../../wording/fraction-text.ts';
import { drawProper, order } from './drawn-fractions.ts';
import { scaledTo } from './unlike-fractions.ts';
import { following } from '../../wrong-way.ts';
import { ledTo } from '../../ruled.ts';

/** One fraction that the wanted fraction has to stay above or below, or two that it has to lie between. */
type Limits = readonly [WrittenFraction, ...WrittenFraction[]];
const unitFraction = (chance: Chance): Limits => [{ top: 1, bottom: chance.int(2, 4) }];
const proper = (chance: Chance): Limits => [drawProper(chance, 6)];
const two =
  (most: number) =>
  (chance: Chance): Limits => [drawProper(chance, most), drawProper(chance, most)];

type Step = 1 | -1;
const stepAt = (difficulty: number): Step => (difficulty === 3 ? -1 : 1);
/** Returns the first numerator over `bottom` past the limit, going up or down. */
const nextTop = ({ top, bottom }: WrittenFraction, parts: number, step: Step): number =>
  step === 1 ? Math.floor((top * parts) / bottom) + 1 : Math.ceil((top * parts) / bottom) - 1;

/** True if this fraction is below `high` and no larger one with its denominator is. */
const lastBelow = ({ top, bottom }: WrittenFraction, high: WrittenFraction): boolean =>
  order({ top, bottom }, high) < 0 && order({ top: top + 1, bottom }, high) >= 0;

/** Writes two fractions with their least common denominator. */
const inSameParts = (a: WrittenFraction, b: WrittenFraction): [string, string] => {
  const common = leastMultiple(a.bottom, b.bottom);
  return [fracTex(scaledTo(a, common)), fracTex(scaledTo(b, common))];
};

/**
 * Finds a numerator for a given comparison. 2: the least above a unit fraction. 3: the greatest below. 4 and 5: the only one
 * between two fractions.
 */
const findTop = family(
  { name: 'frac_compare_find_top', version: 1, skill: 'frac_compare', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      limits: [unitFraction, unitFraction, proper, two(6), two(9)],
      bottom: [range(5, 11), range(5, 11), range(5, 11), range(5, 11), range(5, 12)],
    },
    where: ({ limits, bottom }, difficulty) => {
      const [low, high] = limits;
      const top = nextTop(low, bottom, stepAt(difficulty));
      return (
        limits.every((f) => isLowest(f) && f.bottom !== bottom && f.top !== top && f.bottom !== top) &&
        low.bottom % bottom !== 0 &&
        top >= 2 &&
        top < bottom &&
        (high === undefined || (low.bottom !== high.bottom && lastBelow({ top, bottom }, high)))
      );
    },
    derived: ({ limits: [low, high], bottom, difficulty }) => {
      const step = stepAt(difficulty);
      const top = nextTop(low, bottom, step);
      return { low, high, step, top, over: limitOverstepped.answer(top, step), common: leastMultiple(bottom, low.bottom) };
    },
    given: ({ low, high, bottom, step, top }) => {
      const [f, gap] = [fracTex(low), `\\frac{\\square}{${bottom}}`];
      const stem =
        high !== undefined
          ? `What whole number makes both statements true? $${f} < ${gap} < ${fracTex(high)}$`
          : step === -1
            ? `What is the **greatest** whole number that makes the statement true? $${gap} < ${f}$`
            : `What is the **least** whole number that makes the statement true? $${gap} > ${f}$`;
      return { stem, right: top };
    },
    steps: ({ low, high, bottom, top, over, common }) => {
      const tried = (n: number): [string, string] => {
        const [own, limit] = inSameParts({ top: n, bottom }, low);
        return [
          `Try ${n}. Rewrite with denominator ${common}, and compare the numerators.`,
          `${fracTex({ top: n, bottom })} = ${own}, \\quad ${fracTex(low)} = ${limit}`,
        ];
      };
      return [
        tried(over),
        tried(top),
        ...(high === undefined
          ? []
          : [[`It also has to be less than ${fracPlain(high)}.`, inSameParts({ top, bottom }, high).join(' < ')] as const]),
        [`So ${top} works, and ${over} does not.`, `\\square = ${top}`],
      ];
    },
    ladder: ({ low, bottom, common }) => [
      'What is missing: a numerator or a denominator? What has to be true?',
      'Rewrite the fractions with a common denominator. Then you can compare the numerators.',
      `Use denominator ${common}: $${fracTex(low)} = ${fracTex(scaledTo(low, common))}$. Which numerators of $\\frac{\\square}{${bottom}}$ work?`,
    ],
    ways: ({ low, high, bottom, step, top, over, common }) => [
      following(
        stepFromTop,
        [low, step],
        [
          `Are the parts of ${fracPlain(low)} the same size as ${partsName(bottom)}?`,
          stepFromTop.hints.principle,
          `Find a common denominator for ${bottom} and ${low.bottom}, and rewrite ${fracPlain(low)} with it.`,
        ],
      ),
      ledTo(limitOverstepped, over, `Write both sides with denominator ${common}. Is the statement true?`),
      following(
        gapKept,
        [low, bottom, step],
        [
          `How large is the piece between ${fracPlain(low)} and 1? Are ${partsName(bottom)} the same size?`,
          gapKept.hints.principle,
          `Where is ${fracPlain(low)} on a number line divided into ${partsName(bottom)}? Which two tick marks is it between?`,
        ],
      ),
      high === undefined
        ? {
            rule: limitNotReached,
            to: limitNotReached.answer(top, step),
            hints: [
              `Your number works. Is it the ${step === -1 ? 'greatest' : 'least'} one that works?`,
              `How far is your fraction from ${fracPlain(low)}? Is there room for another one in between?`,
              `With denominator ${common}, how many small parts are between your fraction and ${fracPlain(low)}?`,
            ],
          }
        : ledTo(
            oneSignOnly,
            oneSignOnly.answer(top),
            `Compare your fraction with ${fracPlain(high)}. Write both with denominator ${leastMultiple(bottom, high.bottom)}.`,
          ),
    ],
  },
);

export const compareFindTopGenerators: readonly Generator[] = [findTop];
