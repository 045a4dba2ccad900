import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { fractionWay } from '../../wording/fraction-way.ts';
import { upsideDown } from '@stoa/engine/math/mal-rules/fractions/fractions';
import { rational } from '@stoa/engine/math/exact/rational';
import { always, family, only, range, type Step } from '../../family.ts';
import type { Generator, Ladder } from '../../generator.ts';
import {
  countedFromZero,
  numeratorAlone,
  startCountedAsOne,
  stepSizeShrinks,
  stepsPerUnitAdded,
  wholeNumberForgotten,
  wholesTakenForSteps,
} from '@stoa/engine/math/mal-rules/fractions/fraction-number-line';
import type { NumberWay } from '../../number-draft.ts';
import { fracTex, mixedOf, mixedTex, partsName } from '../../wording/fraction-text.ts';
import { following } from '../../wrong-way.ts';

const jumpers = [
  { one: 'A frog', verb: 'jumps', step: 'jump' },
  { one: 'A grasshopper', verb: 'hops', step: 'hop' },
  { one: 'A toy robot', verb: 'rolls', step: 'move' },
  { one: 'A rabbit', verb: 'hops', step: 'hop' },
  { one: 'A game piece', verb: 'moves', step: 'move' },
  { one: 'A cricket', verb: 'jumps', step: 'jump' },
] as const;

/** A number line from 0 in equal parts, with the first jump drawn over it. */
const jumpLine = (parts: number, end: number): WrittenFigure => {
  const last = Math.floor(end / parts) + 1;
  return {
    kind: 'number_line',
    scale: { from: 0, to: last, step: 1 / parts },
    labels: Array.from({ length: last + 1 }, (_, at) => ({ at, text: `${at}` })),
    jumps: [{ from: 0, to: 1 / parts }],
  };
};

/** Jumps of 1/bottom each; `start` and `end` are counted from 0 in parts of 1/bottom. */
type Path = { bottom: number; start: number; count: number; end: number; step: string; unit: string };

function howManySteps({ bottom, start, count, end, step }: Path): Step[] {
  const inParts = (top: number) => `${mixedTex(mixedOf({ top, bottom }))} = ${fracTex({ top, bottom })}`;
  const unitStep: Step = [
    `Each unit takes ${bottom} ${step}s, because ${bottom} ${partsName(bottom)} make 1.`,
    `1 = ${fracTex({ top: bottom, bottom })}`,
  ];
  return start === 0
    ? [unitStep, [`For ${end / bottom} units, multiply.`, `${end / bottom} \\times ${bottom} = ${count}`]]
    : [
        unitStep,
        [`Write both numbers in ${partsName(bottom)}.`, `${inParts(start)}, \\quad ${inParts(end)}`],
        [`Count the ${partsName(bottom)} between them.`, `${end} - ${start} = ${count}`],
      ];
}

const howManyLadder = ({ bottom, start, end, step }: Path): Ladder => [
  `Where does it start and end? How long is one ${step}?`,
  `Count how many ${step}s go from one whole number to the next. Then count the whole distance.`,
  start === 0
    ? `From 0 to 1 takes ${bottom} ${step}s. Multiply for ${end / bottom} units: $${end / bottom} \\times ${bottom}$.`
    : `Write both numbers in ${partsName(bottom)}: $${fracTex({ top: start, bottom })}$ and $${fracTex({ top: end, bottom })}$. Count the ${partsName(bottom)} between them.`,
];

const howManyWays = ({ bottom, start, count, end, step, unit }: Path): NumberWay[] => [
  following(
    wholesTakenForSteps,
    [Math.floor(end / bottom) - Math.floor(start / bottom)],
    [
      `How far does one ${step} take it: one unit, or less?`,
      `A ${step} is only ${unit} of a unit. It takes several to go one unit.`,
      `How many ${step}s of ${unit} are there from 0 to 1?`,
    ],
  ),
  {
    rule: stepsPerUnitAdded,
    to: start === 0 ? stepsPerUnitAdded.answer(end / bottom, bottom) : null,
    hints: [
      `Does every unit of the line take the same number of ${step}s?`,
      `Each unit takes ${bottom} ${step}s. For several units, **multiply** that number.`,
      `Count from one whole number to the next, ${bottom} ${step}s at a time.`,
    ],
  },
  {
    rule: countedFromZero,
    to: start === 0 ? null : countedFromZero.answer(end),
    hints: [
      countedFromZero.hints.look,
      'Count only from the start to the end, not from 0.',
      `How many ${step}s of ${unit} are between 0 and the start? Do not count those.`,
    ],
  },
  {
    rule: startCountedAsOne,
    to: count + 1,
    hints: [
      startCountedAsOne.hints.look,
      `Count the ${step}s, not the points. Before the first ${step}, it has not moved.`,
      start === 0
        ? `From 0 to 1 there are ${bottom} ${step}s, though it touches one more point. Continue from there.`
        : `Write the start as a number of ${partsName(bottom)}. The first ${step} takes it one ${partsName(bottom, false)} farther than that.`,
    ],
  },
];

function landingSteps({ bottom, start, count, end, step }: Path): Step[] {
  const { whole } = mixedOf({ top: end, bottom });
  const rest = end % bottom;
  return [
    [
      `${count} ${step}s of one ${partsName(bottom, false)} are ${count} ${partsName(bottom)}.`,
      `${count} \\times ${fracTex({ top: 1, bottom })} = ${fracTex({ top: count, bottom })}`,
    ],
    ...(start === 0
      ? []
      : [
          [
            `Write the start in ${partsName(bottom)}, too, and go on from there.`,
            `${start / bottom} = ${fracTex({ top: start, bottom })}`,
          ] as const,
        ]),
    whole === 0
      ? ['That is where it lands.', fracTex({ top: end, bottom })]
      : [
          `It is at ${end} ${partsName(bottom)} from 0. As a mixed number: ${whole} whole units and ${rest} more.`,
          `${fracTex({ top: end, bottom })} = ${whole}${fracTex({ top: rest, bottom })}`,
        ],
  ];
}

const landingLadder = ({ bottom, start, count, step }: Path): Ladder => [
  `Where does it start? How long is one ${step}?`,
  `So many equal ${step}s are that many parts of the same size. Add them to the start.`,
  start === 0
    ? `Multiply the ${count} ${step}s by the length of one: $${count} \\times ${fracTex({ top: 1, bottom })}$.`
    : `The ${step}s go ${count} ${partsName(bottom)}. Write the start, ${start / bottom}, in ${partsName(bottom)}, too, and add.`,
];

const landingWays = ({ bottom, start, count, end, step, unit }: Path): NumberWay[] => [
  following(
    numeratorAlone,
    [start / bottom + count],
    [
      `How long is one ${step}?`,
      `Each ${step} is less than one unit, so ${count} ${step}s are less than ${count} units.`,
      `One ${step} is ${unit} of a unit. How far is it after two ${step}s? After ${count}?`,
    ],
  ),
  fractionWay(wholeNumberForgotten, start === 0 ? null : wholeNumberForgotten.answer(count, bottom), [
    'Where did it start?',
    'Add the starting number and the distance it goes.',
    `It goes ${count} times ${unit}. It does not start at 0, so start counting where it is.`,
  ]),
  {
    rule: upsideDown,
    to: start === 0 ? upsideDown.answer({ top: end, bottom }) : null,
    hints: [
      `Which of the two numbers tells how long one ${step} is?`,
      upsideDown.hints.principle,
      `After one ${step} it is at ${unit}. Where is it after two? Which of the two numbers grows?`,
    ],
  },
  fractionWay(startCountedAsOne, startCountedAsOne.answer(end, bottom), [
    startCountedAsOne.hints.look,
    `Count the ${step}s, not the points. Before the first ${step}, it has not moved.`,
    `After the first ${step}, it is ${unit} from the start. Count on from there.`,
  ]),
  fractionWay(stepSizeShrinks, end < bottom ? stepSizeShrinks.answer(count, bottom) : null, [
    `Does the distance get longer or shorter with every ${step}?`,
    `The parts stay the same size. Only the number of parts grows with every ${step}.`,
    `After two ${step}s it is at ${unit} and one more ${unit}. Keep going like that.`,
  ]),
];

/** 1: below one. 2: beyond one. 3: from another start. 4: how many steps to a whole number. 5: how many steps between mixed numbers. */
const jumps = family(
  { name: 'frac_number_line_jumps', version: 2, skill: 'frac_number_line' },
  {
    setting: (chance) => ({ jumper: chance.pick(jumpers) }),
    levels: {
      bottom: always(range(3, 9)), // jumps in a unit
      startUnits: [only(0), only(0), range(1, 6), only(0), range(0, 2)],
      startParts: [only(0), only(0), only(0), only(0), range(1, 5)], // parts beyond those units
      countUnits: [only(0), range(1, 2), range(0, 1), range(2, 5), range(1, 2)],
      countParts: [range(2, 6), range(1, 5), range(1, 5), only(0), range(1, 5)], // jumps beyond whole units
    },
    where: ({ bottom, startUnits, startParts, countUnits, countParts }) => {
      const end = (startUnits + countUnits) * bottom + startParts + countParts;
      return (
        startParts < bottom &&
        countParts < bottom &&
        startParts + countParts !== bottom &&
        countUnits * bottom + countParts > 1 &&
        2 * end !== bottom &&
        end !== bottom * bottom
      );
    },
    derived: ({ bottom, startUnits, startParts, countUnits, countParts, jumper: { step }, difficulty }) => {
      const start = startUnits * bottom + startParts;
      const count = countUnits * bottom + countParts;
      return {
        start, // in parts of 1/bottom, like `end`
        count,
        end: start + count,
        step,
        unit: `$${fracTex({ top: 1, bottom })}$`,
        asksHowMany: difficulty >= 4,
      };
    },
    phrasing: (chance, { jumper: { one, verb, step }, bottom, start, count, end, unit, asksHowMany }) => ({
      stem: asksHowMany
        ? `${one} ${verb} along a number line and goes ${unit} of a unit each time. It starts at $${mixedTex(mixedOf({ top: start, bottom }))}$. How many ${step}s does it need to reach $${mixedTex(mixedOf({ top: end, bottom }))}$?`
        : chance.pick([
            `${one} starts at ${start / bottom} on a number line and makes ${count} ${step}s to the right. Each ${step} is ${unit} of a unit long. What number does it land on?`,
            `${one} is at ${start / bottom} on a number line. It ${verb} ${count} times to the right, ${unit} of a unit each time. What number does it land on?`,
          ]),
    }),
    given: ({ bottom, start, count, end, asksHowMany, stem, difficulty }) =>
      asksHowMany
        ? { stem, right: count }
        : {
            stem,
            ...(end <= 3 * bottom && start === 0 ? { figure: jumpLine(bottom, end) } : {}),
            right: rational(end, bottom),
            inputType: 'fraction',
            placeholder: difficulty > 1 ? 'a fraction or a mixed number' : 'a fraction, like a/b',
          },
    steps: (path) => (path.asksHowMany ? howManySteps(path) : landingSteps(path)),
    ladder: (path) => (path.asksHowMany ? howManyLadder(path) : landingLadder(path)),
    ways: (path) => (path.asksHowMany ? howManyWays(path) : landingWays(path)),
  },
);

export const numberLineJumpsGenerators: readonly Generator[] = [jumps];
