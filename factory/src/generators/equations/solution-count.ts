import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import {
  cancelledLettersMeanNothingLeft,
  everyEquationHasOneSolution,
  sameSlopeMeansSame,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { drawUntil } from '../../draw-until.ts';
import type { DraftMisconception, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';

const none = 'No solution';
const once = 'Exactly one solution';
const all = 'Infinitely many solutions';

/** 1–2: like terms on both sides. 3: a bracket on one side. 4–5: a bracket and terms to join. */
const count: Generator = {
  name: 'eq_solution_count_tell',
  version: 1,
  skill: 'eq_solution_count',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const letter = chance.pick(['x', 'y', 'n'] as const);
    const kind = chance.pick(['none', 'once', 'all'] as const);
    const { a, b, e } = drawUntil(
      () => ({
        a: chance.int(2, 7),
        b: chance.int(1, 9) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1),
        e: chance.int(2, 5),
      }),
      (draw) => draw.a !== draw.e && Math.abs(draw.b) !== draw.a,
    );
    // Left side brought to its shortest: slope·x + number.
    const slope = difficulty >= 4 ? a + e : a;
    const number = difficulty >= 3 ? a * b : b;
    const left =
      difficulty <= 2
        ? linearText(a, b, letter)
        : difficulty === 3
          ? `${a}(${linearText(1, b, letter)})`
          : `${a}(${linearText(1, b, letter)}) + ${e}${letter}`;
    const [rightSlope, rightNumber] =
      kind === 'all'
        ? [slope, number]
        : kind === 'none'
          ? [slope, number + chance.pick([-3, -2, -1, 1, 2, 3])]
          : [slope + chance.pick([-1, 1, 2]), number + chance.pick([2, 3, 4])];
    const right = linearText(rightSlope, rightNumber, letter);
    const answer = { none, once, all }[kind];
    const other = (text: string, rule: MalRule, hints: DraftMisconception['hints']): DraftMisconception[] =>
      text === answer ? [] : [{ rule, answer: text, hints }];
    return {
      stem: `How many solutions does the equation have?\n\n$${left} = ${right}$`,
      answer,
      inputType: 'multiple_choice',
      choices: { right: answer, distractors: [none, once, all].filter((text) => text !== answer) },
      ladder: [
        'Can you simplify each side first?',
        'Compare the coefficients of the variable. If they are equal, the constants decide.',
        `Compare $${linearText(slope, number, letter)}$ on the left with $${right}$ on the right. Subtract the ${letter}-terms. What is left?`,
      ],
      steps: [
        { explanation: 'Write both sides in their shortest form.', math: `${linearText(slope, number, letter)} = ${right}` },
        {
          explanation: `Compare the number of ${letter} on both sides: ${slope} on the left, ${rightSlope} on the right.`,
          math: `${linearText(slope - rightSlope, 0, letter)} = ${rightNumber - number}`,
        },
        {
          explanation:
            kind === 'once'
              ? `The variables do not cancel, so one number makes the equation true.`
              : kind === 'all'
                ? 'Both sides are the same expression, so whatever number is put in, they agree.'
                : 'The variable terms cancel and a false statement is left, so no number can make it true.',
          math: `\\text{${answer}}`,
        },
      ],
      misconceptions: [
        ...other(none, cancelledLettersMeanNothingLeft, [
          'Write both sides in their shortest form and lay them beside each other.',
          'When the variables cancel, look at what is left: a true statement or a false one.',
          `Compare ${slope} and ${rightSlope}, the numbers before ${letter}, and then the constants ${number} and ${rightNumber}.`,
        ]),
        ...other(once, everyEquationHasOneSolution, [
          `How many ${letter} are on each side once the sides are in shortest form?`,
          `If both sides hold the same number of ${letter}, the variables cancel and the constants decide.`,
          `Subtract ${linearText(rightSlope, 0, letter)} from both sides and see what is left.`,
        ]),
        ...other(all, sameSlopeMeansSame, [
          'Lay both sides beside each other in their shortest form. Is every part the same?',
          `Two sides are the same for all numbers only when both the number of ${letter} and the constant agree.`,
          `Try ${letter} = 0 in both sides, then ${letter} = 1. Do they agree each time?`,
        ]),
      ],
      wrong: '',
    };
  },
};

export const solutionCountGenerators: readonly Generator[] = [count];
