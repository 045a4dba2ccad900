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
  stem: string;
  solution: Ray;
  /** Divided or multiplied by a negative number on the way, so that the sign had to turn. */
  turns: boolean;
  steps: ProblemDraft['steps'];
  wrongBorders: readonly { rule: MalRule; border: Rational | null; hints: Ladder }[];
}): ProblemDraft {
  const { solution } = problem;
  const { letter, sign, border } = solution;
  const misconceptions: DraftMisconception[] = [
    {
      rule: problem.turns ? inequalityNotTurned : inequalityTurnedWithoutReason,
      answer: rayText({ ...solution, sign: inequalityTurnedWithoutReason.answer(sign) }),
      hints: problem.turns
        ? [
            `By which number did you divide or multiply in the last step? Look at its sign.`,
            'Dividing or multiplying both sides by a negative number turns the inequality sign round.',
            `Try a number from your solution in the first line. Does it come true? Then look at the way the sign points.`,
          ]
        : [
            'Look at how the inequality sign changed on your way. Was there a reason?',
            'The sign turns only when both sides are multiplied or divided by a negative number.',
            'Try a number from your solution in the first line. Does it come true?',
          ],
    },
    {
      rule: borderMistaken,
      answer: rayText({ ...solution, sign: borderMistaken.answer(sign) }),
      hints: [
        borderMistaken.hints.look,
        borderMistaken.hints.principle,
        'Put the border number itself into the first line. Does it come true?',
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
    stem: problem.stem,
    answer: rayText(solution),
    inputType: 'expression',
    form: 'simplified',
    answerMode: 'mixed',
    variables: { [letter]: 'any number that makes the inequality true' },
    placeholder: `like ${letter} > c`,
    steps: problem.steps,
    misconceptions,
    wrong: rayText({ letter, sign: turned(sign), border: { n: border.n * 3n + 101n * border.d, d: border.d } }),
  };
}
