import { decimal, placesIn } from '@stoa/engine/math/mal-rules/decimals/written-decimal';
import { compare, divide, finiteDecimal, multiply, rational, type Rational } from '@stoa/engine/math/exact/rational';
import { partAndWholeSwapped } from '@stoa/engine/math/mal-rules/ratio-and-percent/percent-and-ratio';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, DraftMisconception, Generator } from '../../generator.ts';
import { held } from '../../held.ts';
import {
  partOverRest,
  percentOfThePart,
  hundredLeftOut,
  partAsPercent,
  restAdded,
  onePercentOnly,
} from '@stoa/engine/math/mal-rules/ratio-and-percent/percents';
import { decimalText } from '../../wording/decimal-text.ts';
import { plainlyWrong } from '../../wording/plainly-wrong.ts';

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

/** To one decimal at most, else the learner could not have found it by hand. */
const neat = (value: Rational | null): string | null => {
  const text = value === null ? null : finiteDecimal(value);
  return text !== null && placesIn(text) <= 3 ? text : null;
};

function wrongPercents({ part, whole }: Part, right: string): DraftMisconception[] {
  const [n, all] = [decimalText(part), decimalText(whole)];
  const rule = 'Percent of a whole: divide the part by the whole, then multiply by 100.';
  const sub = `Write ${n} over ${all} as a fraction, and simplify it if you can.`;
  return [
    ...held(partAndWholeSwapped, neat(partAndWholeSwapped.answer(part, whole)), right, [
      `Which number is the whole (the 100%), ${n} or ${all}?`,
      rule,
      sub,
    ]),
    ...held(partOverRest, compare(part, whole) < 0 ? neat(partOverRest.answer(part, whole)) : null, right, [
      `With what do you compare the ${n}: with all ${all}, or with the others?`,
      rule,
      sub,
    ]),
    ...held(hundredLeftOut, neat(hundredLeftOut.answer(part, whole)), right, [
      `Is ${n} out of ${all} really less than ${compare(part, whole) < 0 ? 'one' : 'ten'} percent?`,
      rule,
      'You have a decimal. How many hundredths is it?',
    ]),
    ...held(partAsPercent, n, right, [
      `${n} is how many there are. Would it be the same percent out of 1000 as out of ${all}?`,
      rule,
      sub,
    ]),
  ];
}

const percentSteps = ({ part, whole }: Part, right: string) => [
  {
    explanation: 'Divide the part by the whole.',
    math: `\\frac{${decimalText(part)}}{${decimalText(whole)}} = ${decimalText(divide(part, whole))}`,
  },
  {
    explanation: `Multiply by 100 to get the percent: it is ${right}%.`,
    math: `${decimalText(divide(part, whole))} \\times 100 = ${right}`,
  },
];

const whatPercent: Generator = {
  name: 'percent_whole_what_percent',
  version: 1,
  skill: 'percent_whole',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const drawn = drawPart(chance, difficulty);
    const right = decimalText(drawn.percent);
    const [n, all] = [decimalText(drawn.part), decimalText(drawn.whole)];
    const misconceptions = wrongPercents(drawn, right);
    return {
      stem: chance.pick([`What percent of $${all}$ is $${n}$?`, `$${n}$ is what percent of $${all}$?`]),
      answer: right,
      inputType: 'decimal',
      unit: '%',
      steps: percentSteps(drawn, right),
      misconceptions,
      wrong: plainlyWrong(drawn.percent, misconceptions),
    };
  },
};

const counted = [
  {
    tell: (n: string, all: string) => `$${n}$ of the $${all}$ students in a school sing in the choir.`,
    ask: 'What percent of the students is that?',
  },
  {
    tell: (n: string, all: string) => `A team won $${n}$ of its $${all}$ games.`,
    ask: 'What percent of its games did the team win?',
  },
  { tell: (n: string, all: string) => `Of $${all}$ seeds, $${n}$ sprouted.`, ask: 'What percent of the seeds sprouted?' },
  {
    tell: (n: string, all: string) => `A parking lot has $${all}$ spaces, and $${n}$ of them are taken.`,
    ask: 'What percent of the spaces are taken?',
  },
] as const;

/** Graded as `drawPart`, without percents over 100. */
const percentStory: Generator = {
  name: 'percent_whole_percent_story',
  version: 1,
  skill: 'percent_whole',
  difficulties: [1, 2, 3, 5],
  draft(chance, difficulty) {
    const drawn = drawPart(chance, difficulty);
    const right = decimalText(drawn.percent);
    const scene = chance.pick(counted);
    const misconceptions = wrongPercents(drawn, right);
    return {
      stem: `${scene.tell(decimalText(drawn.part), decimalText(drawn.whole))} ${scene.ask}`,
      answer: right,
      inputType: 'decimal',
      unit: '%',
      steps: percentSteps(drawn, right),
      misconceptions,
      wrong: plainlyWrong(drawn.percent, misconceptions),
    };
  },
};

function wrongWholes({ part, percent }: Part, right: string): DraftMisconception[] {
  const [n, p] = [decimalText(part), decimalText(percent)];
  const sub = `${p}% is ${n}. What is 1%? Divide ${n} by ${p}.`;
  const rest = restAdded.answer(percent, part);
  return [
    ...held(
      percentOfThePart,
      neat(percentOfThePart.answer(percent, part)),
      right,
      [
        `Is ${n} the whole, or is it the ${p}%? ${compare(percent, hundred) < 0 ? 'Which is larger?' : ''}`.trim(),
        'The whole is 100%. Go from the known percent to 1%, and from there to 100%.',
        sub,
      ],
      percentOfThePart.told(percent, part),
    ),
    ...held(restAdded, rest === null ? null : neat(rest), right, [
      `What does ${p}% of the unknown number come to, by the question?`,
      restAdded.hints.principle,
      sub,
    ]),
    ...held(onePercentOnly, neat(onePercentOnly.answer(percent, part)), right, [
      onePercentOnly.hints.look,
      'The whole is 100%, so it is 100 times 1%.',
      'You have 1%. Go on to 100%.',
    ]),
  ];
}

const wholeSteps = ({ part, percent, whole }: Part) => [
  {
    explanation: `${decimalText(percent)}% of the whole is ${decimalText(part)}. As an equation, with w for the whole:`,
    math: `${decimalText(divide(percent, hundred))} \\cdot w = ${decimalText(part)}`,
  },
  { explanation: 'Divide by the decimal.', math: `w = ${decimalText(part)} \\div ${decimalText(divide(percent, hundred))}` },
  { explanation: `The whole is ${decimalText(whole)}.`, math: `w = ${decimalText(whole)}` },
];

const findWhole: Generator = {
  name: 'percent_whole_find_whole',
  version: 1,
  skill: 'percent_whole',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const drawn = drawPart(chance, difficulty);
    const [n, p, right] = [decimalText(drawn.part), decimalText(drawn.percent), decimalText(drawn.whole)];
    const misconceptions = wrongWholes(drawn, right);
    return {
      stem: chance.pick([`$${n}$ is $${p}\\%$ of what number?`, `$${p}\\%$ of a number is $${n}$. What is the number?`]),
      answer: right,
      inputType: 'decimal',
      steps: wholeSteps(drawn),
      misconceptions,
      wrong: plainlyWrong(drawn.whole, misconceptions),
    };
  },
};

const known = [
  {
    tell: (p: string, n: string) => `$${p}\\%$ of the students in a school take the bus. They are $${n}$ students.`,
    ask: 'How many students does the school have?',
  },
  {
    tell: (p: string, n: string) => `A reader has finished $${n}$ pages of a book. That is $${p}\\%$ of the book.`,
    ask: 'How many pages does the book have?',
  },
  {
    tell: (p: string, n: string) => `$${n}$ of the animals on a farm are chickens. They make up $${p}\\%$ of all the animals.`,
    ask: 'How many animals are there on the farm?',
  },
  {
    tell: (p: string, n: string) => `A hiker has walked $${n}$ km, which is $${p}\\%$ of the whole trail.`,
    ask: 'How many kilometers long is the trail?',
    unit: 'km',
  },
] as const;

/** Graded as `drawPart`, without percents over 100. */
const wholeStory: Generator = {
  name: 'percent_whole_whole_story',
  version: 1,
  skill: 'percent_whole',
  difficulties: [1, 2, 3, 5],
  draft(chance, difficulty) {
    const drawn = drawPart(chance, difficulty);
    const scene = chance.pick(known);
    const right = decimalText(drawn.whole);
    const misconceptions = wrongWholes(drawn, right);
    return {
      stem: `${scene.tell(decimalText(drawn.percent), decimalText(drawn.part))} ${scene.ask}`,
      answer: right,
      inputType: 'decimal',
      ...('unit' in scene ? { unit: scene.unit } : {}),
      steps: wholeSteps(drawn),
      misconceptions,
      wrong: plainlyWrong(drawn.whole, misconceptions),
    };
  },
};

export const percentWholeGenerators: readonly Generator[] = [whatPercent, percentStory, findWhole, wholeStory];
