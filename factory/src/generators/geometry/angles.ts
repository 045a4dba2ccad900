import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator } from '../../generator.ts';
import {
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
import { inTriangle } from './angles-in-triangle.ts';
import { degrees, sumTex, angle } from './angle-sizes.ts';

/** Rays that split a straight angle into parts; the first ones are known and the others asked for. */
function anglesOnLine(parts: readonly number[], known: number): WrittenFigure {
  const turns = parts.map((_, at) => total(parts.slice(0, at)));
  return {
    kind: 'angles',
    rays: [...turns, 180].map((direction) => ({ direction })),
    arcs: parts.map((part, at) => ({ from: at, to: at + 1, label: at < known ? `${part}°` : '?' })),
  };
}

/** Rays that split a full turn into angles; the first ones are known and the others asked for. */
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

/** Two lines that cross, with one of the four angles known and one asked for, next to it or across from it. */
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

/**
 * Two lines cross. 1: the angle across, tens. 2: a neighbor, fives. 3: either. 4: the two neighbors together. 5: two opposite
 * angles, with their sum known.
 */
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
        ladder: [
          'Which angles are next to the one you know?',
          'Adjacent angles on a line add up to 180°. Vertical angles are equal.',
          `Find one of the angles next to it: $180 - ${known}$. How many such angles are there?`,
        ],
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
        ladder: [
          'How large is one of the two vertical angles?',
          'Vertical angles are equal, so divide their sum by 2. Adjacent angles on a line add up to 180°.',
          `Divide ${2 * known} by 2. Then subtract the result from 180.`,
        ],
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
