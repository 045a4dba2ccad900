import {
  positiveCaseOnly,
  answersMadeOpposite,
  outsideNumberSplitToo,
} from '@stoa/engine/math/mal-rules/algebra/equation-questions';
import { always, eitherSign, graded, oneOf, range, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { inSentence, undoing } from '../../wording/undoing.ts';
import { ledTo } from '../../ruled.ts';

const setText = (numbers: readonly number[]): string => `\\{${numbers.join(', ')}\\}`;
const plainSet = (numbers: readonly number[]): string => `{${[...numbers].toSorted((a, b) => a - b).join(', ')}}`;

const absoluteAsks = [
  'Solve the equation.',
  'Find every number that makes the equation true.',
  'Which two numbers make the equation true?',
  'Solve the absolute value equation.',
  'Two numbers solve this equation. Find both.',
] as const;

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
    phrasing: (chance) => ({ ask: chance.pick(absoluteAsks) }),
    given: ({ high, low, right, left, ask }) => {
      const answer = plainSet([low, high]);
      return {
        stem: `${ask} Write all solutions as a set, for example $\\{1, 2\\}$.\n\n$${left} = ${right}$`,
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
          : `${undoing(d)} both sides first. Then write two equations for $${inside}$.`,
    ],
    steps: ({ drawn: { c }, high, low, inside, bars, left }) => [
      ...(left === bars ? [] : [['Isolate the absolute value.', `${bars} = ${c}`] as const]),
      [`What is inside is ${c} away from zero, so it is ${c} or -${c}.`, `${inside} = ${c} \\text{ or } ${inside} = -${c}`],
      ['Solve both equations.', `x \\in ${setText([low, high])}`],
    ],
    ways: ({ drawn: { a, b, d, c }, right, inside }) => [
      ledTo(
        positiveCaseOnly,
        plainSet(positiveCaseOnly.answer(a, b, c)),
        `Solve a second equation, in which $${inside}$ is negative.`,
      ),
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
          `First ${inSentence(undoing(d))} both sides.`,
        ],
      },
    ],
  },
);

/** |x − m| = d as a distance on the number line. 1: from a positive number. 2: from a number of either sign. 3: written with bars. */
const distance = textFamily(
  { name: 'eq_absolute_value_distance', version: 1, skill: 'eq_absolute_value', difficulties: [1, 2, 3] },
  {
    levels: {
      middle: [range(1, 9), eitherSign(range(1, 9)), eitherSign(range(1, 9)), range(1, 9), range(1, 9)],
      apart: always(range(2, 9)),
      person: always(oneOf('Maya', 'Leo', 'Ava', 'Noah')),
      form: always(oneOf('both', 'walk', 'place')),
    },
    // No labeled mark is an answer.
    where: ({ middle, apart }) => Math.abs(middle) !== apart && [middle - apart, middle + apart].every((end) => end % 5 !== 0),
    derived: ({ middle, apart }) => ({ low: middle - apart, high: middle + apart, bars: `|${linearText(1, -middle)}|` }),
    given: ({ middle, apart, person, form, difficulty, low, high, bars }) => {
      const told = {
        both: `A point is marked at ${middle} on the number line. Which two numbers are ${apart} units away from it?`,
        walk: `${person} is at ${middle} on the number line and walks ${apart} units, to the left or to the right. At which two numbers can ${person} stop?`,
        place: `Use the number line to find every number whose distance from ${middle} is ${apart}.`,
      }[form];
      const written = {
        both: `The number line shows the point ${middle}. Use it to solve $${bars} = ${apart}$.`,
        walk: `Think of $${bars}$ as the distance between $x$ and the point on the number line. Solve $${bars} = ${apart}$.`,
        place: `Which two numbers make $${bars} = ${apart}$ true? Use the number line.`,
      }[form];
      return {
        stem: `${difficulty === 3 ? written : told} Write both numbers as a set, for example $\\{1, 2\\}$.`,
        figure: {
          kind: 'number_line',
          scale: { from: -20, to: 20, step: 5 },
          parts: 5,
          points: [{ at: middle, label: `${middle}` }],
        },
        inputType: 'set',
        variables: { x: 'a number that makes the equation true' },
        placeholder: '{ , }',
        right: plainSet([low, high]),
        wrong: plainSet([high + 17, low - 23]),
      };
    },
    ladder: ({ middle, apart, bars, difficulty }) => [
      difficulty === 3
        ? 'From which number does the absolute value measure the distance?'
        : 'Where do you start on the number line?',
      'A distance can go in both directions, so there is one number on each side of the point.',
      `Put your finger on ${middle}. Count ${apart} units to the right. Then go back and count ${apart} units to the left.${difficulty === 3 ? ` Both numbers make $${bars} = ${apart}$ true.` : ''}`,
    ],
    steps: ({ middle, apart, low, high, bars }) => [
      [`The distance from ${middle} is ${apart}.`, `${bars} = ${apart}`],
      [`Go ${apart} units to the right of ${middle}.`, `${middle} + ${apart} = ${high}`],
      [`Go ${apart} units to the left of ${middle}.`, `${middle} - ${apart} = ${low}`],
      ['Both numbers are that far away.', `x \\in ${setText([low, high])}`],
    ],
    ways: ({ middle, apart }) => {
      const begin = `Start at ${middle} again and count ${apart} units in the other direction.`;
      return [
        {
          rule: positiveCaseOnly,
          to: plainSet(positiveCaseOnly.answer(1, -middle, apart)),
          hints: [`Which other number is just as far from ${middle}?`, 'A distance can go in two directions.', begin],
        },
        {
          rule: answersMadeOpposite,
          to: plainSet(answersMadeOpposite.answer(1, -middle, apart)),
          hints: [
            `How far is each of your numbers from ${middle}? Count the units.`,
            `Both numbers are the same distance from the marked point, not from 0.`,
            begin,
          ],
        },
      ];
    },
  },
);

export const absoluteValueGenerators: readonly Generator[] = [solve, distance];
