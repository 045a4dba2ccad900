import { linearText } from '../../wording/linear-text.ts';
import {
  anglesTakenForEqual,
  complementForSupplement,
  exteriorAsSupplementOfKnown,
  partsAddedForPart,
  setEqualInsteadOfSum,
  sidesTimesStraight,
  sumForOneAngle,
  supplementForComplement,
  thirdAngleForExterior,
  triangleSumForPolygon,
  unknownForAngle,
} from '@stoa/engine/math/mal-rules/geometry-and-statistics/angle-relations';
import { total } from '@stoa/engine/math/mal-rules/geometry-and-statistics/data';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { allDifficulties, byDifficulty } from '../../by-difficulty.ts';
import { drawUntil } from '../../draw-until.ts';
import type { Generator, Ladder } from '../../generator.ts';
import { numberDraft } from '../../number-draft.ts';
import { ruled } from '../../ruled.ts';

/** Rays that split an angle into parts, with the labels of the parts. */
function splitAngle(parts: readonly number[], labels: readonly (string | null)[], right = false): WrittenFigure {
  const turns = [0, ...parts.map((_, at) => total(parts.slice(0, at + 1)))];
  return {
    kind: 'angles',
    rays: turns.map((direction) => ({ direction })),
    arcs: [
      ...parts.map((_, at) => ({ from: at, to: at + 1, label: labels[at] ?? null })),
      ...(right ? [{ from: 0, to: parts.length, right: true }] : []),
    ],
  };
}

/** 1: two parts make a whole. 2: a part of a right angle. 3: a part of a given angle. 4: three parts. 5: equal parts. */
const parts: Generator = {
  name: 'geo_angle_add_parts',
  version: 1,
  skill: 'geo_angle_add',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const step = byDifficulty(difficulty, [5, 5, 1, 1, 1]);
    const { a, b, c, n } = drawUntil(
      () => ({ a: step * chance.int(Math.ceil(15 / step), Math.floor(70 / step)), b: step * chance.int(Math.ceil(15 / step), Math.floor(70 / step)), c: chance.int(15, 50), n: chance.int(3, 5) }),
      (drawn) => new Set([drawn.a, drawn.b, drawn.c, drawn.a + drawn.b]).size === 4 && drawn.a + drawn.b + drawn.c < 175 && (difficulty !== 2 || drawn.a !== 45),
    );
    if (difficulty === 1) {
      const right = a + b;
      return numberDraft({
        stem: chance.pick(['Two angles are next to each other. How many degrees is the whole angle?', 'What is the measure of the whole angle, in degrees?', 'A door opens in two steps. Through how many degrees does it turn in all?', 'Two slices of pizza lie side by side. How many degrees is the angle of both together?']),
        figure: splitAngle([a, b], [`${a}°`, `${b}°`]),
        readFromFigure: true,
        unit: '°',
        ladder: ['Which angles make up the whole?', 'The parts of an angle add up to the whole angle.', `Add the parts: $${a} + ${b}$.`],
        right,
        steps: [['The whole angle is the sum of its parts.', `${a}^\\circ + ${b}^\\circ`], ['Add.', `${a} + ${b} = ${right}`]],
        ways: [ruled(anglesTakenForEqual, [2 * a], `One part is ${a}°, the other ${b}°. Add them.`)],
      });
    }
    if (difficulty === 5) {
      const one = chance.int(11, 34);
      const whole = n * one;
      const ask = chance.maybe(0.5);
      return numberDraft({
        stem: ask ? `An angle of ${whole}° is cut into ${n} equal angles. How many degrees is each of them?` : `An angle is cut into ${n} equal angles of ${one}° each. How many degrees is the whole angle?`,
        figure: splitAngle(Array.from({ length: n }, () => one), Array.from({ length: n }, (_, at) => (at === 0 ? (ask ? '?' : `${one}°`) : null))),
        unit: '°',
        ladder: ['Do you know the whole angle or one of its parts?', 'Equal parts share the whole angle equally.', ask ? `Divide: $${whole} \\div ${n}$.` : `Multiply: $${n} \\times ${one}$.`],
        right: ask ? one : whole,
        steps: ask ? [['Equal parts share the whole.', `${n} \\times ? = ${whole}`], ['Divide.', `${whole} \\div ${n} = ${one}`]] : [['The whole is the sum of its equal parts.', `${n} \\times ${one}^\\circ`], ['Multiply.', `${n} \\times ${one} = ${whole}`]],
        ways: [ruled(partsAddedForPart, ask ? [whole, -n] : [one, n], ask ? `The ${n} equal parts make ${whole}°. Divide.` : `There are ${n} parts of ${one}° each.`)],
      });
    }
    const known = difficulty === 4 ? [a, b] : [a];
    const right = difficulty === 2 ? 90 - a : difficulty === 3 ? b : c;
    const whole = difficulty === 2 ? 90 : difficulty === 3 ? a + b : a + b + c;
    const sum = known.join(' + ');
    const told = difficulty === 2 ? 'The two angles make a right angle.' : `The whole angle is ${whole}°.`;
    const step3 = known.length === 1 ? `Subtract the known part from the whole: $${whole} - ${a}$.` : `Add the known parts, $${sum}$, and subtract from ${whole}.`;
    return numberDraft({
      stem: `${told} ${chance.pick(['How many degrees is the angle marked “?”?', 'What is the measure of the missing angle, in degrees?', 'Find the missing angle, in degrees.'])}`,
      figure: splitAngle([...known, right], [...known.map((one) => `${one}°`), '?'], difficulty === 2),
      readFromFigure: true,
      unit: '°',
      ladder: ['What is the whole angle, and which parts of it do you know?', 'To find a part of an angle, subtract the known parts from the whole.', step3],
      right,
      steps: [
        ...(known.length === 1 ? [['The two parts add up to the whole.', `${a}^\\circ + ? = ${whole}^\\circ`] as const] : [['Add the known parts.', `${sum} = ${total(known)}`] as const]),
        ['Subtract from the whole.', `${whole} - ${total(known)} = ${right}`],
      ],
      ways: [
        ruled(partsAddedForPart, [whole, total(known)], step3),
        ...(difficulty === 2 ? [ruled(supplementForComplement, [a], step3)] : [ruled(partsAddedForPart, [total(known), 0], step3)]),
        ...(known.length === 2 ? [ruled(partsAddedForPart, [whole, -a], step3)] : []),
      ],
    });
  },
}; // prettier-ignore

/** 1: complementary. 2: supplementary. 3: x at a right or straight angle. 4: x at vertical angles. 5: the larger of two angles with x. */
const withUnknown: Generator = {
  name: 'geo_angle_pairs_unknown',
  version: 1,
  skill: 'geo_angle_pairs',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    if (difficulty <= 2) {
      const whole = difficulty === 1 ? 90 : 180;
      const known = drawUntil(() => chance.int(12, whole - 12), (drawn) => drawn !== whole / 2 && drawn !== 90);
      const right = whole - known;
      const name = difficulty === 1 ? 'complementary' : 'supplementary';
      const step = `${name[0]!.toUpperCase()}${name.slice(1)} angles add up to ${whole}°. Subtract ${known}° from that.`;
      return numberDraft({
        stem: chance.pick([`The two angles are ${name}. What is the measure of the angle marked “?”, in degrees?`, `Two angles are ${name}, and one of them measures ${known}°. What is the measure of the other one, in degrees?`, `Find the ${name.slice(0, -4) === 'complem' ? 'complement' : 'supplement'} of the ${known}° angle, in degrees.`]),
        figure: splitAngle([known, right], [`${known}°`, '?'], difficulty === 1),
        readFromFigure: true,
        unit: '°',
        ladder: ['Do the two angles make a right angle or a straight line?', 'Complementary angles add up to 90°. Supplementary angles add up to 180°.', `Subtract: $${whole} - ${known}$.`],
        right,
        steps: [[`${name[0]!.toUpperCase()}${name.slice(1)} angles add up to ${whole}°.`, `${known}^\\circ + ? = ${whole}^\\circ`], ['Subtract.', `${whole} - ${known} = ${right}`]],
        ways: [difficulty === 1 ? ruled(supplementForComplement, [known], step) : ruled(complementForSupplement, [known], step), ruled(anglesTakenForEqual, [known], step)],
      });
    }
    const vertical = difficulty === 4;
    const whole = difficulty === 3 && chance.maybe(0.5) ? 90 : 180;
    const { x, a, b, c, d } = drawUntil(
      () => {
        const x = chance.int(5, 30);
        const a = chance.int(2, 5);
        const b = chance.int(1, 9) * (chance.maybe(0.3) ? -1 : 1) * (difficulty === 3 ? 0 : 1);
        const c = chance.int(1, 4);
        const d = vertical ? a * x + b - c * x : whole - (a * x + b) - c * x;
        return { x, a, b, c, d };
      },
      (drawn) => {
        const [one, other] = [drawn.a * drawn.x + drawn.b, drawn.c * drawn.x + drawn.d];
        return drawn.a !== drawn.c && drawn.d !== 0 && Math.abs(drawn.d) < 60 && one > 15 && other > 15 && one < 165 && (vertical || one !== other) && ![drawn.a, drawn.c, Math.abs(drawn.b), Math.abs(drawn.d)].includes(drawn.x) && (vertical || other !== drawn.x) && one !== 90;
      },
    );
    const [one, other] = [a * x + b, c * x + d];
    const [first, second] = [linearText(a, b), linearText(c, d)];
    const right = difficulty === 5 ? Math.max(one, other) : x;
    const figure: WrittenFigure = vertical
      ? { kind: 'angles', rays: [0, one, 180, 180 + one].map((direction) => ({ direction })), arcs: [{ from: 0, to: 1, label: `(${first})°` }, { from: 2, to: 3, label: `(${second})°` }] }
      : splitAngle([one, other], [`(${first})°`, `(${second})°`], whole === 90);
    const relation = vertical ? 'The two marked angles are vertical angles.' : whole === 90 ? 'The two angles make a right angle.' : 'The two angles make a straight line.';
    const equation = vertical ? `${first} = ${second}` : `${linearText(a + c, b + d)} = ${whole}`;
    const step = vertical ? `Set the two expressions equal: $${first} = ${second}$.` : `Write an equation: $${first} + ${second} = ${whole}$.`.replace('+ -', '- ');
    const swapped = vertical ? (180 - b - d) / (a + c) : (d - b) / (a - c);
    return numberDraft({
      stem: `${relation} ${difficulty === 5 ? 'How many degrees is the larger angle?' : 'Find $x$.'}`,
      figure,
      readFromFigure: true,
      variables: { x: 'the unknown number' },
      ladder: ['Are the two angles equal, or what do they add up to?', vertical ? 'Vertical angles are equal. Set their expressions equal and solve.' : 'Add the two expressions, set the sum equal to the whole angle, and solve.', step] as Ladder,
      right,
      steps: [
        [vertical ? 'Vertical angles are equal.' : `The two angles add up to ${whole}°.`, vertical ? equation : `(${first}) + (${second}) = ${whole}`],
        [vertical ? 'Solve for $x$.' : 'Combine like terms, and solve for $x$.', `${vertical ? '' : `${equation}, \\quad `}x = ${x}`],
        ...(difficulty === 5 ? [['Substitute $x$ in both expressions.', `${Math.min(one, other)}^\\circ, \\quad ${Math.max(one, other)}^\\circ`] as const, ['The larger angle is the second of these.', `${right}`] as const] : []),
      ],
      ways: [
        ruled(setEqualInsteadOfSum, [Number.isInteger(swapped) && swapped > 0 ? swapped : null], step),
        ...(difficulty === 5 ? [ruled(unknownForAngle, [x], step), ruled(anglesTakenForEqual, [Math.min(one, other)], step)] : [ruled(unknownForAngle, [one], step)]),
      ],
    });
  },
}; // prettier-ignore

const names: Readonly<Record<number, string>> = { 4: 'quadrilateral', 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon', 12: 'polygon with 12 sides', 15: 'polygon with 15 sides', 20: 'polygon with 20 sides' }; // prettier-ignore
const regular = (sides: number, labels: readonly (string | null)[], ticks: number): WrittenFigure => ({
  kind: 'polygons',
  shapes: [
    {
      places: Array.from({ length: sides }, (_, at) => {
        const turn = (2 * Math.PI * at) / sides - Math.PI / 2 - Math.PI / sides;
        return { x: Number((5 + 5 * Math.cos(turn)).toFixed(2)), y: Number((5 + 5 * Math.sin(turn)).toFixed(2)) };
      }),
      sides: Array.from({ length: sides }, () => ({ ticks })),
      corners: Array.from({ length: sides }, (_, at) => ({ angle: labels[at] ?? null })),
    },
  ],
});

/** 1: the fourth angle of a quadrilateral. 2: the sum for a polygon. 3: the missing angle of a pentagon or hexagon. 4: an angle of a regular polygon. 5: of one with many sides. */
const polygonAngles: Generator = {
  name: 'geo_polygon_angles_find',
  version: 1,
  skill: 'geo_polygon_angles',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const sides = difficulty === 1 ? 4 : difficulty === 3 ? chance.pick([5, 6]) : chance.pick(difficulty === 2 ? [5, 6, 8, 9, 10, 12] : difficulty === 4 ? [5, 6, 8, 9, 10, 12] : [12, 15, 20, 18, 24, 30, 36]);
    const sum = 180 * (sides - 2);
    const name = names[sides] ?? `polygon with ${sides} sides`;
    const counted = name.includes('sides') ? name : `${name} (${sides} sides)`;
    const cut = `Draw lines from one corner to all the others: ${sides} sides give $${sides} - 2$ triangles of 180° each.`;
    if (difficulty === 1 || difficulty === 3) {
      const known = drawUntil(
        () => Array.from({ length: sides - 1 }, () => chance.int(sides === 4 ? 55 : 85, sides === 4 ? 125 : 145)),
        (drawn) => {
          const rest = sum - total(drawn);
          return rest > 45 && rest < 165 && new Set([...drawn, rest]).size === sides;
        },
      );
      const right = sum - total(known);
      const step = `All the angles add up to $180 \\times (${sides} - 2)$. Add the known ones: $${known.join(' + ')}$.`;
      return numberDraft({
        stem: chance.pick([`What is the measure of the missing angle of the ${name}, in degrees?`, `All but one of the angles of the ${name} are known. Find the missing one, in degrees.`, `A ${name} has the angles in the figure. How many degrees is the angle marked “?”?`]),
        figure: regular(sides, [...known.map((one) => `${one}°`), '?'], 0),
        readFromFigure: true,
        unit: '°',
        ladder: ['What do all the angles add up to? Which of them do you know?', 'A polygon with n sides can be cut into n − 2 triangles, so its angles add up to (n − 2) · 180°.', step],
        right,
        steps: [
          [`A ${name} can be cut into ${sides - 2} triangles.`, `${sides - 2} \\times 180 = ${sum}`],
          ['Add the known angles.', `${known.join(' + ')} = ${total(known)}`],
          ['Subtract.', `${sum} - ${total(known)} = ${right}`],
        ],
        ways: [ruled(sumForOneAngle, [sum], step), ruled(sumForOneAngle, [total(known)], step), ruled(triangleSumForPolygon, [known], step), ruled(sidesTimesStraight, [sides - total(known) / 180], step)].filter(({ to }) => Number.isInteger(Number(to))),
      });
    }
    const one = difficulty >= 4;
    const right = one ? sum / sides : sum;
    const drawn = sides <= 12;
    return numberDraft({
      stem: one
        ? chance.pick([`A regular polygon has ${sides} sides. How many degrees is each of its angles?`, `All sides and all angles of a ${counted} are equal. What is the measure of each angle, in degrees?`, `What is the measure of one interior angle of a regular polygon with ${sides} sides, in degrees?`])
        : chance.pick([`What is the sum of the interior angles of a ${counted}, in degrees?`, `A ${counted} is cut into triangles from one corner. What do all its angles add up to, in degrees?`, `Find the sum of the angles of a polygon with ${sides} sides, in degrees.`]),
      ...(drawn ? { figure: regular(sides, one ? ['?'] : [], one ? 1 : 0) } : {}),
      unit: '°',
      ladder: ['How many sides does the polygon have?', one ? 'Find the sum of all angles first. In a regular polygon, all of them are equal.' : 'A polygon with n sides can be cut into n − 2 triangles. The angles of each triangle add up to 180°.', one ? `The sum is $180 \\times (${sides} - 2)$. Divide it by ${sides}.` : `Multiply: $180 \\times (${sides} - 2)$.`],
      right,
      steps: [
        ['From one corner the polygon can be cut into triangles, two fewer than it has sides.', `${sides} - 2 = ${sides - 2}`],
        ['Each triangle adds 180°.', `${sides - 2} \\times 180 = ${sum}`],
        ...(one ? [['All angles are equal, so divide by their number.', `${sum} \\div ${sides} = ${right}`] as const] : []),
      ],
      ways: one
        ? [ruled(sumForOneAngle, [sum], cut), ruled(sumForOneAngle, [360 / sides], cut)].filter(({ to }) => Number.isInteger(Number(to)))
        : [ruled(sidesTimesStraight, [sides], cut), ruled(triangleSumForPolygon, [[]], cut)],
    });
  },
}; // prettier-ignore

/** 1 and 2: an exterior angle from the two remote ones. 3 and 4: a remote one from the exterior angle. 5: with x. */
const exterior: Generator = {
  name: 'geo_exterior_angle_triangle',
  version: 1,
  skill: 'geo_exterior_angle',
  difficulties: allDifficulties,
  draft(chance, difficulty) {
    const step = difficulty === 1 ? 5 : 1;
    const { a, b } = drawUntil(
      () => ({ a: step * chance.int(Math.ceil(25 / step), Math.floor(75 / step)), b: step * chance.int(Math.ceil(25 / step), Math.floor(75 / step)) }),
      (drawn) => drawn.a !== drawn.b && ![90, 60, 120].includes(drawn.a + drawn.b) && new Set([drawn.a, drawn.b, 180 - drawn.a - drawn.b, drawn.a + drawn.b, 180 - drawn.a]).size === 5,
    );
    const outer = a + b;
    // The remote angles are a at the left and b at the top; the third angle is at the right, where the base is extended.
    const [left, right3] = [Math.tan((a * Math.PI) / 180), Math.tan(((180 - outer) * Math.PI) / 180)];
    const x = Number(((10 * right3) / (left + right3)).toFixed(2));
    const top = { x, y: Number((left * x).toFixed(2)) };
    const asks = difficulty <= 2 ? 'outer' : 'far';
    const figure: WrittenFigure = {
      kind: 'polygons',
      shapes: [{ places: [{ x: 0, y: 0 }, { x: 10, y: 0 }, top], sides: [{}, {}, {}], corners: [{ name: 'A', angle: `${a}°` }, { name: 'B' }, { name: 'C', angle: asks === 'outer' ? `${b}°` : '?' }] }],
      dashes: [{ from: { x: 10, y: 0 }, to: { x: 15, y: 0 }, label: asks === 'outer' ? '?' : `${outer}°` }],
    };
    const right = asks === 'outer' ? outer : b;
    const hint = asks === 'outer' ? `The two angles that are not next to it are ${a}° and ${b}°. Add them.` : `The exterior angle is ${outer}°, and one of the far angles is ${a}°. Subtract.`;
    return numberDraft({
      stem:
        asks === 'outer'
          ? chance.pick([`Side $AB$ is extended past $B$. What is the measure of the exterior angle at $B$, in degrees?`, `In triangle $ABC$, find the exterior angle at $B$, between the dashed line and side $BC$, in degrees.`])
          : chance.pick([`Side $AB$ is extended past $B$. The exterior angle at $B$ measures ${outer}°. What is the measure of angle $C$, in degrees?`, `The exterior angle at $B$ is ${outer}°, and angle $A$ is ${a}°. How many degrees is angle $C$?`, `In triangle $ABC$, angle $A$ measures ${a}°. The exterior angle at $B$ measures ${outer}°. Find angle $C$, in degrees.`]),
      figure,
      readFromFigure: true,
      unit: '°',
      ladder: ['Which two angles of the triangle are not next to the exterior angle?', 'An exterior angle equals the sum of the two interior angles that are not next to it.', asks === 'outer' ? `Add: $${a} + ${b}$.` : `Subtract: $${outer} - ${a}$.`],
      right,
      steps: [
        ['An exterior angle equals the sum of the two interior angles that are not next to it.', asks === 'outer' ? `${a}^\\circ + ${b}^\\circ` : `${a}^\\circ + ? = ${outer}^\\circ`],
        asks === 'outer' ? ['Add.', `${a} + ${b} = ${right}`] : ['Subtract.', `${outer} - ${a} = ${right}`],
      ],
      ways:
        asks === 'outer'
          ? [ruled(thirdAngleForExterior, [a, b], hint), ruled(exteriorAsSupplementOfKnown, [a], hint)]
          : [ruled(exteriorAsSupplementOfKnown, [outer], hint), ruled(partsAddedForPart, [outer, a], hint)],
    });
  },
}; // prettier-ignore

export const angleRelationGenerators: readonly Generator[] = [parts, withUnknown, polygonAngles, exterior];
