import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import { allDifficulties } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Chance, Generator } from '../../generator.ts';
import {
  equalAnglesMisplaced,
  knownAnglesAdded,
  oneAngleLeftOut,
  twoAnglesTogether,
  wrongFullTurn,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/triangles-and-angles';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { numberDraft } from '../../number-draft.ts';
import { decimalWay } from '../../wording/data-text.ts';
import { degrees, sumTex, angle } from './angle-sizes.ts';

type Told = 'known' | 'asked' | 'equal';

/**
 * Draws a triangle from the two angles at its base, with the labels of its three angles, base first. Equal angles are marked
 * by ticks on their sides.
 */
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

/**
 * The third angle of a triangle. 1: tens. 2: fives, or a right angle. 3: any. 4: two equal sides, the angle at the tip is
 * asked for. 5: the angle at the tip is known.
 */
export const inTriangle: Generator = {
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
