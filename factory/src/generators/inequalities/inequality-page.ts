import { inequalityNotTurned } from '@stoa/engine/math/mal-rules/algebra/equations';
import { rational, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import {
  borderMistaken,
  comparisonTex,
  turned,
  type Comparison,
  inequalityTurnedWithoutReason,
} from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import type { Chance, Ladder } from '../../generator.ts';
import { numberTex } from '../../wording/linear-text.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { ledTo } from '../../ruled.ts';

/** A ray of numbers: letter, sign, endpoint. */
type Ray = { letter: string; sign: Comparison; border: Rational };

const rayText = ({ letter, sign, border }: Ray): string => `${letter} ${sign} ${rationalText(border)}`;
export const rayTex = ({ letter, sign, border }: Ray): string =>
  `${letter} ${comparisonTex[sign]} ${numberTex(border.n, border.d)}`;

/** Draws the letter and the sign of an inequality to be solved. */
export const letterAndSign = (chance: Chance) => ({
  letter: chance.pick(['x', 'y', 'n', 't'] as const),
  sign: chance.pick(['<', '>', '≤', '≥'] as const),
});

/** Returns the solution after dividing the letter's side by `divisor`; dividing by a negative number turns the sign. */
export const solvedBy = (divisor: number, { letter, sign }: Pick<Ray, 'letter' | 'sign'>, border: number): Ray => ({
  letter,
  sign: divisor < 0 ? turned(sign) : sign,
  border: rational(border),
});

/** Returns what the last step says about the sign. */
export const dividing = (divisor: number): string =>
  `Divide both sides by ${divisor}. ${divisor < 0 ? 'It is negative, so reverse the symbol.' : 'It is positive, so the symbol stays the same.'}`;

/** The page of "solve this inequality". */
export const inequalityPage = (line: string, solution: Ray, ask = 'Solve the inequality.') => ({
  stem: `${ask}\n\n$${line}$`,
  right: rayText(solution),
  wrong: rayText({
    ...solution,
    sign: turned(solution.sign),
    border: { n: solution.border.n * 3n + 101n * solution.border.d, d: solution.border.d },
  }),
  inputType: 'expression' as const,
  form: 'simplified' as const,
  answerMode: 'mixed' as const,
  variables: { [solution.letter]: 'any number that makes the inequality true' },
  placeholder: `like ${solution.letter} > c`,
});

/** Returns the hints for a student who is stuck; `begin` is the first step with these numbers. */
export const inequalityLadder = (letter: string, begin: string): Ladder => [
  `What is done to ${letter} in this inequality?`,
  'Undo the operations as in an equation. Reverse the symbol only if you multiply or divide by a negative number.',
  begin,
];

/**
 * Returns the wrong ways through an inequality: first those with a wrong sign, then those with another endpoint. `turns` is
 * true if something was divided by a negative number on the way.
 */
export function inequalityWays(
  line: string,
  solution: Ray,
  turns: boolean,
  borders: readonly WrongWay<Rational>[],
): WrongWay<string>[] {
  const { letter, sign, border } = solution;
  const tried = border.n === 0n ? 1 : 0;
  return [
    {
      rule: turns ? inequalityNotTurned : inequalityTurnedWithoutReason,
      to: rayText({ ...solution, sign: inequalityTurnedWithoutReason.answer(sign) }),
      hints: turns
        ? [
            `What number did you divide or multiply by in the last step? Look at its sign.`,
            'Dividing or multiplying both sides by a negative number reverses the inequality symbol.',
            `Substitute ${tried} for ${letter} in $${line}$. Is it true? Then look whether ${tried} is in your solution.`,
          ]
        : [
            'Did you reverse the inequality symbol? Should you?',
            'Reverse the symbol only when both sides are multiplied or divided by a negative number.',
            `Substitute ${tried} for ${letter} in $${line}$. Is it true? Is ${tried} in your solution?`,
          ],
    },
    ledTo(
      borderMistaken,
      rayText({ ...solution, sign: borderMistaken.answer(sign) }),
      `Suppose both sides of $${line}$ are equal. Does the sign allow that?`,
    ),
    ...borders.map(({ to, ...way }) => ({ ...way, to: to === null ? null : rayText({ ...solution, border: to }) })),
  ];
}
