import { factorsExchanged, squareFactorTakenOutWhole } from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { always, oneOf, range, textFamily } from '../../family.ts';
import { rootPlain, rootTex } from '../../wording/power-text.ts';
import { squareFree } from './roots.ts';

/** A radical simplified in two steps. 1: 4 or 9 as square factor. 2: 16 or 25. 3: 36 to 64. */
export const takeOutSquare = textFamily(
  { name: 'rad_simplify_square_factor', version: 2, skill: 'rad_simplify', difficulties: [1, 2, 3] },
  {
    levels: {
      out: [range(2, 3), range(4, 5), range(6, 8), range(6, 8), range(6, 8)],
      inside: always(oneOf(...squareFree)),
    },
    where: ({ out, inside }) => out !== inside,
    derived: ({ out, inside }) => ({ under: out * out * inside }),
    given: ({ out, inside, under }) => ({
      stem: `Write in simplest radical form.\n\n$${rootTex(1, under)}$`,
      right: rootPlain(out, inside),
      inputType: 'expression',
      form: 'simplified',
      placeholder: 'like a sqrt(b)',
      wrong: rootPlain(out + 23, inside),
    }),
    ladder: ({ out, inside, under }) => [
      `What is the greatest perfect square that divides ${under}?`,
      'Write the number as a perfect square times another number. Move the square root of the perfect square outside.',
      `Write ${under} as $${out * out} \\cdot ${inside}$ under the radical sign. Which factor has a whole square root?`,
    ],
    steps: ({ out, inside, under }) => [
      [
        'Find the largest square number that divides the number under the radical sign.',
        `${rootTex(1, under)} = \\sqrt{${out * out} \\cdot ${inside}}`,
      ],
      [`Take the square root of ${out * out} out.`, rootTex(out, inside)],
    ],
    ways: ({ out, inside, under }) => {
      const step = `Write ${under} as a square number times ${inside}.`;
      return [
        {
          rule: squareFactorTakenOutWhole,
          to: rootPlain(squareFactorTakenOutWhole.answer(out), inside),
          hints: [
            `Which square number divides ${under}?`,
            'Move the square root of the perfect-square factor outside the radical.',
            step,
          ],
        },
        {
          rule: factorsExchanged,
          to: rootPlain(...factorsExchanged.answer(out, inside)),
          hints: [
            `Square the number in front of your radical, and multiply by the number under it. Is it ${under}?`,
            factorsExchanged.hints.principle,
            step,
          ],
        },
      ];
    },
  },
);
