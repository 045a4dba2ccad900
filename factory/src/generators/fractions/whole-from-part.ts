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
    told: (f: string, n: number) => `${f} of a ribbon is blue. The blue part is ${n} cm long.`,
    asks: ['How many centimeters long is the **whole** ribbon?', 'How many centimeters of the ribbon are **not** blue?'],
    unit: 'cm',
  },
  {
    told: (f: string, n: number) => `${f} of the children in a club are girls. There are ${n} girls.`,
    asks: ['How many children are in the club?', 'How many boys are in the club?'],
    unit: 'girls',
  },
  {
    told: (f: string, n: number) => `${f} of the beads on a chain are red. That is ${n} beads.`,
    asks: ['How many beads are on the whole chain?', 'How many beads are **not** red?'],
    unit: 'beads',
  },
  {
    told: (f: string, n: number) => `${f} of the seats in a bus are taken. ${n} people are sitting there.`,
    asks: ['How many seats does the bus have?', 'How many seats are still **free**?'],
    unit: 'seats',
  },
] as const;

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
      steps: [
        [`${top} of the ${bottom} equal parts are ${amount}. Divide to find one part.`, `${amount} \\div ${top} = ${one}`],
        rest
          ? [`The other parts are ${bottom} − ${top} = ${bottom - top} ${name}.`, `${bottom - top} \\times ${one} = ${right}`]
          : [`The whole has ${bottom} such parts.`, `${bottom} \\times ${one} = ${right}`],
      ],
      ways: [
        following(
          severalTakenForOne,
          [amount, rest ? bottom - top : bottom],
          [
            `How many ${name} are the ${amount} ${scene.unit}: one, or more than one?`,
            severalTakenForOne.hints.principle,
            `Share the ${amount} among ${top} equal parts before you go on.`,
          ],
        ),
        following(
          onePartForWhole,
          [amount, top],
          [
            onePartForWhole.hints.look,
            onePartForWhole.hints.principle,
            rest
              ? `How many of the ${bottom} parts are the ones that are asked for?`
              : `Compare your number with ${amount}: can the whole be less than a part of it?`,
          ],
        ),
        following(
          partTakenForWhole,
          [amount, { top, bottom }],
          [
            `Is ${amount} the whole, or only a part of it?`,
            `The ${amount} ${scene.unit} **are** the fraction that is told. The whole must be more.`,
            `${amount} is ${top} equal parts. How much is one of them?`,
          ],
        ),
        {
          rule: wholeForRest,
          to: rest ? wholeForRest.answer(whole) : null,
          hints: [
            wholeForRest.hints.look,
            wholeForRest.hints.principle,
            `How many ${name} are left when ${top} are taken from all ${bottom}?`,
          ],
        },
        {
          rule: bottomAddedToAmount,
          to: rest ? null : bottomAddedToAmount.answer(amount, bottom),
          hints: [
            `What does the ${bottom} below the line count?`,
            `The bottom says that the whole is made of ${bottom} equal parts, each worth the same. Nothing is added to the ${amount}.`,
            `Find what one part is worth if ${top} of them are ${amount}.`,
          ],
        },
      ],
    });
  },
};

export const wholeFromPartGenerators: readonly Generator[] = [wholeFromPart];
