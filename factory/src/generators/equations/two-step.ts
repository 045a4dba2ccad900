import { rational } from '@stoa/engine/math/exact/rational';
import { eitherSign, family, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import {
  dividedOneTermOnly,
  joinedUnlikeTerms,
  lostNegativeCoefficient,
  signKeptCrossing,
  stoppedBeforeDividing,
  subtractedCoefficient,
} from '@stoa/engine/math/mal-rules/algebra/linear-equations';
import { linearText, sumText } from '../../wording/linear-text.ts';
import { addedTerm, undoing } from '../../wording/undoing.ts';
import { type EquationWay, equationPage, tex } from './equation-page.ts';
import { following } from '../../wrong-way.ts';

const letters = ['x', 'n', 'y', 'm', 't'] as const;

/** The wrong ways through ax + b = c, for an equation that has this shape or was brought to it. */
function twoStepWays(a: number, b: number, c: number, letter: string): EquationWay[] {
  const undo = b > 0 ? 'subtract' : 'add';
  const size = Math.abs(b);
  return [
    following(
      signKeptCrossing,
      [a, b, c],
      [
        `Look at the step in which ${b > 0 ? '+' : '-'} ${size} leaves the side of ${letter}. What happens to the other side?`,
        'To undo adding a number, subtract it from both sides.',
        `Write "${undo} ${size}" under both sides before you do anything else.`,
      ],
    ),
    following(
      lostNegativeCoefficient,
      [a, b, c],
      [
        `Look at the sign of the number before ${letter}.`,
        'Dividing by a negative number changes the sign of the other side.',
        `In the last step divide by ${a}, not by ${-a}.`,
      ],
    ),
    following(
      subtractedCoefficient,
      [a, b, c],
      [
        `What is between ${a} and ${letter}, though it is not written?`,
        `A number right before a variable multiplies it, so a division undoes it.`,
        `First ${undo} ${size} ${b > 0 ? 'from' : 'to'} both sides. Then ask: ${a} times what number gives the right side?`,
      ],
    ),
    following(
      stoppedBeforeDividing,
      [a, b, c],
      [
        `Your number belongs to ${linearText(a, 0, letter)}. Is that what is asked?`,
        `The equation is solved when ${letter} is by itself, without a number before it.`,
        `One step is left: divide both sides by ${a}.`,
      ],
    ),
    following(
      dividedOneTermOnly,
      [a, b, c],
      [
        `When you divided by ${a}, did every term of both sides share in it?`,
        'A division of a side divides each of its terms. It is easier to clear the added number first.',
        `Begin again: ${undo} ${size} ${b > 0 ? 'from' : 'to'} both sides, and divide only then.`,
      ],
    ),
    following(
      joinedUnlikeTerms,
      [a, b, c],
      [
        `Can ${linearText(a, 0, letter)} and ${size} be put into one term?`,
        joinedUnlikeTerms.hints.principle,
        `Keep ${linearText(a, 0, letter)} whole and ${undo} ${size} ${b > 0 ? 'from' : 'to'} both sides.`,
      ],
    ),
  ];
}

/** 1: small positive numbers, +. 2: − as well. 3: negative coefficient or solution. 4: number first, turned round. 5: a fraction for a solution. */
const solve = family(
  { name: 'eq_two_step_solve', version: 1, skill: 'eq_two_step' },
  {
    setting: (chance) => ({ letter: chance.pick(letters) }),
    levels: {
      a: [range(2, 5), range(2, 9), eitherSign(range(2, 9)), eitherSign(range(2, 9)), eitherSign(range(2, 9))],
      b: [range(2, 12), eitherSign(range(2, 14)), eitherSign(range(2, 16)), eitherSign(range(2, 18)), eitherSign(range(2, 20))],
      // The solution; at 5 the right side.
      end: [range(2, 8), range(2, 10), eitherSign(range(2, 12)), eitherSign(range(2, 14)), range(-20, 30)],
    },
    where: ({ a, b, end }, difficulty) => {
      const c = difficulty === 5 ? end : a * end + b;
      const x = rational(c - b, a);
      const fits = difficulty === 5 ? x.d !== 1n && x.d <= 9n : x.n !== 1n && x.n !== BigInt(a);
      return fits && c !== 0 && c !== b && Math.abs(a) !== Math.abs(b);
    },
    derived: ({ a, b, end, difficulty }) => {
      const c = difficulty === 5 ? end : a * end + b;
      return { c, solution: rational(c - b, a) };
    },
    phrasing: (chance, { a, b, c, letter, difficulty }) => {
      const left = difficulty === 4 ? sumText([[b, ''], [a, letter]]) : linearText(a, b, letter); // prettier-ignore
      return { equation: difficulty === 4 && chance.maybe(0.5) ? `${c} = ${left}` : `${left} = ${c}` };
    },
    given: ({ letter, difficulty, solution, equation }) => ({
      ...equationPage({
        stem: `Solve the equation.${difficulty === 5 ? ' Write your answer as a fraction if it is not a whole number.' : ''}\n\n$${equation}$`,
        letter,
        work: 'allowed',
      }),
      right: solution,
    }),
    ladder: ({ a, b, c, letter }) => [
      `Which two things are done to ${letter}? Which one was done last?`,
      'Undo the operations in reverse order: first the addition or subtraction, then the multiplication.',
      `${undoing(b)} both sides. What is $${c} ${addedTerm(-b)}$? Then divide by ${a}.`,
    ],
    steps: ({ a, b, c, letter, solution }) => [
      [
        `${undoing(b)} both sides, so that only the term with ${letter} stays on its side.`,
        `${linearText(a, 0, letter)} = ${c} ${addedTerm(-b)}`,
      ],
      ['Simplify the right side.', `${linearText(a, 0, letter)} = ${c - b}`],
      [`Divide both sides by ${a}.`, `${letter} = ${tex(solution)}`],
    ],
    ways: ({ a, b, c, letter }) => twoStepWays(a, b, c, letter),
    belowZero: true,
  },
);

/** A price that grows by the piece. 1–2: small numbers. 3–5: larger ones. */
const story = family(
  { name: 'eq_two_step_story', version: 2, skill: 'eq_two_step' },
  {
    levels: {
      a: [range(2, 5), range(2, 6), range(2, 7), range(2, 8), range(2, 9)],
      b: [range(3, 7), range(3, 9), range(3, 11), range(3, 13), range(3, 15)],
      x: [range(3, 5), range(3, 6), range(3, 7), range(3, 8), range(3, 9)],
    },
    where: ({ a, b, x }) => a !== b && a !== x && b !== x,
    derived: ({ a, b, x }) => ({ c: a * x + b }),
    phrasing: (chance, { a, b, c }) => {
      const [stem, meaning] = chance.pick([
        [
          `A taxi charges a \\$${b} fee plus \\$${a} per mile. A ride cost \\$${c}. How many miles was the ride? Let $m$ be the number of miles: $${linearText(a, b, 'm')} = ${c}$.`,
          'the number of miles',
        ],
        [
          `A climbing gym charges \\$${b} for shoes and \\$${a} per hour. Leo paid \\$${c}. How many hours did Leo climb? Let $m$ be the number of hours: $${linearText(a, b, 'm')} = ${c}$.`,
          'the number of hours',
        ],
        [
          `Maya has ${b} stickers and buys packs of ${a}. Now Maya has ${c} stickers. How many packs did Maya buy? Let $m$ be the number of packs: $${linearText(a, b, 'm')} = ${c}$.`,
          'the number of packs',
        ],
        [
          `A library starts with ${b} comic books and gets ${a} more each month. After how many months does it have ${c}? Let $m$ be the number of months: $${linearText(a, b, 'm')} = ${c}$.`,
          'the number of months',
        ],
        [
          `A tank holds ${b} gallons of water. A pump adds ${a} gallons per minute. After how many minutes does the tank hold ${c} gallons? Let $m$ be the number of minutes: $${linearText(a, b, 'm')} = ${c}$.`,
          'the number of minutes',
        ],
        [
          `A plant is ${b} cm tall and grows ${a} cm every week. After how many weeks is it ${c} cm tall? Let $m$ be the number of weeks: $${linearText(a, b, 'm')} = ${c}$.`,
          'the number of weeks',
        ],
      ] as const);
      return { stem, meaning };
    },
    given: ({ x, stem, meaning }) => ({ ...equationPage({ stem, letter: 'm', standsFor: meaning }), right: rational(x) }),
    ladder: ({ a, b, c }) => [
      `What does $m$ count? Which amount in the story is there only once?`,
      'Subtract the amount that is there only once. Then divide by the amount that repeats.',
      `Subtract ${b} from both sides. What is $${c} - ${b}$? Then divide by ${a}.`,
    ],
    steps: ({ a, b, x, c }) => [
      [`The starting amount does not depend on $m$. Subtract ${b} from both sides.`, `${a}m = ${c - b}`],
      [`Each one counts ${a}, so divide by ${a}.`, `m = ${x}`],
    ],
    ways: ({ a, b, c }) => twoStepWays(a, b, c, 'm'),
    belowZero: true,
  },
);

export const twoStepGenerators: readonly Generator[] = [solve, story];
