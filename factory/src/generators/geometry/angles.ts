import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Difficulty, Chance, Generator } from '../../generator.ts';
import {
  equalAnglesMisplaced,
  knownAnglesAdded,
  neighboursEqual,
  oneAngleLeftOut,
  oneOfTwoAngles,
  oppositeAsNeighbour,
  rightAngleForStraight,
  straightForFullTurn,
  twoAnglesTogether,
  wrongFullTurn,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/triangles-and-angles';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { numberDraft } from '../../number-draft.ts';
import { decimalWay } from '../../wording/data-text.ts';
import { listed } from '../../wording/whole-number-text.ts';

const degrees = (angles: readonly number[]): string => listed(angles.map((one) => `${one}°`));
const sumTex = (angles: readonly number[]): string => angles.map((one) => `${one}^\\circ`).join(' + ');
/** Degrees that are easy to work with at first, and any later. */
const angle = (chance: Chance, difficulty: Difficulty, low: number, high: number): number => {
  const step = byDifficulty(difficulty, [10, 5, 1, 1, 1]);
  return step * chance.int(Math.ceil(low / step), Math.floor(high / step));
};

/** Rays that cut a straight angle into parts, of which the first ones are known and the others asked for. */
function anglesOnLine(parts: readonly number[], known: number): WrittenFigure {
  const turns = parts.map((_, at) => total(parts.slice(0, at)));
  return {
    kind: 'angles',
    rays: [...turns, 180].map((direction) => ({ direction })),
    arcs: parts.map((part, at) => ({ from: at, to: at + 1, label: at < known ? `${part}°` : '?' })),
  };
}

/** Rays that cut a full turn into angles, of which the first ones are known and the others asked for. */
function anglesAround(known: readonly number[], asked: readonly number[]): WrittenFigure {
  const parts = [...known, ...asked];
  return {
    kind: 'angles',
    rays: parts.map((_, at) => ({ direction: total(parts.slice(0, at)) })),
    arcs: parts.map((part, at) => ({
      from: at,
      to: (at + 1) % parts.length,
      label: at < known.length ? `${part}°` : '?',
    })),
  };
}

/** Two lines that cross, with one of the four angles known and one asked for, beside it or across from it. */
const crossing = (known: number, asked: 'beside' | 'across'): WrittenFigure => ({
  kind: 'angles',
  rays: [0, known, 180, 180 + known].map((direction) => ({ direction })),
  arcs: [
    { from: 0, to: 1, label: `${known}°` },
    asked === 'beside' ? { from: 1, to: 2, label: '?' } : { from: 2, to: 3, label: '?' },
  ],
});

/** Angles side by side on a line. 1: two, tens. 2: two, fives. 3: three. 4: four. 5: two unknown ones are equal. */
const onALine: Generator = {
  name: 'geo_angles_on_line',
  version: 1,
  skill: 'geo_angles',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const size = byDifficulty(difficulty, [1, 1, 2, 3, 2]);
    const equal = difficulty === 5;
    const { known, rest } = drawUntil(
      () => {
        const drawn = Array.from({ length: size }, () => angle(chance, difficulty, 20, size === 1 ? 160 : 80));
        return { known: drawn, rest: 180 - total(drawn) };
      },
      (draw) =>
        new Set(draw.known).size === size &&
        draw.rest >= 20 &&
        (!equal || (draw.rest % 2 === 0 && !draw.known.includes(draw.rest / 2))) &&
        !draw.known.includes(draw.rest) &&
        draw.rest !== 90,
    );
    const right = equal ? rest / 2 : rest;
    const line = ['two', 'three', 'four', 'four'][equal ? 2 : size - 1]!;
    const told =
      size === 1 ? `One of them measures ${known[0]}°.` : `${size === 2 ? 'Two' : 'Three'} of them measure ${degrees(known)}.`;
    return numberDraft({
      stem: equal
        ? `Four angles form a straight line. Two of them measure ${degrees(known)}. The other two are equal. What is the measure of each of these, in degrees?`
        : chance.pick([
            `${line[0]!.toUpperCase()}${line.slice(1)} angles form a straight line. ${told} What is the measure of the ${size === 1 ? 'other' : 'last'} one, in degrees?`,
            size === 1
              ? `A post leans on level ground. On one side it makes a ${known[0]}° angle with the ground. What is the angle on the other side, in degrees?`
              : `${line[0]!.toUpperCase()}${line.slice(1)} angles share a vertex and form a straight line. ${told} Find the missing angle, in degrees.`,
          ]),
      ladder: [
        'Which angles do you know? What do they form together?',
        'Angles that form a straight line add up to 180°.',
        equal
          ? `Add ${degrees(known)}, and subtract from 180°. Two equal angles share the rest.`
          : `Subtract the known angles from 180: $180 - ${known.join(' - ')}$.`,
      ],
      figure: anglesOnLine(equal ? [...known, rest / 2, rest / 2] : [...known, rest], known.length),
      unit: '°',
      right,
      steps: [
        ['Angles that form a straight line add up to 180°.', '180^\\circ'],
        ...(size === 1 ? [] : [['Add the known angles.', `${sumTex(known)} = ${total(known)}^\\circ`] as const]),
        ['Subtract the known angle or angles.', `180 - ${total(known)} = ${rest}`],
        ...(equal ? [['The two that are left are equal, so divide by 2.', `${rest} \\div 2 = ${right}`] as const] : []),
      ],
      ways: [
        ...(equal
          ? [
              decimalWay(twoAnglesTogether, twoAnglesTogether.answer(right), [
                twoAnglesTogether.hints.look,
                'What is left on the line belongs to two equal angles.',
                'Share what is left between the two.',
              ]),
            ]
          : [
              decimalWay(wrongFullTurn, wrongFullTurn.answer(known), [
                'How far do you turn from one end of a straight line to the other: all the way around?',
                'A full turn is 360°. From one end of a line to the other is half a turn.',
                `Find half of a full turn, and take away what is known.`,
              ]),
              decimalWay(rightAngleForStraight, rightAngleForStraight.answer(known), [
                rightAngleForStraight.hints.look,
                rightAngleForStraight.hints.principle,
                'Put two right angles together, and take away what is known.',
              ]),
            ]),
        decimalWay(
          knownAnglesAdded,
          size === 1 ? null : knownAnglesAdded.answer(known),
          [
            knownAnglesAdded.hints.look,
            'All angles on the line together make 180°.',
            'See how far it is from the known ones up to the whole line.',
          ],
          knownAnglesAdded.told(known),
        ),
        decimalWay(oneAngleLeftOut, size === 1 || equal ? null : oneAngleLeftOut.answer(known), [
          oneAngleLeftOut.hints.look,
          'All angles on the line together make 180°, so every known one is taken away.',
          `Add ${degrees(known)} first.`,
        ]),
        decimalWay(neighboursEqual, size === 1 ? neighboursEqual.answer(known[0]!) : null, [
          'Do the two angles look equal? One leans the other way.',
          'Two angles on a line fill it together. Only right angles would share it evenly.',
          `A straight line is 180°. See what is left of it beside ${known[0]}°.`,
        ]),
      ],
    });
  },
};

type Told = 'known' | 'asked' | 'equal';

/** A triangle by the two angles at its base; what is told of its three angles, base first. Equal ones are marked by ticks on their sides. */
function triangleOfAngles(left: number, right: number, told: readonly [Told, Told, Told]): WrittenFigure {
  const [a, b] = [left, right].map((one) => Math.tan((one * Math.PI) / 180)) as [number, number];
  const x = (10 * b) / (a + b);
  const top = { x: Number(x.toFixed(3)), y: Number((a * x).toFixed(3)) };
  const places = [{ x: 0, y: 0 }, { x: 10, y: 0 }, left === 90 ? { x: 0, y: Number((10 * b).toFixed(3)) } : top];
  const sizes = [left, right, 180 - left - right];
  const equal = told.includes('equal');
  return {
    kind: 'polygons',
    shapes: [
      {
        places,
        sides: [{}, { ticks: equal ? 1 : 0 }, { ticks: equal ? 1 : 0 }],
        corners: told.map((what, at) =>
          sizes[at] === 90 && what === 'known'
            ? { right: true }
            : { angle: what === 'known' ? `${sizes[at]}°` : what === 'asked' ? '?' : null },
        ),
      },
    ],
  };
}

/** The third angle of a triangle. 1: tens. 2: fives, or a right angle. 3: any. 4: two equal sides, the tip is asked for. 5: the tip is known. */
const inTriangle: Generator = {
  name: 'geo_angles_triangle',
  version: 1,
  skill: 'geo_angles',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    if (difficulty === 4 || difficulty === 5) return equalSides(chance, difficulty);
    const rightAngled = difficulty === 2 && chance.maybe(0.5);
    const known = drawUntil(
      () => [rightAngled ? 90 : angle(chance, difficulty, 20, 110), angle(chance, difficulty, 20, rightAngled ? 70 : 110)],
      (drawn) => {
        const third = 180 - total(drawn);
        return third >= 15 && new Set([...drawn, third]).size === 3 && total(drawn) !== 90 && total(drawn) !== third;
      },
    );
    const right = 180 - total(known);
    return numberDraft({
      stem: rightAngled
        ? `A right triangle has an angle of ${known[1]}°. What is the measure of the third angle, in degrees?`
        : chance.pick([
            `Two angles of a triangle measure ${degrees(known)}. What is the measure of the third angle, in degrees?`,
            `A triangular sail has angles of ${degrees(known)} at two of its corners. What is the angle at the third corner, in degrees?`,
          ]),
      ladder: [
        'Which two angles of the triangle do you know?',
        'The three angles of a triangle add up to 180°.',
        `Subtract both known angles from 180: $180 - ${known[0]} - ${known[1]}$.`,
      ],
      figure: triangleOfAngles(known[0]!, known[1]!, ['known', 'known', 'asked']),
      unit: '°',
      right,
      steps: [
        ['The three angles of a triangle come to 180° together.', '180^\\circ'],
        ['Add the known angles.', `${sumTex(known)} = ${total(known)}^\\circ`],
        ['Subtract.', `180 - ${total(known)} = ${right}`],
      ],
      ways: [
        decimalWay(wrongFullTurn, wrongFullTurn.answer(known), [
          'What do the three angles of a triangle come to if you tear them off and lay them side by side?',
          wrongFullTurn.hints.principle,
          'A straight line is half of 360°. Take away what is known.',
        ]),
        decimalWay(
          knownAnglesAdded,
          knownAnglesAdded.answer(known),
          [
            knownAnglesAdded.hints.look,
            'All three angles together make 180°.',
            'See how far it is from the known ones up to the whole.',
          ],
          knownAnglesAdded.told(known),
        ),
        decimalWay(oneAngleLeftOut, oneAngleLeftOut.answer(known), [
          oneAngleLeftOut.hints.look,
          'All three angles together make 180°, so both known ones are taken away.',
          rightAngled ? `Add the right angle and ${known[1]}° first.` : `Add ${degrees(known)} first.`,
        ]),
      ],
    });
  },
};

function equalSides(chance: Chance, difficulty: 4 | 5) {
  const asked = difficulty === 4 ? 'at the tip' : 'at the base';
  const given = drawUntil(
    () => (asked === 'at the tip' ? chance.int(25, 80) : 2 * chance.int(12, 70)),
    (drawn) => drawn !== 60 && drawn !== 45 && drawn !== 90,
  );
  const right = asked === 'at the tip' ? 180 - 2 * given : (180 - given) / 2;
  return numberDraft({
    stem:
      asked === 'at the tip'
        ? `An isosceles triangle has base angles of ${given}°. What is the measure of its vertex angle, in degrees?`
        : `An isosceles triangle has a vertex angle of ${given}°. What is the measure of each base angle, in degrees?`,
    ladder: [
      'Which of the angles are equal: the base angles, or the vertex angle and a base angle?',
      'In an isosceles triangle the two base angles are equal. All three angles add up to 180°.',
      asked === 'at the tip'
        ? `Subtract both base angles from 180: $180 - 2 \\times ${given}$.`
        : `Subtract the vertex angle, $180 - ${given}$, and divide by 2.`,
    ],
    figure:
      asked === 'at the tip'
        ? triangleOfAngles(given, given, ['known', 'equal', 'asked'])
        : triangleOfAngles(right, right, ['asked', 'equal', 'known']),
    unit: '°',
    right,
    steps:
      asked === 'at the tip'
        ? [
            ['The two base angles are equal.', `2 \\times ${given} = ${2 * given}`],
            ['The three angles add up to 180°.', `180 - ${2 * given} = ${right}`],
          ]
        : [
            ['The three angles add up to 180°, so this is left for the two base angles.', `180 - ${given} = ${180 - given}`],
            ['They are equal, so divide by 2.', `${180 - given} \\div 2 = ${right}`],
          ],
    ways: [
      decimalWay(equalAnglesMisplaced, equalAnglesMisplaced.answer(given, asked), [
        equalAnglesMisplaced.hints.look,
        equalAnglesMisplaced.hints.principle,
        asked === 'at the tip'
          ? `Both angles at the base are ${given}°. Put them together first.`
          : `The ${given}° are at the tip, alone. See what is left of 180° for the other two.`,
      ]),
      decimalWay(twoAnglesTogether, asked === 'at the base' ? twoAnglesTogether.answer(right) : null, [
        twoAnglesTogether.hints.look,
        'What is left belongs to both angles at the base.',
        'Share what is left between the two.',
      ]),
      decimalWay(oneAngleLeftOut, asked === 'at the tip' ? oneAngleLeftOut.answer([given]) : null, [
        'How many angles of the triangle have you taken away?',
        'There are two equal angles at the base, and both belong to the 180°.',
        `Put ${given}° and ${given}° together first.`,
      ]),
      decimalWay(
        knownAnglesAdded,
        asked === 'at the tip' ? knownAnglesAdded.answer([given, given]) : null,
        [
          'What does your number stand for: the angles at the base, or the one at the tip?',
          'All three angles together make 180°.',
          'See how far it is from the two at the base up to the whole.',
        ],
        knownAnglesAdded.told([given, given]),
      ),
    ],
  });
}

/** Two lines cross. 1: the angle across, tens. 2: a neighbor, fives. 3: either. 4: the two neighbors together. 5: both that are across, together known. */
const atACrossing: Generator = {
  name: 'geo_angles_crossing',
  version: 1,
  skill: 'geo_angles',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const known = drawUntil(
      () => angle(chance, difficulty, 20, 160),
      (drawn) => drawn !== 90 && drawn !== 60 && drawn !== 120,
    );
    const scene = chance.pick(['Two lines intersect', 'Two straight roads cross', 'Two straight fences cross']);
    const across = {
      hints: [
        'Does the angle lie across from the known one, or beside it?',
        'Vertical angles have equal measures. Adjacent angles on a line add up to 180°.',
      ] as const,
    };
    if (difficulty === 4) {
      const right = 2 * (180 - known);
      return numberDraft({
        stem: `${scene}. One of the four angles measures ${known}°. What is the sum of the two angles next to it, in degrees?`,
        unit: '°',
        right,
        steps: [
          ['An adjacent angle forms a straight line with the known one.', `180 - ${known} = ${180 - known}`],
          ['The two adjacent angles are vertical angles, so they are equal.', `2 \\times ${180 - known} = ${right}`],
        ],
        ways: [
          decimalWay(neighboursEqual, neighboursEqual.answer(2 * known), [
            ...across.hints,
            `First find one neighbor: with ${known}° it makes a straight line of 180°.`,
          ]),
          decimalWay(oneOfTwoAngles, oneOfTwoAngles.answer(right), [
            oneOfTwoAngles.hints.look,
            oneOfTwoAngles.hints.principle,
            'You have found one neighbor. There is another one of the same size.',
          ]),
        ],
      });
    }
    if (difficulty === 5) {
      const right = 180 - known;
      return numberDraft({
        stem: `${scene}. The measures of one pair of vertical angles add up to ${2 * known}°. What is the measure of each of the other two angles, in degrees?`,
        unit: '°',
        right,
        steps: [
          ['Vertical angles are equal, so divide by 2.', `${2 * known} \\div 2 = ${known}`],
          ['An adjacent angle forms a straight line with it.', `180 - ${known} = ${right}`],
        ],
        ways: [
          decimalWay(neighboursEqual, neighboursEqual.answer(known), [
            'Which angles have you found: the ones that are told of, or the other two?',
            'The other two are neighbors. Neighbors share a straight line.',
            `Half of ${2 * known}° is one of the known angles. Which angle makes a straight line with it?`,
          ]),
          decimalWay(twoAnglesTogether, twoAnglesTogether.answer(right), [
            twoAnglesTogether.hints.look,
            'All four angles are 360° together, and two of them are left.',
            'The two that are left are equal. Share what you have between them.',
          ]),
        ],
      });
    }
    const neighbour = difficulty === 2 || (difficulty === 3 && chance.maybe(0.5));
    const right = neighbour ? 180 - known : known;
    return numberDraft({
      stem: neighbour
        ? `${scene}. One angle measures ${known}°. What is the measure of an angle next to it, in degrees?`
        : chance.pick([
            `${scene}. One angle measures ${known}°. What is the measure of the vertical angle, in degrees?`,
            `${scene}. One of the angles measures ${known}°. How many degrees is the angle across from it?`,
          ]),
      ladder: [
        'Is the angle across from the known one, or next to it?',
        'Vertical angles are equal. Adjacent angles on a line add up to 180°.',
        neighbour
          ? `Subtract from the straight line: $180 - ${known}$.`
          : `The angle between the two is next to both. Find it first: $180 - ${known}$.`,
      ],
      figure: crossing(known, neighbour ? 'beside' : 'across'),
      unit: '°',
      right,
      steps: neighbour
        ? [
            ['The two angles form a straight line, so they add up to 180°.', '180^\\circ'],
            ['Subtract the known angle.', `180 - ${known} = ${right}`],
          ]
        : [
            ['Both angles share a straight line with the angle between them.', `180 - ${known} = ${180 - known}`],
            ['So they are equal.', `180 - ${180 - known} = ${known}`],
          ],
      ways: [
        neighbour
          ? decimalWay(neighboursEqual, neighboursEqual.answer(known), [
              ...across.hints,
              `The two angles fill a straight line of 180°. See what is left of it beside ${known}°.`,
            ])
          : decimalWay(oppositeAsNeighbour, oppositeAsNeighbour.answer(known), [
              ...across.hints,
              'Picture the two lines as scissors. When one side opens, what does the other side do?',
            ]),
        decimalWay(wrongFullTurn, wrongFullTurn.answer([known]), [
          'How many angles make a full turn at the crossing?',
          'All four angles make 360°. Two that are side by side make a straight line.',
          'Decide first whether the angle is beside the known one or across from it.',
        ]),
      ],
    });
  },
};

/** Angles around a point. 3: three. 4: four. 5: five, two of them equal. */
const aroundAPoint: Generator = {
  name: 'geo_angles_around_point',
  version: 1,
  skill: 'geo_angles',
  difficulties: [3, 4, 5],
  draft(chance, difficulty) {
    const size = byDifficulty(difficulty, [2, 2, 2, 3, 3]);
    const equal = difficulty === 5;
    const { known, rest } = drawUntil(
      () => {
        const drawn = Array.from({ length: size }, () => chance.int(35, difficulty === 3 ? 150 : 110));
        return { known: drawn, rest: 360 - total(drawn) };
      },
      (draw) =>
        draw.rest >= 40 &&
        draw.rest < 170 &&
        new Set([...draw.known, draw.rest]).size === size + 1 &&
        (!equal || (draw.rest % 2 === 0 && !draw.known.includes(draw.rest / 2))),
    );
    const right = equal ? rest / 2 : rest;
    const [pieces, told] = [['three', 'four', 'five'][size - 2 + (equal ? 1 : 0)]!, degrees(known)];
    return numberDraft({
      stem: equal
        ? `Five angles around a point make a full turn. Three of them measure ${told}. The other two are equal. What is the measure of each of these, in degrees?`
        : chance.pick([
            `A round pizza is cut from its center into ${pieces} slices. All but one of the angles at the center measure ${told}. What is the angle of the last slice, in degrees?`,
            `${pieces[0]!.toUpperCase()}${pieces.slice(1)} angles around a point make a full turn. All but one measure ${told}. What is the measure of the last one, in degrees?`,
          ]),
      ladder: [
        'Which angles do you know? How far is it once around a point?',
        'Angles around a point add up to 360°.',
        equal ? `Add ${told}, and subtract from 360°. Two equal angles share the rest.` : `Add ${told}. Then subtract from 360°.`,
      ],
      figure: anglesAround(known, equal ? [right, right] : [right]),
      unit: '°',
      right,
      steps: [
        ['Angles all the way around a point come to 360° together.', '360^\\circ'],
        ['Add the known angles.', `${sumTex(known)} = ${total(known)}^\\circ`],
        ['Subtract.', `360 - ${total(known)} = ${rest}`],
        ...(equal ? [['The two that are left are equal, so divide by 2.', `${rest} \\div 2 = ${right}`] as const] : []),
      ],
      ways: [
        decimalWay(straightForFullTurn, equal ? null : straightForFullTurn.answer(known), [
          straightForFullTurn.hints.look,
          straightForFullTurn.hints.principle,
          'A full turn is 360°. Take away what is known.',
        ]),
        decimalWay(
          knownAnglesAdded,
          knownAnglesAdded.answer(known),
          [
            knownAnglesAdded.hints.look,
            'All the way around is 360°.',
            'See how far it is from the known ones up to a full turn.',
          ],
          knownAnglesAdded.told(known),
        ),
        decimalWay(twoAnglesTogether, equal ? twoAnglesTogether.answer(right) : null, [
          twoAnglesTogether.hints.look,
          'What is left of the full turn belongs to two equal angles.',
          'Share what is left between the two.',
        ]),
      ],
    });
  },
};

export const anglesGenerators: readonly Generator[] = [onALine, inTriangle, atACrossing, aroundAPoint];
