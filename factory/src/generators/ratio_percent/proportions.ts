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
import { decimalText } from '../../wording/decimal-text.ts';
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
  const cross = `Multiply crosswise: ${first} times the unknown equals ${second} × ${third}.`;
  return [
    ...held(
      additiveRatio,
      decimalText(additiveRatio.answer(a, b, c)),
      right,
      [
        `How does ${first} become ${third}: by adding or by multiplying?`,
        'In a proportion both fractions are equal: top and bottom are multiplied by the same number, not increased by it.',
        cross,
      ],
      additiveRatio.told(a, b),
    ),
    ...held(scaledTheOtherWay, finiteDecimal(scaledTheOtherWay.answer(a, b, c)), right, [
      `Is ${second} more or less than ${first}? Compare your answer with ${third} in the same way.`,
      'The cross products of equal fractions are equal: what stands diagonally is multiplied.',
      cross,
    ]),
    ...held(
      crossProductUndivided,
      decimalText(crossProductUndivided.answer(b, c)),
      right,
      [
        `Your product belongs to ${first} times the unknown. Is that the unknown itself?`,
        crossProductUndivided.hints.principle,
        `Work out ${second} × ${third}, then divide by ${first}.`,
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
          explanation: 'Multiply crosswise: the cross products of equal fractions are equal.',
          math: `${a} \\cdot ${x} = ${b} \\cdot ${c}`,
        },
        { explanation: 'Work out the product.', math: `${a}${x} = ${decimalText(multiply(proportion.b, proportion.c))}` },
        { explanation: `Divide by ${a}.`, math: `${x} = ${right}` },
      ],
      misconceptions,
      wrong: plainlyWrong(proportion.x, misconceptions),
    };
  },
};

const scenes = [
  {
    tell: (a: string, b: string, c: string) =>
      `On a map, $${a}$ cm stand for $${b}$ km. How many kilometers do $${c}$ cm stand for?`,
    unit: 'km',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A tree's shadow is $${c}$ m long. At the same time a pole of $${b}$ m throws a shadow of $${a}$ m. How many meters tall is the tree?`,
    unit: 'm',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A machine uses $${b}$ L of water in $${a}$ hours. At the same rate, how many liters does it use in $${c}$ hours?`,
    unit: 'L',
  },
  {
    tell: (a: string, b: string, c: string) =>
      `A photo of width $${a}$ cm and height $${b}$ cm is enlarged without distortion to a width of $${c}$ cm. How many centimeters high is it then?`,
    unit: 'cm',
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
      unit: scene.unit,
      steps: [
        {
          explanation: 'Both pairs have the same ratio. Write the proportion with matching numbers in matching places.',
          math: `\\frac{${a}}{${b}} = \\frac{${c}}{x}`,
        },
        { explanation: 'Multiply crosswise.', math: `${a} \\cdot x = ${b} \\cdot ${c}` },
        { explanation: `Divide by ${a}: it is ${right} ${scene.unit}.`, math: `x = ${right}` },
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
    const rule = 'In a proportion like things stand in like places: both numbers of things on top, both prices below.';
    const misconceptions = [
      ...held(termsCrossed, equation(...termsCrossed.answer(n, cost, m)), right, [
        `In your equation, what does the ${n} count, and what does the number in the same place of the other fraction count?`,
        rule,
        `Label every number: ${n} ${many}, ${cost} dollars, ${m} ${many}, x dollars. Are the labels in the same order on both sides?`,
      ]),
      ...held(productKeptConstant, equation(...productKeptConstant.answer(n, cost, m)), right, [
        `Do ${m} ${many} cost more or less than ${n}? Does your equation give that?`,
        `${many[0]!.toUpperCase()}${many.slice(1)} and price grow together. ${rule}`,
        `Put ${n} over its own price, and ${m} over its own price.`,
      ]),
    ];
    const story =
      difficulty <= 2
        ? `$${n}$ ${many} cost \\$${cost}. At the same price each, $${m}$ ${many} cost $x$ dollars.`
        : `At the same price each, $${m}$ ${many} cost $x$ dollars. It is known that $${n}$ ${many} cost \\$${cost}.`;
    return {
      stem: `${story} Which proportion is right?`,
      answer: right,
      inputType: 'multiple_choice',
      choices: { right, distractors: misconceptions.map(({ answer }) => answer) },
      steps: [
        {
          explanation: `Write the number of ${many} over the price, for each pair.`,
          math: `\\frac{${many}}{\\text{price}}`.replace(many, `\\text{${many}}`),
        },
        { explanation: `${n} ${many} go with ${cost} dollars, ${m} ${many} with x dollars.`, math: right.replaceAll('$', '') },
      ],
      misconceptions,
      wrong: misconceptions[0]!.answer,
    };
  },
};

export const proportionsGenerators: readonly Generator[] = [solve, story, setUp];
