import {
  sameOperationInsteadOfInverse,
  subtractedCoefficient,
  signKeptCrossing,
  stoppedBeforeDividing,
  distributedFirstOnly,
  letterSignKeptCrossing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational } from '@stoa/engine/math/exact/rational';
import { comparisonTex } from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import { byShape } from '../../by-shape.ts';
import { always, eitherSign, negative, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { addedTerm, undoing } from '../../wording/undoing.ts';
import {
  dividing,
  inequalityLadder,
  inequalityPage,
  inequalityWays,
  letterAndSign,
  rayTex,
  solvedBy,
} from './inequality-page.ts';
import { ledTo } from '../../ruled.ts';

const oneStepTold = { name: 'ineq_one_step_solve', version: 2, skill: 'ineq_one_step' };

/** 1: x + b. 2: x − b. */
const added = textFamily(
  { ...oneStepTold, difficulties: [1, 2] },
  {
    setting: letterAndSign,
    levels: {
      b: [range(2, 15), negative(range(2, 15)), negative(range(2, 15)), negative(range(2, 15)), negative(range(2, 15))],
      border: always(eitherSign(range(2, 14))),
    },
    where: ({ b, border }) => border + b !== 0 && border !== b,
    derived: ({ b, border, letter, sign }) => ({
      line: `${linearText(1, b, letter)} ${comparisonTex[sign]} ${border + b}`,
      solution: solvedBy(1, { letter, sign }, border),
    }),
    given: ({ line, solution }) => inequalityPage(line, solution),
    ladder: ({ b, letter }) => inequalityLadder(letter, `${undoing(b)} both sides. Keep the symbol.`),
    steps: ({ b, border, letter, sign, solution }) => [
      [`${undoing(b)} both sides. The symbol stays the same.`, `${letter} ${comparisonTex[sign]} ${border + b} ${addedTerm(-b)}`],
      [`Simplify the right side.`, rayTex(solution)],
    ],
    ways: ({ b, border, letter, line, solution }) =>
      inequalityWays(line, solution, false, [
        {
          rule: sameOperationInsteadOfInverse,
          to: sameOperationInsteadOfInverse.answer('+', border + b, b),
          hints: [
            `What is done to ${letter} on its side? What would take that away again?`,
            'To undo addition, subtract from both sides.',
            `${undoing(b)} both sides.`,
          ],
        },
      ]),
  },
);

/** 3: ax. 5: a negative coefficient. */
const multiplied = textFamily(
  { ...oneStepTold, difficulties: [3, 5] },
  {
    setting: letterAndSign,
    levels: {
      a: [range(2, 9), range(2, 9), range(2, 9), negative(range(2, 9)), negative(range(2, 9))],
      border: always(eitherSign(range(2, 9))),
    },
    where: ({ a, border }) => Math.abs(border) !== Math.abs(a),
    derived: ({ a, border, letter, sign }) => ({
      line: `${linearText(a, 0, letter)} ${comparisonTex[sign]} ${a * border}`,
      solution: solvedBy(a, { letter, sign }, border),
    }),
    given: ({ line, solution }) => inequalityPage(line, solution),
    ladder: ({ a, letter }) => inequalityLadder(letter, `Divide both sides by ${a}. Is ${a} positive or negative?`),
    steps: ({ a, border, letter, solution }) => [
      [dividing(a), `${letter} ${comparisonTex[solution.sign]} \\frac{${a * border}}{${a}}`],
      ['Find the quotient.', rayTex(solution)],
    ],
    ways: ({ a, border, letter, line, solution }) =>
      inequalityWays(line, solution, a < 0, [
        {
          rule: subtractedCoefficient,
          to: rational(a * border - a),
          hints: [
            `What is between ${a} and ${letter}, though it is not written?`,
            subtractedCoefficient.hints.principle,
            `Divide both sides by ${a}. Check whether the symbol reverses.`,
          ],
        },
      ]),
  },
);

/** 4: x over a number. */
const divided = textFamily(
  { ...oneStepTold, difficulties: [4] },
  {
    setting: letterAndSign,
    levels: { p: always(range(2, 9)), q: always(eitherSign(range(2, 9))) },
    where: ({ p, q }) => Math.abs(q) !== p,
    derived: ({ p, q, letter, sign }) => ({
      line: `\\frac{${letter}}{${p}} ${comparisonTex[sign]} ${q}`,
      solution: solvedBy(1, { letter, sign }, p * q),
    }),
    given: ({ line, solution }) => inequalityPage(line, solution),
    ladder: ({ p, letter }) => inequalityLadder(letter, `Multiply both sides by ${p}. Is ${p} positive or negative?`),
    steps: ({ p, q, letter, sign, solution }) => [
      [
        `Multiply both sides by ${p}. It is positive, so the symbol stays the same.`,
        `${letter} ${comparisonTex[sign]} ${q} \\cdot ${p}`,
      ],
      ['Multiply.', rayTex(solution)],
    ],
    ways: ({ p, q, letter, line, solution }) =>
      inequalityWays(line, solution, false, [
        {
          rule: sameOperationInsteadOfInverse,
          to: sameOperationInsteadOfInverse.answer('÷', q, p),
          hints: [
            `What does the bar above ${p} do to ${letter}?`,
            sameOperationInsteadOfInverse.hints.principle,
            `Multiply both sides by ${p}.`,
          ],
        },
      ]),
  },
);

const oneStep = byShape(added, multiplied, divided);

/** 1: small positive numbers. 2: a minus. 3: larger. 4: a negative coefficient. 5: number first, negative coefficient. */
const twoStep = textFamily(
  { name: 'ineq_two_step_solve', version: 1, skill: 'ineq_two_step' },
  {
    setting: letterAndSign,
    levels: {
      a: [range(2, 5), range(2, 6), range(2, 7), negative(range(2, 8)), negative(range(2, 9))],
      b: [range(2, 9), eitherSign(range(2, 12)), eitherSign(range(2, 15)), eitherSign(range(2, 18)), eitherSign(range(2, 21))],
      border: [range(2, 9), range(2, 9), eitherSign(range(2, 9)), eitherSign(range(2, 9)), eitherSign(range(2, 9))],
    },
    where: ({ a, b, border }) => new Set([a, b, border].map(Math.abs)).size === 3 && a * border + b !== 0,
    derived: ({ a, b, border, letter, sign, difficulty }) => {
      const left = difficulty === 5 ? `${b} - ${linearText(-a, 0, letter)}` : linearText(a, b, letter);
      const c = a * border + b;
      return { c, line: `${left} ${comparisonTex[sign]} ${c}`, solution: solvedBy(a, { letter, sign }, border) };
    },
    given: ({ line, solution }) => inequalityPage(line, solution),
    ladder: ({ a, b, letter }) => inequalityLadder(letter, `${undoing(b)} both sides first. Then divide both sides by ${a}.`),
    steps: ({ a, b, letter, sign, c, solution }) => [
      [`${undoing(b)} both sides.`, `${linearText(a, 0, letter)} ${comparisonTex[sign]} ${c - b}`],
      [dividing(a), rayTex(solution)],
    ],
    ways: ({ a, b, letter, c, line, solution }) =>
      inequalityWays(line, solution, a < 0, [
        {
          rule: signKeptCrossing,
          to: signKeptCrossing.answer(a, b, c),
          hints: [
            `Look at how ${Math.abs(b)} left the side of ${letter}.`,
            signKeptCrossing.hints.principle,
            `${undoing(b)} both sides first.`,
          ],
        },
        {
          rule: stoppedBeforeDividing,
          to: stoppedBeforeDividing.answer(a, b, c),
          hints: [
            `Is ${letter} by itself yet?`,
            `An inequality is solved when ${letter} is by itself.`,
            `One step is left: divide both sides by ${a}.`,
          ],
        },
      ]),
  },
);

/** 1: letters on both sides, positive. 2: a minus. 3: the sign turns. 4: a bracket. 5: a bracket and the sign turns. */
const multiStep = textFamily(
  { name: 'ineq_multi_step_solve', version: 2, skill: 'ineq_multi_step' },
  {
    setting: letterAndSign,
    levels: {
      a: always(range(2, 8)),
      b: [range(1, 9), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9)), eitherSign(range(1, 9))],
      c: always(range(2, 9)),
      border: always(eitherSign(range(2, 8))),
    },
    where: ({ a, b, c, border }, difficulty) => {
      const turns = difficulty === 3 || difficulty === 5;
      return (turns ? a - c < -1 : a - c > 1) && Math.abs(b) !== a && (a - c) * border + a * b !== 0;
    },
    // The left side without its bracket: ax + number. With the letters on one side: kx + number.
    derived: ({ a, b, c, border, letter, sign, difficulty }) => {
      const bracket = difficulty >= 4;
      const [k, number] = [a - c, bracket ? a * b : b];
      const d = k * border + number;
      const right = `${comparisonTex[sign]} ${linearText(c, d, letter)}`;
      const left = bracket ? `${a}(${linearText(1, b, letter)})` : linearText(a, b, letter);
      return { bracket, k, number, d, right, line: `${left} ${right}`, solution: solvedBy(k, { letter, sign }, border) };
    },
    phrasing: (chance, { letter }) => ({
      ask: chance.pick(['Solve the inequality.', `For which values of $${letter}$ is the inequality true?`]),
    }),
    given: ({ line, solution, ask }) => inequalityPage(line, solution, ask),
    ladder: ({ a, c, letter, bracket }) =>
      inequalityLadder(
        letter,
        `${bracket ? `Multiply each term inside the parentheses by ${a}. Then subtract` : 'Subtract'} $${linearText(c, 0, letter)}$ from both sides.`,
      ),
    steps: ({ a, c, letter, sign, bracket, k, number, d, right, solution }) => [
      ...(bracket ? [['Distribute the factor.', `${linearText(a, number, letter)} ${right}`] as const] : []),
      [`Subtract $${linearText(c, 0, letter)}$ from both sides.`, `${linearText(k, number, letter)} ${comparisonTex[sign]} ${d}`],
      [`${undoing(number)} both sides.`, `${linearText(k, 0, letter)} ${comparisonTex[sign]} ${d - number}`],
      [dividing(k), rayTex(solution)],
    ],
    ways: ({ a, b, c, letter, bracket, k, number, d, line, solution }) =>
      inequalityWays(line, solution, k < 0, [
        ledTo(signKeptCrossing, signKeptCrossing.answer(k, number, d), `${undoing(number)} both sides.`),
        {
          rule: distributedFirstOnly,
          to: bracket ? distributedFirstOnly.answer(k, b, d) : null,
          hints: [
            'Look inside the parentheses. Which terms are there?',
            'A number before parentheses multiplies every term inside it.',
            `Multiply ${Math.abs(b)} by ${a} as well, and mind its sign.`,
          ],
        },
        {
          rule: letterSignKeptCrossing,
          to: letterSignKeptCrossing.answer(a, number, c, d),
          hints: [
            `Look at how ${linearText(c, 0, letter)} left the right side.`,
            letterSignKeptCrossing.hints.principle,
            `Subtract ${linearText(c, 0, letter)} from both sides: how many ${letter} stay on the left?`,
          ],
        },
      ]),
  },
);

export const solveInequalityGenerators: readonly Generator[] = [oneStep, twoStep, multiStep];
