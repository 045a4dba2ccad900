import { capital } from '@stoa/engine/figures/sentence-words';
import { placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { additiveRatio } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import {
  crossProductUndivided,
  productKeptConstant,
  scaledTheOtherWay,
  termsCrossed,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { choiceFamily, family, oneOf, range, type Way } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { decimalTex, decimalText } from '../../wording/decimal-text.ts';

import { following } from '../../wrong-way.ts';
import { units, wholes } from '../../exact-draws.ts';

/** a/b = c/x. */
type Proportion = { readonly a: Rational; readonly b: Rational; readonly c: Rational; readonly x: Rational };
/** What is drawn for it: at level 1 how many times a the third term is, from level 2 on the third term itself. */
type Drawn = Omit<Proportion, 'c' | 'x'> & { readonly third: Rational };

const proportionOf = ({ a, b, third }: Drawn, difficulty: Difficulty): Proportion => {
  const c = difficulty === 1 ? multiply(a, third) : third;
  return { a, b, c, x: divide(multiply(c, b), a) };
};
const isMultiple = (a: Rational, b: Rational): boolean => divide(a, b).d === 1n || divide(b, a).d === 1n;

/** 1: whole factor. 2: neither term divides the other, small. 3: larger. 4: the answer has one decimal. 5: decimals are given. */
const proportion = {
  levels: {
    a: [wholes(2, 9), wholes(4, 12), wholes(8, 36), wholes(4, 20), units(1)(12, 60)],
    b: [
      wholes(2, 12),
      wholes(4, 15),
      wholes(8, 40),
      wholes(3, 20),
      (chance: Chance) => rational(Math.ceil(chance.int(12, 90) / 10)),
    ],
    third: [wholes(2, 6), wholes(4, 20), wholes(8, 60), wholes(5, 30), units(1)(15, 120)],
  },
  where: (drawn: Drawn, difficulty: Difficulty): boolean => {
    const { a, b, c, x } = proportionOf(drawn, difficulty);
    const answer = finiteDecimal(x);
    return (
      answer !== null &&
      new Set([a, b, c, x].map(({ n, d }) => `${n}/${d}`)).size === 4 &&
      x.n > x.d &&
      !isMultiple(a, b) &&
      (difficulty === 1 || !isMultiple(a, c)) &&
      additiveRatio.answer(a, b, c).n > 0n &&
      (difficulty !== 5 || (a.d !== 1n && c.d !== 1n)) &&
      (difficulty < 4 ? x.d === 1n : difficulty === 4 ? placesIn(answer) === 1 : placesIn(answer) <= 1)
    );
  },
  derived: ({ difficulty, ...drawn }: Drawn & { readonly difficulty: Difficulty }) => {
    const of = proportionOf(drawn, difficulty);
    const [first, second, next, right] = [of.a, of.b, of.c, of.x].map(decimalText) as [string, string, string, string];
    return { of, first, second, next, right };
  },
} as const;

function wrongSolutions({ a, b, c }: Proportion): Way[] {
  const [first, second, third] = [a, b, c].map(decimalText) as [string, string, string];
  const cross = `Cross multiply: ${first} times the unknown equals ${second} × ${third}.`;
  return [
    following(
      additiveRatio,
      [a, b, c],
      [
        `How do you get from ${first} to ${third}: by adding or by multiplying?`,
        'In a proportion, the fractions are equal. Multiply the numerator and denominator by the same number. Do not add.',
        cross,
      ],
    ),
    following(
      scaledTheOtherWay,
      [a, b, c],
      [
        `Is ${second} more or less than ${first}? Compare your answer with ${third} in the same way.`,
        'The cross products of equal fractions are equal. Multiply along the diagonals.',
        cross,
      ],
    ),
    following(
      crossProductUndivided,
      [b, c],
      [
        `Your product equals ${first} times the unknown. Is that the unknown itself?`,
        crossProductUndivided.hints.principle,
        `Find ${second} × ${third}. Then divide by ${first}.`,
      ],
    ),
  ];
}

/** The unknown may be in any of the four places. */
const solve = family(
  { name: 'ratio_proportion_solve', version: 1, skill: 'ratio_proportion' },
  {
    ...proportion,
    phrasing: (chance, { first, second, next }) => {
      const x = chance.pick(['x', 'n', 'y', 'k'] as const);
      const equation = chance.pick([
        `\\frac{${first}}{${second}} = \\frac{${next}}{${x}}`,
        `\\frac{${second}}{${first}} = \\frac{${x}}{${next}}`,
        `\\frac{${next}}{${x}} = \\frac{${first}}{${second}}`,
        `\\frac{${x}}{${next}} = \\frac{${second}}{${first}}`,
      ]);
      return { x, equation };
    },
    given: ({ of, x, equation }) => ({
      stem: `Solve the proportion for $${x}$: $${equation}$`,
      right: of.x,
      inputType: 'decimal',
    }),
    ladder: ({ first, second, next, x }) => [
      'Which number is missing? What do you know about equal fractions?',
      'The cross products of equal fractions are equal. Then divide to find the variable.',
      `Cross multiply: $${first} \\cdot ${x} = ${second} \\cdot ${next}$. Then divide both sides by ${first}.`,
    ],
    steps: ({ of, first, second, next, right, x }) => [
      ['Cross multiply. The cross products of equal fractions are equal.', `${first} \\cdot ${x} = ${second} \\cdot ${next}`],
      ['Multiply on the right side.', `${first}${x} = ${decimalTex(multiply(of.b, of.c))}`],
      [`Divide both sides by ${first}.`, `${x} = ${right}`],
    ],
    ways: ({ of }) => wrongSolutions(of),
  },
);

type Scene = { readonly tell: (a: string, b: string, c: string) => string; readonly unit?: string };
const scenes: readonly [Scene, ...Scene[]] = [
  {
    tell: (a, b, c) => `On a map, $${a}$ inches represent $${b}$ miles. How many miles do $${c}$ inches represent?`,
    unit: 'mi',
  },
  {
    tell: (a, b, c) =>
      `A tree casts a $${c}$-foot shadow. At the same time, a $${b}$-foot pole casts a $${a}$-foot shadow. How tall is the tree, in feet?`,
    unit: 'ft',
  },
  {
    tell: (a, b, c) =>
      `A machine uses $${b}$ gallons of water in $${a}$ hours. At that rate, how many gallons does it use in $${c}$ hours?`,
    unit: 'gal',
  },
  {
    tell: (a, b, c) =>
      `A photo is $${a}$ cm wide and $${b}$ cm tall. It is enlarged, keeping the same shape, to a width of $${c}$ cm. How tall is it now, in centimeters?`,
    unit: 'cm',
  },
  {
    tell: (a, b, c) =>
      `A recipe uses $${b}$ cups of flour for $${a}$ cups of milk. How many cups of flour go with $${c}$ cups of milk?`,
  },
  {
    tell: (a, b, c) =>
      `A cyclist rides $${b}$ miles in $${a}$ hours. At that rate, how many miles does the cyclist ride in $${c}$ hours?`,
    unit: 'mi',
  },
];

/** The known pair comes first, and the other pair is larger. */
const story = family(
  { name: 'ratio_proportion_story', version: 1, skill: 'ratio_proportion' },
  {
    ...proportion,
    where: (drawn, difficulty) => {
      const { a, c } = proportionOf(drawn, difficulty);
      return compare(c, a) > 0 && proportion.where(drawn, difficulty);
    },
    phrasing: (chance) => ({ scene: chance.pick(scenes) }),
    given: ({ of, first, second, next, scene: { tell, unit } }) => ({
      stem: tell(first, second, next),
      right: of.x,
      inputType: 'decimal',
      ...(unit === undefined ? {} : { unit }),
    }),
    ladder: ({ first, second, next }) => [
      'Which two pairs of numbers go together?',
      'Write a proportion with matching numbers in matching places. Then cross multiply.',
      `Write $\\frac{${first}}{${second}} = \\frac{${next}}{x}$. Cross multiply, and divide by ${first}.`,
    ],
    steps: ({ first, second, next, right }) => [
      [
        'Both pairs have the same ratio. Write a proportion with matching numbers in matching places.',
        `\\frac{${first}}{${second}} = \\frac{${next}}{x}`,
      ],
      ['Cross multiply.', `${first} \\cdot x = ${second} \\cdot ${next}`],
      [`Divide both sides by ${first}.`, `x = ${right}`],
    ],
    ways: ({ of }) => wrongSolutions(of),
  },
);

const equation = (p: string | number, q: string | number, r: string | number, s: string | number): string =>
  `$\\frac{${p}}{${q}} = \\frac{${r}}{${s}}$`;

/** The equation is asked for, not its solution. 1 and 2: small numbers. 3 to 5: larger ones, with the known price last. */
const setUp = choiceFamily(
  { name: 'ratio_proportion_set_up', version: 1, skill: 'ratio_proportion' },
  {
    levels: {
      n: [range(2, 9), range(2, 15), range(2, 24), range(2, 40), range(2, 60)],
      cost: [range(3, 18), range(3, 30), range(3, 48), range(3, 80), range(3, 120)],
      m: [range(3, 9), range(3, 15), range(3, 24), range(3, 40), range(3, 60)],
    },
    where: ({ n, cost, m }) =>
      new Set([n, cost, m]).size === 3 && n * m !== cost * cost && n * cost !== m * m && cost * m !== n * n,
    phrasing: (chance) => ({ many: oneOf('pens', 'oranges', 'tickets', 'stamps', 'bagels')(chance) }),
    given: ({ n, cost, m, many, difficulty }) => ({
      stem: `${
        difficulty <= 2
          ? `A store sells $${n}$ ${many} for \\$${cost}. At that rate, $${m}$ ${many} cost $x$ dollars.`
          : `A customer pays $x$ dollars for $${m}$ ${many}. At the same price each, $${n}$ ${many} cost \\$${cost}.`
      } Which proportion can you use to find $x$?`,
      right: equation(n, cost, m, 'x'),
    }),
    ladder: ({ n, cost, m, many }) => [
      `Which numbers count ${many}, and which are prices?`,
      'Matching quantities go in matching places of both fractions.',
      `Match each number with its price: ${n} ${many} with ${cost} dollars, and ${m} ${many} with x dollars. Keep the same order in both fractions.`,
    ],
    steps: ({ n, cost, m, many }) => [
      [`Write the number of ${many} over the price. Do this for each pair.`, `\\frac{\\text{${many}}}{\\text{price}}`],
      [`Match ${n} ${many} with \\$${cost}, and ${m} ${many} with $x$ dollars.`, `\\frac{${n}}{${cost}} = \\frac{${m}}{x}`],
    ],
    ways: ({ n, cost, m, many }) => {
      const matching =
        'In a proportion, matching quantities go in matching places: both numbers of items in the numerators, and both prices in the denominators.';
      return [
        {
          rule: termsCrossed,
          to: equation(...termsCrossed.answer(n, cost, m)),
          hints: [
            `In your equation, what does ${n} count? What is in the same place in the other fraction?`,
            matching,
            `Label every number: ${n} ${many}, ${cost} dollars, ${m} ${many}, x dollars. Are the labels in the same order on both sides?`,
          ],
        },
        {
          rule: productKeptConstant,
          to: equation(...productKeptConstant.answer(n, cost, m)),
          hints: [
            `Do ${m} ${many} cost more or less than ${n}? Does your equation give that?`,
            `${capital(many)} and price go up together. ${matching}`,
            `Write ${n} over its own price, and ${m} over its own price.`,
          ],
        },
      ];
    },
  },
);

export const proportionsGenerators: readonly Generator[] = [solve, story, setUp];
