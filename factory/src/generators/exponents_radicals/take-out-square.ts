import { factorsExchanged, squareFactorTakenOutWhole } from '@stoa/engine/math/mal-rules/algebra/powers-and-roots';
import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import { rootPlain, rootTex } from '../../wording/power-text.ts';
import { squareFree } from './roots.ts';

/** A radical simplified in two steps. 1: 4 or 9 as square factor. 2: 16 or 25. 3: 36 to 64. */
export const takeOutSquare: Generator = {
  name: 'rad_simplify_square_factor',
  version: 1,
  skill: 'rad_simplify',
  difficulties: [1, 2, 3],
  draft(chance, difficulty) {
    const { out, inside } = drawUntil(
      () => ({
        out: byDifficulty(difficulty, [chance.int(2, 3), chance.int(4, 5), chance.int(6, 8), 2, 2]),
        inside: chance.pick(squareFree),
      }),
      (draw) => draw.out !== draw.inside,
    );
    const under = out * out * inside;
    const right = rootPlain(out, inside);
    const exchanged = factorsExchanged.answer(out, inside);
    const step = `Write ${under} as a square number times ${inside}.`;
    return {
      stem: `Write in simplest radical form.\n\n$${rootTex(1, under)}$`,
      answer: right,
      inputType: 'expression',
      form: 'simplified',
      placeholder: 'like a sqrt(b)',
      ladder: [
        `What is the greatest perfect square that divides ${under}?`,
        'Write the number as a perfect square times another number. Move the square root of the perfect square outside.',
        `Write ${under} as $${out * out} \\cdot ${inside}$ under the radical sign. Which factor has a whole square root?`,
      ],
      steps: [
        {
          explanation: 'Find the largest square number that divides the number under the radical sign.',
          math: `${rootTex(1, under)} = \\sqrt{${out * out} \\cdot ${inside}}`,
        },
        { explanation: `Take the square root of ${out * out} out.`, math: rootTex(out, inside) },
      ],
      misconceptions: [
        ...held(squareFactorTakenOutWhole, rootPlain(squareFactorTakenOutWhole.answer(out), inside), right, [
          `Which square number divides ${under}?`,
          'Move the square root of the perfect-square factor outside the radical.',
          step,
        ]),
        ...held(factorsExchanged, rootPlain(exchanged[0], exchanged[1]), right, [
          `Square the number in front of your radical, and multiply by the number under it. Is it ${under}?`,
          factorsExchanged.hints.principle,
          step,
        ]),
      ],
      wrong: rootPlain(out + 23, inside),
    };
  },
};
