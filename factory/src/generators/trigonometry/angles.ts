import { rightTriangleFigure } from '../../wording/triangle-figure.ts';
import {
  anglesAddedToStraight,
  anglesTakenEqual,
  otherAcuteAngle,
  otherRatioTaken,
  shareOfRightAngle,
  type RatioName,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/right-triangle-ratios';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, graded, often, only, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { rounded, roundsSafely } from '../../wording/rounded-text.ts';
import { roundedAnswer, roundedWays } from './rounded-answer.ts';
import { ratioWords, sideWords, sidesOfRatio } from './right-triangle-text.ts';
import { ruled } from '../../ruled.ts';

/**
 * Sides of a triangle with a special angle: numerator and denominator as multiples of a length, one of them perhaps with a
 * root.
 */
const specials = [
  { name: 'sin', angle: 30, above: '1', below: '2' },
  { name: 'cos', angle: 60, above: '1', below: '2' },
  { name: 'tan', angle: 45, above: '1', below: '1' },
  { name: 'tan', angle: 60, above: '√3', below: '1' },
  { name: 'tan', angle: 30, above: '1', below: '√3' },
  { name: 'sin', angle: 60, above: '√3', below: '2' },
  { name: 'cos', angle: 30, above: '√3', below: '2' },
] as const;
type Special = (typeof specials)[number];

const sideTex = (part: '1' | '2' | '√3', times: number): string =>
  part === '1' ? String(times) : part === '2' ? String(2 * times) : `${times === 1 ? '' : times}\\sqrt{3}`;

/** 1 and 2: sides without a root. 3 to 5: with roots. The lengths grow. */
const drawSpecial = (chance: Chance, difficulty: Difficulty): { of: Special; times: number } => ({
  of: chance.pick(difficulty <= 2 ? specials.slice(0, 3) : specials.slice(3)),
  times: chance.int(2, byDifficulty(difficulty, [12, 30, 8, 14, 25])),
});

/** The angle of a triangle whose sides are multiples of a special triangle's sides. */
const special = family(
  { name: 'trig_angle_special', version: 1, skill: 'trig_angle' },
  {
    levels: { drawn: graded(drawSpecial) },
    given: ({ drawn: { of, times } }) => {
      const [above, below] = sidesOfRatio[of.name];
      return {
        stem: `In a right triangle, ${sideWords(above)} is $${sideTex(of.above, times)}$ cm long, and ${sideWords(below)} is $${sideTex(of.below, times)}$ cm long. How many degrees does angle $A$ measure?`,
        right: of.angle,
        inputType: 'integer',
        unit: '°',
      };
    },
    ladder: ({ drawn: { of, times } }) => [
      'Which two sides do you know, as seen from angle A?',
      `${ratioWords[of.name]} Find the special angle with that value.`,
      `Write $\\${of.name} A = \\frac{${sideTex(of.above, times)}}{${sideTex(of.below, times)}}$ and simplify the fraction.`,
    ],
    steps: ({ drawn: { of, times } }) => [
      [
        ratioWords[of.name],
        `\\${of.name} A = \\frac{${sideTex(of.above, times)}}{${sideTex(of.below, times)}} = ${ratioTex(of)}`,
      ],
      ['Find the angle that has this value.', `A = ${of.angle}^\\circ`],
    ],
    ways: ({ drawn: { of, times } }) => {
      const step = `Write $\\${of.name} A = \\frac{${sideTex(of.above, times)}}{${sideTex(of.below, times)}}$ and simplify it. Which special angle has this value?`;
      return [
        ruled(otherAcuteAngle, [of.angle], step),
        ...(of.below === '2' && of.above === '1' ? [ruled(shareOfRightAngle, [1 / 2], step)] : []),
      ];
    },
  },
);
const ratioTex = ({ above, below }: Special): string =>
  below === '1'
    ? above === '1'
      ? '1'
      : '\\sqrt{3}'
    : `\\frac{${above === '1' ? '1' : '\\sqrt{3}'}}{${below === '2' ? '2' : '\\sqrt{3}'}}`;

const inverse = { sin: Math.asin, cos: Math.acos, tan: Math.atan } as const satisfies Record<
  RatioName,
  (value: number) => number
>;
const angleOf = (name: RatioName, value: number): number => (inverse[name](value) * 180) / Math.PI;

type Measured = {
  readonly name: RatioName;
  readonly above: number;
  readonly below: number;
  readonly tell?: (above: number, below: number) => string;
};

const fromSize =
  (names: readonly RatioName[], above: number, below: number) =>
  (chance: Chance): Measured => ({
    name: chance.pick(names),
    above: chance.int(3, above),
    below: chance.int(4, below),
  });

/** Real-life stories in which an angle follows from two sides. */
const stories = [
  {
    name: 'tan',
    tell: (above: number, below: number) =>
      `A tree is ${above} feet tall and casts a shadow ${below} feet long. What is the angle of elevation of the sun, in degrees?`,
    above: range(18, 60),
    below: range(12, 80),
  },
  {
    name: 'cos',
    tell: (above: number, below: number) =>
      `A ${below}-foot ladder leans against a wall. Its base is ${above} feet from the wall. What angle does the ladder make with the ground, in degrees?`,
    above: range(3, 8),
    below: range(10, 28),
  },
  {
    name: 'sin',
    tell: (above: number, below: number) =>
      `A kite string is ${below} feet long and pulled straight. The kite is ${above} feet above the hand that holds it. What angle does the string make with the ground, in degrees?`,
    above: range(40, 120),
    below: range(130, 220),
  },
] as const;

const fromStory = (chance: Chance): Measured => {
  const { name, tell, above, below } = chance.pick(stories);
  return { name, tell, above: above(chance), below: below(chance) };
};

/** An angle from two sides, to the nearest degree. 1: sine. 2: cosine too. 3: any. 4: larger. 5: in a story. */
const fromSides = family(
  { name: 'trig_angle_from_sides', version: 2, skill: 'trig_angle' },
  {
    levels: {
      of: [
        fromSize(['sin'], 15, 20),
        fromSize(['sin', 'cos'], 20, 25),
        fromSize(['sin', 'cos', 'tan'], 25, 25),
        fromSize(['sin', 'cos', 'tan', 'tan'], 60, 80),
        fromStory,
      ],
    },
    where: ({ of: { name, above, below } }) => {
      if (above >= below && name !== 'tan') return false;
      const angle = angleOf(name, above / below);
      const isFar = (from: number, by: number): boolean => Math.abs(angle - from) > by;
      return angle > 15 && angle < 78 && isFar(45, 2) && isFar(30, 1) && isFar(60, 1) && roundsSafely(angle, 0);
    },
    derived: ({ of: { name, above, below } }) => ({
      angle: angleOf(name, above / below),
      ratio: `$\\${name} A = \\frac{${above}}{${below}}$`,
    }),
    given: ({ of: { name, above, below, tell }, angle }) => {
      const [top, bottom] = sidesOfRatio[name];
      const told =
        tell?.(above, below) ??
        `In a right triangle, ${sideWords(top)} is ${above} cm long, and ${sideWords(bottom)} is ${below} cm long. How many degrees does angle $A$ measure?`;
      return {
        stem: `${told} Round to the nearest degree.`,
        figure: rightTriangleFigure(
          { across: 10, up: 10 * Math.tan((angle * Math.PI) / 180) },
          {
            up: top === 'opposite' ? `${above}` : null,
            across: top === 'adjacent' ? `${above}` : bottom === 'adjacent' ? `${below}` : null,
            hypotenuse: bottom === 'hypotenuse' ? `${below}` : null,
            angle: '?',
            named: true,
          },
        ),
        ...roundedAnswer(angle, 0),
        unit: '°',
      };
    },
    ladder: ({ of, ratio }) => [
      'Which two sides do you know, as seen from the angle?',
      `${ratioWords[of.name]} The inverse function gives the angle.`,
      `Write ${ratio}. Use the inverse function, in degrees, and round.`,
    ],
    steps: ({ of: { name, above, below }, angle }) => [
      [ratioWords[name], `\\${name} A = \\frac{${above}}{${below}}`],
      ['Use the inverse function, and round.', `A \\approx ${rounded(angle, 0)}^\\circ`],
    ],
    ways: ({ of: { name, above, below }, angle, ratio }) => {
      const step = `Write ${ratio}, and use the inverse function on your calculator.`;
      const other = angleOf(name === 'tan' ? 'sin' : 'tan', above / below); // NaN if it is a sine above 1
      return roundedWays([ruled(otherAcuteAngle, [angle], step), ruled(otherRatioTaken, [other], step)], 0);
    },
  },
);

/** Whole angles whose sine is the cosine of another. 2: either way. 3 and 4: the angle is an expression. */
const complement = family(
  { name: 'trig_angle_complement', version: 2, skill: 'trig_angle', difficulties: [2, 3, 4] },
  {
    levels: {
      angle: always(range(12, 78)),
      a: [only(1), only(1), range(2, 3), range(2, 5), range(2, 5)],
      x: [range(4, 80), range(4, 80), range(4, 20), range(4, 20), range(4, 20)],
      b: [only(0), only(0), only(0), range(2, 15), range(2, 15)],
      isSine: always(often),
    },
    where: ({ angle, a, x, b }) => a * x + b + angle === 90 && angle !== 45 && x !== angle,
    phrasing: (chance) => ({ opening: chance.pick(['The angles are acute, and', 'Both angles are between 0° and 90°, and']) }),
    given: ({ angle, a, b, isSine, opening }) => {
      const inside = `${a === 1 ? '' : a}x${b === 0 ? '' : ` + ${b}`}`;
      const written = inside === 'x' ? 'x' : `(${inside})`;
      return {
        stem: `${opening} $\\${isSine ? 'sin' : 'cos'} ${written}^\\circ = \\${isSine ? 'cos' : 'sin'} ${angle}^\\circ$. Find $x$.`,
        right: (90 - angle - b) / a,
        inputType: 'integer',
        variables: { x: 'a number of degrees' },
      };
    },
    ladder: ({ angle, a, b }) => [
      'What do the two acute angles of a right triangle add up to?',
      'The sine of an acute angle equals the cosine of its complement. The two angles add up to 90°.',
      `Write $${a === 1 ? '' : a}x${b === 0 ? '' : ` + ${b}`} + ${angle} = 90$. Subtract ${angle} from both sides first.`,
    ],
    steps: ({ angle, a, x, b }) => [
      [
        'The sine of an acute angle is the cosine of the angle that adds up to 90° with it.',
        `${a === 1 ? '' : a}x${b === 0 ? '' : ` + ${b}`} + ${angle} = 90`,
      ],
      ['Solve for x.', `x = ${x}`],
    ],
    ways: ({ angle, a, b }) => {
      const step = `The two acute angles of a right triangle add up to 90°. One of them is ${angle}°.`;
      const solved = (value: number): number => (value - b) / a;
      return [ruled(anglesTakenEqual, [solved(angle)], step), ruled(anglesAddedToStraight, [solved(180 - angle)], step)].filter(
        ({ to }) => to !== null && Number.isInteger(to),
      );
    },
  },
);

export const rightTriangleAngleGenerators: readonly Generator[] = [special, fromSides, complement];
