import { cutTriangleFigure, similarTrianglesFigure } from '../../wording/triangle-figure.ts';
import {
  areaFactorDoubled,
  areaRatioTakenForFactor,
  areaScaledOnce,
  lengthScaledTwice,
  midsegmentAsLong,
  midsegmentTurned,
  partTakenForSide,
  scaleFactorInverted,
  sidesChangedByAdding,
  unknownDistributedOnce,
  unknownGivenForLength,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/similarity';
import { always, family, graded, never, often, plusMinus, range, surely } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

/** Two pairs of corresponding sides: a corresponds to p, b to q, and q is asked for. */
type Pairs = { readonly a: number; readonly p: number; readonly b: number; readonly q: number };

/**
 * 1: a whole scale factor, larger. 2: one over a whole number, smaller. 3: a fraction, larger. 4: a fraction, smaller. 5: a
 * fraction, larger numbers.
 */
function drawPairs(chance: Chance, difficulty: Difficulty): Pairs {
  const [top, bottom] =
    difficulty <= 2 ? [chance.int(2, 5), 1] : chance.pick([[3, 2], [5, 2], [4, 3], [5, 3], [5, 4], [7, 4]] as const); // prettier-ignore
  const [s, t] = [chance.int(2, 5 + difficulty), chance.int(2, 5 + difficulty)];
  const [small, large] = [
    { a: s * bottom, b: t * bottom },
    { a: s * top, b: t * top },
  ];
  const [from, to] = difficulty === 2 || difficulty === 4 ? [large, small] : [small, large];
  return { a: from.a, p: to.a, b: from.b, q: to.b };
}

const fits = ({ a, p, b, q }: Pairs): boolean => new Set([a, p, b, q]).size === 4 && Math.min(a, p, b, q) > 2;

/** A side of a triangle that is similar to another. */
const side = family(
  { name: 'geo_similar_side', version: 1, skill: 'geo_similar' },
  {
    levels: { of: graded(drawPairs), isShadow: [often, never, often, never, often] },
    where: ({ of, isShadow }) => fits(of) && (!isShadow || (of.a <= 12 && of.p >= 10 && of.p <= 60)),
    given: ({ of: { a, p, b, q }, isShadow }) => ({
      stem: isShadow
        ? `A post ${a} feet tall has a shadow ${b} feet long. At the same time, a tree is ${p} feet tall. How long is the shadow of the tree, in feet?`
        : `Triangle $ABC$ is similar to triangle $DEF$, with the vertices in this order. $AB = ${a}$ cm, $DE = ${p}$ cm, and $BC = ${b}$ cm. How long is $EF$, in centimeters?`,
      ...(isShadow
        ? {}
        : {
            figure: similarTrianglesFigure({ side: `${a} cm`, base: `${b} cm` }, { side: `${p} cm`, base: '?' }, p > a),
          }),
      right: q,
      inputType: 'integer',
      unit: isShadow ? 'ft' : 'cm',
    }),
    ladder: ({ of: { a, p, b }, isShadow }) => [
      isShadow ? 'Which lengths belong to the post, and which to the tree?' : 'Which sides correspond to each other?',
      'In similar triangles, corresponding sides have the same ratio. Find the scale factor, and use it on the known side.',
      `The scale factor is ${p} divided by ${a}. Multiply ${b} by it.`,
    ],
    steps: ({ of: { a, p, b, q } }) => [
      ['Corresponding sides are in proportion.', `\\frac{${p}}{${a}} = \\frac{${q}}{${b}}`],
      ['Multiply the known side by the scale factor.', `${b} \\cdot \\frac{${p}}{${a}} = ${q}`],
    ],
    ways: ({ of: { a, p, b } }) => {
      const step = `The scale factor is ${p} divided by ${a}. Use it on ${b}.`;
      return [ruled(sidesChangedByAdding, [a, p, b], step), ruled(scaleFactorInverted, [a, p, b], step)];
    },
    belowZero: false,
  },
);

/** A line parallel to a side: AD and DB are on one side, DE is the parallel, BC is asked for. */
const parallel = family(
  { name: 'geo_similar_parallel', version: 1, skill: 'geo_similar', difficulties: [3, 4, 5] },
  {
    levels: {
      of: graded((chance, difficulty) => {
        const [first, rest] = [chance.int(2, 3 + difficulty), chance.int(1, 3 + difficulty)];
        const times = chance.int(2, 2 + difficulty);
        return { first, rest, across: first * times, base: (first + rest) * times };
      }),
    },
    where: ({ of: { first, rest, across, base } }) => new Set([first, rest, first + rest, across, base]).size === 5,
    given: ({ of: { first, rest, across, base } }) => ({
      stem: `In triangle $ABC$, $D$ lies on $AB$ and $E$ lies on $AC$, so that $DE$ is parallel to $BC$. $AD = ${first}$ cm, $DB = ${rest}$ cm, and $DE = ${across}$ cm. How long is $BC$, in centimeters?`,
      figure: cutTriangleFigure(first / (first + rest), {
        ad: `${first} cm`,
        db: `${rest} cm`,
        de: `${across} cm`,
        bc: '?',
      }),
      right: base,
      inputType: 'integer',
      unit: 'cm',
    }),
    ladder: ({ of: { first, rest, across } }) => [
      'Which triangle is similar to the large one?',
      'The small triangle and the large one are similar. Use whole sides of both, not parts of them.',
      `The side AB is ${first} + ${rest} long. Divide that by ${first}, and multiply ${across} by the result.`,
    ],
    steps: ({ of: { first, rest, across, base } }) => [
      ['Triangle ADE is similar to triangle ABC. Add the parts of AB.', `AB = ${first} + ${rest} = ${first + rest}`],
      ['Corresponding sides are in proportion.', `\\frac{${base}}{${across}} = \\frac{${first + rest}}{${first}}`],
      ['Multiply the known side by the scale factor.', `${across} \\cdot \\frac{${first + rest}}{${first}} = ${base}`],
    ],
    ways: ({ of: { first, rest, across } }) => {
      const step = `Which side of the large triangle corresponds to $AD = ${first}$ cm? Find its length.`;
      return [
        ruled(partTakenForSide, [first, rest, across], step),
        ruled(sidesChangedByAdding, [first, first + rest, across], step),
      ];
    },
    belowZero: false,
  },
);

/** Perimeters and areas. 1: a perimeter. 2: a perimeter, from two sides. 3: an area. 4: an area, from two sides. 5: a side, from two areas. */
const scaled = family(
  { name: 'geo_similar_scaled', version: 1, skill: 'geo_similar' },
  {
    levels: {
      factor: [range(3, 5), range(3, 5), range(3, 6), range(3, 6), range(3, 6)],
      known: [range(9, 40), range(12, 40), range(9, 40), range(9, 40), range(4, 12)],
      side: [range(3, 9), range(3, 9), range(3, 9), range(3, 9), range(1, 1)],
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ factor, known, side: one, level }) => {
      const shown = level === 5 ? [factor, known, factor * factor] : [factor, known, one, one * factor, factor * factor];
      return new Set(shown).size === shown.length && (level === 5 || known > 2 * one + 2);
    },
    given: ({ factor, known, side: one, level }) => {
      const sides = `A side of the first is ${one} cm long, and the corresponding side of the second is ${one * factor} cm long.`;
      const stem = {
        1: `A figure is enlarged by the scale factor ${factor}. The perimeter of the original is ${known} cm. What is the perimeter of the enlarged figure, in centimeters?`,
        2: `Two figures are similar. ${sides} The perimeter of the first is ${known} cm. What is the perimeter of the second, in centimeters?`,
        3: `A figure is enlarged by the scale factor ${factor}. The area of the original is ${known} square centimeters. What is the area of the enlarged figure, in square centimeters?`,
        4: `Two figures are similar. ${sides} The area of the first is ${known} square centimeters. What is the area of the second, in square centimeters?`,
        5: `Two figures are similar. The area of the second is ${factor * factor} times the area of the first. A side of the first is ${known} cm long. How long is the corresponding side of the second, in centimeters?`,
      }[level];
      const isArea = level === 3 || level === 4;
      return { stem, right: isArea ? known * factor * factor : known * factor, inputType: 'integer' };
    },
    ladder: ({ factor, known, side: one, level }) => [
      level === 5
        ? 'Do you know the ratio of the sides or the ratio of the areas?'
        : level >= 3
          ? 'Does the question ask about a length or an area?'
          : 'What is the scale factor?',
      'Lengths are multiplied by the scale factor. Areas are multiplied by the square of the scale factor.',
      level === 5
        ? `What number times itself is ${factor * factor}? Multiply ${known} by that number.`
        : `${level === 2 || level === 4 ? `Divide ${one * factor} by ${one} for the scale factor.` : `The scale factor is ${factor}.`} ${level >= 3 ? `Square it, and multiply ${known} by the square.` : `Multiply ${known} by it.`}`,
    ],
    steps: ({ factor, known, side: one, level }) => {
      const factorStep =
        level === 2 || level === 4 ? [['Find the scale factor.', `${one * factor} \\div ${one} = ${factor}`] as const] : [];
      if (level === 5)
        return [
          ['Areas are multiplied by the square of the scale factor.', `k^2 = ${factor * factor}`],
          ['Take the square root to find the scale factor.', `\\sqrt{${factor * factor}} = ${factor}`],
          ['Multiply the side by it.', `${known} \\cdot ${factor} = ${known * factor}`],
        ];
      return level >= 3
        ? [
            ...factorStep,
            ['Areas are multiplied by the square of the scale factor.', `${factor}^2 = ${factor * factor}`],
            ['Multiply the area by it.', `${known} \\cdot ${factor * factor} = ${known * factor * factor}`],
          ]
        : [
            ...(level === 1 ? [['Every length is multiplied by the scale factor.', `k = ${factor}`] as const] : factorStep),
            ['Perimeters are multiplied by the scale factor.', `${known} \\cdot ${factor} = ${known * factor}`],
          ];
    },
    ways: ({ factor, known, side: one, level }) => {
      const find =
        level === 2 || level === 4
          ? `First find the scale factor: how many times ${one} is ${one * factor}?`
          : `The scale factor is ${factor}.`;
      if (level === 5) {
        const step = `What number times itself is ${factor * factor}? Multiply ${known} by it.`;
        return [ruled(areaRatioTakenForFactor, [known, factor * factor], step)];
      }
      return level >= 3
        ? [
            ruled(areaScaledOnce, [known, factor], `${find} Square it before you multiply.`),
            ruled(areaFactorDoubled, [known, factor], `${find} Multiply it by itself first.`),
          ]
        : [
            ruled(lengthScaledTwice, [known, factor], `${find} Multiply ${known} by it once.`),
            ledTo(
              sidesChangedByAdding,
              level === 2 ? known + one * factor - one : known + factor,
              `${find} Multiply ${known} by it.`,
            ),
          ];
    },
    belowZero: false,
  },
);

/** The midpoint theorem. 1: the segment. 2: the third side. 3: either, larger. 4 and 5: both are expressions in x. */
const midpoints = family(
  { name: 'geo_similar_midpoints', version: 1, skill: 'geo_similar', difficulties: [1, 2, 3] },
  {
    levels: {
      half: [range(4, 20), range(11, 40), range(21, 90), range(21, 90), range(21, 90)],
      asksHalf: [surely, never, often, often, often],
    },
    where: ({ half }) => half !== 2,
    given: ({ half, asksHalf }) => ({
      stem: `In triangle $ABC$, $D$ is the midpoint of $AB$ and $E$ is the midpoint of $AC$. ${asksHalf ? `$BC = ${2 * half}$ cm. How long is $DE$` : `$DE = ${half}$ cm. How long is $BC$`}, in centimeters?`,
      figure: cutTriangleFigure(0.5, {
        ad: null,
        db: null,
        de: asksHalf ? '?' : `${half} cm`,
        bc: asksHalf ? `${2 * half} cm` : '?',
        halves: true,
      }),
      right: asksHalf ? half : 2 * half,
      inputType: 'integer',
      unit: 'cm',
    }),
    ladder: ({ half, asksHalf }) => [
      'Is the unknown segment the longer one or the shorter one?',
      'The segment between the midpoints of two sides is half as long as the third side.',
      asksHalf ? `Divide ${2 * half} by 2.` : `Multiply ${half} by 2.`,
    ],
    steps: ({ half, asksHalf }) => [
      ['The segment between the midpoints is half as long as the third side.', 'DE = BC \\div 2'],
      [
        asksHalf ? 'Divide by 2.' : 'So the third side is twice as long.',
        asksHalf ? `${2 * half} \\div 2 = ${half}` : `2 \\cdot ${half} = ${2 * half}`,
      ],
    ],
    ways: ({ half, asksHalf }) => {
      const given = asksHalf ? 2 * half : half;
      const step = `You know that $${asksHalf ? 'BC' : 'DE'} = ${given}$ cm. Is that the longer segment or the shorter one?`;
      return [ruled(midsegmentAsLong, [given], step), ruled(midsegmentTurned, [given, !asksHalf], step)];
    },
    belowZero: false,
  },
);

/** The midpoint theorem with expressions: DE = ax + b, BC = cx + d. 4: x is asked for. 5: the length of BC is asked for. */
const midpointsWithX = family(
  { name: 'geo_similar_midpoints_unknown', version: 1, skill: 'geo_similar', difficulties: [4, 5] },
  {
    levels: {
      x: always(range(3, 12)),
      a: always(range(2, 6)),
      c: always(range(1, 9)),
      b: always(plusMinus(1, 9)),
      asksX: [surely, surely, surely, surely, never],
    },
    where: ({ x, a, b, c, asksX }) => {
      const d = 2 * (a * x + b) - c * x;
      return (
        2 * a > c &&
        (!asksX || (b % (2 * a - c) === 0 && x + b / (2 * a - c) > 0)) &&
        c > 1 &&
        d !== 0 &&
        Math.abs(d) <= 40 &&
        a * x + b > 4 &&
        ![a, c, Math.abs(b), Math.abs(d)].includes(x) &&
        a !== c
      );
    },
    given: ({ x, a, b, c, asksX }) => {
      const d = 2 * (a * x + b) - c * x;
      return {
        stem: `In triangle $ABC$, $D$ is the midpoint of $AB$ and $E$ is the midpoint of $AC$. $DE = ${linearText(a, b)}$ and $BC = ${linearText(c, d)}$, in centimeters. Find ${asksX ? '$x$' : 'the length of $BC$, in centimeters'}.`,
        figure: cutTriangleFigure(0.5, { ad: null, db: null, de: linearText(a, b), bc: linearText(c, d), halves: true }),
        right: asksX ? x : c * x + d,
        inputType: 'integer',
        variables: { x: 'the unknown number' },
      };
    },
    ladder: ({ x, a, b, c, asksX }) => [
      'Which segment is twice as long as the other?',
      `The segment between the midpoints is half of the third side. Write an equation, and solve for x.${asksX ? '' : ' Then substitute x.'}`,
      `Write $2(${linearText(a, b)}) = ${linearText(c, 2 * (a * x + b) - c * x)}$. Distribute the 2 first.`,
    ],
    steps: ({ x, a, b, c, asksX }) => {
      const d = 2 * (a * x + b) - c * x;
      return [
        ['BC is twice as long as DE.', `2(${linearText(a, b)}) = ${linearText(c, d)}`],
        ['Distribute.', `${linearText(2 * a, 2 * b)} = ${linearText(c, d)}`],
        ['Solve for x.', `x = ${x}`],
        ...(asksX
          ? []
          : [
              [
                'Substitute x into the expression for BC.',
                `${c} \\cdot ${x} ${d < 0 ? '-' : '+'} ${Math.abs(d)} = ${c * x + d}`,
              ] as const,
            ]),
      ];
    },
    ways: ({ x, a, b, c, asksX }) => {
      const d = 2 * (a * x + b) - c * x;
      const step = `Write the equation $2(${linearText(a, b)}) = ${linearText(c, d)}$ and solve it.`;
      const asLong = (d - b) / (a - c);
      return asksX
        ? [
            ledTo(midsegmentAsLong, Number.isInteger(asLong) && asLong > 0 ? asLong : null, step),
            ruled(unknownDistributedOnce, [a, b, c, d], step),
          ]
        : [
            following(
              midsegmentAsLong,
              [a * x + b],
              [
                'Did you substitute x into the expression for BC?',
                midsegmentAsLong.hints.principle,
                `After you find x, substitute it into $${linearText(c, d)}$.`,
              ],
            ),
            ruled(unknownGivenForLength, [x], `After you find x, substitute it into $${linearText(c, d)}$.`),
          ];
    },
    belowZero: false,
  },
);

export const similarTriangleGenerators: readonly Generator[] = [side, parallel, scaled, midpoints, midpointsWithX];
