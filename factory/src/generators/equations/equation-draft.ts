import { rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { Ladder, ProblemDraft } from '../../generator.ts';
import { numberTex } from '../../wording/linear-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';

/** A solution that a rule leads to. */
export type EquationWay = WrongWay<Rational>;

/** The solution as LaTeX. */
export const tex = (a: Rational): string => numberTex(a.n, a.d);

type Equation = {
  stem: string;
  letter: string;
  standsFor?: string;
  unit?: string;
  /** Whether lines of work may be shown, or must be. */
  work?: 'allowed' | 'asked';
};

/** The page of "solve this equation for its letter", answered by a number, where asked for with the lines that lead to it. */
export const equationPage = ({ stem, letter, standsFor, unit, work }: Equation) => ({
  stem,
  inputType: 'fraction' as const,
  answerMode: work === undefined ? ('final_only' as const) : ({ allowed: 'mixed', asked: 'work_shown' } as const)[work],
  variables: { [letter]: standsFor ?? 'the number that makes the equation true' },
  ...(unit === undefined ? {} : { unit }),
  placeholder: `${letter} = ?`,
});

/** The draft of such an equation in a family that is a function. */
export function equationDraft({
  solution,
  ladder,
  steps,
  ways,
  ...equation
}: Equation & { solution: Rational; ladder?: Ladder; steps: ProblemDraft['steps']; ways: readonly EquationWay[] }): ProblemDraft {
  const misconceptions = misconceptionsOf(ways, rationalText);
  return {
    ...equationPage(equation),
    answer: rationalText(solution),
    ...(ladder === undefined ? {} : { ladder }),
    steps,
    misconceptions,
    wrong: plainlyWrong(solution, misconceptions),
  };
}
