import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  gapKept,
  limitNotReached,
  limitOverstepped,
  oneSignOnly,
  stepFromTop,
} from '@stoa/engine/math/mal-rules/fractions/fraction-comparison';
import { numberDraft } from '../../number-draft.ts';
import { fracPlain, fracTex, isLowest, partsName } from '../../wording/fraction-text.ts';
import { drawProper, order } from './drawn-fractions.ts';
import { following } from '../../wrong-way.ts';

/** A numerator that puts a fraction in its place. 2: the least above a unit fraction. 3: the greatest below. 4 and 5: the only one between two fractions. */
const findTop: Generator = {
  name: 'frac_compare_find_top',
  version: 1,
  skill: 'frac_compare',
  difficulties: [2, 3, 4, 5],
  draft(chance, difficulty) {
    const between = difficulty >= 4;
    const { low, high, bottom, top } = drawUntil(
      () => {
        const f = difficulty === 2 ? { top: 1, bottom: chance.int(2, 4) } : drawProper(chance, difficulty === 5 ? 9 : 6);
        const g = between ? drawProper(chance, difficulty === 5 ? 9 : 6) : f;
        const parts = chance.int(5, difficulty === 5 ? 12 : 11);
        const above = Math.floor((f.top * parts) / f.bottom) + 1;
        const below = Math.ceil((f.top * parts) / f.bottom) - 1;
        return { low: f, high: g, bottom: parts, top: difficulty === 3 ? below : above };
      },
      (n) => {
        if (
          !isLowest(n.low) ||
          !isLowest(n.high) ||
          n.top < 2 ||
          n.top >= n.bottom ||
          n.bottom === n.low.bottom ||
          n.bottom === n.high.bottom
        )
          return false;
        if (n.low.bottom % n.bottom === 0 || [n.low.top, n.low.bottom, n.high.top, n.high.bottom].includes(n.top)) return false;
        if (!between) return true;
        const here = { top: n.top, bottom: n.bottom };
        return (
          order(n.low, here) < 0 &&
          order(here, n.high) < 0 &&
          order({ ...here, top: n.top + 1 }, n.high) >= 0 &&
          n.low.bottom !== n.high.bottom
        );
      },
    );
    const gap = `\\frac{\\square}{${bottom}}`;
    const f = fracTex(low);
    const asked = between
      ? `What whole number makes both statements true? $${f} < ${gap} < ${fracTex(high)}$`
      : difficulty === 3
        ? `What is the **greatest** whole number that makes the statement true? $${gap} < ${f}$`
        : `What is the **least** whole number that makes the statement true? $${gap} > ${f}$`;
    const step = difficulty === 3 ? -1 : 1;
    const decides = (n: number): [string, string] => {
      const common = leastMultiple(bottom, low.bottom);
      return [
        `Try ${n}. Rewrite with denominator ${common}, and compare the numerators.`,
        `${fracTex({ top: n, bottom })} = ${fracTex({ top: (n * common) / bottom, bottom: common })}, \\quad ${f} = ${fracTex({ top: (low.top * common) / low.bottom, bottom: common })}`,
      ];
    };
    const other = limitOverstepped.answer(top, step);
    const highCommon = leastMultiple(bottom, high.bottom);
    return numberDraft({
      stem: asked,
      right: top,
      steps: [
        [...decides(other)],
        [...decides(top)],
        ...(between
          ? [
              [
                `It also has to be less than ${fracPlain(high)}.`,
                `${fracTex({ top: (top * highCommon) / bottom, bottom: highCommon })} < ${fracTex({ top: (high.top * highCommon) / high.bottom, bottom: highCommon })}`,
              ] as const,
            ]
          : []),
        [`So ${top} works, and ${other} does not.`, `\\square = ${top}`],
      ],
      ladder: [
        'What is missing: a numerator or a denominator? What has to be true?',
        'Rewrite the fractions with a common denominator. Then you can compare the numerators.',
        `Use denominator ${leastMultiple(bottom, low.bottom)}: $${f} = ${fracTex({ top: (low.top * leastMultiple(bottom, low.bottom)) / low.bottom, bottom: leastMultiple(bottom, low.bottom) })}$. Which numerators of $${gap}$ work?`,
      ],
      ways: [
        following(
          stepFromTop,
          [low, step],
          [
            `Are the parts of ${fracPlain(low)} the same size as ${partsName(bottom)}?`,
            stepFromTop.hints.principle,
            `Find a common denominator for ${bottom} and ${low.bottom}, and rewrite ${fracPlain(low)} with it.`,
          ],
        ),
        {
          rule: limitOverstepped,
          to: other,
          hints: [
            limitOverstepped.hints.look,
            limitOverstepped.hints.principle,
            `Write both sides with denominator ${leastMultiple(bottom, low.bottom)}. Is the statement true?`,
          ],
        },
        following(
          gapKept,
          [low, bottom, step],
          [
            `How large is the piece between ${fracPlain(low)} and 1? Are ${partsName(bottom)} the same size?`,
            gapKept.hints.principle,
            `Where is ${fracPlain(low)} on a number line divided into ${partsName(bottom)}? Which two tick marks is it between?`,
          ],
        ),
        {
          rule: limitNotReached,
          to: between ? null : limitNotReached.answer(top, step),
          hints: [
            `Your number works. Is it the ${difficulty === 3 ? 'greatest' : 'least'} one that works?`,
            `How far is your fraction from ${fracPlain(low)}? Is there room for another one in between?`,
            `With denominator ${leastMultiple(bottom, low.bottom)}, how many small parts are between your fraction and ${fracPlain(low)}?`,
          ],
        },
        {
          rule: oneSignOnly,
          to: between ? oneSignOnly.answer(top) : null,
          hints: [
            oneSignOnly.hints.look,
            oneSignOnly.hints.principle,
            `Compare your fraction with ${fracPlain(high)}. Write both with denominator ${highCommon}.`,
          ],
        },
      ],
    });
  },
};

export const compareFindTopGenerators: readonly Generator[] = [findTop];
