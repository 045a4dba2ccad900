import type { ProblemDraft } from '../../generator.ts';
import { solutionsPlain } from '../../wording/quadratic-text.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { worth, type Surd } from '@stoa/engine/math/mal-rules/quadratics/surd';

type Solutions = Omit<ProblemDraft, 'answer' | 'inputType' | 'steps' | 'ladder' | 'misconceptions' | 'wrong' | 'variables'> & {
  right: readonly Surd[];
  letter?: string;
  standsFor?: string;
};

/** The page of "solve this equation", answered by all its real solutions. */
export const solutionsPage = ({ right, letter, standsFor, ...page }: Solutions) => {
  const farOff = Math.ceil(Math.max(0, ...right.map((root) => Math.abs(worth(root)))));
  return {
    ...page,
    ...lettered(letter, standsFor),
    inputType: 'set' as const,
    placeholder: page.placeholder ?? 'all solutions, like a, b',
    right: solutionsPlain(right),
    wrong: `{${-farOff - 1013}, ${farOff + 1009}}`,
  };
};

/** Returns the answers that the wrong ways lead to, as typed. A rule that leaves no number at all is left out. */
export const solutionWays = (ways: readonly WrongWay<readonly Surd[]>[]): WrongWay<string>[] =>
  ways.map(({ to, ...way }) => ({ ...way, to: to === null || to.length === 0 ? null : solutionsPlain(to) }));

const lettered = (letter?: string, standsFor?: string) =>
  letter === undefined ? {} : { variables: { [letter]: standsFor ?? 'a number that makes the equation true' } };
