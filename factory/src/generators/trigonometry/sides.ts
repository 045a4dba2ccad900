import { rightTriangleFigure } from '../../wording/triangle-figure.ts';
import {
  dividedForMultiplied,
  multipliedForDivided,
  oppositeAdjacentSwapped,
  otherRatioTaken,
  radiansForDegrees,
  ratioAt,
  ratioTakenForSide,
  type RatioName,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/right-triangle-ratios';
import { byDifficulty } from '../../by-difficulty.ts';
import { always, family, graded, oneOf, range, textFamily, type Step } from '../../family.ts';
import type { Chance, Difficulty, Generator, Ladder } from '../../generator.ts';
import { rounded, roundsSafely } from '../../wording/rounded-text.ts';
import { roundedAnswer, roundedWays } from './rounded-answer.ts';
import { ratioWords, sideWords, sidesOfRatio, wholeTriangles, type Side, type Sides } from './right-triangle-text.ts';
import { ledTo, ruled } from '../../ruled.ts';

const swapped = { sin: 'cos', cos: 'sin', tan: 'tan' } as const satisfies Record<RatioName, RatioName>;

/** Returns the labels of a right triangle's figure, by side. */
const sidesSeen = ({ opposite, adjacent, hypotenuse }: Partial<Record<Side, string>>) => ({
  up: opposite ?? null,
  across: adjacent ?? null,
  hypotenuse: hypotenuse ?? null,
  named: true,
});

type GivenRatio = {
  readonly name: RatioName;
  /** The sides in the given ratio; the triangle is `times` times as large. */
  readonly small: Sides;
  readonly times: number;
  readonly known: Side;
  readonly asked: Side;
};

/** 1: sine or cosine, the hypotenuse is known. 2: tangent too. 3: the denominator is asked for. 4 and 5: either, larger. */
function drawGivenRatio(chance: Chance, difficulty: Difficulty): GivenRatio {
  const [a, b, c] = chance.pick(wholeTriangles);
  const [opposite, adjacent] = chance.maybe(0.5) ? [a, b] : [b, a];
  const name = chance.pick(difficulty === 1 ? (['sin', 'cos'] as const) : (['sin', 'cos', 'tan'] as const));
  const [above, below] = sidesOfRatio[name];
  const upward = difficulty <= 2 || (difficulty > 3 && chance.maybe(0.4));
  return {
    name,
    small: { opposite, adjacent, hypotenuse: c },
    times: chance.int(2, byDifficulty(difficulty, [6, 6, 8, 12, 20])),
    known: upward ? below : above,
    asked: upward ? above : below,
  };
}

/** A side from a ratio that is given as a fraction. */
const fromRatio = family(
  { name: 'trig_side_from_ratio', version: 1, skill: 'trig_side' },
  {
    levels: { of: graded(drawGivenRatio) },
    where: ({ of: { small, times, known, asked } }) =>
      new Set([small[known], small[asked], times * small[known], times * small[asked]]).size === 4,
    given: ({ of: { name, small, times, known, asked } }) => {
      const [above, below] = sidesOfRatio[name];
      return {
        stem: `In a right triangle, $\\${name} A = \\frac{${small[above]}}{${small[below]}}$, and ${sideWords(known)} is ${times * small[known]} cm long. How long is ${sideWords(asked)}, in centimeters?`,
        figure: rightTriangleFigure(
          { across: small.adjacent, up: small.opposite },
          sidesSeen({ [known]: `${times * small[known]} cm`, [asked]: '?' }),
        ),
        right: times * small[asked],
        inputType: 'integer',
        unit: 'cm',
      };
    },
    ladder: ({ of: { name, small, times, known, asked } }) => [
      'Which side do you know, and which side do you need?',
      `${ratioWords[name]} The sides are the numbers of the ratio times the same factor.`,
      `The number for ${sideWords(known)} is ${small[known]}. Divide ${times * small[known]} by it, and multiply ${small[asked]} by the result.`,
    ],
    steps: ({ of: { name, small, times, known, asked } }) => [
      [
        `${ratioWords[name]} Compare ${sideWords(known)} with its number in the ratio.`,
        `${times * small[known]} \\div ${small[known]} = ${times}`,
      ],
      [`Each side is ${times} times its number in the ratio.`, `${times} \\times ${small[asked]} = ${times * small[asked]}`],
    ],
    ways: ({ of: { name, small, times, known, asked } }) => {
      const step = `The number for ${sideWords(known)} in the ratio is ${small[known]}. How many times as long is ${times * small[known]} cm?`;
      const third = (['opposite', 'adjacent', 'hypotenuse'] as const).find((side) => side !== known && side !== asked)!;
      return [
        ruled(ratioTakenForSide, [small[asked]], step),
        ...(name === 'tan' ? [] : [ruled(oppositeAdjacentSwapped, [times * small[third]], step)]),
      ];
    },
  },
);

type Exact = { readonly name: RatioName; readonly angle: 30 | 45 | 60 };

/** Exact values. A ratio's fraction, and the number under a root in its numerator: sin 60° = √3/2 is [1, 2, 3]. */
const exactValues = {
  sin: { 30: [1, 2, 1], 45: [1, 2, 2], 60: [1, 2, 3] },
  cos: { 30: [1, 2, 3], 45: [1, 2, 2], 60: [1, 2, 1] },
  tan: { 30: [1, 3, 3], 45: [1, 1, 1], 60: [1, 1, 3] },
} as const satisfies Record<RatioName, Record<Exact['angle'], readonly [number, number, number]>>;

/** Returns a length times the exact value, as typed: 5√3; null if it is no whole multiple. */
function exactTimes({ name, angle }: Exact, length: number): string | null {
  const [top, bottom, root] = exactValues[name][angle];
  const times = (length * top) / bottom;
  if (!Number.isInteger(times)) return null;
  return root === 1 ? String(times) : `${times === 1 ? '' : times}√${root}`;
}
const valueTex = ({ name, angle }: Exact): string => {
  const [, bottom, root] = exactValues[name][angle];
  const top = root === 1 ? '1' : `\\sqrt{${root}}`;
  return bottom === 1 ? top : `\\frac{${top}}{${bottom}}`;
};

const sineOrCosine = oneOf<RatioName>('sin', 'cos');
const anyRatio = oneOf<RatioName>('sin', 'cos', 'tan');

/** Special angles, exact. 2: answers without a root. 3: with one, sine and cosine. 4: any. 5: any, larger. */
const specialAngle = textFamily(
  { name: 'trig_side_special_angle', version: 1, skill: 'trig_side', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      name: [anyRatio, anyRatio, sineOrCosine, anyRatio, anyRatio],
      angle: always(oneOf<Exact['angle']>(30, 45, 60)),
      length: [range(3, 30), range(3, 30), range(3, 30), range(3, 30), range(3, 60)],
    },
    where: (drawn, difficulty) => {
      const text = exactTimes(drawn, drawn.length);
      return text !== null && text.includes('√') === difficulty > 2;
    },
    derived: ({ name, angle, length }) => {
      const [above, below] = sidesOfRatio[name];
      const right = exactTimes({ name, angle }, length)!;
      return { above, below, right };
    },
    given: ({ angle, length, above, below, right }) => ({
      stem: `In a right triangle, angle $A$ measures $${angle}^\\circ$, and ${sideWords(below)} is ${length} cm long. Find the exact length of ${sideWords(above)}, in centimeters.`,
      figure: rightTriangleFigure(
        { across: 10, up: 10 * Math.tan((angle * Math.PI) / 180) },
        { ...sidesSeen({ [below]: `${length} cm`, [above]: '?' }), angle: `${angle}°` },
      ),
      inputType: 'expression',
      unit: 'cm',
      placeholder: 'a number, or a root like a√b',
      right,
      wrong: `${3 * length + 17}`,
    }),
    ladder: ({ name, angle, length }) => [
      'Which side do you know, and which side do you need?',
      `${ratioWords[name]} Use the exact value for this angle.`,
      `The value of $\\${name} ${angle}^\\circ$ is $${valueTex({ name, angle })}$. Multiply it by ${length}.`,
    ],
    steps: ({ name, angle, length, right }) => [
      [ratioWords[name], `\\${name} ${angle}^\\circ = ${valueTex({ name, angle })}`],
      [`Multiply by ${length}.`, `${length} \\cdot ${valueTex({ name, angle })} = ${right.replace(/√(\d+)/, '\\sqrt{$1}')}`],
    ],
    ways: ({ name, angle, length, below }) => {
      const step = `Write $\\${name} ${angle}^\\circ$ as side over side. ${below === 'hypotenuse' ? 'The hypotenuse' : 'The adjacent side'} is ${length} cm.`;
      return [
        ledTo(oppositeAdjacentSwapped, name === 'tan' ? null : exactTimes({ angle, name: swapped[name] }, length), step),
        ledTo(otherRatioTaken, exactTimes({ angle, name: name === 'tan' ? 'sin' : 'tan' }, length), step),
      ];
    },
  },
);

/** A story, its angle and its two sides: the given one and the one that is asked for. */
const stories = [
  {
    name: 'tan',
    upward: true,
    tell: (angle: number, length: number) =>
      `From a point ${length} feet from the base of a tree, the angle of elevation to the top of the tree is $${angle}^\\circ$. How tall is the tree, in feet? Round to the nearest tenth.`,
    lengths: [20, 90],
    angles: [25, 60],
  },
  {
    name: 'sin',
    upward: true,
    tell: (angle: number, length: number) =>
      `A ${length}-foot ladder leans against a wall and makes an angle of $${angle}^\\circ$ with the ground. How high up the wall does it reach, in feet? Round to the nearest tenth.`,
    lengths: [8, 28],
    angles: [60, 76],
  },
  {
    name: 'cos',
    upward: true,
    tell: (angle: number, length: number) =>
      `A ${length}-foot wire is tied to the top of a pole and makes an angle of $${angle}^\\circ$ with the ground. How far from the pole is the wire tied to the ground, in feet? Round to the nearest tenth.`,
    lengths: [15, 60],
    angles: [40, 72],
  },
  {
    name: 'sin',
    upward: false,
    tell: (angle: number, length: number) =>
      `A wheelchair ramp rises ${length} inches and makes an angle of $${angle}^\\circ$ with the ground. How long is the ramp, in inches? Round to the nearest tenth.`,
    lengths: [12, 40],
    angles: [4, 6],
  },
  {
    name: 'tan',
    upward: false,
    tell: (angle: number, length: number) =>
      `A lighthouse is ${length} feet tall. From the top of the lighthouse, the angle of depression to a boat is $${angle}^\\circ$. How far is the boat from the base of the lighthouse, in feet? Round to the nearest tenth.`,
    lengths: [60, 180],
    angles: [12, 40],
  },
] as const;

type Measured = { readonly name: RatioName; readonly angle: number; readonly length: number; readonly upward: boolean };

const sideFrom = ({ name, angle, length, upward }: Measured, by: RatioName = name): number =>
  upward ? length * ratioAt(by, angle) : length / ratioAt(by, angle);

/** Returns the known side and the one that is asked for. */
const sidesOf = ({ name, upward }: Measured): readonly [known: Side, asked: Side] => {
  const [above, below] = sidesOfRatio[name];
  return upward ? [below, above] : [above, below];
};

/** Returns the rest of a page that asks for a side from an angle; `unit` is written as in the answer. */
const measuredPage = (of: Measured, unit: string) => {
  const [known, asked] = sidesOf(of);
  return {
    figure: rightTriangleFigure(
      { across: 10, up: 10 * Math.tan((of.angle * Math.PI) / 180) },
      { ...sidesSeen({ [known]: `${of.length} ${unit}`, [asked]: '?' }), angle: `${of.angle}°` },
    ),
    ...roundedAnswer(sideFrom(of), 1),
    unit,
  };
};

const measuredLadder = ({ name, angle, length, upward }: Measured): Ladder => [
  'Which side do you know, and which side do you need?',
  `${ratioWords[name]} Write an equation with x for the unknown side.`,
  upward
    ? `Write $\\${name} ${angle}^\\circ = \\frac{x}{${length}}$. Multiply both sides by ${length}.`
    : `Write $\\${name} ${angle}^\\circ = \\frac{${length}}{x}$. Divide ${length} by the ratio.`,
];

const measuredSteps = (of: Measured): readonly Step[] => {
  const { name, angle, length, upward } = of;
  const right = rounded(sideFrom(of), 1);
  return [
    [ratioWords[name], `\\${name} ${angle}^\\circ = ${upward ? `\\frac{x}{${length}}` : `\\frac{${length}}{x}`}`],
    upward
      ? [`Multiply both sides by ${length}.`, `x = ${length} \\cdot \\${name} ${angle}^\\circ \\approx ${right}`]
      : [`Multiply by $x$, and then divide by the ratio.`, `x = \\frac{${length}}{\\${name} ${angle}^\\circ} \\approx ${right}`],
  ];
};

const measuredWays = (of: Measured) => {
  const { name, angle, length, upward } = of;
  const ratio = ratioAt(name, angle);
  const [known] = sidesOf(of);
  const step = `Set up $\\${name} ${angle}^\\circ$ with ${length} as the ${known === 'hypotenuse' ? known : `${known} side`}. Which side is left?`;
  const inRadians = radiansForDegrees.answer(name, angle);
  return roundedWays(
    [
      ...(name === 'tan' ? [] : [ruled(oppositeAdjacentSwapped, [sideFrom(of, swapped[name])], step)]),
      upward ? ruled(dividedForMultiplied, [length, ratio], step) : ruled(multipliedForDivided, [length, ratio], step),
      ruled(otherRatioTaken, [sideFrom(of, name === 'tan' ? 'sin' : 'tan')], step),
      ledTo(radiansForDegrees, upward ? length * inRadians : length / inRadians, step),
    ],
    1,
  );
};

/**
 * An angle and a side. 1 and 2: sine and cosine, to multiply by the hypotenuse. 3: any ratio, to multiply. 4 and 5: the
 * denominator is asked for.
 */
const fromAngle = family(
  { name: 'trig_side_from_angle', version: 1, skill: 'trig_side' },
  {
    setting: (_, difficulty) => ({ upward: difficulty <= 3 }),
    levels: {
      name: [sineOrCosine, sineOrCosine, anyRatio, anyRatio, anyRatio],
      angle: always(range(18, 72)),
      length: [range(5, 20), range(5, 30), range(5, 40), range(5, 40), range(5, 80)],
    },
    where: (of) => of.angle !== 45 && roundsSafely(sideFrom(of), 1),
    given: (of) => {
      const [known, asked] = sidesOf(of);
      return {
        stem: `In a right triangle, angle $A$ measures $${of.angle}^\\circ$, and ${sideWords(known)} is ${of.length} cm long. How long is ${sideWords(asked)}, in centimeters? Round to the nearest tenth.`,
        ...measuredPage(of, 'cm'),
      };
    },
    ladder: (of) => measuredLadder(of),
    steps: (of) => measuredSteps(of),
    ways: (of) => measuredWays(of),
  },
);

/** Angles of elevation and depression, ladders, and ramps. 3: the numerator is asked for. 4: the denominator. 5: either. */
const inUse = family(
  { name: 'trig_side_story', version: 1, skill: 'trig_side', difficulties: [3, 4, 5] },
  {
    levels: {
      of: graded((chance, difficulty) => {
        const fitting = stories.filter(({ upward }) => difficulty === 5 || upward === (difficulty === 3));
        const story = chance.pick(fitting);
        const angle = chance.int(story.angles[0], story.angles[1]);
        return { ...story, angle, length: chance.int(story.lengths[0], story.lengths[1]) };
      }),
    },
    where: ({ of }) => roundsSafely(sideFrom(of), 1),
    given: ({ of }) => ({
      stem: of.tell(of.angle, of.length),
      ...measuredPage(of, of.name === 'sin' && !of.upward ? 'in' : 'ft'),
    }),
    ladder: ({ of }) => measuredLadder(of),
    steps: ({ of }) => measuredSteps(of),
    ways: ({ of }) => measuredWays(of),
  },
);

export const rightTriangleSideGenerators: readonly Generator[] = [fromRatio, specialAngle, fromAngle, inUse];
