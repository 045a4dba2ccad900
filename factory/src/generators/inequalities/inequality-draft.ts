import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { inequalityNotTurned } from '@stoa/engine/math/mal-rules/algebra/equations';
import { equals, rationalText, type Rational } from '@stoa/engine/math/exact/rational';
import type { DraftMisconception, Ladder, ProblemDraft } from '../../generator.ts';
import {
  borderMistaken,
  comparisonTex,
  turned,
  type Comparison,
  inequalityTurnedWithoutReason,
} from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import { numberTex } from '../../wording/linear-text.ts';

/** A ray of numbers: letter, sign, border. */
export type Ray = { letter: string; sign: Comparison; border: Rational };

export const rayText = ({ letter, sign, border }: Ray): string => `${letter} ${sign} ${rationalText(border)}`;
export const rayTex = ({ letter, sign, border }: Ray): string =>
  `${letter} ${comparisonTex[sign]} ${numberTex(border.n, border.d)}`;

/** The draft of "solve this inequality"; wrong borders come with the ladder of the rule that leads to them. */
export function inequalityDraft(problem: {
  /** The inequality as it stands on the page. */
  line: string;
  solution: Ray;
  /** Divided or multiplied by a negative number on the way, so that the sign had to turn. */
  turns: boolean;
  /** The first step with these numbers. */
  begin: string;
  steps: ProblemDraft['steps'];
  wrongBorders: readonly { rule: MalRule; border: Rational | null; hints: Ladder }[];
}): ProblemDraft {
  const { solution } = problem;
  const { letter, sign, border } = solution;
  const tried = border.n === 0n ? 1 : 0;
  const misconceptions: DraftMisconception[] = [
    {
      rule: problem.turns ? inequalityNotTurned : inequalityTurnedWithoutReason,
      answer: rayText({ ...solution, sign: inequalityTurnedWithoutReason.answer(sign) }),
      hints: problem.turns
        ? [
            `What number did you divide or multiply by in the last step? Look at its sign.`,
            'Dividing or multiplying both sides by a negative number reverses the inequality symbol.',
            `Substitute ${tried} for ${letter} in $${problem.line}$. Is it true? Then look whether ${tried} is in your solution.`,
          ]
        : [
            'Did you reverse the inequality symbol? Should you?',
            'Reverse the symbol only when both sides are multiplied or divided by a negative number.',
            `Substitute ${tried} for ${letter} in $${problem.line}$. Is it true? Is ${tried} in your solution?`,
          ],
    },
    {
      rule: borderMistaken,
      answer: rayText({ ...solution, sign: borderMistaken.answer(sign) }),
      hints: [
        borderMistaken.hints.look,
        borderMistaken.hints.principle,
        `Suppose both sides of $${problem.line}$ are equal. Does the sign allow that?`,
      ],
    },
    ...problem.wrongBorders
      .filter(({ border: other }) => other !== null && !equals(other, border))
      .map(({ rule, border: other, hints }) => ({
        rule,
        answer: rayText({ ...solution, border: other! }),
        hints,
      })),
  ];
  return {
    stem: `Solve the inequality.\n\n$${problem.line}$`,
    answer: rayText(solution),
    inputType: 'expression',
    form: 'simplified',
    answerMode: 'mixed',
    variables: { [letter]: 'any number that makes the inequality true' },
    placeholder: `like ${letter} > c`,
    ladder: [
      `What is done to ${letter} in this inequality?`,
      'Undo the operations as in an equation. Reverse the symbol only if you multiply or divide by a negative number.',
      problem.begin,
    ],
    steps: problem.steps,
    misconceptions,
    wrong: rayText({ letter, sign: turned(sign), border: { n: border.n * 3n + 101n * border.d, d: border.d } }),
  };
}
