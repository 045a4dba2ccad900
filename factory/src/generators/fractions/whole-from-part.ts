import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
  bottomAddedToAmount,
  onePartForWhole,
  partTakenForWhole,
  severalTakenForOne,
  wholeForRest,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { numberDraft } from '../../number-draft.ts';
import { fracTex, partsName } from '../../wording/fraction-text.ts';
import { following } from '../../wrong-way.ts';

const amounts = [
  {
    told: (f: string, n: number) => `On a ribbon, ${f} of the length is blue. The blue part is ${n} inches long.`,
    asks: ['How many inches long is the **whole** ribbon?', 'How many inches of the ribbon are **not** blue?'],
    unit: 'inches',
  },
  {
    told: (f: string, n: number) => `In a club, ${f} of the kids are girls. There are ${n} girls.`,
    asks: ['How many kids are in the club?', 'How many boys are in the club?'],
    unit: 'girls',
  },
  {
    told: (f: string, n: number) => `On a necklace, ${f} of the beads are red. There are ${n} red beads.`,
    asks: ['How many beads are on the whole necklace?', 'How many beads are **not** red?'],
    unit: 'beads',
  },
  {
    told: (f: string, n: number) => `On a bus, ${f} of the seats are taken. There are ${n} people in those seats.`,
    asks: ['How many seats does the bus have?', 'How many seats are **empty**?'],
    unit: 'seats',
  },
] as const;

/** A bar in equal parts, those that are known shaded, with their amount above. */
const partsOfTape = (top: number, bottom: number, amount: string): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: [
    { parts: [{ size: top, label: amount, shaded: true }] },
    { parts: Array.from({ length: bottom }, (_, at) => ({ size: 1, shaded: at < top })), whole: '?' },
  ],
});

/** From the part to the whole. 4: several parts are told, the whole is asked. 5: several parts are told and the other parts are asked. */
const wholeFromPart: Generator = {
  name: 'frac_ident_whole_from_part',
  version: 1,
  skill: 'frac_ident',
  difficulties: [4, 5],
  draft(chance, difficulty) {
    const scene = chance.pick(amounts);
    const { top, bottom, one } = drawUntil(
      () => ({ bottom: chance.int(3, 8), top: chance.int(2, 5), one: chance.int(2, 8) }),
      (n) =>
        n.top < n.bottom &&
        greatestDivisor(n.top, n.bottom) === 1 &&
        n.one !== n.top &&
        n.one !== n.bottom &&
        2 * n.top !== n.bottom &&
        n.one !== n.bottom - n.top,
    );
    const amount = top * one;
    const whole = bottom * one;
    const rest = difficulty === 5;
    const right = rest ? whole - amount : whole;
    const name = partsName(bottom);
    return numberDraft({
      stem: `${scene.told(`$${fracTex({ top, bottom })}$`, amount)} ${scene.asks[rest ? 1 : 0]}`,
      right,
      ...(rest ? {} : { figure: partsOfTape(top, bottom, `${amount}`) }),
      steps: [
        [`${top} of the ${bottom} equal parts are ${amount}. Divide to find one part.`, `${amount} \\div ${top} = ${one}`],
        rest
          ? [`The other parts are ${bottom} − ${top} = ${bottom - top} ${name}.`, `${bottom - top} \\times ${one} = ${right}`]
          : [`The whole has ${bottom} such parts.`, `${bottom} \\times ${one} = ${right}`],
      ],
      ladder: [
        `Is ${amount} the whole or a part? How many equal parts is it?`,
        'Find one part first. Divide what you know by its number of parts.',
        `${amount} is ${top} of ${bottom} equal parts. Find one part: $${amount} \\div ${top}$.`,
      ],
      ways: [
        following(
          severalTakenForOne,
          [amount, rest ? bottom - top : bottom],
          [
            `How many ${name} are the ${amount} ${scene.unit}: one, or more than one?`,
            severalTakenForOne.hints.principle,
            `Divide ${amount} into ${top} equal parts first.`,
          ],
        ),
        following(
          onePartForWhole,
          [amount, top],
          [
            onePartForWhole.hints.look,
            onePartForWhole.hints.principle,
            rest
              ? `How many of the ${bottom} parts does the question ask about?`
              : `Compare your number with ${amount}. Can the whole be less than a part of it?`,
          ],
        ),
        following(
          partTakenForWhole,
          [amount, { top, bottom }],
          [
            `Is ${amount} the whole, or only a part of it?`,
            `The ${amount} ${scene.unit} are only the part that the fraction names. The whole is more.`,
            `${amount} is ${top} equal parts. How much is one of them?`,
          ],
        ),
        {
          rule: wholeForRest,
          to: rest ? wholeForRest.answer(whole) : null,
          hints: [
            wholeForRest.hints.look,
            wholeForRest.hints.principle,
            `How many ${name} are left when you subtract ${top} from ${bottom}?`,
          ],
        },
        {
          rule: bottomAddedToAmount,
          to: rest ? null : bottomAddedToAmount.answer(amount, bottom),
          hints: [
            `What does the ${bottom} in the denominator count?`,
            `The whole has ${bottom} equal parts. Do not add that number to ${amount}.`,
            `If ${top} parts are ${amount}, how much is one part?`,
          ],
        },
      ],
    });
  },
};

export const wholeFromPartGenerators: readonly Generator[] = [wholeFromPart];
