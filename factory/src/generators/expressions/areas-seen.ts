import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { sumText } from '../../wording/linear-text.ts';
import { sideBySide } from '../../wording/split-rectangle.ts';
import type { WithBrackets } from './bracket-ways.ts';
import { bracketLetters, expandDraft, linear, tellsApart } from './expand-draft.ts';

/** The area of a rectangle in two or three parts. 1: k(x + b). 2 and 3: k(ax + b). 4: two variables. 5: three parts. */
const area: Generator = {
  name: 'expr_distribute_area',
  version: 1,
  skill: 'expr_distribute',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const x = chance.pick(bracketLetters);
    const other = x === 'y' ? 'z' : 'y';
    const problem = drawUntil<WithBrackets>(() => {
      const [k, a, b, c] = [chance.int(2, 4 + difficulty), chance.int(2, 6), chance.int(2, 9), chance.int(2, 9)];
      const inside = {
          1: linear(1, b, x),
          2: linear(a, b, x),
          3: linear(a, b, x),
          4: [[a, x], [b, other]] as const,
          5: [[a, x], [c, other], [b, '']] as const,
        }[difficulty]; // prettier-ignore
      return { brackets: [{ factor: k, inside }] };
    }, tellsApart);
    const { factor, inside } = problem.brackets[0]!;
    const labels = inside.map((term) => sumText([term]));
    const figure: WrittenFigure = sideBySide(labels, `${factor}`);
    const letters = Object.fromEntries(inside.map(([, own]) => own).filter((own) => own !== '').map((own) => [own, 'any number greater than 0'])); // prettier-ignore
    const parts = labels.length === 2 ? 'two' : 'three';
    return {
      ...expandDraft(
        chance.pick([
          `A large rectangle is made of ${parts} smaller ones. Write its area as an expression without parentheses.`,
          `Find the area of the whole rectangle. Write it as an expression without parentheses.`,
          `A garden has ${parts} beds of the same height side by side. Write the total area as an expression without parentheses.`,
          `The area of the whole figure is height times width. Write it as an expression without parentheses.`,
        ]),
        problem,
        letters,
        [[`The rectangle is ${factor} tall. Add the widths of its parts to get its width.`, sumText(inside)]],
      ),
      figure,
      readFromFigure: true,
      ladder: [
        'How tall is the large rectangle, and how wide is each part?',
        'The area is the height times the whole width. The height multiplies the width of every part.',
        `Multiply ${factor} by ${labels.map((one) => `$${one}$`).join(' and by ')}. Write the products with plus signs.`,
      ],
    };
  },
};

export const seenAreaGenerators: readonly Generator[] = [area];
