import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { additiveRatio } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  crossProductUndivided,
  productKeptConstant,
  scaledTheOtherWay,
  termsCrossed,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/ratios';
import { decimalTex, decimalText } from '../../wording/decimal-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

/** a/b = c/x. */
type Proportion = { a: Rational; b: Rational; c: Rational; x: Rational };

/** 1: whole factor. 2: neither term divides the other, small. 3: larger. 4: the answer has one decimal. 5: decimals are given. */
function drawProportion(chance: Chance, difficulty: Difficulty): Proportion {
  const draw = {
    1: () => [chance.int(2, 9), chance.int(2, 12), 0, chance.int(2, 6)],
    2: () => [chance.int(4, 12), chance.int(4, 15), chance.int(4, 20), 0],
    3: () => [chance.int(8, 36), chance.int(8, 40), chance.int(8, 60), 0],
    4: () => [chance.int(4, 20), chance.int(3, 20), chance.int(5, 30), 0],
    5: () => [chance.int(12, 60), chance.int(12, 90), chance.int(15, 120), 0],
  }[difficulty];
  return drawUntil(
    () => {
      const [a, b, c, factor] = draw() as [number, number, number, number];
      const tenth = (n: number) => (difficulty === 5 ? decimal(n, 1) : rational(n));
      const third = difficulty === 1 ? rational(a * factor) : tenth(c);
      return {
        a: tenth(a),
        b: difficulty === 5 ? rational(Math.ceil(b / 10)) : rational(b),
        c: third,
        x: divide(multiply(third, difficulty === 5 ? rational(Math.ceil(b / 10)) : rational(b)), tenth(a)),
      };
    },
    ({ a, b, c, x }) => {
      const answer = finiteDecimal(x);
      if (answer === null || new Set([a, b, c, x].map(({ n, d }) => `${n}/${d}`)).size < 4 || x.n <= x.d) return false;
      if (divide(b, a).d === 1n || divide(a, b).d === 1n || additiveRatio.answer(a, b, c).n <= 0n) return false;
      if (difficulty > 1 && (divide(c, a).d === 1n || divide(a, c).d === 1n)) return false;
      if (difficulty === 5 && (a.d === 1n || c.d === 1n)) return false;
      return difficulty < 4 ? x.d === 1n : difficulty === 4 ? placesIn(answer) === 1 : placesIn(answer) <= 1;
    },
  );
}

function wrongSolutions({ a, b, c, x }: Proportion): DraftMisconception[] {
  const [first, second, third] = [a, b, c].map(decimalText) as [string, string, string];
  const right = decimalText(x);
  const cross = `Cross multiply: ${first} times the unknown equals ${second} × ${third}.`;
  return [
    ...held(
      additiveRatio,
      decimalText(additiveRatio.answer(a, b, c)),
      right,
      [
        `How do you get from ${first} to ${third}: by adding or by multiplying?`,
        'In a proportion, the fractions are equal. Multiply the numerator and denominator by the same number. Do not add.',
        cross,
      ],
      additiveRatio.told(a, b),
    ),
    ...held(scaledTheOtherWay, finiteDecimal(scaledTheOtherWay.answer(a, b, c)), right, [
      `Is ${second} more or less than ${first}? Compare your answer with ${third} in the same way.`,
      'The cross products of equal fractions are equal. Multiply along the diagonals.',
      cross,
    ]),
    ...held(
      crossProductUndivided,
      decimalText(crossProductUndivided.answer(b, c)),
      right,
      [
        `Your product equals ${first} times the unknown. Is that the unknown itself?`,
        crossProductUndivided.hints.principle,
        `Find ${second} × ${third}. Then divide by ${first}.`,
      ],
      crossProductUndivided.told(b, c),
    ),
  ];
}

const letters = ['x', 'n', 'y', 'k'] as const;

/** The unknown may stand in any of the four places. */
const solve: Generator = {
  name: 'ratio_proportion_solve',
  version: 1,
  skill: 'ratio_proportion',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const proportion = drawProportion(chance, difficulty);
    const [a, b, c, right] = [proportion.a, proportion.b, proportion.c, proportion.x].map(decimalText) as [
      string,
      string,
      string,
      string,
    ];
    const x = chance.pick(letters);
    const shown = chance.pick([
      `\\frac{${a}}{${b}} = \\frac{${c}}{${x}}`,
      `\\frac{${b}}{${a}} = \\frac{${x}}{${c}}`,
      `\\frac{${c}}{${x}} = \\frac{${a}}{${b}}`,
      `\\frac{${x}}{${c}} = \\frac{${b}}{${a}}`,
    ]);
    const misconceptions = wrongSolutions(proportion);
    return {
      stem: `Solve the proportion for $${x}$: $${shown}$`,
      answer: right,
      inputType: 'decimal',
      steps: [
        {
          explanation: 'Cross multiply. The cross products of equal fractions are equal.',
          math: `${a} \\cdot ${x} = ${b} \\cdot ${c}`,
        },
        { explanation: 'Multiply on the right side.', math: `${a}${x} = ${decimalTex(multiply(proportion.b, proportion.c))}` },
        { explanation: `Divide both sides by ${a}.`, math: `${x} = ${right}` },
      ],
      ladder: [
        'Which number is missing? What do you know about equal fractions?',
        'The cross products of equal fractions are equal. Then divide to find the variable.',
        `Cross multiply: $${a} \\cdot ${x} = ${b} \\cdot ${c}$. Then divide both sides by ${a}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(proportion.x, misconceptions),
    };
  },
};

const scenes = [
  {
    tell: (a: string, b: string, c: string) =>
      `On a map, $${a}$ inches represent $${b}$ miles. How many miles do $${c}$ inches represent?`,
    unit: 'mi',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A tree casts a $${c}$-foot shadow. At the same time, a $${b}$-foot pole casts a $${a}$-foot shadow. How tall is the tree, in feet?`,
    unit: 'ft',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A machine uses $${b}$ gallons of water in $${a}$ hours. At that rate, how many gallons does it use in $${c}$ hours?`,
    unit: 'gal',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A photo is $${a}$ cm wide and $${b}$ cm tall. It is enlarged, keeping the same shape, to a width of $${c}$ cm. How tall is it now, in centimeters?`,
    unit: 'cm',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A recipe uses $${b}$ cups of flour for $${a}$ cups of milk. How many cups of flour go with $${c}$ cups of milk?`,
    unit: null,
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A cyclist rides $${b}$ miles in $${a}$ hours. At that rate, how many miles does the cyclist ride in $${c}$ hours?`,
    unit: 'mi',
  },
] as const;

/** Graded as `drawProportion`. */
const story: Generator = {
  name: 'ratio_proportion_story',
  version: 1,
  skill: 'ratio_proportion',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const proportion = drawUntil(
      () => drawProportion(chance, difficulty),
      ({ a, c }) => compare(c, a) > 0,
    );
    const [a, b, c, right] = [proportion.a, proportion.b, proportion.c, proportion.x].map(decimalText) as [
      string,
      string,
      string,
      string,
    ];
    const scene = chance.pick(scenes);
    const misconceptions = wrongSolutions(proportion);
    return {
      stem: scene.tell(a, b, c),
      answer: right,
      inputType: 'decimal',
      ...(scene.unit === null ? {} : { unit: scene.unit }),
      steps: [
        {
          explanation: 'Both pairs have the same ratio. Write a proportion with matching numbers in matching places.',
          math: `\\frac{${a}}{${b}} = \\frac{${c}}{x}`,
        },
        { explanation: 'Cross multiply.', math: `${a} \\cdot x = ${b} \\cdot ${c}` },
        { explanation: `Divide both sides by ${a}.`, math: `x = ${right}` },
      ],
      ladder: [
        'Which two pairs of numbers go together?',
        'Write a proportion with matching numbers in matching places. Then cross multiply.',
        `Write $\\frac{${a}}{${b}} = \\frac{${c}}{x}$. Cross multiply, and divide by ${a}.`,
      ],
      misconceptions,
      wrong: plainlyWrong(proportion.x, misconceptions),
    };
  },
};

const goods = ['pens', 'oranges', 'tickets', 'stamps', 'bagels'] as const;

/** The equation is asked, not its solution. 1 and 2: small numbers. 3 to 5: larger ones, and the known price stands last. */
const setUp: Generator = {
  name: 'ratio_proportion_set_up',
  version: 1,
  skill: 'ratio_proportion',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const top = { 1: 9, 2: 15, 3: 24, 4: 40, 5: 60 }[difficulty];
    const [n, cost, m] = drawUntil(
      () => [chance.int(2, top), chance.int(3, 2 * top), chance.int(3, top)] as const,
      ([x, y, z]) => new Set([x, y, z]).size === 3 && x * z !== y * y && x * y !== z * z && y * z !== x * x,
    );
    const many: string = chance.pick(goods);
    const equation = (p: string | number, q: string | number, r: string | number, s: string | number) =>
      `$\\frac{${p}}{${q}} = \\frac{${r}}{${s}}$`;
    const right = equation(n, cost, m, 'x');
    const rule =
      'In a proportion, matching quantities go in matching places: both numbers of items in the numerators, and both prices in the denominators.';
    const misconceptions = [
      ...held(termsCrossed, equation(...termsCrossed.answer(n, cost, m)), right, [
        `In your equation, what does ${n} count? What is in the same place in the other fraction?`,
        rule,
        `Label every number: ${n} ${many}, ${cost} dollars, ${m} ${many}, x dollars. Are the labels in the same order on both sides?`,
      ]),
      ...held(productKeptConstant, equation(...productKeptConstant.answer(n, cost, m)), right, [
        `Do ${m} ${many} cost more or less than ${n}? Does your equation give that?`,
        `${many[0]!.toUpperCase()}${many.slice(1)} and price go up together. ${rule}`,
        `Write ${n} over its own price, and ${m} over its own price.`,
      ]),
    ];
    const story =
      difficulty <= 2
        ? `A store sells $${n}$ ${many} for \\$${cost}. At that rate, $${m}$ ${many} cost $x$ dollars.`
        : `A customer pays $x$ dollars for $${m}$ ${many}. At the same price each, $${n}$ ${many} cost \\$${cost}.`;
    return {
      stem: `${story} Which proportion can you use to find $x$?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        {
          explanation: `Write the number of ${many} over the price. Do this for each pair.`,
          math: `\\frac{${many}}{\\text{price}}`.replace(many, `\\text{${many}}`),
        },
        {
          explanation: `Match ${n} ${many} with \\$${cost}, and ${m} ${many} with $x$ dollars.`,
          math: right.replaceAll('$', ''),
        },
      ],
      ladder: [
        `Which numbers count ${many}, and which are prices?`,
        'Matching quantities go in matching places of both fractions.',
        `Match each number with its price: ${n} ${many} with ${cost} dollars, and ${m} ${many} with x dollars. Keep the same order in both fractions.`,
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

export const proportionsGenerators: readonly Generator[] = [solve, story, setUp];
