import {
  positiveCaseOnly,
  answersMadeOpposite,
  outsideNumberSplitToo,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { graded, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';

const setText = (numbers: readonly number[]): string => `\\{${numbers.join(', ')}\\}`;
const plainSet = (numbers: readonly number[]): string => `{${[...numbers].toSorted((a, b) => a - b).join(', ')}}`;

/** 1: |x| = c. 2: |x + b| = c. 3: |x + b| + d = c. 4: k|x + b| = c. 5: |ax + b| = c. */
const solve = textFamily(
  { name: 'eq_absolute_value_solve', version: 1, skill: 'eq_absolute_value' },
  {
    levels: {
      drawn: graded((chance, difficulty) => {
        const a = difficulty === 5 ? chance.int(2, 4) : 1;
        const c = difficulty === 5 ? a * chance.int(2, 6) : chance.int(2, 12);
        return {
          a,
          b: difficulty === 1 ? 0 : a * chance.int(1, 8) * (chance.maybe(0.5) ? 1 : -1),
          d: difficulty === 3 ? chance.int(2, 9) * (chance.maybe(0.5) ? 1 : -1) : 0,
          k: difficulty === 4 ? chance.int(2, 5) : 1,
          c,
        };
      }),
    },
    where: ({ drawn: draw }) => Math.abs(draw.b) !== draw.c && draw.c + draw.d !== 0 && draw.c !== draw.k,
    derived: ({ drawn: { a, b, d, k, c } }) => {
      const [high, low] = [(c - b) / a, (-c - b) / a];
      const right = k * c + d;
      const inside = linearText(a, b);
      const bars = `|${inside}|`;
      const left = `${k === 1 ? '' : k}${bars}${d === 0 ? '' : d > 0 ? ` + ${d}` : ` - ${-d}`}`;
      return { high, low, right, inside, bars, left };
    },
    given: ({ high, low, right, left }) => {
      const answer = plainSet([low, high]);
      return {
        stem: `Solve the equation. Write all solutions as a set, for example $\\{1, 2\\}$.\n\n$${left} = ${right}$`,
        inputType: 'set',
        variables: { x: 'a number that makes the equation true' },
        placeholder: '{ , }',
        wrong: plainSet([high + 17, low - 23]),
        right: answer,
      };
    },
    ladder: ({ drawn: { b, d, k, c }, inside, bars, left }) => [
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
    steps: ({ drawn: { c }, high, low, inside, bars, left }) => [
      ...(left === bars ? [] : [['Isolate the absolute value.', `${bars} = ${c}`] as const]),
      [`What is inside is ${c} away from zero, so it is ${c} or -${c}.`, `${inside} = ${c} \\text{ or } ${inside} = -${c}`],
      ['Solve both equations.', `x \\in ${setText([low, high])}`],
    ],
    ways: ({ drawn: { a, b, d, c }, right, inside }) => [
      {
        rule: positiveCaseOnly,
        to: plainSet(positiveCaseOnly.answer(a, b, c)),
        hints: [
          positiveCaseOnly.hints.look,
          positiveCaseOnly.hints.principle,
          `Solve a second equation, in which $${inside}$ is negative.`,
        ],
      },
      {
        rule: answersMadeOpposite,
        to: !(b === 0) ? plainSet(answersMadeOpposite.answer(a, b, c)) : null,
        hints: [
          `Substitute your second number for $x$. Is the equation true?`,
          'It is the inside that takes both signs, not the solution.',
          `Set $${inside}$ equal to the negative number and solve that equation from its beginning.`,
        ],
      },
      {
        rule: outsideNumberSplitToo,
        to: !(d === 0) ? plainSet(outsideNumberSplitToo.answer(b, right)) : null,
        hints: [
          'Is the absolute value by itself yet?',
          'Two cases may be made only once the bars are by themselves.',
          `First ${d > 0 ? 'subtract' : 'add'} ${Math.abs(d)} ${d > 0 ? 'from' : 'to'} both sides.`,
        ],
      },
    ],
  },
);

export const absoluteValueGenerators: readonly Generator[] = [solve];
