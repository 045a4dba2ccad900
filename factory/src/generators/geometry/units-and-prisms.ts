import {
  areaFactorDoubled,
  lengthFactorForArea,
  prismBasesLeftOut,
  prismBasesNotHalved,
  rateUnitKept,
  rateUnitTurned,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/symmetry-and-units';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, graded, oneOf, range } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { ruled } from '../../ruled.ts';
import { rectangleFigure } from '../../wording/rectangle-figure.ts';

/** Two units of length, how many of the smaller one the larger one has, and both as words in a question. */
type Pair = { readonly large: string; readonly small: string; readonly factor: number; readonly one: string };
const yards: Pair = { large: 'yards', small: 'feet', factor: 3, one: 'One yard is 3 feet' };
const feet: Pair = { large: 'feet', small: 'inches', factor: 12, one: 'One foot is 12 inches' };
const centimeters: Pair = { large: 'centimeters', small: 'millimeters', factor: 10, one: 'One centimeter is 10 millimeters' };
const meters: Pair = { large: 'meters', small: 'centimeters', factor: 100, one: 'One meter is 100 centimeters' };
const things = ['rug', 'garden bed', 'poster', 'tabletop', 'stage', 'patio'] as const;

/** 1: larger squares to smaller ones, customary. 2: metric. 3: smaller to larger. 4: a rectangle in larger units. 5: the cost by the smaller unit. */
const squares = family(
  { name: 'meas_square_units_convert', version: 1, skill: 'meas_square_units' },
  {
    levels: {
      unit: [oneOf<Pair>(yards, feet), oneOf<Pair>(centimeters, meters), oneOf<Pair>(yards, feet, centimeters), oneOf<Pair>(yards, feet), oneOf<Pair>(yards)],
      amount: [range(2, 12), range(2, 20), range(2, 15), range(3, 9), range(3, 9)],
      wide: always(range(2, 6)),
      price: always(range(2, 8)),
      thing: always(oneOf<string>(...things)),
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ unit: { factor }, amount, wide, price }) => amount > wide && ![factor, factor ** 2].includes(amount) && new Set([amount, wide, price, factor]).size === 4,
    given: ({ unit: { large, small, factor, one }, amount, wide, price, thing, level }) => {
      const area = level >= 4 ? amount * wide : amount;
      return {
        stem: {
          1: `${one}. How many square ${small} are in ${amount} square ${large}?`,
          2: `${one}. A ${thing} covers ${amount} square ${large}. What is its area, in square ${small}?`,
          3: `${one}. A ${thing} has an area of ${amount * factor ** 2} square ${small}. What is its area, in square ${large}?`,
          4: `A rectangular ${thing} is ${amount} ${large} long and ${wide} ${large} wide. ${one}. What is its area, in square ${small}?`,
          5: `A rectangular ${thing} is ${amount} ${large} long and ${wide} ${large} wide. ${one}. The cover costs \\$${price} per square ${small.replace('feet', 'foot')}. How much does it cost, in dollars?`,
        }[level],
        ...(level < 4 ? {} : { figure: rectangleFigure(`${amount} ${large}`, `${wide} ${large}`, amount / wide) }),
        right: level === 3 ? amount : area * factor ** 2 * (level === 5 ? price : 1),
        inputType: 'integer',
      };
    },
    steps: ({ unit: { large, small, factor }, amount, wide, price, level }) => {
      const [area, square] = [level >= 4 ? amount * wide : amount, factor ** 2];
      return [
        [`One square of the ${large} has ${factor} rows of ${factor} small squares.`, `${factor} \\times ${factor} = ${square}`],
        ...(level >= 4 ? [[`Find the area in square ${large}.`, `${amount} \\times ${wide} = ${area}`] as const] : []),
        level === 3 ? [`Divide by that number.`, `${amount * square} \\div ${square} = ${amount}`] : [`Multiply by that number for square ${small}.`, `${area} \\times ${square} = ${area * square}`],
        ...(level === 5 ? [['Multiply by the price.', `${area * square} \\times ${price} = ${area * square * price}`] as const] : []),
      ];
    },
    ladder: ({ unit: { large, factor }, amount, wide, price, level }) => [
      'How many small squares fit in one large square?',
      `The small squares are in rows. Multiply the factor for lengths by itself.${level >= 4 ? ' The area is the length times the width.' : ''}`,
      `One square of the ${large} has ${factor} rows of ${factor}. ${level === 3 ? `Divide ${amount * factor ** 2} by that number.` : `Multiply ${level >= 4 ? `the area, ${amount} times ${wide},` : amount} by that number.`}${level === 5 ? ` Then multiply by ${price}.` : ''}`,
    ],
    ways: ({ unit: { factor }, amount, wide, price, level }) => {
      const step = `One large square has ${factor} rows of ${factor} small squares.`;
      if (level === 3) return [ruled(lengthFactorForArea, [amount, factor], step), ruled(areaFactorDoubled, [amount * factor, 0.5], step)];
      const area = (level >= 4 ? amount * wide : amount) * (level === 5 ? price : 1);
      return [ruled(lengthFactorForArea, [area, factor], step), ruled(areaFactorDoubled, [area, factor], step)];
    },
    belowZero: false,
  },
); // prettier-ignore

const scenes = [
  { who: 'A printer', does: 'prints', what: 'pages' },
  { who: 'A faucet', does: 'drips', what: 'drops' },
  { who: 'A machine', does: 'fills', what: 'bottles' },
  { who: 'A heart', does: 'beats', what: 'times' },
  { who: 'A runner', does: 'takes', what: 'steps' },
  { who: 'A conveyor belt', does: 'moves', what: 'boxes' },
] as const;

/** 1: per minute to per hour. 2: per hour to per minute. 3: per second to per hour. 4: miles per hour to feet per second. 5: feet per second to miles per hour. */
const rates = family(
  { name: 'meas_rate_units_convert', version: 1, skill: 'meas_rate_units' },
  {
    levels: {
      amount: [range(12, 90), range(3, 45), range(2, 9), range(1, 6), range(1, 6)],
      of: always((chance) => chance.pick(scenes)),
      mover: always(oneOf('A car', 'A train', 'A bus', 'A truck', 'A motorboat')),
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ amount, level }) => (level >= 4 ? amount !== 4 : amount !== 60 && amount !== 12),
    given: ({ amount, of: { who, does, what }, mover, level }) => ({
      stem: {
        1: `${who} ${does} ${amount} ${what} per minute. How many ${what} is it per hour?`.replace(`How many ${what} is it per hour`, `At that rate, how many ${what} per hour`),
        2: `${who} ${does} ${60 * amount} ${what} per hour. At that rate, how many ${what} per minute?`,
        3: `${who} ${does} ${amount} ${what} per second. At that rate, how many ${what} per hour?`,
        4: `${mover} travels ${15 * amount} miles per hour. One mile is 5,280 feet, and one hour is 3,600 seconds. How fast is that in feet per second?`,
        5: `${mover} travels ${22 * amount} feet per second. One mile is 5,280 feet, and one hour is 3,600 seconds. How fast is that in miles per hour?`,
      }[level],
      figure: {
        kind: 'function_machine',
        pairs: level === 1 ? [{ in: '1 minute', out: `${amount}` }, { in: '60 minutes', out: null }] : level === 2 ? [{ in: '60 minutes', out: `${60 * amount}` }, { in: '1 minute', out: null }] : level === 3 ? [{ in: '1 second', out: `${amount}` }, { in: '3,600 seconds', out: null }] : level === 4 ? [{ in: '3,600 seconds', out: `${15 * amount} miles` }, { in: '1 second', out: null }] : [{ in: '1 second', out: `${22 * amount} feet` }, { in: '3,600 seconds', out: null }],
      },
      right: { 1: 60 * amount, 2: amount, 3: 3600 * amount, 4: 22 * amount, 5: 15 * amount }[level],
      inputType: 'integer',
    }),
    steps: ({ amount, level }) =>
      ({
        1: [['One hour is 60 minutes, so 60 times as much happens.', `60 \\times ${amount}`] as const, ['Multiply.', `60 \\times ${amount} = ${60 * amount}`] as const],
        2: [['One hour is 60 minutes, so divide by 60.', `${60 * amount} \\div 60`] as const, ['Divide.', `${60 * amount} \\div 60 = ${amount}`] as const],
        3: [['One minute is 60 seconds.', `60 \\times ${amount} = ${60 * amount}`] as const, ['One hour is 60 minutes.', `60 \\times ${60 * amount} = ${3600 * amount}`] as const],
        4: [['Change the miles to feet.', `${15 * amount} \\times 5280 = ${15 * amount * 5280}`] as const, ['Divide by the seconds in an hour.', `${15 * amount * 5280} \\div 3600 = ${22 * amount}`] as const],
        5: [['Find the feet in one hour.', `${22 * amount} \\times 3600 = ${22 * amount * 3600}`] as const, ['Change the feet to miles.', `${22 * amount * 3600} \\div 5280 = ${15 * amount}`] as const],
      })[level],
    ladder: ({ amount, level }) => [
      'Which unit of the rate changes? Is the new unit larger or smaller?',
      'In more time, more happens, so multiply. In less time, less happens, so divide. Change one unit at a time.',
      { 1: `There are 60 minutes in an hour. Multiply ${amount} by that.`, 2: `There are 60 minutes in an hour. Divide ${60 * amount} by that.`, 3: `Multiply ${amount} by 60 for one minute. Then multiply by 60 again.`, 4: `Multiply ${15 * amount} by 5,280 for the feet in one hour. Then divide by 3,600.`, 5: `Multiply ${22 * amount} by 3,600 for the feet in one hour. Then divide by 5,280.` }[level],
    ],
    ways: ({ amount, level }) => {
      const step = { 1: `In 60 minutes it happens 60 times as much as ${amount}.`, 2: `Divide ${60 * amount} by 60.`, 3: `Find it for 60 seconds first: 60 times ${amount}.`, 4: `Begin with ${15 * amount} times 5,280.`, 5: `Begin with ${22 * amount} times 3,600.` }[level];
      return level === 2
        ? [ruled(rateUnitTurned, [60 * amount, 1 / 60], step)]
        : level === 1
          ? [ruled(rateUnitTurned, [amount, 60], step)].filter(({ to }) => to !== null && Number.isInteger(to))
          : [ruled(rateUnitKept, [level === 3 ? 60 * amount : level === 4 ? 15 * amount * 88 : 22 * amount * 60], step)];
    },
    belowZero: false,
  },
); // prettier-ignore

const triangles: readonly (readonly [number, number, number])[] = [[3, 4, 5], [6, 8, 10], [5, 12, 13], [8, 15, 17], [9, 12, 15], [12, 16, 20], [7, 24, 25]]; // prettier-ignore

/** The surface of a prism on a right triangle. 1 and 2: short prisms. 3 to 5: longer, with larger triangles. */
const prism = family(
  { name: 'geo_prism_surface_triangle', version: 1, skill: 'geo_prism_surface' },
  {
    levels: {
      sides: graded((chance, difficulty) => chance.pick(triangles.slice(0, byDifficulty(difficulty, [2, 4, 7, 7, 7])))),
      long: [range(2, 20), range(7, 20), range(9, 30), range(11, 40), range(21, 60)],
      thing: always(oneOf('tent with a floor', 'block', 'chocolate box', 'ramp', 'doorstop', 'roof model')),
    },
    where: ({ sides, long }) => !sides.some((side) => side === long),
    given: ({ sides: [a, b, c], long, thing }) => ({
      stem: `A ${thing} is a prism. Its base is a right triangle with sides of ${a} in, ${b} in, and ${c} in. It is ${long} in long. What is its surface area, in square inches?`,
      figure: { kind: 'solid', shape: 'triangular_prism', base: `${a} in`, height: `${b} in`, length: `${long} in` },
      right: a * b + (a + b + c) * long,
      inputType: 'integer',
      unit: 'in^2',
    }),
    steps: ({ sides: [a, b, c], long }) => [
      ['The two triangles together make a rectangle.', `2 \\times ${a} \\times ${b} \\div 2 = ${a * b}`],
      ['The three rectangles have the length of the prism.', `(${a} + ${b} + ${c}) \\times ${long} = ${(a + b + c) * long}`],
      ['Add the faces.', `${a * b} + ${(a + b + c) * long} = ${a * b + (a + b + c) * long}`],
    ],
    ladder: ({ sides: [a, b, c], long }) => [
      'Which faces does the prism have?',
      'A triangular prism has two equal triangles and three rectangles. Add the areas of all five.',
      `Each triangle is half of ${a} times ${b}. The rectangles are ${a}, ${b}, and ${c} wide and ${long} long. Add all five areas.`,
    ],
    ways: ({ sides: [a, b, c], long }) => {
      const step = `Each triangle has an area of half of ${a} times ${b}. There are two of them.`;
      return [ruled(prismBasesLeftOut, [a + b + c, long], step), ruled(prismBasesNotHalved, [a + b + c, long, a, b], step)];
    },
    belowZero: false,
  },
); // prettier-ignore

export const unitAndPrismGenerators: readonly Generator[] = [squares, rates, prism];
