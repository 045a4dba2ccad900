import {
  angleOfPolygonForTurn,
  halfForWholeFigure,
  oneTurnForSeveral,
  symmetryLineCounted,
  symmetryLinesDoubled,
  turnOfHalfCircle,
  turnOfHundred,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/symmetry-and-units';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { always, family, graded, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';

const turner = oneOf('A dial', 'A doorknob', 'A merry-go-round', 'A steering wheel', 'A dancer', 'A ceiling fan');

/** Two rays with the turn between them. */
const turnFigure = (degrees: number, label: string): WrittenFigure => ({
  kind: 'angles',
  rays: [{ direction: 0 }, { direction: degrees }],
  arcs: [{ from: 0, to: 1, label }],
});

/**
 * Degrees of a part of a full turn. 1: one part. 2: several parts. 3: the part plus more degrees. 4: minutes on a clock. 5:
 * what is left of a full turn.
 */
const turns = family(
  { name: 'geo_turns_degrees', version: 1, skill: 'geo_turns' },
  {
    levels: {
      who: always(turner),
      parts: always(oneOf(3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20)),
      times: [range(1, 1), range(2, 7), range(1, 5), range(2, 28), range(1, 7)],
      more: [range(0, 0), range(0, 0), range(5, 40), range(0, 0), range(0, 0)],
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ parts, times, more, level }) => {
      const degrees = level === 4 ? 6 * times : (360 / parts) * times + more;
      return (
        degrees < 355 &&
        (level === 4 || times < parts) &&
        degrees !== 180 &&
        (level !== 4 || degrees !== 60) &&
        ![parts, times, more].includes(degrees)
      );
    },
    given: ({ who, parts, times, more, level }) => {
      const degrees = level === 4 ? 6 * times : (360 / parts) * times + more;
      const fraction = `$\\frac{${times}}{${parts}}$ of a full turn`;
      return {
        stem:
          level === 4
            ? `The minute hand of a clock moves for ${times} minutes. Through how many degrees does it turn?`
            : level === 3
              ? `${who} makes ${fraction} and then turns ${more}° more the same way. Through how many degrees does it turn in all?`
              : level === 5
                ? `${who} makes ${fraction}. How many degrees are missing to a full turn?`
                : `${who} makes ${fraction}. Through how many degrees does it turn?`,
        ...(level === 5 || degrees > 175 ? {} : { figure: turnFigure(degrees, '?') }),
        right: level === 5 ? 360 - degrees : degrees,
        inputType: 'integer',
        unit: '°',
      };
    },
    steps: ({ parts, times, more, level }) =>
      level === 4
        ? [
            ['In 60 minutes the hand makes a full turn, so find the degrees for 1 minute.', '360 \\div 60 = 6'],
            ['Multiply by the minutes.', `${times} \\times 6 = ${6 * times}`],
          ]
        : [
            ['A full turn is 360°. Find one part.', `360 \\div ${parts} = ${360 / parts}`],
            ...(times === 1
              ? [['There is one part.', `1 \\times ${360 / parts} = ${360 / parts}`] as const]
              : [['Multiply by the number of parts.', `${times} \\times ${360 / parts} = ${(360 / parts) * times}`] as const]),
            ...(level === 3
              ? [['Add the rest.', `${(360 / parts) * times} + ${more} = ${(360 / parts) * times + more}`] as const]
              : []),
            ...(level === 5
              ? [['Subtract from a full turn.', `360 - ${(360 / parts) * times} = ${360 - (360 / parts) * times}`] as const]
              : []),
          ],
    ladder: ({ parts, times, more, level }) => [
      'How many degrees are in a full turn?',
      level === 4
        ? 'In 60 minutes the minute hand makes a full turn. Find the degrees for 1 minute first.'
        : 'Divide a full turn into equal parts. Then multiply by the number of parts.',
      level === 4
        ? `Divide 360 by 60 for one minute. Then multiply by ${times}.`
        : `Divide 360 by ${parts} for one part.${times === 1 ? '' : ` Then multiply by ${times}.`}${level === 3 ? ` Add ${more}.` : level === 5 ? ' Subtract from 360.' : ''}`,
    ],
    ways: ({ parts, times, more, level }) => {
      const degrees = level === 4 ? 6 * times : (360 / parts) * times;
      const step = level === 4 ? `Divide 360 by 60, and multiply by ${times}.` : `Divide 360 by ${parts} first.`;
      return [
        ruled(turnOfHalfCircle, [level === 5 ? 360 - 2 * degrees : degrees + 2 * more], step),
        ruled(turnOfHundred, [level === 4 ? times / 60 : times / parts], step),
      ].filter(({ to }) => to !== null && Number.isInteger(to) && to > 0);
    },
    belowZero: false,
  },
);

/** Draws a regular polygon with a corner at the top, counterclockwise; `names` labels its corners with letters. */
function regularPolygon(sides: number, names: boolean): WrittenFigure {
  const corners = Array.from({ length: sides }, (_, at) => Math.PI / 2 + (2 * Math.PI * at) / sides);
  const short = (value: number): number => Number(value.toFixed(2));
  return {
    kind: 'polygons',
    shapes: [
      {
        places: corners.map((turn) => ({ x: short(5 + 5 * Math.cos(turn)), y: short(5 + 5 * Math.sin(turn)) })),
        sides: corners.map(() => ({ ticks: 1 })),
        corners: corners.map((_, at) => (names ? { name: 'ABCDEFGHIJKL'[at]! } : {})),
      },
    ],
  };
}

/** A kite-shaped figure with its line of symmetry dashed. */
const symmetric = (upper: string | null, lower: string | null, line: string | null): WrittenFigure => ({
  kind: 'polygons',
  shapes: [
    {
      places: [{ x: 5, y: 0 }, { x: 8.5, y: 6.5 }, { x: 5, y: 9 }, { x: 1.5, y: 6.5 }],
      sides: [{ label: lower }, { label: upper }, {}, {}],
      corners: [{}, {}, {}, {}],
    },
  ],
  dashes: [{ from: { x: 5, y: 0 }, to: { x: 5, y: 9 }, label: line }],
}); // prettier-ignore

/** 1: lines of a regular polygon. 2: a point and its image. 3: the perimeter from half of the sides. 4: the area from one half. 5: a side from the perimeter. */
const lines = family(
  { name: 'geo_line_symmetry_find', version: 1, skill: 'geo_line_symmetry' },
  {
    levels: {
      thing: always(oneOf('A paper kite', 'A leaf', 'A window', 'A badge', 'A tile', 'A paper heart')),
      sides: [range(3, 12), range(3, 12), range(3, 12), range(3, 12), range(3, 12)],
      upper: [range(3, 9), range(3, 30), range(3, 12), range(6, 60), range(4, 15)],
      lower: [range(10, 18), range(31, 60), range(5, 24), range(61, 90), range(8, 25)],
      line: [range(20, 30), range(61, 90), range(25, 36), range(91, 99), range(26, 40)],
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ upper, lower, line }) => new Set([upper, lower, line, 2 * upper, upper + lower, 2 * (upper + lower)]).size === 6 && line < upper + lower + 20,
    given: ({ thing, sides, upper, lower, line, level }) => ({
      stem: {
        1: `All ${sides} sides of a polygon are the same length, and all its angles are equal. How many lines of symmetry does it have?`,
        2: `A figure has a line of symmetry. Point $P$ is ${upper} cm from the line. How far is $P$ from its matching point on the other side, in centimeters?`,
        3: `${thing} has the dashed line as a line of symmetry. What is the perimeter, in centimeters?`,
        4: `${thing} has a line of symmetry. The part on one side of the line has an area of ${upper} square centimeters. What is the area of the whole figure, in square centimeters?`,
        5: `${thing} has the dashed line as a line of symmetry. The perimeter is ${2 * (upper + lower)} cm. How long is the side marked “?”, in centimeters?`,
      }[level],
      ...(level === 1
        ? { figure: regularPolygon(sides, false) }
        : level === 3
          ? { figure: symmetric(`${upper} cm`, `${lower} cm`, `${line} cm`), readFromFigure: true as const }
          : level === 5
            ? { figure: symmetric('?', `${lower} cm`, null) }
            : {}),
      right: { 1: sides, 2: 2 * upper, 3: 2 * (upper + lower), 4: 2 * upper, 5: upper }[level],
      inputType: 'integer',
      ...(level === 1 || level === 4 ? {} : { unit: 'cm' }),
    }),
    steps: ({ sides, upper, lower, level }) => {
      const half = 2 * (upper + lower);
      if (level === 1) return [['Each corner has one line through it and the center. With an even number of sides, lines through opposite corners are the same, and lines through the sides come in.', `\\text{corners: } ${sides}`], ['So there are as many lines as sides.', `${sides}`]];
      if (level === 3) return [['One half has these two sides.', `${upper} + ${lower} = ${upper + lower}`], ['The other half matches it.', `2 \\times ${upper + lower} = ${half}`]];
      if (level === 5) return [['Half of the perimeter belongs to one half of the figure.', `${half} \\div 2 = ${upper + lower}`], ['Subtract the known side.', `${upper + lower} - ${lower} = ${upper}`]];
      return [['The line of symmetry makes two matching halves.', `${upper}, \\; ${upper}`], ['Add them.', `${upper} + ${upper} = ${2 * upper}`]];
    },
    ladder: ({ sides, upper, lower, level }) => [
      level === 1 ? 'Along which lines can you fold the polygon so that both halves match?' : 'What matches on the two sides of the line?',
      'A line of symmetry divides a figure into two matching halves.',
      {
        1: `Go around the ${sides} corners. Draw a line from each corner, or side, through the center. Count each line once.`,
        2: `The matching point is also ${upper} cm from the line, on the other side. Add the two distances.`,
        3: `Add ${upper} and ${lower} for one half. Then double the sum.`,
        4: `The other half has ${upper} square centimeters too. Add the two halves.`,
        5: `Divide ${2 * (upper + lower)} by 2. Then subtract ${lower}.`,
      }[level],
    ],
    ways: ({ sides, upper, lower, line, level }) => {
      const step = { 1: `Count each line of the ${sides}-sided polygon once.`, 2: `Add ${upper} and ${upper}.`, 3: `Add ${upper} and ${lower}, and double the sum.`, 4: `Add ${upper} and ${upper}.`, 5: `Divide ${2 * (upper + lower)} by 2 first.` }[level];
      if (level === 1) return [ruled(symmetryLinesDoubled, [sides], step)];
      if (level === 5) return [ruled(halfForWholeFigure, [2 * upper + lower], step)];
      return [ruled(halfForWholeFigure, [level === 3 ? upper + lower : upper], step), ...(level === 3 ? [ruled(symmetryLineCounted, [2 * (upper + lower), line], step)] : [])];
    },
    belowZero: false,
  },
); // prettier-ignore

/** 1: the smallest turn of a regular polygon. 2: how many such turns. 3: the sides from the turn. 4: a corner moves several steps. 5: the turn that is left. */
const rotations = family(
  { name: 'geo_rotation_symmetry_turn', version: 1, skill: 'geo_rotation_symmetry' },
  {
    levels: {
      sides: always(oneOf(3, 4, 5, 6, 8, 9, 10, 12)),
      steps: always(range(2, 9)),
      thing: always(oneOf('A sign', 'A tile', 'A pinwheel', 'A wheel cover', 'A paper star', 'A quilt block', 'A snowflake', 'A flower')),
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ sides, steps, level }) => steps < sides - 1 && (level < 4 || sides > 4) && 2 * steps !== sides && (360 / sides) * steps !== 180,
    given: ({ sides, steps, thing, level }) => {
      const one = 360 / sides;
      return {
        stem: {
          1: `${thing} is a regular polygon with ${sides} sides. What is the smallest turn around its center, in degrees, that makes it look the same?`,
          2: `${thing} looks the same after each turn of ${one}° around its center. How many times does it look the same in one full turn?`,
          3: `The smallest turn that makes a regular polygon look the same is ${one}°. How many sides does the polygon have?`,
          4: `${thing} is a regular polygon with ${sides} sides. It turns around its center until corner $A$ is where corner $${'ABCDEFGHIJKL'[steps]}$ was, counterclockwise. Through how many degrees does it turn?`,
          5: `${thing} is a regular polygon with ${sides} sides. It has made ${steps} of its smallest turns that make it look the same. How many degrees are left of a full turn?`,
        }[level],
        ...(level === 2 || level === 3 ? {} : { figure: regularPolygon(sides, level === 4) }),
        right: { 1: one, 2: sides, 3: sides, 4: one * steps, 5: 360 - one * steps }[level],
        inputType: 'integer',
        ...(level === 2 || level === 3 ? {} : { unit: '°' }),
      };
    },
    steps: ({ sides, steps, level }) => {
      const one = 360 / sides;
      if (level === 2 || level === 3) return [['A full turn is 360°.', `? \\times ${one} = 360`], ['Divide by the smallest turn.', `360 \\div ${one} = ${sides}`]];
      return [
        ['A full turn is 360°, and the equal turns share it.', `${sides} \\times ? = 360`],
        ['Divide.', `360 \\div ${sides} = ${one}`],
        ...(level >= 4 ? [['Multiply by the number of turns.', `${steps} \\times ${one} = ${steps * one}`] as const] : []),
        ...(level === 5 ? [['Subtract from a full turn.', `360 - ${steps * one} = ${360 - steps * one}`] as const] : []),
      ];
    },
    ladder: ({ sides, steps, level }) => [
      'How many degrees are in a full turn?',
      level === 2 || level === 3 ? 'The equal turns add up to 360°. Divide 360 by one of them.' : 'A regular polygon has as many equal turns as sides. They share 360° equally.',
      level === 2 || level === 3
        ? `Divide 360 by ${360 / sides}.`
        : `Divide 360 by ${sides} for one turn.${level >= 4 ? ` Then multiply by ${steps}.` : ''}${level === 5 ? ' Subtract that from 360.' : ''}`,
    ],
    ways: ({ sides, steps, level }) => {
      const one = 360 / sides;
      const step = level === 2 || level === 3 ? `Divide 360 by ${one}.` : `Divide 360 by ${sides} first.`;
      if (level === 2 || level === 3) return [ruled(turnOfHalfCircle, [sides], step)].filter(({ to }) => to !== null && Number.isInteger(to));
      return [
        ...(level === 1 ? [ruled(angleOfPolygonForTurn, [sides], step)] : [ruled(oneTurnForSeveral, [level === 4 ? one : 360 - one], step)]),
        ruled(turnOfHalfCircle, [level === 5 ? 360 - 2 * one * steps : one * (level === 4 ? steps : 1)], step),
      ].filter(({ to }) => to !== null && Number.isInteger(to) && to > 0);
    },
    belowZero: false,
  },
); // prettier-ignore

export const symmetryGenerators: readonly Generator[] = [turns, lines, rotations];
