import { rightTriangleFigure } from '../../wording/triangle-figure.ts';
import {
  oppositeAdjacentSwapped,
  otherRatioTaken,
  ratioTurnedOver,
  type RatioName,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/right-triangle-ratios';
import { rational, type Rational } from '@stoa/engine/math/exact/rational';
import { family, graded } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import {
  fromOtherAngle,
  ratioWords,
  sideWords,
  sidesOfRatio,
  wholeTriangles,
  type Side,
  type Sides,
} from './right-triangle-text.ts';
import { ruled } from '../../ruled.ts';

const names = ['sin', 'cos', 'tan'] as const;
const valueOf = (name: RatioName, sides: Sides): Rational => {
  const [above, below] = sidesOfRatio[name];
  return rational(sides[above], sides[below]);
};
const fractionTex = (name: RatioName, sides: Sides): string => {
  const [above, below] = sidesOfRatio[name];
  return `\\frac{${sides[above]}}{${sides[below]}}`;
};
/** The ratio that results from getting one of the two sides wrong. */
const otherName = { sin: 'tan', cos: 'tan', tan: 'sin' } as const satisfies Record<RatioName, RatioName>;

function drawSides(chance: Chance, times: number): Sides {
  const [a, b, c] = chance.pick(wholeTriangles);
  const [opposite, adjacent] = chance.maybe(0.5) ? [a, b] : [b, a];
  return { opposite: opposite * times, adjacent: adjacent * times, hypotenuse: c * times };
}

const waysOf = (name: RatioName, sides: Sides, step: string) => [
  ruled(oppositeAdjacentSwapped, [valueOf(name, fromOtherAngle(sides))], step),
  ruled(otherRatioTaken, [valueOf(otherName[name], sides)], step),
  ruled(ratioTurnedOver, [rational(sides[sidesOfRatio[name][1]], sides[sidesOfRatio[name][0]])], step),
];

/** Returns the steps to the missing side of a right triangle by the Pythagorean theorem. */
function missingSideSteps(missing: Side, { opposite, adjacent, hypotenuse }: Sides): (readonly [string, string])[] {
  if (missing === 'hypotenuse')
    return [
      ['Add the squares of the legs.', `${opposite}^2 + ${adjacent}^2 = ${hypotenuse ** 2}`],
      ['The hypotenuse is the square root of that.', `\\sqrt{${hypotenuse ** 2}} = ${hypotenuse}`],
    ];
  const [leg, right] = missing === 'opposite' ? [adjacent, opposite] : [opposite, adjacent];
  return [
    ['Subtract the square of the leg from the square of the hypotenuse.', `${hypotenuse}^2 - ${leg}^2 = ${right ** 2}`],
    ['The other leg is the square root of that.', `\\sqrt{${right ** 2}} = ${right}`],
  ];
}

type Asked = { readonly name: RatioName; readonly sides: Sides; readonly missing: Side | null };

/** 1: sides by name. 2: by letters. 3: by letters, larger. 4: a leg is missing. 5: the hypotenuse is missing. */
function drawAsked(chance: Chance, difficulty: Difficulty): Asked {
  const sides = drawSides(chance, difficulty >= 3 ? chance.int(1, 3) : 1);
  if (difficulty <= 3) return { name: chance.pick(names), sides, missing: null };
  if (difficulty === 5) return { name: chance.pick(['sin', 'cos'] as const), sides, missing: 'hypotenuse' };
  const missing = chance.pick(['opposite', 'adjacent'] as const);
  return { name: chance.pick([missing === 'opposite' ? 'sin' : 'cos', 'tan'] as const), sides, missing };
}

/** The sides by their letters, as seen from A; the right angle is at C. */
const lettered = { opposite: 'BC', adjacent: 'AC', hypotenuse: 'AB' } as const satisfies Record<Side, string>;

const fromSides = family(
  { name: 'trig_ratio_sides', version: 1, skill: 'trig_ratio' },
  {
    levels: {
      asked: graded(drawAsked),
      isLettered: graded((_, difficulty) => difficulty >= 2),
    },
    given: ({ asked: { name, sides, missing }, isLettered }) => {
      const told = (['hypotenuse', 'opposite', 'adjacent'] as const).filter((side) => side !== missing);
      const lengths = told.map((side) => `$${lettered[side]} = ${sides[side]}$`);
      const listed = lengths.length === 2 ? lengths.join(' and ') : `${lengths.slice(0, 2).join(', ')}, and ${lengths[2]}`;
      return {
        stem: isLettered
          ? `Triangle $ABC$ has a right angle at $C$. In it, ${listed}. Find $\\${name} A$ as a fraction.`
          : `In a right triangle, the side opposite angle $A$ is ${sides.opposite} cm, the side adjacent to angle $A$ is ${sides.adjacent} cm, and the hypotenuse is ${sides.hypotenuse} cm. Find $\\${name} A$ as a fraction.`,
        figure: rightTriangleFigure(
          { across: sides.adjacent, up: sides.opposite },
          {
            across: missing === 'adjacent' ? null : `${sides.adjacent}`,
            up: missing === 'opposite' ? null : `${sides.opposite}`,
            hypotenuse: missing === 'hypotenuse' ? null : `${sides.hypotenuse}`,
            named: true,
          },
        ),
        right: valueOf(name, sides),
        inputType: 'fraction',
      };
    },
    ladder: ({ asked: { name, sides, missing } }) => [
      'Which side is opposite angle A? Which one is the hypotenuse?',
      `${ratioWords[name]}${missing === null ? '' : ' Find the missing side with the Pythagorean theorem first.'}`,
      missing === null
        ? `The side across from $A$ is ${sides.opposite}, the side next to it is ${sides.adjacent}, and the hypotenuse is ${sides.hypotenuse}. Which two do you need?`
        : missing === 'hypotenuse'
          ? `Find $${sides.opposite}^2 + ${sides.adjacent}^2$, and take the square root.`
          : `Find $${sides.hypotenuse}^2 - ${missing === 'opposite' ? sides.adjacent : sides.opposite}^2$, and take the square root.`,
    ],
    steps: ({ asked: { name, sides, missing } }) => [
      ...(missing === null
        ? [
            [
              'Find the two sides that the ratio needs.',
              `${sides[sidesOfRatio[name][0]]}, \\quad ${sides[sidesOfRatio[name][1]]}`,
            ] as const,
          ]
        : missingSideSteps(missing, sides)),
      [ratioWords[name], `\\${name} A = ${fractionTex(name, sides)}`],
    ],
    ways: ({ asked: { name, sides, missing }, isLettered }) => {
      const step =
        missing === null
          ? isLettered
            ? `The right angle is at $C$, so $AB = ${sides.hypotenuse}$ is the hypotenuse. Which side does not touch $A$?`
            : `The hypotenuse is ${sides.hypotenuse} cm. Which other side does $\\${name}$ need?`
          : missing === 'hypotenuse'
            ? `Find the hypotenuse first, from $${sides.opposite}^2 + ${sides.adjacent}^2$.`
            : `Find the missing leg first, from $${sides.hypotenuse}^2 - ${missing === 'opposite' ? sides.adjacent : sides.opposite}^2$.`;
      return waysOf(name, sides, step);
    },
  },
);

/** One ratio from another. 2: sine and cosine. 3: tangent from one of them. 4 and 5: from the tangent. */
const fromOther = family(
  { name: 'trig_ratio_from_other', version: 1, skill: 'trig_ratio', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      sides: graded((chance) => drawSides(chance, 1)),
      pair: graded((chance, difficulty) =>
        chance.pick<{ readonly known: RatioName; readonly name: RatioName }>(
          difficulty <= 2
            ? [
                { known: 'sin', name: 'cos' },
                { known: 'cos', name: 'sin' },
              ]
            : difficulty === 3
              ? [
                  { known: 'sin', name: 'tan' },
                  { known: 'cos', name: 'tan' },
                ]
              : [
                  { known: 'tan', name: 'sin' },
                  { known: 'tan', name: 'cos' },
                ],
        ),
      ),
    },
    given: ({ sides, pair: { known, name } }) => ({
      stem: `Angle $A$ is an acute angle of a right triangle, and $\\${known} A = ${fractionTex(known, sides)}$. Find $\\${name} A$ as a fraction.`,
      right: valueOf(name, sides),
      inputType: 'fraction',
    }),
    ladder: ({ sides, pair: { known, name } }) => [
      'Which two sides does the given ratio tell you?',
      `Draw a right triangle with those sides. Find the third side with the Pythagorean theorem. ${ratioWords[name]}`,
      `Let ${sideWords(sidesOfRatio[known][0])} be ${sides[sidesOfRatio[known][0]]} and ${sideWords(sidesOfRatio[known][1])} be ${sides[sidesOfRatio[known][1]]}. Find the third side first.`,
    ],
    steps: ({ sides, pair: { known, name } }) => [
      ...missingSideSteps(missingSide(known), sides),
      [ratioWords[name], `\\${name} A = ${fractionTex(name, sides)}`],
    ],
    ways: ({ sides, pair: { known, name } }) => {
      const [above, below] = sidesOfRatio[known];
      return waysOf(
        name,
        sides,
        `Draw a right triangle where ${sideWords(above)} is ${sides[above]} and ${sideWords(below)} is ${sides[below]}. Find the third side.`,
      );
    },
  },
);

/** Returns the side that a ratio does not use. */
const missingSide = (name: RatioName): Side => (name === 'sin' ? 'adjacent' : name === 'cos' ? 'opposite' : 'hypotenuse');

export const rightTriangleRatioGenerators: readonly Generator[] = [fromSides, fromOther];
