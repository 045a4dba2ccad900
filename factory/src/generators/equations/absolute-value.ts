import {
  positiveCaseOnly,
  answersMadeOpposite,
  outsideNumberSplitToo,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';

const setText = (numbers: readonly number[]): string => `\\{${numbers.join(', ')}\\}`;
const plainSet = (numbers: readonly number[]): string => `{${[...numbers].toSorted((a, b) => a - b).join(', ')}}`;

/** 1: |x| = c. 2: |x + b| = c. 3: |x + b| + d = c. 4: k|x + b| = c. 5: |ax + b| = c. */
const solve: Generator = {
  name: 'eq_absolute_value_solve',
  version: 1,
  skill: 'eq_absolute_value',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const { a, b, d, k, c } = drawUntil(
      () => {
        const a = difficulty === 5 ? chance.int(2, 4) : 1;
        const c = difficulty === 5 ? a * chance.int(2, 6) : chance.int(2, 12);
        return {
          a,
          b: difficulty === 1 ? 0 : a * chance.int(1, 8) * (chance.maybe(0.5) ? 1 : -1),
          d: difficulty === 3 ? chance.int(2, 9) * (chance.maybe(0.5) ? 1 : -1) : 0,
          k: difficulty === 4 ? chance.int(2, 5) : 1,
          c,
        };
      },
      (draw) => Math.abs(draw.b) !== draw.c && draw.c + draw.d !== 0 && draw.c !== draw.k,
    );
    const [high, low] = [(c - b) / a, (-c - b) / a];
    const right = k * c + d;
    const inside = linearText(a, b);
    const bars = `|${inside}|`;
    const left = `${k === 1 ? '' : k}${bars}${d === 0 ? '' : d > 0 ? ` + ${d}` : ` - ${-d}`}`;
    const answer = plainSet([low, high]);
    return {
      stem: `Solve the equation. Write all solutions as a set, for example $\\{1, 2\\}$.\n\n$${left} = ${right}$`,
      answer,
      inputType: 'set',
      variables: { x: 'a number that makes the equation true' },
      placeholder: '{ , }',
      ladder: [
        left === bars ? 'How far from 0 is the expression inside the bars?' : 'Is the absolute value by itself on its side?',
        'Isolate the absolute value. Then write two equations: the inside is positive, or it is negative.',
        left === bars
          ? b === 0
            ? `Start at 0 on a number line. Move ${c} units to the right, and then ${c} units to the left.`
            : `Write $${inside} = ${c}$ and $${inside} = -${c}$. Solve each one.`
          : k > 1
            ? `Divide both sides by ${k} first. Then write two equations for $${inside}$.`
            : `${d > 0 ? `Subtract ${d} from` : `Add ${-d} to`} both sides first. Then write two equations for $${inside}$.`,
      ],
      steps: [
        ...(left === bars ? [] : [{ explanation: 'Isolate the absolute value.', math: `${bars} = ${c}` }]),
        {
          explanation: `What is inside is ${c} away from zero, so it is ${c} or -${c}.`,
          math: `${inside} = ${c} \\text{ or } ${inside} = -${c}`,
        },
        { explanation: 'Solve both equations.', math: `x \\in ${setText([low, high])}` },
      ],
      misconceptions: [
        {
          rule: positiveCaseOnly,
          answer: plainSet(positiveCaseOnly.answer(a, b, c)),
          hints: [
            positiveCaseOnly.hints.look,
            positiveCaseOnly.hints.principle,
            `Solve a second equation, in which $${inside}$ is negative.`,
          ],
        },
        ...(b === 0
          ? []
          : [
              {
                rule: answersMadeOpposite,
                answer: plainSet(answersMadeOpposite.answer(a, b, c)),
                hints: [
                  `Substitute your second number for $x$. Is the equation true?`,
                  'It is the inside that takes both signs, not the solution.',
                  `Set $${inside}$ equal to the negative number and solve that equation from its beginning.`,
                ] as [string, string, string],
              },
            ]),
        ...(d === 0
          ? []
          : [
              {
                rule: outsideNumberSplitToo,
                answer: plainSet(outsideNumberSplitToo.answer(b, right)),
                hints: [
                  'Is the absolute value by itself yet?',
                  'Two cases may be made only once the bars are by themselves.',
                  `First ${d > 0 ? 'subtract' : 'add'} ${Math.abs(d)} ${d > 0 ? 'from' : 'to'} both sides.`,
                ] as [string, string, string],
              },
            ]),
      ],
      wrong: plainSet([high + 17, low - 23]),
    };
  },
};

export const absoluteValueGenerators: readonly Generator[] = [solve];
