import * as q from '../../exact/rational.ts';
import type { Rational } from '../../exact/rational.ts';
import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export type Operation = '+' | '-' | '*' | '/';

/** Applies one operation; null for a division by zero. */
function operate(a: Rational, sign: Operation, b: Rational): Rational | null {
  switch (sign) {
    case '+':
      return q.add(a, b);
    case '-':
      return q.subtract(a, b);
    case '*':
      return q.multiply(a, b);
    case '/':
      return q.isZero(b) ? null : q.divide(a, b);
  }
}

function leftToRight(numbers: readonly Rational[], signs: readonly Operation[]): Rational | null {
  let value: Rational | null = numbers[0] ?? null;
  for (const [i, sign] of signs.entries()) value = value === null ? null : operate(value, sign, numbers[i + 1]!);
  return value;
}

/** Carries out the operations in `first` before all others, each group from left to right. */
function groupsFirst(numbers: readonly Rational[], signs: readonly Operation[], first: readonly Operation[]): Rational | null {
  const [rest, left]: [Rational[], Operation[]] = [[numbers[0]!], []];
  for (const [i, sign] of signs.entries()) {
    if (!first.includes(sign)) {
      left.push(sign);
      rest.push(numbers[i + 1]!);
      continue;
    }
    const value = operate(rest.at(-1)!, sign, numbers[i + 1]!);
    if (value === null) return null;
    rest[rest.length - 1] = value;
  }
  return leftToRight(rest, left);
}

export const orderOfOperationsLeftToRight = malRule({
  name: 'order_of_operations_left_to_right',
  category: 'procedural_error',
  says: 'You worked straight from left to right. Multiplication and division come before addition and subtraction.',
  source: sources.blando,
  hints: {
    look: 'Which signs do you see? Do they all have the same rank?',
    principle: 'Do multiplication and division before addition and subtraction, wherever they are.',
  },
  /** For a ∘ b ∘ c …: one sign fewer than numbers. */
  answer: (numbers: readonly Rational[], signs: readonly Operation[]): Rational | null => leftToRight(numbers, signs),
});

export const additionBeforeMultiplication = malRule({
  name: 'addition_before_multiplication',
  category: 'procedural_error',
  says: 'You added or subtracted before you multiplied or divided.',
  source: sources.blando,
  hints: {
    look: 'Which step did you do first?',
    principle: 'Add and subtract last, unless parentheses say otherwise.',
  },
  answer: (numbers: readonly Rational[], signs: readonly Operation[]): Rational | null => groupsFirst(numbers, signs, ['+', '-']),
});

export const additionBeforeSubtraction = malRule({
  name: 'addition_before_subtraction',
  category: 'procedural_error',
  says: 'You added first, although the subtraction comes first from left to right.',
  source: sources.blando,
  hints: {
    look: 'Look at the plus and minus signs. Which one is farther left?',
    principle: 'Addition and subtraction have the same rank, so do them from left to right.',
  },
  /** Follows the right order except for this: × and ÷ first, then +, then −. */
  answer: (numbers: readonly Rational[], signs: readonly Operation[]): Rational | null => {
    const [rest, left]: [Rational[], Operation[]] = [[numbers[0]!], []];
    for (const [i, sign] of signs.entries()) {
      const value = sign === '*' || sign === '/' ? operate(rest.at(-1)!, sign, numbers[i + 1]!) : numbers[i + 1]!;
      if (value === null) return null;
      if (sign === '*' || sign === '/') rest[rest.length - 1] = value;
      else {
        left.push(sign);
        rest.push(value);
      }
    }
    return groupsFirst(rest, left, ['+']);
  },
});

export const multiplicationBeforeDivision = malRule({
  name: 'multiplication_before_division',
  category: 'procedural_error',
  says: 'You multiplied first, although the division comes first from left to right.',
  source: sources.blando,
  hints: {
    look: 'Look at the × and ÷ signs. Which one is farther left?',
    principle: 'Multiplication and division have the same rank, so do them from left to right.',
  },
  answer: (numbers: readonly Rational[], signs: readonly Operation[]): Rational | null => {
    const [rest, left]: [Rational[], Operation[]] = [[numbers[0]!], []];
    for (const [i, sign] of signs.entries()) {
      if (sign === '*') rest[rest.length - 1] = q.multiply(rest.at(-1)!, numbers[i + 1]!);
      else {
        left.push(sign);
        rest.push(numbers[i + 1]!);
      }
    }
    return groupsFirst(rest, left, ['/']);
  },
});

export const bracketsIgnored = malRule({
  name: 'brackets_ignored',
  category: 'procedural_error',
  says: "You worked as if the parentheses weren't there.",
  source: sources.blando,
  hints: {
    look: 'What is inside the parentheses, and when do you do it?',
    principle: 'Treat what is inside the parentheses as one number. Find it first.',
  },
  /** Applies the usual order to the numbers and signs inside and outside the brackets, as if there were no brackets. */
  answer: (numbers: readonly Rational[], signs: readonly Operation[]): Rational | null => groupsFirst(numbers, signs, ['*', '/']),
});

const oneExpressionIsChosen = 'One of several written expressions is chosen.';

export const writtenAsHeard = malRule({
  name: 'written_as_heard',
  category: 'representation_error',
  says: 'You wrote the numbers and signs in the order of the words. Some of them have to be grouped first.',
  source: sources.kieran92,
  hints: {
    principle: 'Multiplication and division come first. To do something else before them, write parentheses.',
  },
  answer: byConstruction('choice', oneExpressionIsChosen),
});

export const parenthesesMisplaced = malRule({
  name: 'parentheses_misplaced',
  category: 'representation_error',
  says: 'You chose parentheses around the wrong part. They go around what is done first.',
  source: sources.linchevski,
  hints: {
    principle: 'What is in parentheses is done first. Ask what has to be known before anything else.',
  },
  answer: byConstruction('choice', oneExpressionIsChosen),
});
