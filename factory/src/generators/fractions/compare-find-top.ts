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

/** A top that puts a fraction in its place. 2: the least above a unit fraction. 3: the greatest below. 4 and 5: the only one between two fractions. */
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
      ? `Which whole number belongs in the box, so that both signs are right? $${f} < ${gap} < ${fracTex(high)}$`
      : difficulty === 3
        ? `What is the **greatest** whole number that may stand in the box? $${gap} < ${f}$`
        : `What is the **least** whole number that may stand in the box? $${gap} > ${f}$`;
    const step = difficulty === 3 ? -1 : 1;
    const decides = (n: number): [string, string] => {
      const common = leastMultiple(bottom, low.bottom);
      return [
        `Try ${n}: with the bottom ${common}, compare the tops.`,
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
                `It must also be less than ${fracPlain(high)}.`,
                `${fracTex({ top: (top * highCommon) / bottom, bottom: highCommon })} < ${fracTex({ top: (high.top * highCommon) / high.bottom, bottom: highCommon })}`,
              ] as const,
            ]
          : []),
        [`So ${top} fits, and ${other} does not.`, `${top}`],
      ],
      ways: [
        following(
          stepFromTop,
          [low, step],
          [
            `Are the parts of ${fracPlain(low)} as large as the parts of a fraction with the bottom ${bottom}?`,
            stepFromTop.hints.principle,
            `Look for a common bottom of ${bottom} and ${low.bottom}, and write ${fracPlain(low)} with it.`,
          ],
        ),
        {
          rule: limitOverstepped,
          to: other,
          hints: [
            limitOverstepped.hints.look,
            limitOverstepped.hints.principle,
            `Write both sides with the bottom ${leastMultiple(bottom, low.bottom)} and check your number.`,
          ],
        },
        following(
          gapKept,
          [low, bottom, step],
          [
            `How large is the piece that is missing from ${fracPlain(low)} to the whole? Are ${partsName(bottom)} pieces of the same size?`,
            gapKept.hints.principle,
            `Where would ${fracPlain(low)} be on a number line that is divided into ${partsName(bottom)}? Between which marks?`,
          ],
        ),
        {
          rule: limitNotReached,
          to: between ? null : limitNotReached.answer(top, step),
          hints: [
            `Your number fits. Is it the ${difficulty === 3 ? 'greatest' : 'least'} one that does?`,
            `Compare exactly: how far is your fraction from ${fracPlain(low)}, and is there room for another one in between?`,
            `With the bottom ${leastMultiple(bottom, low.bottom)}, see how many of those small parts lie between your fraction and ${fracPlain(low)}.`,
          ],
        },
        {
          rule: oneSignOnly,
          to: between ? oneSignOnly.answer(top) : null,
          hints: [
            oneSignOnly.hints.look,
            oneSignOnly.hints.principle,
            `Compare your fraction with ${fracPlain(high)}: write both with the bottom ${highCommon}.`,
          ],
        },
      ],
    });
  },
};

export const compareFindTopGenerators: readonly Generator[] = [findTop];
