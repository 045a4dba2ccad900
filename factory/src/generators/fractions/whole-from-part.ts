import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { greatestDivisor } from '@stoa/engine/math/exact/divisors';
import { always, family, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  bottomAddedToAmount,
  onePartForWhole,
  partTakenForWhole,
  severalTakenForOne,
  wholeForRest,
} from '@stoa/engine/math/mal-rules/fractions/parts-of-a-whole';
import { fracTex, partsName } from '../../wording/fraction-text.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

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

/** A bar in equal parts with the known ones shaded, and their amount above. */
const partsOfTape = (top: number, bottom: number, amount: string): WrittenFigure => ({
  kind: 'tape_diagram',
  tapes: [
    { parts: [{ size: top, label: amount, shaded: true }] },
    { parts: Array.from({ length: bottom }, (_, at) => ({ size: 1, shaded: at < top })), whole: '?' },
  ],
});

/**
 * From the part to the whole. 4: several parts are given, the whole is asked for. 5: several parts are given, the other parts
 * are asked for.
 */
const wholeFromPart = family(
  { name: 'frac_ident_whole_from_part', version: 1, skill: 'frac_ident', difficulties: [4, 5] },
  {
    setting: (chance) => ({ scene: chance.pick(amounts) }),
    levels: { bottom: always(range(3, 8)), top: always(range(2, 5)), one: always(range(2, 8)) }, // `one` is the size of one part
    where: ({ bottom, top, one }) =>
      top < bottom &&
      greatestDivisor(top, bottom) === 1 &&
      2 * top !== bottom &&
      one !== top &&
      one !== bottom &&
      one !== bottom - top,
    derived: ({ bottom, top, one, difficulty }) => {
      const asksRest = difficulty === 5;
      const askedParts = asksRest ? bottom - top : bottom;
      return { asksRest, askedParts, right: askedParts * one, amount: top * one, name: partsName(bottom) };
    },
    given: ({ scene, bottom, top, amount, asksRest, right }) => ({
      stem: `${scene.told(`$${fracTex({ top, bottom })}$`, amount)} ${scene.asks[asksRest ? 1 : 0]}`,
      right,
      ...(asksRest ? {} : { figure: partsOfTape(top, bottom, `${amount}`) }),
    }),
    steps: ({ bottom, top, one, amount, asksRest, askedParts, right, name }) => [
      [`${top} of the ${bottom} equal parts are ${amount}. Divide to find one part.`, `${amount} \\div ${top} = ${one}`],
      [
        asksRest ? `The other parts are ${bottom} − ${top} = ${askedParts} ${name}.` : `The whole has ${bottom} such parts.`,
        `${askedParts} \\times ${one} = ${right}`,
      ],
    ],
    ladder: ({ bottom, top, amount }) => [
      `Is ${amount} the whole or a part? How many equal parts is it?`,
      'Find one part first. Divide what you know by its number of parts.',
      `${amount} is ${top} of ${bottom} equal parts. Find one part: $${amount} \\div ${top}$.`,
    ],
    ways: ({ scene: { unit }, bottom, top, one, amount, asksRest, askedParts, name }) => [
      following(
        severalTakenForOne,
        [amount, askedParts],
        [
          `How many ${name} are the ${amount} ${unit}: one, or more than one?`,
          severalTakenForOne.hints.principle,
          `Divide ${amount} into ${top} equal parts first.`,
        ],
      ),
      ruled(
        onePartForWhole,
        [amount, top],
        asksRest
          ? `How many of the ${bottom} parts does the question ask about?`
          : `Compare your number with ${amount}. Can the whole be less than a part of it?`,
      ),
      following(
        partTakenForWhole,
        [amount, { top, bottom }],
        [
          `Is ${amount} the whole, or only a part of it?`,
          `The ${amount} ${unit} are only the part that the fraction names. The whole is more.`,
          `${amount} is ${top} equal parts. How much is one of them?`,
        ],
      ),
      ledTo(
        wholeForRest,
        asksRest ? wholeForRest.answer(bottom * one) : null,
        `How many ${name} are left when you subtract ${top} from ${bottom}?`,
      ),
      {
        rule: bottomAddedToAmount,
        to: asksRest ? null : bottomAddedToAmount.answer(amount, bottom),
        hints: [
          `What does the ${bottom} in the denominator count?`,
          `The whole has ${bottom} equal parts. Do not add that number to ${amount}.`,
          `If ${top} parts are ${amount}, how much is one part?`,
        ],
      },
    ],
  },
);

export const wholeFromPartGenerators: readonly Generator[] = [wholeFromPart];
