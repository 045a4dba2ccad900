import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
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
import { rectangleFigure } from '../../wording/rectangle-figure.ts';
import { numberDraft } from '../../number-draft.ts';
import { following } from '../../wrong-way.ts';

/** 1 sides up to 9. 2 up to 12. 3 one side of two digits. 4 both. 5 larger still. Perimeter and area always differ. */
function drawSides(chance: Chance, difficulty: Difficulty): { a: number; b: number } {
  const [low, high] = byDifficulty(difficulty, [[4, 9], [6, 12], [12, 25], [13, 28], [24, 65]]); // prettier-ignore
  const [lowB, highB] = byDifficulty(difficulty, [[3, 7], [4, 9], [5, 11], [12, 19], [15, 40]]); // prettier-ignore
  return drawUntil(
    () => ({ a: chance.int(low!, high!), b: chance.int(lowB!, highB!) }),
    ({ a, b }) => a > b && a * b !== 2 * (a + b),
  );
}

const units = ['cm', 'm', 'in', 'ft'] as const;
/** A unit as a question says it: "in in" would be hard to read. */
const spelledOut = { cm: 'centimeters', m: 'meters', in: 'inches', ft: 'feet' } as const;
const objects = { cm: 'A photo', m: 'A garden', in: 'A tray', ft: 'A carpet' } as const;

const perimeter: Generator = {
  name: 'whole_area_perimeter_perimeter',
  version: 2,
  skill: 'whole_area_perimeter',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b } = drawSides(chance, difficulty);
    const unit = chance.pick(units);
    const right = 2 * (a + b);
    return numberDraft({
      stem: chance.pick([
        `A rectangle is ${a} ${unit} long and ${b} ${unit} wide. What is its perimeter, in ${spelledOut[unit]}?`,
        `${objects[unit]} in the shape of a rectangle is ${a} ${unit} long and ${b} ${unit} wide. How many ${spelledOut[unit]} is it all the way round?`,
      ]),
      figure: rectangleFigure(`${a} ${unit}`, `${b} ${unit}`, a / b),
      unit,
      right,
      steps: [
        ['A rectangle has two long and two short sides. The perimeter goes along all four.', `${a} + ${b} + ${a} + ${b}`],
        ['Add one long and one short side, then double.', `2 \\times (${a} + ${b}) = 2 \\times ${a + b} = ${right}`],
      ],
      ways: [
        following(
          areaForPerimeter,
          [a, b],
          [
            areaForPerimeter.hints.look,
            areaForPerimeter.hints.principle,
            `Walk round the rectangle in your mind: ${a}, then ${b}, and then two more sides.`,
          ],
        ),
        following(
          twoSidesOnly,
          [a, b],
          [
            'How many sides does a rectangle have? How many have you added?',
            'Sides opposite each other are equally long, and all four belong to the perimeter.',
            `Sketch the rectangle and write a number at every side: ${a} twice and ${b} twice.`,
          ],
        ),
      ],
    });
  },
};

const area: Generator = {
  name: 'whole_area_perimeter_area',
  version: 2,
  skill: 'whole_area_perimeter',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b } = drawSides(chance, difficulty);
    const unit = chance.pick(units);
    const right = a * b;
    const split = a > 10 && b > 10;
    const tens = Math.floor(b / 10) * 10;
    return numberDraft({
      stem: chance.pick([
        `A rectangle is ${a} ${unit} long and ${b} ${unit} wide. What is its area, in square ${spelledOut[unit]}?`,
        `${objects[unit]} in the shape of a rectangle measures ${a} ${unit} by ${b} ${unit}. How many square ${spelledOut[unit]} does it cover?`,
      ]),
      figure: rectangleFigure(`${a} ${unit}`, `${b} ${unit}`, a / b),
      unit: `${unit}^2`,
      right,
      steps: [
        [`Think of ${b} rows with ${a} unit squares in each.`, `${b} \\times ${a}`],
        split && b % 10 !== 0
          ? ['Multiply in parts.', `${a} \\times ${tens} + ${a} \\times ${b - tens} = ${a * tens} + ${a * (b - tens)} = ${right}`]
          : ['Multiply.', `${a} \\times ${b} = ${right}`],
      ],
      ways: [
        following(
          perimeterForArea,
          [a, b],
          [
            perimeterForArea.hints.look,
            perimeterForArea.hints.principle,
            `Picture one row of ${a} squares along the long side. How many such rows fit?`,
          ],
        ),
        following(
          twoSidesOnly,
          [a, b],
          [
            `What do you get by adding ${a} and ${b}: a length, or a number of squares?`,
            'Rows of squares are multiplied: the number of rows times the squares in each row.',
            `Picture ${b} rows, each with ${a} squares.`,
          ],
        ),
      ],
    });
  },
};

/** Back from the perimeter or the area to a side: 1–2 from the area, 3–5 from either, with larger numbers. */
const missingSide: Generator = {
  name: 'whole_area_perimeter_missing_side',
  version: 2,
  skill: 'whole_area_perimeter',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const { a, b } = drawSides(chance, Math.min(difficulty, 4) as Difficulty);
    const unit = chance.pick(units);
    const fromArea = difficulty <= 2 || chance.maybe(0.4);
    const round = 2 * (a + b);
    if (fromArea) {
      return numberDraft({
        stem: `A rectangle has an area of ${a * b} square ${spelledOut[unit]}. It is ${a} ${unit} long. How many ${spelledOut[unit]} wide is it?`,
        unit,
        right: b,
        steps: [
          ['Length times width is the area.', `${a} \\times \\square = ${a * b}`],
          ['So divide the area by the length.', `${a * b} \\div ${a} = ${b}`],
        ],
        ways: [
          following(
            subtractsOneSide,
            [a * b, a],
            [
              subtractsOneSide.hints.look,
              'The area comes from multiplying the sides, so go back by dividing.',
              `The rectangle is made of rows of ${a} squares. How many rows make ${a * b} squares?`,
            ],
          ),
          following(
            halvesAreaLikePerimeter,
            [a * b, a],
            [
              halvesAreaLikePerimeter.hints.look,
              halvesAreaLikePerimeter.hints.principle,
              `The rectangle is made of rows of ${a} squares. How many rows make ${a * b} squares?`,
            ],
          ),
        ],
      });
    }
    return numberDraft({
      stem: `A rectangle has a perimeter of ${round} ${unit}. It is ${a} ${unit} long. How many ${spelledOut[unit]} wide is it?`,
      unit,
      right: b,
      steps: [
        [`Two of the four sides are ${a} ${unit} long.`, `2 \\times ${a} = ${2 * a}`],
        ['Take them from the perimeter: the two short sides are left.', `${round} - ${2 * a} = ${2 * b}`],
        ['They are equal, so halve.', `${2 * b} \\div 2 = ${b}`],
      ],
      ways: [
        following(
          subtractsOneSide,
          [round, a],
          [
            `How many sides of the rectangle are ${a} ${unit} long?`,
            'Sides opposite each other are equal, so each length comes twice.',
            `Take ${a} away twice from ${round}. What is left belongs to the two other sides together.`,
          ],
        ),
        following(
          subtractsBothKnownSides,
          [round, a],
          [
            subtractsBothKnownSides.hints.look,
            subtractsBothKnownSides.hints.principle,
            `You have ${round} − ${a} − ${a} for two equal sides. Share it between them.`,
          ],
        ),
        following(
          dividesPerimeterBySide,
          [round, a],
          [
            dividesPerimeterBySide.hints.look,
            dividesPerimeterBySide.hints.principle,
            `Take both sides of ${a} ${unit} from ${round} first.`,
          ],
        ),
      ],
    });
  },
};

export const areaAndPerimeterGenerators: readonly Generator[] = [perimeter, area, missingSide];
