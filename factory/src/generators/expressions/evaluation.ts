import { coefficientSquaredToo } from '@stoa/engine/math/mal-rules/functions-and-lines/functions';
import type { MalRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { rational } from '@stoa/engine/math/exact/rational';
import { exponentAsFactor } from '@stoa/engine/math/mal-rules/algebra/exponents';
import { substituteBeside } from '@stoa/engine/math/mal-rules/algebra/expressions';
import type { Step } from '../../family.ts';
import type { Ladder } from '../../generator.ts';
import { addedInside, putInWithoutSign, squareKeepsMinus } from '@stoa/engine/math/mal-rules/algebra/letters-and-terms';
import type { WrongWay } from '../../wrong-way.ts';

/** How a product "ax" and a square "ax²" are evaluated, by the correct rule or a wrong one. */
type Reading = {
  product: (a: number, x: number) => number;
  square: (a: number, x: number) => number;
  put: (x: number) => number;
};
const rightly: Reading = { product: (a, x) => a * x, square: (a, x) => a * x * x, put: (x) => x };

/** An expression to be evaluated: as it is shown, what is put in, and how each reading works it out. */
export type Task = {
  tex: string;
  at: { letter: string; value: number }[];
  work: (read: Reading) => number;
  line: string;
};

const put = ({ at }: Task): string => at.map(({ letter, value }) => `${value} for $${letter}$`).join(' and ');

export function evaluationWays(task: Task): WrongWay<number>[] {
  const where = put(task);
  const negative = task.at.some(({ value }) => value < 0);
  const productRule = 'A number beside a variable is multiplied by it: $5x$ means $5 \\cdot x$.';
  const sub = `Write the expression again with ${where} in parentheses, and a dot for every multiplication.`;
  const misread = (rule: MalRule, reading: Partial<Reading>, look: string, principle: string): WrongWay<number> => {
    const to = task.work({ ...rightly, ...reading });
    return { rule, to: Math.abs(to) < 100_000 ? to : null, hints: [look, principle, sub] };
  };
  const beside = misread(
    substituteBeside,
    { product: (a, x) => substituteBeside.answer(a, x), square: (a, x) => substituteBeside.answer(a, x * x) },
    `What does it mean that a number is right beside a variable in $${task.tex}$?`,
    productRule,
  );
  const withoutSign = [
    misread(
      squareKeepsMinus,
      { square: (a, x) => a * squareKeepsMinus.answer(x) },
      squareKeepsMinus.hints.look,
      squareKeepsMinus.hints.principle,
    ),
    misread(
      putInWithoutSign,
      { put: putInWithoutSign.answer },
      `Look at the sign of the number that is put in: ${where}.`,
      putInWithoutSign.hints.principle,
    ),
  ];
  return [
    ...(negative ? [] : [beside]),
    misread(
      addedInside,
      { product: addedInside.answer, square: (a, x) => addedInside.answer(a, x * x) },
      `What operation is between the number and the variable in $${task.tex}$?`,
      productRule,
    ),
    misread(
      exponentAsFactor,
      { square: (a, x) => a * Number(exponentAsFactor.answer(rational(x), 2).n) },
      'What does the small 2 tell you to do?',
      exponentAsFactor.hints.principle,
    ),
    misread(
      coefficientSquaredToo,
      { square: (a, x) => coefficientSquaredToo.answer(a, x, 0) },
      coefficientSquaredToo.hints.look,
      coefficientSquaredToo.hints.principle,
    ),
    ...(negative ? withoutSign : []),
  ];
}

const boxed = (n: number): string => (n < 0 ? `(${n})` : `${n}`);

const told = (number = ''): number => Number(number.replace(/[()]/g, ''));

/** The operations in the order in which a line of numbers is worked out, and what the line then becomes. */
const stages: readonly { explanation: string; of: RegExp; is: (...found: string[]) => number }[] = [
  {
    explanation: 'Find the parentheses.',
    of: /\((-?\d+) ([+-]) (\d+)\)/g,
    is: (_, a, sign, b) => Number(a) + (sign === '+' ? 1 : -1) * Number(b),
  },
  { explanation: 'Find the power.', of: /(\(-?\d+\)|\d+)\^2/g, is: (_, a) => told(a) ** 2 },
  {
    explanation: 'Multiply.',
    of: /(\(-\d+\)|-?\d+) \\cdot (\(-\d+\)|\d+)/g,
    is: (_, a, b) => told(a) * told(b),
  },
];

/** Returns the lines between the first line of numbers and its value; none if one step leads there. */
function workedOut(line: string): Step[] {
  let left = line;
  return stages.flatMap(({ explanation, of, is }) => {
    const next = left.replace(of, (...found: string[]) => boxed(is(...found))).replace(/^\((-\d+)\)/, '$1');
    if (next === left || /^-?\d+$/.test(next)) return [];
    left = next;
    return [[explanation, next] as const];
  });
}

/** Returns what is done first in a line of numbers. */
const firstOf = (line: string): string =>
  /\([^)]* [+-] /.test(line)
    ? 'Begin inside the parentheses.'
    : line.includes('^')
      ? 'Begin with the power.'
      : 'Begin with the multiplication.';

/** The page of "evaluate this". */
export const evaluationPage = (task: Task) => ({
  stem: `Evaluate $${task.tex}$ for ${task.at.map(({ letter, value }) => `$${letter} = ${value}$`).join(' and ')}.`,
  right: task.work(rightly),
});

export const evaluationLadder = (task: Task): Ladder => [
  `Which number takes the place of $${task.at[0]!.letter}$? Which operations do you see?`,
  'Substitute the number, in parentheses if it is negative. Then find powers first, products next, sums last.',
  `Write $${task.tex}$ again with ${put(task)} in parentheses. ${firstOf(task.line)}`,
];

export const evaluationSteps = (task: Task): readonly Step[] => [
  [
    `Substitute the number${task.at.length > 1 ? 's' : ''} for the variable${task.at.length > 1 ? 's' : ''}. Use parentheses around negative numbers.`,
    task.line,
  ],
  ...workedOut(task.line),
  [
    task.tex.includes('^')
      ? 'Powers first, then products, then sums.'
      : 'Simplify: parentheses and products before sums and differences.',
    `${task.line} = ${task.work(rightly)}`,
  ],
];

/** True if the result is not one of the numbers shown, so that no hint can give it away by chance. */
export const untold = (task: Task): boolean => {
  const value = task.work(rightly);
  const shown = [...task.tex.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return (
    Math.abs(value) > 5 && !shown.includes(Math.abs(value)) && !task.at.some((one) => Math.abs(one.value) === Math.abs(value))
  );
};
