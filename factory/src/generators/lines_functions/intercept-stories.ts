import { leastMultiple } from '@stoa/engine/math/exact/divisors';
import { rational } from '@stoa/engine/math/exact/rational';
import {
  bothKindsJoined,
  coefficientSubtracted,
  constantTakenForIntercept,
  otherAxisTaken,
} from '@stoa/engine/math/mal-rules/functions-and-lines/lines';
import { always, family, often, range } from '../../family.ts';
import { byShape } from '../../by-shape.ts';
import { standardTex } from './line-through.ts';

type Kinds = { readonly a: number; readonly b: number; readonly times: number };
const totalOf = ({ a, b, times }: Kinds): number => leastMultiple(a, b) * times;

/** Two kinds of things that use up a total: the story with the equation, and the names of the kinds. */
const scenes: readonly ((of: { a: number; b: number; c: number; equation: string }) => { told: string; x: string; y: string })[] =
  [
    ({ a, b, c, equation }) => ({
      told: `Tickets cost \\$${a} for kids and \\$${b} for adults. A family pays \\$${c} for $x$ kids' tickets and $y$ adults' tickets, so $${equation}$.`,
      x: `kids' tickets`,
      y: `adults' tickets`,
    }),
    ({ a, b, c, equation }) => ({
      told: `A shelf is ${c} inches long. It is filled by $x$ books that are ${a} inches wide and $y$ boxes that are ${b} inches wide, so $${equation}$.`,
      x: 'books',
      y: 'boxes',
    }),
    ({ a, b, c, equation }) => ({
      told: `A quiz has ${c} points in all: $x$ questions with ${a} points each and $y$ questions with ${b} points each, so $${equation}$.`,
      x: `${a}-point questions`,
      y: `${b}-point questions`,
    }),
    ({ a, b, c, equation }) => ({
      told: `A cart holds ${c} pounds. The equation $${equation}$ shows the numbers of ${a}-pound boxes, $x$, and ${b}-pound boxes, $y$, that fill it.`,
      x: `${a}-pound boxes`,
      y: `${b}-pound boxes`,
    }),
    ({ a, b, c, equation }) => ({
      told: `A camp puts ${c} kids into $x$ teams of ${a} and $y$ teams of ${b}, so $${equation}$.`,
      x: `teams of ${a}`,
      y: `teams of ${b}`,
    }),
  ];

const told = { name: 'line_intercepts_budget', version: 3, skill: 'line_intercepts' };
const kinds = {
  a: [range(2, 6), range(2, 8), range(2, 10), range(2, 12), range(2, 12)],
  b: [range(2, 6), range(2, 8), range(2, 10), range(2, 12), range(2, 12)],
  times: [range(1, 2), range(1, 3), range(1, 4), range(1, 5), range(1, 5)],
} as const;

const isPlausible = (of: Kinds): boolean => {
  const [c, { a, b }] = [totalOf(of), of];
  return a !== b && c <= 240 && [c / a, c / b].every((many) => many > 3 && many !== a && many !== b);
};

const noneIdea = 'If there are none of one kind, its variable is 0 and its term drops out.';

/** Only one kind, with larger numbers. */
const oneKind = family(
  { ...told, difficulties: [1, 2, 3] },
  {
    levels: { ...kinds, onX: always(often) },
    where: isPlausible,
    derived: ({ a, b, times, onX }) => {
      const c = totalOf({ a, b, times });
      const equation = standardTex(a, b, c);
      return onX ? { c, equation, factor: a, other: b, letter: 'x' } : { c, equation, factor: b, other: a, letter: 'y' };
    },
    phrasing: (chance, of) => {
      const { told, x, y } = chance.pick(scenes)(of);
      return of.onX ? { told, name: x, without: y } : { told, name: y, without: x };
    },
    given: ({ c, factor, told, name, without }) => ({
      stem: `${told} How many ${name} are there if there are no ${without}?`,
      right: c / factor,
    }),
    ladder: ({ c, factor, letter, without }) => [
      `What is the number of ${without}?`,
      noneIdea,
      `Substitute 0 for the other variable. That leaves $${factor}${letter} = ${c}$.`,
    ],
    steps: ({ c, factor, letter, without }) => [
      [`No ${without} means that the other variable is 0.`, `${factor}${letter} = ${c}`],
      [`Divide by ${factor}.`, `${letter} = ${c / factor}`],
    ],
    ways: ({ a, b, c, equation, factor, other, letter, without }) => [
      {
        rule: otherAxisTaken,
        to: c / other,
        hints: [
          `Which variable counts the ${without}?`,
          'What is not there is 0, and its term drops out of the equation.',
          `In $${equation}$ cover the term that belongs to the ${without}. Which number is in front of the variable that is left?`,
        ],
      },
      {
        rule: coefficientSubtracted,
        to: coefficientSubtracted.answer(rational(factor), rational(c)),
        hints: [
          `How is the number ${factor} connected to its variable?`,
          coefficientSubtracted.hints.principle,
          `In $${factor}${letter} = ${c}$, what is done to $${letter}$? What undoes that?`,
        ],
      },
      {
        rule: bothKindsJoined,
        to: bothKindsJoined.answer(a, b, c),
        hints: [
          bothKindsJoined.hints.look,
          'Where a line meets an axis, one of the two variables is 0.',
          `There are no ${without}. Write the equation without that term.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/** Both intercepts, compared. */
const bothKinds = family(
  { ...told, difficulties: [4] },
  {
    levels: kinds,
    where: isPlausible,
    derived: (of) => {
      const c = totalOf(of);
      const [onX, onY] = [c / of.a, c / of.b];
      return { c, onX, onY, equation: standardTex(of.a, of.b, c), right: Math.abs(onX - onY) };
    },
    phrasing: (chance, of) => {
      const { told, x, y } = chance.pick(scenes)(of);
      return of.a < of.b ? { told, more: x, fewer: y } : { told, more: y, fewer: x };
    },
    given: ({ right, told, more, fewer }) => ({
      stem: `${told} Suppose there is only one kind. How many more would there be with only ${more} than with only ${fewer}?`,
      right,
    }),
    ladder: ({ a, b, c }) => [
      'How many are there if all of them are one kind?',
      noneIdea,
      `With only one kind, $${a}x = ${c}$ or $${b}y = ${c}$. Solve both, and subtract.`,
    ],
    steps: ({ a, b, c, onX, onY, right }) => [
      ['Substitute $y = 0$ for the intercept on the $x$-axis.', `x = ${c} \\div ${a} = ${onX}`],
      ['Substitute $x = 0$ for the intercept on the $y$-axis.', `y = ${c} \\div ${b} = ${onY}`],
      ['Subtract the smaller from the larger.', `${Math.max(onX, onY)} - ${Math.min(onX, onY)} = ${right}`],
    ],
    ways: ({ a, b, c, equation }) => [
      {
        rule: coefficientSubtracted,
        to: Math.abs(a - b),
        hints: [
          'How is the number before a variable connected to its variable?',
          coefficientSubtracted.hints.principle,
          `Substitute 0 for $y$ in $${equation}$ and solve what is left.`,
        ],
      },
      {
        rule: constantTakenForIntercept,
        to: c,
        hints: [
          constantTakenForIntercept.hints.look,
          'On each axis one variable is 0. The other variable is what the intercept is about.',
          `Substitute 0 for $x$ in $${equation}$, and in another line 0 for $y$.`,
        ],
      },
    ],
    belowZero: true,
  },
);

/** What is left if one of two kinds is missing: 1 to 3 one kind alone, 4 both of them compared. */
export const interceptStory = byShape(oneKind, bothKinds);
