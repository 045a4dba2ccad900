import { byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, oneOf, surely } from '../../family.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  areaForPerimeter,
  dividesPerimeterBySide,
  halvesAreaLikePerimeter,
  perimeterForArea,
  subtractsBothKnownSides,
  subtractsOneSide,
  twoSidesOnly,
} from '@stoa/engine/math/mal-rules/whole-numbers/area-and-perimeter';
import { person } from '../../wording/people.ts';
import { rectangleFigure } from '../../wording/rectangle-figure.ts';
import type { NumberWay } from '../../number-draft.ts';
import { grouped, tex } from '../../wording/whole-number-text.ts';
import { following } from '../../wrong-way.ts';
import { ruled } from '../../ruled.ts';

/** 1: sides up to 9. 2: up to 12. 3: one two-digit side. 4: both. 5: larger. Perimeter and area always differ. */
function drawSides(chance: Chance, difficulty: Difficulty): { a: number; b: number } {
  const [low, high] = byDifficulty(difficulty, [[4, 9], [6, 12], [12, 25], [13, 28], [24, 65]]); // prettier-ignore
  const [lowB, highB] = byDifficulty(difficulty, [[3, 7], [4, 9], [5, 11], [12, 19], [15, 40]]); // prettier-ignore
  return drawUntil(
    () => ({ a: chance.int(low!, high!), b: chance.int(lowB!, highB!) }),
    ({ a, b }) => a > b && a * b !== 2 * (a + b),
  );
}

const unit = always(oneOf<'cm' | 'm' | 'in' | 'ft'>('cm', 'm', 'in', 'ft'));
/** Units as words in a question: "in in" would be hard to read. */
const spelledOut = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const;
const one = { cm: 'centimeter', m: 'meter', in: 'inch', ft: 'foot' } as const;
const objects = {
  cm: ['photo', 'card', 'sticker'],
  m: ['garden', 'playground', 'parking lot'],
  in: ['picture frame', 'board', 'tray'],
  ft: ['rug', 'patio', 'bulletin board'],
} as const;

const perimeter = family(
  { name: 'whole_area_perimeter_perimeter', version: 2, skill: 'whole_area_perimeter' },
  {
    levels: { sides: graded(drawSides), unit },
    derived: ({ sides: { a, b } }) => ({ a, b, right: 2 * (a + b) }),
    phrasing: (chance, { a, b, unit }) => {
      const thing = chance.pick(objects[unit]);
      const name = person(chance);
      return {
        stem: chance.pick([
          `What is the perimeter of the rectangle, in ${spelledOut[unit]}?`,
          `A rectangular ${thing} is ${a} ${spelledOut[unit]} long and ${b} ${spelledOut[unit]} wide. What is its perimeter, in ${spelledOut[unit]}?`,
          `${name} puts tape around the edge of a rectangular ${thing}. How much tape does ${name} need, in ${spelledOut[unit]}?`,
        ]),
      };
    },
    given: ({ a, b, unit, stem, right }) => ({
      stem,
      figure: rectangleFigure(`${a} ${unit}`, `${b} ${unit}`, a / b),
      readFromFigure: true,
      unit,
      right,
    }),
    steps: ({ a, b, right }) => [
      ['Add all four sides. Opposite sides have the same length.', `${a} + ${b} + ${a} + ${b}`],
      ['Add the length and the width, and double the sum.', `2 \\times (${a} + ${b}) = 2 \\times ${a + b} = ${right}`],
    ],
    ladder: ({ a, b }) => [
      'Does the question ask for the distance around or the space inside?',
      'The perimeter is the distance around. Add all four sides, or double the sum of length and width.',
      `Add the length and the width: $${a} + ${b}$. Each of them counts twice.`,
    ],
    ways: ({ a, b }) => [
      ruled(areaForPerimeter, [a, b], `Go around the rectangle: ${a}, then ${b}, and then two more sides.`),
      following(
        twoSidesOnly,
        [a, b],
        [
          'How many sides does a rectangle have? How many did you add?',
          'Opposite sides have the same length. The perimeter includes all four sides.',
          `Label all four sides: ${a} twice and ${b} twice. Then add.`,
        ],
      ),
    ],
  },
);

const area = family(
  { name: 'whole_area_perimeter_area', version: 2, skill: 'whole_area_perimeter' },
  {
    levels: { sides: graded(drawSides), unit },
    derived: ({ sides: { a, b } }) => ({ a, b, right: a * b, tens: Math.floor(b / 10) * 10 }),
    phrasing: (chance, { a, b, unit }) => {
      const thing = chance.pick(objects[unit]);
      const name = person(chance);
      return {
        stem: chance.pick([
          `What is the area of the rectangle, in square ${spelledOut[unit]}?`,
          `A rectangular ${thing} is ${a} ${spelledOut[unit]} long and ${b} ${spelledOut[unit]} wide. What is its area, in square ${spelledOut[unit]}?`,
          `${name} covers a rectangular ${thing} with square tiles. Each tile has an area of 1 square ${one[unit]}. How many tiles does ${name} need?`,
        ]),
      };
    },
    given: ({ a, b, unit, stem, right }) => ({
      stem,
      figure: rectangleFigure(`${a} ${unit}`, `${b} ${unit}`, a / b),
      readFromFigure: true,
      unit: `${unit}^2`,
      right,
    }),
    steps: ({ a, b, right, tens }) => [
      [`Think of ${b} rows with ${a} unit squares in each row.`, `${b} \\times ${a}`],
      a > 10 && b > 10 && b % 10 !== 0
        ? [
            'Multiply in parts.',
            `${a} \\times ${tens} + ${a} \\times ${b - tens} = ${tex(a * tens)} + ${a * (b - tens)} = ${tex(right)}`,
          ]
        : ['Multiply.', `${a} \\times ${b} = ${tex(right)}`],
    ],
    ladder: ({ a, b }) => [
      'Does the question ask for the distance around or the space inside?',
      'The area counts the unit squares inside. Multiply the length by the width.',
      `There are ${b} rows of ${a} unit squares. Multiply $${a} \\times ${b}$.`,
    ],
    ways: ({ a, b }) => [
      ruled(perimeterForArea, [a, b], `Picture one row of ${a} unit squares along the length. How many rows fit?`),
      following(
        twoSidesOnly,
        [a, b],
        [
          `What do you get by adding ${a} and ${b}: a length, or a number of squares?`,
          'Multiply the number of rows by the number of squares in each row.',
          `Picture ${b} rows with ${a} unit squares in each row.`,
        ],
      ),
    ],
  },
);

const fromAreaWays = (known: number, a: number): NumberWay[] => [
  following(
    subtractsOneSide,
    [known, a],
    [
      subtractsOneSide.hints.look,
      'You multiply to find an area, so divide to find a missing side.',
      `Each row has ${a} unit squares. How many rows make ${grouped(known)} squares?`,
    ],
  ),
  ruled(halvesAreaLikePerimeter, [known, a], `Each row has ${a} unit squares. How many rows make ${grouped(known)} squares?`),
];

const fromPerimeterWays = (known: number, a: number, unit: string): NumberWay[] => [
  following(
    subtractsOneSide,
    [known, a],
    [
      `How many sides of the rectangle are ${a} ${unit} long?`,
      'Opposite sides are equal, so each length counts twice.',
      `Subtract ${a} twice from ${known}. What is left is the other two sides together.`,
    ],
  ),
  ruled(subtractsBothKnownSides, [known, a], `You have ${known} − ${a} − ${a} for two equal sides. Divide it between them.`),
  ruled(dividesPerimeterBySide, [known, a], `Subtract both sides of ${a} ${unit} from ${known} first.`),
];

const sometimes = (chance: Chance): boolean => chance.maybe(0.4);

/** From the perimeter or the area back to a side: 1–2 from the area, 3–5 from either, with larger numbers. */
const missingSide = family(
  { name: 'whole_area_perimeter_missing_side', version: 2, skill: 'whole_area_perimeter' },
  {
    levels: {
      sides: graded((chance, difficulty) => drawSides(chance, difficulty === 5 ? 4 : difficulty)),
      unit,
      fromArea: [surely, surely, sometimes, sometimes, sometimes],
    },
    derived: ({ sides: { a, b }, fromArea }) => ({ a, b, known: fromArea ? a * b : 2 * (a + b) }),
    given: ({ a, b, unit, fromArea, known }) => ({
      stem: `A rectangle has ${fromArea ? `an area of ${grouped(known)} square` : `a perimeter of ${known}`} ${spelledOut[unit]}. It is ${a} ${spelledOut[unit]} long. How many ${spelledOut[unit]} wide is it?`,
      figure: rectangleFigure(`${a} ${unit}`, '?', a / b),
      unit,
      right: b,
    }),
    steps: ({ a, b, unit, fromArea, known }) =>
      fromArea
        ? [
            ['Length times width is the area.', `${a} \\times \\square = ${tex(known)}`],
            ['To find the width, divide the area by the length.', `${tex(known)} \\div ${a} = ${b}`],
          ]
        : [
            [`Two of the four sides are ${a} ${spelledOut[unit]} long.`, `2 \\times ${a} = ${2 * a}`],
            ['Subtract them from the perimeter. The other two sides are left.', `${known} - ${2 * a} = ${2 * b}`],
            ['They are equal, so divide by 2.', `${2 * b} \\div 2 = ${b}`],
          ],
    ladder: ({ a, fromArea, known }) =>
      fromArea
        ? [
            'What do you know: the area or the perimeter? Which side is missing?',
            'Length times width is the area. To find a missing side, divide the area by the side you know.',
            `Find the missing factor: $${a} \\times \\square = ${tex(known)}$.`,
          ]
        : [
            'What do you know: the area or the perimeter? Which sides are missing?',
            'The perimeter has two of each side. Subtract the two sides you know, and divide what is left by 2.',
            `Subtract both lengths: $${known} - ${a} - ${a}$. That is two widths together.`,
          ],
    ways: ({ a, unit, fromArea, known }) => (fromArea ? fromAreaWays(known, a) : fromPerimeterWays(known, a, unit)),
  },
);

export const areaAndPerimeterGenerators: readonly Generator[] = [perimeter, area, missingSide];
