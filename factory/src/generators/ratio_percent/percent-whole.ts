import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { partAndWholeSwapped } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, oneOf, type Step, type Way } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  partOverRest,
  percentOfThePart,
  hundredLeftOut,
  partAsPercent,
  restAdded,
  onePercentOnly,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalText } from '../../wording/decimal-text.ts';

type Part = { part: Rational; whole: Rational; percent: Rational };

const hundred = rational(100);

/** 1: tens and quarters. 2: multiples of five. 3: any whole percent. 4: over 100 %. 5: halves of a percent. */
function drawPart(chance: Chance, difficulty: Difficulty): Part {
  const percent = () =>
    ({
      1: rational(chance.pick([10, 20, 25, 30, 40, 60, 70, 75, 80])),
      2: rational(5 * chance.int(1, 19)),
      3: rational(chance.int(2, 98)),
      4: rational(chance.int(104, 250)),
      5: decimal(5 * chance.int(3, 180), 1),
    })[difficulty];
  return drawUntil(
    () => {
      const [p, whole] = [
        percent(),
        rational(chance.int(difficulty === 1 ? 12 : 16, { 1: 80, 2: 240, 3: 450, 4: 300, 5: 600 }[difficulty])),
      ];
      return { percent: p, whole, part: divide(multiply(p, whole), hundred) };
    },
    ({ percent: p, whole, part }) =>
      part.d === 1n &&
      part.n > 2n &&
      whole.n !== 100n &&
      (difficulty !== 3 || p.n % 5n !== 0n) &&
      (difficulty !== 5 || p.d !== 1n) &&
      new Set([p, whole, part].map(({ n }) => n)).size === 3,
  );
}

/** Keeps numbers with at most one decimal, since a student could not find others by hand. */
const neat = (value: Rational | null): string | null => {
  const text = value === null ? null : finiteDecimal(value);
  return text !== null && placesIn(text) <= 3 ? text : null;
};

function wrongPercents({ part, whole }: Part): Way[] {
  const [n, all] = [decimalText(part), decimalText(whole)];
  const rule = 'To find what percent, divide the part by the whole. Then multiply by 100.';
  const sub = `Write ${n} over ${all} as a fraction, and simplify it if you can.`;
  return [
    {
      rule: partAndWholeSwapped,
      to: neat(partAndWholeSwapped.answer(part, whole)),
      hints: [`Which number is the whole (the 100%), ${n} or ${all}?`, rule, sub],
    },
    {
      rule: partOverRest,
      to: compare(part, whole) < 0 ? neat(partOverRest.answer(part, whole)) : null,
      hints: [`Do you compare ${n} with all ${all}, or with the others?`, rule, sub],
    },
    {
      rule: hundredLeftOut,
      to: neat(hundredLeftOut.answer(part, whole)),
      hints: [
        `Is ${n} out of ${all} really less than ${compare(part, whole) < 0 ? 'one' : 'ten'} percent?`,
        rule,
        `The quotient of ${n} and ${all} is a decimal. How many hundredths are in it?`,
      ],
    },
    {
      rule: partAsPercent,
      to: n,
      hints: [`${n} is how many there are. Is it the same percent out of 1,000 as out of ${all}?`, rule, sub],
    },
  ];
}

const percentSteps = ({ part, whole }: Part, right: string): Step[] => [
  ['Divide the part by the whole.', `\\frac{${decimalText(part)}}{${decimalText(whole)}} = ${decimalText(divide(part, whole))}`],
  [`Multiply by 100 to get the percent.`, `${decimalText(divide(part, whole))} \\times 100 = ${right}`],
];

const whatPercent = family(
  { name: 'percent_whole_what_percent', version: 1, skill: 'percent_whole' },
  {
    levels: {
      drawn: graded(drawPart),
      ask: always(
        oneOf(
          (n: string, all: string) => `What percent of $${all}$ is $${n}$?`,
          (n: string, all: string) => `The number $${n}$ is what percent of $${all}$?`,
        ),
      ),
    },
    derived: ({ drawn }) => {
      const right = decimalText(drawn.percent);
      const [n, all] = [decimalText(drawn.part), decimalText(drawn.whole)];
      return { right, n, all };
    },
    given: ({ drawn, ask, n, all }) => ({ stem: ask(n, all), right: drawn.percent, inputType: 'decimal', unit: '%' }),
    steps: ({ drawn, right }) => percentSteps(drawn, right),
    ladder: ({ drawn }) => [
      'Which number is the part, and which is the whole?',
      'To find what percent, divide the part by the whole. Then multiply by 100.',
      `Divide $${decimalText(drawn.part)} \\div ${decimalText(drawn.whole)}$. Then multiply by 100.`,
    ],
    ways: ({ drawn }) => wrongPercents(drawn),
  },
);

const counted = [
  { tell: (n: string, all: string) => `A band has $${all}$ students, and $${n}$ of them play in the concert.`, ask: 'What percent of the band plays in the concert?' },
  { tell: (n: string, all: string) => `A basketball player made $${n}$ of $${all}$ shots.`, ask: 'What percent of the shots did the player make?' },
  { tell: (n: string, all: string) => `A class planted $${all}$ seeds, and $${n}$ of them sprouted.`, ask: 'What percent of the seeds sprouted?' },
  { tell: (n: string, all: string) => `A parking lot has $${all}$ spaces, and $${n}$ of them are taken.`, ask: 'What percent of the spaces are taken?' },
  { tell: (n: string, all: string) => `A reader has finished $${n}$ of the $${all}$ pages in a book.`, ask: 'What percent of the book is finished?' },
  { tell: (n: string, all: string) => `A school has $${all}$ students. Of these, $${n}$ ride the bus.`, ask: 'What percent of the students ride the bus?' },
] as const; // prettier-ignore

/** Graded like `drawPart`, without percents over 100. */
const percentStory = family(
  { name: 'percent_whole_percent_story', version: 1, skill: 'percent_whole', difficulties: [1, 2, 3, 5] },
  {
    levels: { drawn: graded(drawPart), scene: always(oneOf<(typeof counted)[number]>(...counted)) },
    derived: ({ drawn }) => ({ right: decimalText(drawn.percent) }),
    given: ({ drawn, scene }) => ({
      stem: `${scene.tell(decimalText(drawn.part), decimalText(drawn.whole))} ${scene.ask}`,
      right: drawn.percent,
      inputType: 'decimal',
      unit: '%',
    }),
    steps: ({ drawn, right }) => percentSteps(drawn, right),
    ladder: ({ drawn }) => [
      'Which number is the part, and which is the whole?',
      'To find what percent, divide the part by the whole. Then multiply by 100.',
      `Divide $${decimalText(drawn.part)} \\div ${decimalText(drawn.whole)}$. Then multiply by 100.`,
    ],
    ways: ({ drawn }) => wrongPercents(drawn),
  },
);

function wrongWholes({ part, percent }: Part): Way[] {
  const [n, p] = [decimalText(part), decimalText(percent)];
  const sub = `${p}% is ${n}. What is 1%? Divide ${n} by ${p}.`;
  const rest = restAdded.answer(percent, part);
  return [
    {
      rule: percentOfThePart,
      to: neat(percentOfThePart.answer(percent, part)),
      hints: [
        `Is ${n} the whole, or is it the ${p}%? ${compare(percent, hundred) < 0 ? 'Which is larger?' : ''}`.trim(),
        'The whole is 100%. Go from the known percent to 1%, and from there to 100%.',
        sub,
      ],
      says: percentOfThePart.told(percent, part),
    },
    {
      rule: restAdded,
      to: rest === null ? null : neat(rest),
      hints: [`What does ${p}% of the unknown number come to, by the question?`, restAdded.hints.principle, sub],
    },
    {
      rule: onePercentOnly,
      to: neat(onePercentOnly.answer(percent, part)),
      hints: [
        onePercentOnly.hints.look,
        'The whole is 100%, so it is 100 times 1%.',
        `You found 1% by dividing ${n} by ${p}. Now find 100%.`,
      ],
    },
  ];
}

const wholeSteps = ({ part, percent, whole }: Part): Step[] => [
  [
    `${decimalText(percent)}% of the whole is ${decimalText(part)}. Write an equation with $w$ for the whole.`,
    `${decimalText(divide(percent, hundred))} \\cdot w = ${decimalText(part)}`,
  ],
  ['Divide both sides by the decimal.', `w = ${decimalText(part)} \\div ${decimalText(divide(percent, hundred))}`],
  [`The whole is ${decimalText(whole)}.`, `w = ${decimalText(whole)}`],
];

const findWhole = family(
  { name: 'percent_whole_find_whole', version: 1, skill: 'percent_whole' },
  {
    levels: {
      drawn: graded(drawPart),
      ask: always(
        oneOf(
          (n: string, p: string) => `The number $${n}$ is $${p}\\%$ of what number?`,
          (n: string, p: string) => `If $${p}\\%$ of a number is $${n}$, what is the number?`,
        ),
      ),
    },
    derived: ({ drawn }) => {
      const [n, p] = [decimalText(drawn.part), decimalText(drawn.percent)];
      return { n, p };
    },
    given: ({ drawn, ask, n, p }) => ({ stem: ask(n, p), right: drawn.whole, inputType: 'decimal' }),
    steps: ({ drawn }) => wholeSteps(drawn),
    ladder: ({ drawn }) => [
      `Is ${decimalText(drawn.part)} the part or the whole?`,
      'The whole is 100%. Find 1% first, or divide the part by the percent as a decimal.',
      `${decimalText(drawn.percent)}% is ${decimalText(drawn.part)}. Find 1%: $${decimalText(drawn.part)} \\div ${decimalText(drawn.percent)}$.`,
    ],
    ways: ({ drawn }) => wrongWholes(drawn),
  },
);

const known = [
  { tell: (p: string, n: string) => `In a school, $${n}$ students ride the bus. That is $${p}\\%$ of the students.`, ask: 'How many students are in the school?' },
  { tell: (p: string, n: string) => `A reader has finished $${n}$ pages of a book. That is $${p}\\%$ of the book.`, ask: 'How many pages does the book have?' },
  { tell: (p: string, n: string) => `A farm has $${n}$ chickens. They make up $${p}\\%$ of the animals on the farm.`, ask: 'How many animals are on the farm?' },
  { tell: (p: string, n: string) => `A family has driven $${n}$ miles. That is $${p}\\%$ of their trip.`, ask: 'How many miles long is the whole trip?', unit: 'mi' },
  { tell: (p: string, n: string) => `A theater has sold $${n}$ tickets. That is $${p}\\%$ of its seats.`, ask: 'How many seats does the theater have?' },
  { tell: (p: string, n: string) => `A class has collected $${n}$ cans. That is $${p}\\%$ of its goal.`, ask: 'How many cans is the goal?' },
] as const; // prettier-ignore

/** Graded like `drawPart`, without percents over 100. */
const wholeStory = family(
  { name: 'percent_whole_whole_story', version: 1, skill: 'percent_whole', difficulties: [1, 2, 3, 5] },
  {
    levels: { drawn: graded(drawPart), scene: always(oneOf<(typeof known)[number]>(...known)) },
    given: ({ drawn, scene }) => ({
      stem: `${scene.tell(decimalText(drawn.percent), decimalText(drawn.part))} ${scene.ask}`,
      right: drawn.whole,
      inputType: 'decimal',
      ...('unit' in scene ? { unit: scene.unit } : {}),
    }),
    steps: ({ drawn }) => wholeSteps(drawn),
    ladder: ({ drawn }) => [
      `Is ${decimalText(drawn.part)} the part or the whole?`,
      'The whole is 100%. Find 1% first, or divide the part by the percent as a decimal.',
      `${decimalText(drawn.percent)}% is ${decimalText(drawn.part)}. Find 1%: $${decimalText(drawn.part)} \\div ${decimalText(drawn.percent)}$.`,
    ],
    ways: ({ drawn }) => wrongWholes(drawn),
  },
);

export const percentWholeGenerators: readonly Generator[] = [whatPercent, percentStory, findWhole, wholeStory];
