import { rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { Ladder, ProblemDraft } from '../../generator.ts';
import { numberTex } from '../../wording/linear-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';
import { misconceptionsOf, type WrongWay } from '../../wrong-way.ts';

/** A solution that a rule leads to. */
export type EquationWay = WrongWay<Rational>;

/** The solution as LaTeX. */
export const tex = (a: Rational): string => numberTex(a.n, a.d);

/** The draft of "solve this equation for its letter", answered by a number, where asked for with the lines that lead to it. */
export function equationDraft(problem: {
  stem: string;
  letter: string;
  solution: Rational;
  ladder?: Ladder;
  steps: ProblemDraft['steps'];
  ways: readonly EquationWay[];
  standsFor?: string;
  unit?: string;
  /** Whether lines of work may be shown, or must be. */
  work?: 'allowed' | 'asked';
}): ProblemDraft {
  const misconceptions = misconceptionsOf(problem.ways, rationalText);
  return {
    stem: problem.stem,
    answer: rationalText(problem.solution),
    inputType: 'fraction',
    answerMode: problem.work === undefined ? 'final_only' : ({ allowed: 'mixed', asked: 'work_shown' } as const)[problem.work],
    variables: { [problem.letter]: problem.standsFor ?? 'the number that makes the equation true' },
    ...(problem.unit === undefined ? {} : { unit: problem.unit }),
    placeholder: `${problem.letter} = ?`,
    ...(problem.ladder === undefined ? {} : { ladder: problem.ladder }),
    steps: problem.steps,
    misconceptions,
    wrong: plainlyWrong(problem.solution, misconceptions),
  };
}
