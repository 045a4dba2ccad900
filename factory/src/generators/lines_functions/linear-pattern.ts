import { drawUntil } from '../../draw-until.ts';
import type { Chance, Difficulty } from '../../generator.ts';
import { inBrackets, linearText } from '../../wording/linear-text.ts';

/** A linear pattern by its first term and its constant difference. */
export type Pattern = { readonly first: number; readonly d: number };

export const termOf = ({ first, d }: Pattern, position: number): number => first + (position - 1) * d;
export const constantOf = ({ first, d }: Pattern): number => first - d;
export const generalTerm = (of: Pattern): string => linearText(of.d, constantOf(of), 'n');
/** '2, 5, 8, 11, \ldots', as LaTeX. */
export const shown = (of: Pattern, count = 4): string =>
  `${Array.from({ length: count }, (_, at) => termOf(of, at + 1)).join(', ')}, \\ldots`;
export const differenceTex = ({ first, d }: Pattern): string => `${first + d} - ${inBrackets(first)} = ${d}`;

/** 1: small steps up. 2: larger steps up. 3: down, above zero. 4: through zero. 5: from below zero, two-digit steps. */
export const drawPattern = (chance: Chance, difficulty: Difficulty): Pattern =>
  drawUntil(
    () =>
      ({
        1: () => ({ first: chance.int(2, 12), d: chance.int(2, 6) }),
        2: () => ({ first: chance.int(3, 25), d: chance.int(5, 12) }),
        3: () => ({ first: chance.int(50, 90), d: -chance.int(3, 9) }),
        4: () => ({ first: chance.int(5, 20), d: -chance.int(6, 14) }),
        5: () => ({ first: -chance.int(11, 45), d: chance.int(11, 19) }),
      })[difficulty](),
    ({ first, d }) => first !== d && first !== -d && first !== 2 * d && constantOf({ first, d }) !== 0,
  );
