import { always, range, textFamily } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { sumText } from '../../wording/linear-text.ts';
import { sideBySide } from '../../wording/split-rectangle.ts';
import type { WithBrackets } from './bracket-ways.ts';
import { bracketLetters, expansionPage, expansionSteps, expansionWays, linear, tellsApart } from './expansion.ts';

type Sides = { x: string; k: number; a: number; b: number; c: number };

/** The height times the sum of the widths. */
function heightTimesWidths({ x, k, a, b, c }: Sides, difficulty: Difficulty): WithBrackets {
  const other = x === 'y' ? 'z' : 'y';
  const inside = {
    1: linear(1, b, x),
    2: linear(a, b, x),
    3: linear(a, b, x),
    4: [[a, x], [b, other]] as const,
    5: [[a, x], [c, other], [b, '']] as const,
  }[difficulty]; // prettier-ignore
  return { brackets: [{ factor: k, inside }] };
}

/** The area of a rectangle in two or three parts. 1: k(x + b). 2 and 3: k(ax + b). 4: two variables. 5: three parts. */
const area = textFamily(
  { name: 'expr_distribute_area', version: 1, skill: 'expr_distribute' },
  {
    setting: (chance) => ({ x: chance.pick(bracketLetters) }),
    levels: {
      k: [range(2, 5), range(2, 6), range(2, 7), range(2, 8), range(2, 9)],
      a: always(range(2, 6)),
      b: always(range(2, 9)),
      c: always(range(2, 9)),
    },
    where: (of, difficulty) => tellsApart(heightTimesWidths(of, difficulty)),
    derived: (of) => {
      const problem = heightTimesWidths(of, of.difficulty);
      const { inside } = problem.brackets[0]!;
      const told = [[`The rectangle is ${of.k} tall. Add the widths of its parts to get its width.`, sumText(inside)]] as const;
      return { problem, told, inside, widths: inside.map((term) => sumText([term])) };
    },
    phrasing: (chance, { widths }) => {
      const parts = widths.length === 2 ? 'two' : 'three';
      return {
        stem: chance.pick([
          `A large rectangle is made of ${parts} smaller ones. Write its area as an expression without parentheses.`,
          `Find the area of the whole rectangle. Write it as an expression without parentheses.`,
          `A garden has ${parts} beds of the same height side by side. Write the total area as an expression without parentheses.`,
          `The area of the whole figure is height times width. Write it as an expression without parentheses.`,
        ]),
      };
    },
    given: ({ k, problem, inside, widths, stem }) => ({
      ...expansionPage(
        stem,
        problem,
        Object.fromEntries(
          inside.flatMap(([, letter]) => (letter === '' ? [] : [[letter, 'any number greater than 0'] as const])),
        ),
      ),
      figure: sideBySide(widths, `${k}`),
      readFromFigure: true,
    }),
    ladder: ({ k, widths }) => [
      'How tall is the large rectangle, and how wide is each part?',
      'The area is the height times the whole width. The height multiplies the width of every part.',
      `Multiply ${k} by ${widths.map((one) => `$${one}$`).join(' and by ')}. Write the products with plus signs.`,
    ],
    steps: (of) => expansionSteps(of),
    ways: (of) => expansionWays(of),
  },
);

export const seenAreaGenerators: readonly Generator[] = [area];
