import {
  sameOperationInsteadOfInverse,
  subtractedCoefficient,
  signKeptCrossing,
  stoppedBeforeDividing,
  distributedFirstOnly,
  letterSignKeptCrossing,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { rational } from '@stoa/engine/math/exact/rational';
import type { Chance, Generator } from '../../generator.ts';
import { drawUntil } from '../../draw-until.ts';
import { comparisonTex, turned, type Comparison } from '@stoa/engine/math/mal-rules/algebra/linear-inequalities';
import { linearText } from '../../wording/linear-text.ts';
import { inequalityDraft, rayTex, type Ray } from './inequality-draft.ts';

const anySign = (chance: Chance): Comparison => chance.pick(['<', '>', '≤', '≥'] as const);
const anyLetter = (chance: Chance): string => chance.pick(['x', 'y', 'n', 't'] as const);
const flip = (chance: Chance): 1 | -1 => (chance.maybe(0.5) ? 1 : -1);

/** 1: x + b. 2: x − b. 3: ax. 4: x over a number. 5: a negative coefficient. */
const oneStep: Generator = {
  name: 'ineq_one_step_solve',
  version: 1,
  skill: 'ineq_one_step',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [letter, sign] = [anyLetter(chance), anySign(chance)];
    const S = comparisonTex[sign];
    if (difficulty <= 2) {
      const b = chance.int(2, 15) * (difficulty === 2 ? -1 : 1);
      const border = drawUntil(
        () => chance.int(2, 14) * flip(chance),
        (n) => n + b !== 0 && n !== b,
      );
      const solution: Ray = { letter, sign, border: rational(border) };
      return inequalityDraft({
        line: `${linearText(1, b, letter)} ${S} ${border + b}`,
        solution,
        turns: false,
        begin: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides. Keep the symbol.`,
        steps: [
          {
            explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides. The symbol stays the same.`,
            math: `${letter} ${S} ${border + b} ${b > 0 ? '-' : '+'} ${Math.abs(b)}`,
          },
          { explanation: `Simplify the right side.`, math: rayTex(solution) },
        ],
        wrongBorders: [
          {
            rule: sameOperationInsteadOfInverse,
            border: sameOperationInsteadOfInverse.answer('+', border + b, b),
            hints: [
              `What is done to ${letter} on its side? What would take that away again?`,
              'To undo addition, subtract from both sides.',
              `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} ${b > 0 ? 'from' : 'to'} both sides.`,
            ],
          },
        ],
      });
    }
    if (difficulty === 4) {
      const p = chance.int(2, 9);
      const q = drawUntil(
        () => chance.int(2, 9) * flip(chance),
        (n) => Math.abs(n) !== p,
      );
      const solution: Ray = { letter, sign, border: rational(p * q) };
      return inequalityDraft({
        line: `\\frac{${letter}}{${p}} ${S} ${q}`,
        solution,
        turns: false,
        begin: `Multiply both sides by ${p}. Is ${p} positive or negative?`,
        steps: [
          {
            explanation: `Multiply both sides by ${p}. It is positive, so the symbol stays the same.`,
            math: `${letter} ${S} ${q} \\cdot ${p}`,
          },
          { explanation: 'Multiply.', math: rayTex(solution) },
        ],
        wrongBorders: [
          {
            rule: sameOperationInsteadOfInverse,
            border: sameOperationInsteadOfInverse.answer('÷', q, p),
            hints: [
              `What does the bar above ${p} do to ${letter}?`,
              sameOperationInsteadOfInverse.hints.principle,
              `Multiply both sides by ${p}.`,
            ],
          },
        ],
      });
    }
    const a = chance.int(2, 9) * (difficulty === 5 ? -1 : 1);
    const border = drawUntil(
      () => chance.int(2, 9) * flip(chance),
      (n) => Math.abs(n) !== Math.abs(a),
    );
    const solution: Ray = { letter, sign: a < 0 ? turned(sign) : sign, border: rational(border) };
    return inequalityDraft({
      line: `${linearText(a, 0, letter)} ${S} ${a * border}`,
      solution,
      turns: a < 0,
      begin: `Divide both sides by ${a}. Is ${a} positive or negative?`,
      steps: [
        {
          explanation: `Divide both sides by ${a}. ${a < 0 ? 'It is negative, so reverse the symbol.' : 'It is positive, so the symbol stays the same.'}`,
          math: `${letter} ${comparisonTex[solution.sign]} \\frac{${a * border}}{${a}}`,
        },
        { explanation: 'Find the quotient.', math: rayTex(solution) },
      ],
      wrongBorders: [
        {
          rule: subtractedCoefficient,
          border: rational(a * border - a),
          hints: [
            `What is between ${a} and ${letter}, though it is not written?`,
            subtractedCoefficient.hints.principle,
            `Divide both sides by ${a}. Check whether the symbol reverses.`,
          ],
        },
      ],
    });
  },
};

/** 1: small positive numbers. 2: a minus. 3: larger. 4: a negative coefficient. 5: number first, negative coefficient. */
const twoStep: Generator = {
  name: 'ineq_two_step_solve',
  version: 1,
  skill: 'ineq_two_step',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [letter, sign] = [anyLetter(chance), anySign(chance)];
    const { a, b, border } = drawUntil(
      () => ({
        a: chance.int(2, 4 + difficulty) * (difficulty >= 4 ? -1 : 1),
        b: chance.int(2, 6 + 3 * difficulty) * (difficulty >= 2 ? flip(chance) : 1),
        border: chance.int(2, 9) * (difficulty >= 3 ? flip(chance) : 1),
      }),
      (draw) =>
        Math.abs(draw.a) !== Math.abs(draw.b) &&
        draw.a * draw.border + draw.b !== 0 &&
        Math.abs(draw.border) !== Math.abs(draw.a) &&
        Math.abs(draw.border) !== Math.abs(draw.b),
    );
    const c = a * border + b;
    const solution: Ray = { letter, sign: a < 0 ? turned(sign) : sign, border: rational(border) };
    const S = comparisonTex[sign];
    const left = difficulty === 5 ? `${b} - ${linearText(-a, 0, letter)}` : linearText(a, b, letter);
    return inequalityDraft({
      line: `${left} ${S} ${c}`,
      solution,
      turns: a < 0,
      begin: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides first. Then divide both sides by ${a}.`,
      steps: [
        {
          explanation: `${b > 0 ? `Subtract ${b} from` : `Add ${-b} to`} both sides.`,
          math: `${linearText(a, 0, letter)} ${S} ${c - b}`,
        },
        {
          explanation: `Divide both sides by ${a}. ${a < 0 ? 'It is negative, so reverse the symbol.' : 'It is positive, so the symbol stays the same.'}`,
          math: rayTex(solution),
        },
      ],
      wrongBorders: [
        {
          rule: signKeptCrossing,
          border: rational(c + b, a),
          hints: [
            `Look at how ${Math.abs(b)} left the side of ${letter}.`,
            signKeptCrossing.hints.principle,
            `${b > 0 ? 'Subtract' : 'Add'} ${Math.abs(b)} ${b > 0 ? 'from' : 'to'} both sides first.`,
          ],
        },
        {
          rule: stoppedBeforeDividing,
          border: rational(c - b),
          hints: [
            `Is ${letter} by itself yet?`,
            `An inequality is solved when ${letter} is by itself.`,
            `One step is left: divide both sides by ${a}.`,
          ],
        },
      ],
    });
  },
};

/** 1: letters on both sides, positive. 2: a minus. 3: the sign turns. 4: a bracket. 5: a bracket and the sign turns. */
const multiStep: Generator = {
  name: 'ineq_multi_step_solve',
  version: 1,
  skill: 'ineq_multi_step',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const [letter, sign] = [anyLetter(chance), anySign(chance)];
    const bracket = difficulty >= 4;
    const { a, b, c, border } = drawUntil(
      () => ({
        a: chance.int(2, 8),
        b: chance.int(1, 9) * (difficulty >= 2 ? flip(chance) : 1),
        c: chance.int(2, 9),
        border: chance.int(2, 8) * flip(chance),
      }),
      (draw) => {
        const k = draw.a - draw.c;
        return (
          (difficulty === 3 || difficulty === 5 ? k < -1 : k > 1) &&
          Math.abs(draw.b) !== draw.a &&
          k * draw.border + draw.a * draw.b !== 0
        );
      },
    );
    const number = bracket ? a * b : b;
    const k = a - c;
    const d = k * border + number;
    const left = bracket ? `${a}(${linearText(1, b, letter)})` : linearText(a, b, letter);
    const solution: Ray = { letter, sign: k < 0 ? turned(sign) : sign, border: rational(border) };
    const S = comparisonTex[sign];
    return inequalityDraft({
      line: `${left} ${S} ${linearText(c, d, letter)}`,
      solution,
      turns: k < 0,
      begin: `${bracket ? `Multiply each term inside the parentheses by ${a}. Then subtract` : 'Subtract'} $${linearText(c, 0, letter)}$ from both sides.`,
      steps: [
        ...(bracket
          ? [
              {
                explanation: 'Distribute the factor.',
                math: `${linearText(a, number, letter)} ${S} ${linearText(c, d, letter)}`,
              },
            ]
          : []),
        {
          explanation: `Subtract $${linearText(c, 0, letter)}$ from both sides.`,
          math: `${linearText(k, number, letter)} ${S} ${d}`,
        },
        {
          explanation: `${number > 0 ? `Subtract ${number} from` : `Add ${-number} to`} both sides.`,
          math: `${linearText(k, 0, letter)} ${S} ${d - number}`,
        },
        {
          explanation: `Divide both sides by ${k}. ${k < 0 ? 'It is negative, so reverse the symbol.' : 'It is positive, so the symbol stays the same.'}`,
          math: rayTex(solution),
        },
      ],
      wrongBorders: [
        {
          rule: signKeptCrossing,
          border: rational(d + number, k),
          hints: [
            signKeptCrossing.hints.look,
            signKeptCrossing.hints.principle,
            `${number > 0 ? 'Subtract' : 'Add'} ${Math.abs(number)} ${number > 0 ? 'from' : 'to'} both sides.`,
          ],
        },
        {
          rule: distributedFirstOnly,
          border: bracket ? rational(d - b, k) : null,
          hints: [
            'Look inside the parentheses. Which terms are there?',
            'A number before parentheses multiplies every term inside it.',
            `Multiply ${Math.abs(b)} by ${a} as well, and mind its sign.`,
          ],
        },
        {
          rule: letterSignKeptCrossing,
          border: rational(d - number, a + c),
          hints: [
            `Look at how ${linearText(c, 0, letter)} left the right side.`,
            letterSignKeptCrossing.hints.principle,
            `Subtract ${linearText(c, 0, letter)} from both sides: how many ${letter} stay on the left?`,
          ],
        },
      ],
    });
  },
};

export const solveInequalityGenerators: readonly Generator[] = [oneStep, twoStep, multiStep];
