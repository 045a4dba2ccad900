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
import { drawUntil } from '../../draw-until.ts';
import { family, graded, range, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { rounded, roundedDraft, roundsSafely } from '../../wording/rounded-text.ts';
import { ratioWords, sideWords, sidesOfRatio, wholeTriangles, type Side, type Sides } from './right-triangle-text.ts';
import { ledTo, ruled } from '../../ruled.ts';

const swapped = { sin: 'cos', cos: 'sin', tan: 'tan' } as const satisfies Record<RatioName, RatioName>;

/** The labels of a figure of a right triangle, side by side. */
const sidesSeen = ({ opposite, adjacent, hypotenuse }: Partial<Record<Side, string>>) => ({
  up: opposite ?? null,
  across: adjacent ?? null,
  hypotenuse: hypotenuse ?? null,
  named: true,
});

type GivenRatio = {
  readonly name: RatioName;
  /** The sides as the ratio has them, and how many times as long they are. */
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
    belowZero: false,
  },
);

type Exact = { readonly name: RatioName; readonly angle: 30 | 45 | 60 };

/** Exact values: how often the known denominator goes in, and what stands under the root beside it. */
const exactValues = {
  sin: { 30: [1, 2, 1], 45: [1, 2, 2], 60: [1, 2, 3] },
  cos: { 30: [1, 2, 3], 45: [1, 2, 2], 60: [1, 2, 1] },
  tan: { 30: [1, 3, 3], 45: [1, 1, 1], 60: [1, 1, 3] },
} as const satisfies Record<RatioName, Record<Exact['angle'], readonly [number, number, number]>>;

/** So many times the exact value, as it is typed: 5√3; null where it is no whole multiple. */
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

/** Special angles, exact. 2: answers without a root. 3: with one, sine and cosine. 4: any. 5: any, larger. */
const specialAngle = textFamily(
  { name: 'trig_side_special_angle', version: 1, skill: 'trig_side', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      of: graded((chance, difficulty) => ({
        name: chance.pick(difficulty === 3 ? (['sin', 'cos'] as const) : (['sin', 'cos', 'tan'] as const)),
        angle: chance.pick([30, 45, 60] as const),
      })),
      length: [range(3, 30), range(3, 30), range(3, 30), range(3, 30), range(3, 60)],
    },
    where: (drawn, difficulty) => {
      const text = exactTimes(drawn.of, drawn.length);
      return text !== null && text.includes('√') === difficulty > 2;
    },
    derived: ({ of, length }) => {
      const [above, below] = sidesOfRatio[of.name];
      const right = exactTimes(of, length)!;
      return { above, below, right };
    },
    given: ({ of, length, above, below, right }) => ({
      stem: `In a right triangle, angle $A$ measures $${of.angle}^\\circ$, and ${sideWords(below)} is ${length} cm long. Find the exact length of ${sideWords(above)}, in centimeters.`,
      figure: rightTriangleFigure(
        { across: 10, up: 10 * Math.tan((of.angle * Math.PI) / 180) },
        { ...sidesSeen({ [below]: `${length} cm`, [above]: '?' }), angle: `${of.angle}°` },
      ),
      inputType: 'expression',
      unit: 'cm',
      placeholder: 'a number, or a root like a√b',
      right,
      wrong: `${3 * length + 17}`,
    }),
    ladder: ({ of, length }) => [
      'Which side do you know, and which side do you need?',
      `${ratioWords[of.name]} Use the exact value for this angle.`,
      `The value of $\\${of.name} ${of.angle}^\\circ$ is $${valueTex(of)}$. Multiply it by ${length}.`,
    ],
    steps: ({ of, length, right }) => [
      [ratioWords[of.name], `\\${of.name} ${of.angle}^\\circ = ${valueTex(of)}`],
      [`Multiply by ${length}.`, `${length} \\cdot ${valueTex(of)} = ${right.replace(/√(\d+)/, '\\sqrt{$1}')}`],
    ],
    ways: ({ of, length, below }) => {
      const step = `Write $\\${of.name} ${of.angle}^\\circ$ as side over side. ${below === 'hypotenuse' ? 'The hypotenuse' : 'The adjacent side'} is ${length} cm.`;
      return [
        ledTo(oppositeAdjacentSwapped, of.name === 'tan' ? null : exactTimes({ ...of, name: swapped[of.name] }, length), step),
        ledTo(otherRatioTaken, exactTimes({ ...of, name: of.name === 'tan' ? 'sin' : 'tan' }, length), step),
      ];
    },
  },
);

/** A story, its angle and the two sides that it is about: the one that is given and the one that is asked for. */
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

/** The draft of a side from an angle, rounded; `unit` as the answer has it. */
function measuredDraft(of: Measured, stem: string, unit: string) {
  const { name, angle, length, upward } = of;
  const ratio = ratioAt(name, angle);
  const right = sideFrom(of);
  const [above, below] = sidesOfRatio[name];
  const step =
    `Set up $\\${name} ${angle}^\\circ$ with ${length} as the ${upward ? below : above} side. Which side is left?`.replace(
      'hypotenuse side',
      'hypotenuse',
    );
  const wrongSide = upward
    ? ruled(dividedForMultiplied, [length, ratio], step)
    : ruled(multipliedForDivided, [length, ratio], step);
  const [known, asked] = upward ? [below, above] : [above, below];
  return roundedDraft({
    stem,
    figure: rightTriangleFigure(
      { across: 10, up: 10 * Math.tan((angle * Math.PI) / 180) },
      { ...sidesSeen({ [known]: `${length} ${unit}`, [asked]: '?' }), angle: `${angle}°` },
    ),
    ladder: [
      'Which side do you know, and which side do you need?',
      `${ratioWords[name]} Write an equation with x for the unknown side.`,
      upward
        ? `Write $\\${name} ${angle}^\\circ = \\frac{x}{${length}}$. Multiply both sides by ${length}.`
        : `Write $\\${name} ${angle}^\\circ = \\frac{${length}}{x}$. Divide ${length} by the ratio.`,
    ],
    unit,
    right,
    places: 1,
    steps: [
      [
        ratioWords[name],
        upward ? `\\${name} ${angle}^\\circ = \\frac{x}{${length}}` : `\\${name} ${angle}^\\circ = \\frac{${length}}{x}`,
      ],
      [
        upward ? `Multiply both sides by ${length}.` : `Multiply by $x$, and then divide by the ratio.`,
        upward
          ? `x = ${length} \\cdot \\${name} ${angle}^\\circ \\approx ${rounded(right, 1)}`
          : `x = \\frac{${length}}{\\${name} ${angle}^\\circ} \\approx ${rounded(right, 1)}`,
      ],
    ],
    ways: [
      ...(name === 'tan' ? [] : [ruled(oppositeAdjacentSwapped, [sideFrom(of, swapped[name])], step)]),
      wrongSide,
      ruled(otherRatioTaken, [sideFrom(of, name === 'tan' ? 'sin' : 'tan')], step),
      ledTo(
        radiansForDegrees,
        upward ? length * radiansForDegrees.answer(name, angle) : length / radiansForDegrees.answer(name, angle),
        step,
      ),
    ],
  });
}

/** An angle and a side. 1 and 2: sine and cosine, times the hypotenuse. 3: any, times. 4 and 5: the denominator is asked for. */
const fromAngle: Generator = {
  name: 'trig_side_from_angle',
  version: 1,
  skill: 'trig_side',
  difficulties: [1, 2, 3, 4, 5],
  draft(chance, difficulty) {
    const of = drawUntil(
      (): Measured => ({
        name: chance.pick(difficulty <= 2 ? (['sin', 'cos'] as const) : (['sin', 'cos', 'tan'] as const)),
        angle: chance.int(18, 72),
        length: chance.int(5, byDifficulty(difficulty, [20, 30, 40, 40, 80])),
        upward: difficulty <= 3,
      }),
      (drawn) => drawn.angle !== 45 && roundsSafely(sideFrom(drawn), 1),
    );
    const [above, below] = sidesOfRatio[of.name];
    const [known, asked] = of.upward ? [below, above] : [above, below];
    return measuredDraft(
      of,
      `In a right triangle, angle $A$ measures $${of.angle}^\\circ$, and ${sideWords(known)} is ${of.length} cm long. How long is ${sideWords(asked)}, in centimeters? Round to the nearest tenth.`,
      'cm',
    );
  },
};

/** Angles of elevation and depression, ladders, and ramps. 3: the numerator is asked for. 4: the denominator. 5: either. */
const inUse: Generator = {
  name: 'trig_side_story',
  version: 1,
  skill: 'trig_side',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const fitting = stories.filter(({ upward }) => (difficulty === 3 ? upward : difficulty === 4 ? !upward : true));
    const { story, of } = drawUntil(
      () => {
        const told = chance.pick(fitting);
        const angle = chance.int(told.angles[0], told.angles[1]);
        return {
          story: told,
          of: { name: told.name, upward: told.upward, angle, length: chance.int(told.lengths[0], told.lengths[1]) },
        };
      },
      (drawn) => roundsSafely(sideFrom(drawn.of), 1),
    );
    return measuredDraft(of, story.tell(of.angle, of.length), story.name === 'sin' && !story.upward ? 'in' : 'ft');
  },
};

export const rightTriangleSideGenerators: readonly Generator[] = [fromRatio, specialAngle, fromAngle, inUse];
