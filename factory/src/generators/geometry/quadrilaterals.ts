import { quadrilateralFigure } from '../../wording/quadrilateral-figure.ts';
import {
  constantsKeptSign,
  halfDiagonalForWhole,
  legsAddedForSide,
  lengthsSubtractedForLeg,
  neighborsTakenEqual,
  oppositesTakenForNeighbors,
  otherAngleGiven,
  quadrilateralAsTriangle,
  sidesCountedOnce,
  twoSidesTogether,
  unknownGivenForAngle,
  wholeDiagonalsInTriangle,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/similarity';
import {
  knownAnglesAdded,
  twoAnglesTogether,
  wrongFullTurn,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/triangles-and-angles';
import { always, family, graded, oneOf, plusMinus, range } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { linearText } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

/** The known angles and where they are: in any quadrilateral, a trapezoid, a kite. */
type Angles = {
  readonly stem: string;
  readonly known: readonly number[];
  readonly right: number;
  readonly share: number;
  readonly all: number;
  readonly fact: string;
};

const five = (chance: Chance, low: number, high: number): number => 5 * chance.int(low / 5, high / 5);

/** 1: next to an angle of a parallelogram. 2: in a trapezoid. 3: the fourth angle of any quadrilateral. 4: the same, any degrees. 5: one of two equal angles of a kite. */
function drawAngles(chance: Chance, difficulty: Difficulty): Angles {
  const supplementary = (shape: string, place: string, known: number, fact: string): Angles => ({
    stem: `One angle of a ${shape} is ${known}°. How many degrees is ${place}?`,
    known: [known],
    right: 180 - known,
    share: 1,
    all: 180,
    fact,
  });
  if (difficulty === 1)
    return supplementary(
      'parallelogram',
      'an angle next to it',
      five(chance, 35, 145),
      'Neighboring angles of a parallelogram add up to 180°.',
    );
  if (difficulty === 2)
    return supplementary(
      'trapezoid',
      'the angle at the other end of the same leg',
      chance.int(35, 145),
      'The two angles at a leg of a trapezoid add up to 180°.',
    );
  if (difficulty === 5) {
    const [top, tail] = [2 * chance.int(40, 65), 2 * chance.int(15, 38)];
    return {
      stem: `A kite has an angle of ${top}° at its top and an angle of ${tail}° at its tail. The other two angles are equal. How many degrees is each of them?`,
      known: [top, tail],
      right: (360 - top - tail) / 2,
      share: 2,
      all: 360,
      fact: 'The angles of a quadrilateral add up to 360°.',
    };
  }
  const known = [0, 0, 0].map(() => (difficulty === 3 ? five(chance, 50, 120) : chance.int(47, 128)));
  return {
    stem: `Three angles of a quadrilateral are ${known[0]}°, ${known[1]}°, and ${known[2]}°. How many degrees is the fourth angle?`,
    known,
    right: 360 - known[0]! - known[1]! - known[2]!,
    share: 1,
    all: 360,
    fact: 'The angles of a quadrilateral add up to 360°.',
  };
}

/** Draws the quadrilateral with its known angles. */
function figureOf({ stem, known, share }: Angles) {
  const degrees = known.map((one) => `${one}°`);
  if (share === 2) return quadrilateralFigure('kite', { angles: [degrees[1]!, '?', degrees[0]!, '?'] });
  if (known.length === 3) return quadrilateralFigure('quadrilateral', { angles: [degrees[0]!, degrees[1]!, degrees[2]!, '?'] });
  const kind = stem.includes('trapezoid') ? 'trapezoid' : 'parallelogram';
  return quadrilateralFigure(kind, {
    angles: kind === 'trapezoid' ? [degrees[0]!, null, null, '?'] : [degrees[0]!, '?', null, null],
  });
}

const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);

/** The missing angle of a quadrilateral. */
const angles = family(
  { name: 'geo_quadrilaterals_angle', version: 1, skill: 'geo_quadrilaterals' },
  {
    levels: { of: graded(drawAngles) },
    where: ({ of }) =>
      of.right > 20 && of.right < 175 && ![...of.known, 90].includes(of.right) && new Set(of.known).size === of.known.length,
    given: ({ of }) => ({ stem: of.stem, figure: figureOf(of), right: of.right, inputType: 'integer', unit: '°' }),
    ladder: ({ of: { known, share, all, fact } }) => [
      'Which angles do you know?',
      `${fact}${share === 1 ? '' : ' Two equal angles share what is left.'}`,
      known.length === 1
        ? `Subtract ${known[0]} from ${all}.`
        : `Add the known angles, beginning with ${known[0]} and ${known[1]}. Subtract the sum from ${all}.${share === 1 ? '' : ' Divide by 2.'}`,
    ],
    steps: ({ of: { known, right, share, all, fact } }) => [
      ...(known.length === 1
        ? [['Write an equation with x for the unknown angle.', `x + ${known[0]} = ${all}`] as const]
        : [['Add the known angles.', `${known.join(' + ')} = ${sum(known)}`] as const]),
      [`${fact} Subtract.`, `${all} - ${sum(known)} = ${all - sum(known)}`],
      ...(share === 1 ? [] : [['Two equal angles share what is left.', `${all - sum(known)} \\div 2 = ${right}`] as const]),
    ],
    ways: ({ of: { known, right, all, share } }) => {
      const step =
        known.length === 1
          ? `Subtract ${known[0]}° from 180°.`
          : `Add the known angles, beginning with ${known[0]}° and ${known[1]}°.`;
      return all === 180
        ? [
            following(
              neighborsTakenEqual,
              [known[0]!],
              [neighborsTakenEqual.hints.look, 'These two angles add up to 180°.', step],
            ),
            following(
              wrongFullTurn,
              [[known[0]!]],
              [
                'How many angles are in your sum?',
                'Four angles of a quadrilateral add up to 360°. These two add up to 180°.',
                step,
              ],
            ),
          ]
        : [
            ruled(quadrilateralAsTriangle, [sum(known)], step),
            following(
              knownAnglesAdded,
              [known],
              ['Did you subtract from the sum of all four angles?', 'The angles of a quadrilateral add up to 360°.', step],
            ),
            {
              rule: twoAnglesTogether,
              to: share === 2 ? twoAnglesTogether.answer(right) : null,
              hints: ['How many angles share what is left?', 'Equal angles share what is left equally.', step],
            },
          ];
    },
    belowZero: false,
  },
);

/** Neighboring angles of a parallelogram as expressions. 3: x. 4: x, with subtraction. 5: the larger angle. */
const withX = family(
  { name: 'geo_quadrilaterals_unknown', version: 1, skill: 'geo_quadrilaterals', difficulties: [3, 4, 5] },
  {
    levels: {
      x: always(range(12, 30)),
      a: always(range(2, 5)),
      c: always(range(1, 4)),
      b: [range(5, 30), range(5, 30), range(5, 30), plusMinus(5, 30), plusMinus(5, 30)],
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ x, a, b, c }) => {
      const [one, other] = [a * x + b, 180 - a * x - b];
      const d = other - c * x;
      return (
        a !== c &&
        one > 30 &&
        other > 30 &&
        one !== other &&
        d !== 0 &&
        Math.abs(d) <= 60 &&
        ![Math.abs(b), Math.abs(d)].includes(x)
      );
    },
    given: ({ x, a, b, c, level }) => {
      const d = 180 - a * x - b - c * x;
      const pair = `Two neighboring angles of a parallelogram are $(${linearText(a, b)})^\\circ$ and $(${linearText(c, d)})^\\circ$.`;
      return {
        stem: level === 5 ? `${pair} How many degrees is the larger angle?` : `${pair} Find $x$.`,
        figure: quadrilateralFigure('parallelogram', {
          angles: [`(${linearText(a, b)})°`, `(${linearText(c, d)})°`, null, null],
        }),
        right: level === 5 ? Math.max(a * x + b, 180 - a * x - b) : x,
        inputType: 'integer',
        variables: { x: 'the unknown number' },
      };
    },
    ladder: ({ x, a, b, c }) => [
      'Are the two angles next to each other or opposite?',
      'Neighboring angles of a parallelogram add up to 180°. Write an equation, and solve for x.',
      `Write $${linearText(a, b)} + ${linearText(c, 180 - a * x - b - c * x)} = 180$. Combine like terms.`,
    ],
    steps: ({ x, a, b, c, level }) => {
      const d = 180 - a * x - b - c * x;
      const [one, other] = [a * x + b, 180 - a * x - b];
      return [
        [
          'Neighboring angles of a parallelogram add up to 180°.',
          `${linearText(a, b)} ${c < 0 ? '-' : '+'} ${linearText(c, d)} = 180`,
        ],
        ['Combine like terms.', `${linearText(a + c, b + d)} = 180`],
        ['Solve for x.', `x = ${x}`],
        ...(level === 5
          ? [
              [
                'Substitute x into both expressions, and take the larger angle.',
                `${Math.min(one, other)} < ${Math.max(one, other)}, \\quad ${Math.max(one, other)}`,
              ] as const,
            ]
          : []),
      ];
    },
    ways: ({ x, a, b, c, level }) => {
      const d = 180 - a * x - b - c * x;
      const step = `Write $${linearText(a, b)} + ${linearText(c, d)} = 180$ and combine like terms.`;
      return level === 5
        ? [ruled(otherAngleGiven, [Math.min(a * x + b, 180 - a * x - b)], step), ruled(unknownGivenForAngle, [x], step)]
        : [
            ruled(oppositesTakenForNeighbors, [a, b, c, d], step),
            ruled(constantsKeptSign, [a + c, b + d], step),
            {
              rule: wrongFullTurn,
              to: Number.isInteger((360 - b - d) / (a + c)) ? (360 - b - d) / (a + c) : null,
              hints: [
                'How many angles of the parallelogram are in your equation?',
                'Four angles add up to 360°. Two neighboring ones add up to 180°.',
                step,
              ],
            },
          ];
    },
    belowZero: false,
  },
);

const shapes = oneOf('kite', 'parallelogram');

/** Sides. 1: the perimeter of a kite or a parallelogram. 2: the other side, from the perimeter. */
const sides = family(
  { name: 'geo_quadrilaterals_sides', version: 1, skill: 'geo_quadrilaterals', difficulties: [1, 2] },
  {
    levels: {
      shape: always(shapes),
      one: always(range(4, 30)),
      other: always(range(4, 30)),
      level: graded((_, difficulty) => difficulty),
    },
    where: ({ one, other }) => new Set([one, other, one + other, 2 * one + other, 2 * (one + other)]).size === 5,
    given: ({ shape, one, other, level }) => ({
      stem:
        level === 1
          ? `Two sides of a ${shape} that meet at a vertex are ${one} cm and ${other} cm long. What is the perimeter, in centimeters?`
          : `A ${shape} has a perimeter of ${2 * (one + other)} cm. One of its sides is ${one} cm long. Not all its sides are equal. How long is one of the other sides, in centimeters?`,
      right: level === 1 ? 2 * (one + other) : other,
      inputType: 'integer',
      unit: 'cm',
    }),
    ladder: ({ one, other, level }) => [
      'How many sides of each length are there?',
      'A kite and a parallelogram have two sides of each length. The perimeter is the sum of all the sides.',
      level === 1 ? `Add ${one} and ${other}. Then double the sum.` : `Divide ${2 * (one + other)} by 2. Then subtract ${one}.`,
    ],
    steps: ({ one, other, level }) =>
      level === 1
        ? [
            ['Add one side of each length.', `${one} + ${other} = ${one + other}`],
            ['Each of the two lengths belongs to two sides.', `2 \\cdot ${one + other} = ${2 * (one + other)}`],
          ]
        : [
            ['Half of the perimeter is one side of each length.', `${2 * (one + other)} \\div 2 = ${one + other}`],
            ['Subtract the known side.', `${one + other} - ${one} = ${other}`],
          ],
    ways: ({ one, other, level }) =>
      level === 1
        ? [ruled(sidesCountedOnce, [one, other], `How many sides are ${one} cm long, and how many are ${other} cm long?`)]
        : [
            ledTo(
              sidesCountedOnce,
              2 * (one + other) - one,
              `Two sides are ${one} cm long. Subtract both from ${2 * (one + other)} cm.`,
            ),
            ruled(twoSidesTogether, [other], `Two sides are ${one} cm long. Subtract both, and share what is left.`),
          ],
    belowZero: false,
  },
);

const triples = [[3, 4, 5], [6, 8, 10], [5, 12, 13], [8, 15, 17], [9, 12, 15], [12, 16, 20], [7, 24, 25], [20, 21, 29], [10, 24, 26], [15, 20, 25]] as const; // prettier-ignore

/**
 * Diagonals. 2: a parallelogram, half of one is given. 3: the same, the half is asked for. 4: the side of a rhombus. 5: a
 * diagonal of a rhombus.
 */
const diagonals = family(
  { name: 'geo_quadrilaterals_diagonals', version: 1, skill: 'geo_quadrilaterals', difficulties: [2, 3, 4, 5] },
  {
    levels: {
      half: always(range(4, 40)),
      triple: always((chance) => chance.pick(triples)),
      level: graded((_, difficulty) => difficulty),
    },
    where: () => true,
    given: ({ half, triple: [p, q, side], level }) => {
      const figure = 'The diagonals of parallelogram $ABCD$ meet at $O$.';
      const stem = {
        1: '',
        2: `${figure} $AO = ${half}$ cm. How long is $AC$, in centimeters?`,
        3: `${figure} $BD = ${2 * half}$ cm. How long is $OD$, in centimeters?`,
        4: `The diagonals of a rhombus are ${2 * p} cm and ${2 * q} cm long. How long is one side, in centimeters?`,
        5: `A side of a rhombus is ${side} cm long, and one of its diagonals is ${2 * p} cm long. How long is the other diagonal, in centimeters?`,
      }[level];
      const drawn =
        level <= 3
          ? quadrilateralFigure('parallelogram', { names: ['A', 'B', 'C', 'D'], diagonals: [null, null] })
          : quadrilateralFigure('rhombus', {
              sides: [level === 4 ? '?' : `${side} cm`, null, null, null],
              diagonals: [`${2 * p} cm`, level === 4 ? `${2 * q} cm` : '?'],
            });
      return {
        stem,
        figure: drawn,
        right: { 1: 0, 2: 2 * half, 3: half, 4: side, 5: 2 * q }[level],
        inputType: 'integer',
        unit: 'cm',
      };
    },
    ladder: ({ half, triple: [p, q, side], level }) => [
      'Where do the diagonals meet?',
      level <= 3
        ? 'The diagonals of a parallelogram bisect each other.'
        : 'The diagonals of a rhombus bisect each other at right angles. Use the Pythagorean theorem.',
      level === 2
        ? `The segment of ${half} cm is half of the diagonal. Multiply it by 2.`
        : level === 3
          ? `The diagonal is ${2 * half} cm long. Divide it by 2.`
          : level === 4
            ? `Halve both diagonals: ${2 * p} ÷ 2 and ${2 * q} ÷ 2. The halves are the legs, and the side is the hypotenuse.`
            : `Halve ${2 * p}. The side, ${side}, is the hypotenuse. Find the other leg, and double it.`,
    ],
    steps: ({ half, triple: [p, q, side], level }) => {
      const legs = [
        'The diagonals bisect each other at right angles. Halve them.',
        level === 5 ? `${2 * p} \\div 2 = ${p}` : `${2 * p} \\div 2 = ${p}, \\quad ${2 * q} \\div 2 = ${q}`,
      ] as const;
      if (level <= 3)
        return [
          ['The diagonals bisect each other.', level === 2 ? 'AC = 2 \\cdot AO' : 'OD = BD \\div 2'],
          [
            level === 2 ? 'Multiply by 2.' : 'Divide by 2.',
            level === 2 ? `2 \\cdot ${half} = ${2 * half}` : `${2 * half} \\div 2 = ${half}`,
          ],
        ];
      return level === 4
        ? [
            legs,
            ['Use the Pythagorean theorem.', `${p}^2 + ${q}^2 = ${side * side}`],
            ['Take the square root.', `\\sqrt{${side * side}} = ${side}`],
          ]
        : [
            legs,
            ['Use the Pythagorean theorem for the other half.', `${side}^2 - ${p}^2 = ${q * q}`],
            ['Take the square root, and double it.', `2 \\cdot \\sqrt{${q * q}} = ${2 * q}`],
          ];
    },
    ways: ({ half, triple: [p, q, side], level }) => {
      const meet =
        level === 2
          ? `$O$ is the midpoint of the diagonal, and $AO = ${half}$ cm.`
          : `$O$ is the midpoint of the diagonal, and $BD = ${2 * half}$ cm.`;
      const halve = `Halve ${2 * p} cm first. Which right triangle has this for a leg?`;
      if (level <= 3) return [ruled(halfDiagonalForWhole, [level === 2 ? half : 2 * half], meet)];
      return level === 4
        ? [ruled(wholeDiagonalsInTriangle, [side], halve), ruled(legsAddedForSide, [p, q], halve)]
        : [ruled(halfDiagonalForWhole, [q], halve), ruled(lengthsSubtractedForLeg, [side, p], halve)];
    },
    belowZero: false,
  },
);

export const quadrilateralGenerators: readonly Generator[] = [angles, withX, sides, diagonals];
