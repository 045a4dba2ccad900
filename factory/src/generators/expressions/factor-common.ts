import { termVanished } from '@stoa/engine/math/mal-rules/algebra/factors-and-terms';
import { letterLeftInside } from '@stoa/engine/math/mal-rules/algebra/polynomials';
import { times, type Terms } from '@stoa/engine/math/mal-rules/algebra/terms';
import { always, eitherSign, negative, oneOf, only, range, textFamily } from '../../family.ts';
import type { Difficulty, Generator } from '../../generator.ts';
import { firstCommonFactor } from '@stoa/engine/math/mal-rules/whole-numbers/factors-and-multiples';
import { inBrackets, sumText } from '../../wording/linear-text.ts';
import { person } from '../../wording/people.ts';
import { listed } from '../../wording/whole-number-text.ts';
import { fits, waysToDivide, type Common } from './common-factor-ways.ts';
import { linear } from './expansion.ts';
import { anyNumbers, mostFitting, rewritePage, type RewrittenWay } from './rewrite-page.ts';

const letters = ['x', 'y', 'n', 'a'] as const;
const sizes = (terms: Terms): string[] => terms.map(([n]) => `${Math.abs(n)}`);

/** Returns a common factor of the terms that is not their greatest; null if every smaller one is 1. */
function smallerFactor(factor: number, given: Terms): number | null {
  const first = firstCommonFactor.answer(given.map(([n]) => Math.abs(n)));
  return first === factor ? null : first;
}

type Numbers = { x: string; y: string; factor: number; a: number; b: number; c: number; sign: number };

/** Returns what is taken out, and what is left inside. At 5 the letter x is taken out too, and is in neither. */
function takenOut({ x, y, factor, a, b, c, sign }: Numbers, difficulty: Difficulty): Common {
  const inside: Record<Difficulty, Terms> = {
    1: [[1, x], [b + 1, '']],
    2: [[a, x], [b, '']],
    3: [[a, x], [-b, '']],
    4: [[a, x], [sign * b, y], [-sign * c, '']],
    5: [[a, y], [sign * b, '']],
  }; // prettier-ignore
  return { factor, inside: inside[difficulty] };
}

const composite = oneOf(4, 6, 8, 9, 10, 12);

/** 1: a small factor, x alone inside. 2: two numbers to divide. 3: a minus, larger numbers. 4: three terms. 5: large numbers and a letter. */
const takeOut = textFamily(
  { name: 'expr_factor_common_take_out', version: 2, skill: 'expr_factor_common' },
  {
    setting: (chance) => {
      const x = chance.pick(letters);
      return { x, y: x === 'a' ? 'b' : x === 'y' ? 'z' : 'y' };
    },
    levels: {
      factor: [range(2, 5), range(2, 6), composite, composite, composite],
      a: always(range(2, 9)),
      b: always(range(1, 9)),
      c: always(range(1, 9)),
      sign: always(eitherSign(only(1))),
    },
    where: (of, difficulty) => fits(takenOut(of, difficulty)),
    derived: (of) => {
      const { factor, inside } = takenOut(of, of.difficulty);
      const taken = of.difficulty === 5 ? of.x : '';
      const given = times(factor, inside);
      const withLetter = (terms: Terms): Terms => terms.map(([n, own]) => [n, `${taken}${own}`]);
      const put = (outside: number, within: Terms): string => `${outside}${taken}(${sumText(within)})`;
      // At 5 every term has the letter that is taken out: 12xy − 18x.
      return { inside, taken, given, withLetter, put, shown: withLetter(given), right: put(factor, inside) };
    },
    phrasing: (chance) => ({
      ask: chance.pick([
        'Factor out the greatest common factor.',
        'Write as a product with the greatest common factor outside the parentheses.',
        'Factor completely.',
      ]),
    }),
    given: ({ shown, right, ask }) =>
      rewritePage({
        stem: `${ask}\n\n$${sumText(shown)}$`,
        right,
        form: 'factored',
        variables: anyNumbers(shown),
      }),
    ladder: ({ given }) => [
      `What is the greatest number that divides ${listed(sizes(given))}?`,
      'Divide every term by the greatest common factor. Write the factor in front of parentheses with what is left.',
      `Begin with the factors of ${Math.abs(given[0]![0])}, greatest first. Which one divides ${listed(sizes(given.slice(1)))} too?`,
    ],
    steps: ({ factor, inside, taken, given, shown, right }) => [
      [
        `The greatest number that divides ${listed(sizes(given))} is ${factor}.${taken === '' ? '' : ` The variable $${taken}$ is in every term too.`}`,
        `${factor}${taken}`,
      ],
      [
        'Divide every term by it.',
        shown.map((term, i) => `${sumText([term])} \\div ${factor}${taken} = ${sumText([inside[i]!])}`).join(', \\quad '),
      ],
      ['What is left is in the parentheses.', `${sumText(shown)} = ${right}`],
    ],
    ways: ({ factor, inside, taken, given, withLetter, put, right }) => {
      const smaller = smallerFactor(factor, given);
      const still: RewrittenWay['hints'] = [
        'Look inside your parentheses. Do the terms there still have something in common?',
        `Take out the greatest common factor${taken === '' ? '' : ', numbers and letters'}: then nothing common is left inside.`,
        `List the factors of ${Math.abs(given[0]![0])}, the greatest first. Which is the first that divides the other numbers too?`,
      ];
      return mostFitting(
        [
          {
            rule: firstCommonFactor,
            to: smaller === null ? null : put(smaller, times(factor / smaller, inside)),
            hints: still,
          },
          {
            rule: letterLeftInside,
            to: taken === '' ? null : `${factor}(${sumText(withLetter(inside))})`,
            hints: still,
          },
          ...waysToDivide(factor, given, (within) => put(factor, within)),
        ],
        right,
      );
    },
  },
);

type FillNumbers = { x: string; k: number; a: number; b: number; c: number; sign: number };

/** 1–2: a positive number taken out. 3: three terms. 4: a negative number. 5: a negative number, three terms. */
function filled({ x, k, a, b, c, sign }: FillNumbers, difficulty: Difficulty): Common {
  const other = x === 'y' ? 'z' : 'y';
  const inside: Record<Difficulty, Terms> = {
    1: [[1, x], [b, '']],
    2: [[a, x], [-b, '']],
    3: [[a, x], [sign * b, other], [-sign * c, '']],
    4: [[a, x], [sign * b, '']],
    5: [[a, x], [sign * b, other], [-c, '']],
  }; // prettier-ignore
  return { factor: difficulty >= 4 ? -k : k, inside: inside[difficulty] };
}

/** The student fills in the parentheses. */
const fill = textFamily(
  { name: 'expr_factor_common_fill', version: 1, skill: 'expr_factor_common' },
  {
    setting: (chance) => ({ x: chance.pick(letters) }),
    levels: {
      k: always(range(3, 9)),
      a: always(range(2, 9)),
      b: always(range(1, 12)),
      c: always(range(1, 9)),
      sign: always(eitherSign(only(1))),
    },
    where: (of, difficulty) => fits(filled(of, difficulty)),
    derived: (of) => {
      const { factor, inside } = filled(of, of.difficulty);
      return { factor, inside, given: times(factor, inside), right: sumText(inside) };
    },
    given: ({ factor, inside, given, right }) =>
      rewritePage({
        stem: `What expression goes in the empty parentheses? Write it in simplest form.\n\n$${sumText(given)} = ${factor}(\\;\\ldots\\;)$`,
        right,
        form: 'simplified',
        variables: anyNumbers(inside),
      }),
    ladder: ({ factor, given }) => [
      `Which number is in front of the parentheses?`,
      'Divide every term by the number in front. What is left goes inside, each term with its sign.',
      `Divide $${sumText([given[0]!])}$ by $${factor}$. Then divide $${sumText([given[1]!])}$ by $${factor}$, sign included.`,
    ],
    steps: ({ factor, inside, given, right }) => [
      [
        `Divide every term by ${factor}${factor < 0 ? ', signs included' : ''}.`,
        given.map((term, i) => `${sumText([term])} \\div ${inBrackets(factor)} = ${sumText([inside[i]!])}`).join(', \\quad '),
      ],
      ['These terms are in the parentheses, each with its sign.', right],
    ],
    ways: ({ factor, given, right }) => mostFitting(waysToDivide(factor, given, sumText), right),
  },
);

/**
 * A product to be found. 2–3: the length of a rectangle. 4: what each one pays. 5: the sides, with the greatest common factor
 * as width.
 */
const story = textFamily(
  { name: 'expr_factor_common_story', version: 1, skill: 'expr_factor_common', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      factor: [range(3, 8), range(3, 8), range(3, 8), range(3, 8), oneOf<number>(4, 6, 8, 9, 12)],
      a: always(range(2, 9)),
      b: [range(1, 9), range(1, 9), negative(range(1, 9)), range(1, 9), range(1, 9)],
    },
    where: ({ factor, a, b }) => fits({ factor, inside: linear(a, b, 'x') }),
    derived: ({ factor, a, b }) => {
      const inside = linear(a, b, 'x');
      const given = times(factor, inside);
      return { inside, given, area: sumText(given), right: sumText(inside), numbers: listed(sizes(given)) };
    },
    phrasing: (chance, { factor, difficulty, area, numbers }) => {
      const who = person(chance);
      const rectangle = {
        stem: `A rectangle has an area of $${area}$ square centimeters and is ${factor} cm wide. Write an expression for its length, in centimeters, in simplest form.`,
        letter: 'a length in centimeters',
        why: 'Width times length is the area, so take the width out of it as a factor.',
      };
      return {
        2: rectangle,
        3: rectangle,
        4: {
          stem: `${who} and friends, ${factor} people in all, share a bill of $${area}$ dollars equally. Write an expression for what each of them pays, in dollars, in simplest form.`,
          letter: 'the price of a meal, in dollars',
          why: `The bill is ${factor} equal shares, so take ${factor} out of it as a factor.`,
        },
        5: {
          stem: `A rectangle has an area of $${area}$ square centimeters. Its width, in centimeters, is the greatest common factor of both terms. Write an expression for its length, in centimeters, in simplest form.`,
          letter: 'a length in centimeters',
          why: `The greatest common factor of ${numbers} is ${factor}. Take it out.`,
        },
      }[difficulty as 2 | 3 | 4 | 5];
    },
    given: ({ right, stem, letter }) => rewritePage({ stem, right, form: 'simplified', variables: { x: letter } }),
    ladder: ({ factor, difficulty, given, numbers }) => {
      const terms = `$${sumText([given[0]!])}$ and $${sumText([given[1]!])}$`;
      return [
        difficulty === 4
          ? 'How many equal shares does the bill have?'
          : 'How do the length and the width of a rectangle make its area?',
        'Divide every term by the known factor. What is left is the other factor.',
        difficulty === 5
          ? `Find the greatest number that divides ${numbers}. Then divide ${terms} by it.`
          : `Divide ${terms} by ${factor}.`,
      ];
    },
    steps: ({ factor, area, right, why }) => [
      [why, `${area} = ${factor}(${right})`],
      ['The question asks for the other factor.', right],
    ],
    ways: ({ factor, difficulty, inside, given, right, numbers }) => {
      const ways = waysToDivide(factor, given, sumText);
      if (difficulty < 5) return mostFitting(ways, right);
      const smaller = smallerFactor(factor, given);
      const unnamed = ways.filter(({ rule }) => rule !== termVanished);
      return mostFitting(
        [
          {
            rule: firstCommonFactor,
            to: smaller === null ? null : sumText(times(factor / smaller, inside)),
            hints: [
              firstCommonFactor.hints.look,
              'The greatest common factor leaves nothing common behind.',
              `List the factors of ${Math.abs(given[0]![0])}, the greatest first. Which is the first that divides ${Math.abs(given[1]![0])} too?`,
            ],
          },
          // The student has to find the factor, so no hint names it.
          ...unnamed.map(({ hints: [look, principle], ...way }): RewrittenWay => ({
            ...way,
            hints: [look, principle, `Find the greatest number that divides ${numbers}. Then divide each term by it.`],
          })),
        ],
        right,
      );
    },
  },
);

export const factorCommonGenerators: readonly Generator[] = [takeOut, fill, story];
