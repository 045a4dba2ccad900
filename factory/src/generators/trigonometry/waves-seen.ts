import {
  angleOfOtherExtreme,
  angleOfOtherFunction,
  highestForAmplitude,
  middleNotHalved,
  otherEndOfWave,
  rangeFromMiddleLine,
  wholeHeightForAmplitude,
} from '@stoa/engine/math/mal-rules/functions-and-lines/trigonometric-graphs';
import type { WrittenFigure } from '@stoa/schema/figure/figure';
import { byShape } from '../../by-shape.ts';
import { drawUntil } from '../../draw-until.ts';
import { always, family, graded, often, oneOf, textFamily } from '../../family.ts';
import type { Chance, Difficulty, Generator } from '../../generator.ts';
import { ledTo, ruled } from '../../ruled.ts';
import { following } from '../../wrong-way.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { scaleOver } from '../../wording/plane-figure.ts';

type Wave = { of: 'sin' | 'cos'; a: number; k: number };
const drawWave = (chance: Chance, difficulty: Difficulty): Wave =>
  drawUntil(
    () => ({
      of: chance.pick(['sin', 'cos'] as const),
      a: chance.int(2, 5) * (difficulty >= 4 && chance.maybe(0.5) ? -1 : 1),
      k: chance.int(1, 5) * (difficulty >= 2 && chance.maybe(0.5) ? -1 : 1),
    }),
    ({ a, k }) => Math.abs(a) !== Math.abs(k),
  );
const drawnWave = ({ of, a, k }: Wave): WrittenFigure => ({
  kind: 'plane',
  x: { from: 0, to: 360, step: 45 },
  y: scaleOver([k - Math.abs(a), k + Math.abs(a)]),
  curves: [{ curve: { shape: 'wave', of, a, k } }],
});

const range = { name: 'trig_range_graph', version: 1, skill: 'trig_range' };
const readBoth = 'Between 0° and 360°, find the highest and the lowest point of the wave. Read their heights on the y-axis.';

const levels = { wave: graded(drawWave) };
/** Returns the amplitude of the wave, and its lowest and highest value. */
const extent = ({ wave: { a, k } }: { wave: Wave }) => ({ size: Math.abs(a), low: k - Math.abs(a), high: k + Math.abs(a) });

/** 1, 3: the amplitude of a drawn wave. */
const amplitude = family(
  { ...range, difficulties: [1, 3] },
  {
    levels,
    derived: extent,
    phrasing: (chance) => ({
      asked: chance.pick(['What is the amplitude of the wave?', 'Read the amplitude of the wave from the graph.']),
    }),
    given: ({ wave, size, asked }) => ({ stem: asked, figure: drawnWave(wave), readFromFigure: true, right: size }),
    ladder: () => [
      'How high does the wave go, and how low?',
      'The amplitude is half of the difference between the greatest and the least value.',
      readBoth,
    ],
    steps: ({ size, low, high }) => [
      ['Read the greatest and the least value.', `${high}, \\quad ${low}`],
      ['The amplitude is half of their difference.', `\\frac{${high} - ${inBrackets(low)}}{2} = ${size}`],
    ],
    ways: ({ low, high }) => [
      ruled(wholeHeightForAmplitude, [high, low], readBoth),
      ruled(highestForAmplitude, [high], readBoth),
    ],
    belowZero: true,
  },
);

/** 2, 4: its greatest or its least value. */
const extreme = family(
  { ...range, difficulties: [2, 4] },
  {
    levels: { ...levels, most: always(often) },
    derived: (of) => {
      const { low, high } = extent(of);
      return of.most
        ? { low, high, right: high, other: low, named: 'greatest', where: 'highest' }
        : { low, high, right: low, other: high, named: 'least', where: 'lowest' };
    },
    given: ({ wave, right, named }) => ({
      stem: `What is the ${named} value of the function in the graph?`,
      figure: drawnWave(wave),
      readFromFigure: true,
      right,
    }),
    ladder: ({ where }) => [
      `Where is the wave at its ${where}?`,
      'The value of a function is the height of its graph.',
      readBoth,
    ],
    steps: ({ wave, most, right, where }) => [
      [`Find the ${where} point of the wave.`, `x = ${placeOf(wave, most)}^\\circ`],
      ['Read its height on the $y$-axis.', `y = ${right}`],
    ],
    ways: ({ low, high, other }) => [ruled(otherEndOfWave, [other], readBoth), ruled(middleNotHalved, [high, low], readBoth)],
    belowZero: true,
  },
);

const between = (low: number, high: number): string => `${low} ≤ y ≤ ${high}`;

/** 5: its range. */
const wholeRange = textFamily(
  { ...range, difficulties: [5] },
  {
    levels,
    derived: extent,
    given: ({ wave, low, high }) => ({
      stem: 'What is the range of the function in the graph? Write an inequality for $y$.',
      figure: drawnWave(wave),
      readFromFigure: true,
      inputType: 'expression',
      form: 'simplified',
      variables: { y: 'any value of the function' },
      placeholder: 'like a ≤ y ≤ b',
      right: between(low, high),
      wrong: between(low - 71, high + 83),
    }),
    ladder: () => [
      'What are the least and the greatest value of the wave?',
      'The range goes from the least to the greatest value.',
      readBoth,
    ],
    steps: ({ low, high }) => [
      ['Read the least and the greatest value.', `y = ${low}, \\quad y = ${high}`],
      ['The wave takes every value between them.', `${low} \\le y \\le ${high}`],
    ],
    ways: ({ wave, size }) => [ledTo(rangeFromMiddleLine, between(...rangeFromMiddleLine.answer(wave.k, size)), readBoth)],
  },
);

/** Returns where a wave is highest or lowest, between 0° and 360°. */
function placeOf({ of, a }: Wave, most: boolean): number {
  const up = most === a > 0;
  return of === 'sin' ? (up ? 90 : 270) : up ? 0 : 180;
}

/** The angle of an extreme (1, 3, 5), or a value at a marked angle (2, 4), from the graph. */
const values = family(
  { name: 'trig_values_graph', version: 1, skill: 'trig_values' },
  {
    levels: {
      wave: graded(drawWave),
      most: always(often),
      angle: always(oneOf<90 | 180 | 270>(90, 180, 270)),
    },
    where: ({ wave, most }) => placeOf(wave, most) !== 0,
    derived: ({ wave, most, difficulty }) => ({ place: placeOf(wave, most), asksAngle: difficulty % 2 === 1 }),
    phrasing: (chance, { asksAngle, most, angle }) => ({
      asked: asksAngle
        ? `For what angle $x$ between $0^\\circ$ and $360^\\circ$ does the function in the graph have its ${most ? 'greatest' : 'least'} value? Give $x$ in degrees.`
        : chance.pick([
            `Read from the graph the value of the function for $x = ${angle}^\\circ$.`,
            `The graph shows a function $f$. Find $f(${angle}^\\circ)$.`,
          ]),
    }),
    given: ({ wave, angle, place, asksAngle, asked }) => ({
      stem: asked,
      figure: drawnWave(wave),
      readFromFigure: true,
      ...(asksAngle ? { unit: '°' } : {}),
      right: asksAngle ? place : valueOf(wave, angle),
    }),
    ladder: ({ most, angle, asksAngle }) =>
      asksAngle
        ? [
            `Where is the wave at its ${most ? 'highest' : 'lowest'}?`,
            'Read the angle below or above that point, on the x-axis.',
            pointToAxis(most),
          ]
        : [
            'On which axis do you find the angle?',
            'The value of a function at an angle is the height of its graph there.',
            `Find ${angle}° on the x-axis. How high is the wave above or below it?`,
          ],
    steps: ({ wave, most, angle, place, asksAngle }) =>
      asksAngle
        ? [
            [`Find the ${most ? 'highest' : 'lowest'} point of the wave.`, `y = ${valueOf(wave, place)}`],
            ['Read its angle on the $x$-axis.', `x = ${place}^\\circ`],
          ]
        : [
            [`Find ${angle}° on the $x$-axis.`, `x = ${angle}^\\circ`],
            ['Go straight up or down to the wave, and read the height.', `y = ${valueOf(wave, angle)}`],
          ],
    ways: ({ wave, most, angle, place, asksAngle }) =>
      asksAngle
        ? [
            ruled(angleOfOtherExtreme, [wave.of === 'sin' ? 360 - place : place], pointToAxis(most)),
            ruled(angleOfOtherFunction, [wave.of === 'sin' ? 180 : 90], pointToAxis(most)),
          ]
        : [
            following(
              otherEndOfWave,
              [2 * wave.k - valueOf(wave, angle)],
              [
                'Did you go straight up or down from the angle?',
                'The value of a function at an angle is the height of its graph there.',
                `Find ${angle}° on the x-axis. How high is the wave above or below it?`,
              ],
            ),
          ],
    belowZero: true,
  },
);

const valueOf = ({ of, a, k }: Wave, angle: number): number => Math.round(a * Math[of]((angle * Math.PI) / 180)) + k;
const pointToAxis = (most: boolean): string =>
  `Find the ${most ? 'highest' : 'lowest'} point of the wave. Go straight from there to the x-axis, which is marked every 45°.`;

export const seenWaveGenerators: readonly Generator[] = [byShape(amplitude, extreme, wholeRange), values];
