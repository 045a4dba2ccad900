import type { Rational } from '@stoa/engine/math/exact/rational';
import { numberTex } from '../../wording/linear-text.ts';
import type { WrongWay } from '../../wrong-way.ts';

/** The solution that a mal-rule leads to. */
export type EquationWay = WrongWay<Rational>;

/** The solution as LaTeX. */
export const tex = (a: Rational): string => numberTex(a.n, a.d);

type Equation = {
  stem: string;
  letter: string;
  standsFor?: string;
  unit?: string;
  /** Says whether the student may or must show lines of work. */
  work?: 'allowed' | 'asked';
};

/**
 * Returns the page of "solve this equation for its letter", answered by a number and, if asked for, the lines that lead to
 * it.
 */
export const equationPage = ({ stem, letter, standsFor, unit, work }: Equation) => ({
  stem,
  inputType: 'fraction' as const,
  answerMode: work === undefined ? ('final_only' as const) : ({ allowed: 'mixed', asked: 'work_shown' } as const)[work],
  variables: { [letter]: standsFor ?? 'the number that makes the equation true' },
  ...(unit === undefined ? {} : { unit }),
  placeholder: `${letter} = ?`,
});
