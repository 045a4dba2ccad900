import {
  amplitudeForMiddle,
  angleOfOtherExtreme,
  angleOfOtherFunction,
  highestForAmplitude,
  middleNotHalved,
  otherEndOfWave,
  rangeFromMiddleLine,
  shiftAddedFirst,
  shiftLeftOutOfWave,
  signOfWaveLost,
  sineAndCosineExchanged,
  tangentSignTurned,
  wholeHeightForAmplitude,
} from '@stoa/engine/math/mal-rules/functions-and-lines/trigonometric-graphs';
import { always, family, graded, negative, never, often, oneOf, plusMinus, range, surely, textFamily } from '../../family.ts';
import type { Generator } from '../../generator.ts';
import { tail } from '../../wording/line-text.ts';
import { inBrackets } from '../../wording/linear-text.ts';
import { following } from '../../wrong-way.ts';
import { ledTo, ruled } from '../../ruled.ts';

type Wave = 'sin' | 'cos';
const wave = oneOf<Wave>('sin', 'cos');
const waveTex = (a: number, name: Wave | 'tan', q: number): string =>
  `${a === 1 ? '' : a === -1 ? '-' : `${a} `}\\${name} x${q === 0 ? '' : tail(q)}`;

/** The values at 0°, 90°, 180°, 270°, and 360°. */
const quarters = { sin: [0, 1, 0, -1, 0], cos: [1, 0, -1, 0, 1] } as const;
const signed = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`);

/** The highest or lowest value of a wave. 1: highest, moved up. 2: lowest, moved up. 3: either, any shift. 4 and 5: a negative a. */
const extreme = family(
  { name: 'trig_range_extreme', version: 1, skill: 'trig_range' },
  {
    levels: {
      name: always(wave),
      a: [range(2, 9), range(2, 9), range(2, 12), range(-9, -2), range(-15, -2)],
      q: [range(1, 9), range(1, 9), plusMinus(1, 9), range(1, 9), plusMinus(1, 15)],
      isHighest: [surely, never, often, often, often],
    },
    where: ({ a, q }) => {
      const size = Math.abs(a);
      return (
        size !== Math.abs(q) &&
        ![a, q, size, 0].includes(q + size) &&
        ![a, q, size, 0].includes(q - size) &&
        2 * size !== Math.abs(q)
      );
    },
    given: ({ name, a, q, isHighest }) => ({
      stem: `What is the ${isHighest ? 'greatest' : 'least'} value of $y = ${waveTex(a, name, q)}$?`,
      right: isHighest ? q + Math.abs(a) : q - Math.abs(a),
      inputType: 'integer',
    }),
    ladder: ({ a, q, isHighest }) => [
      'What are the greatest and least values of the sine and the cosine?',
      'The wave goes the amplitude up and down from its middle line. The constant tells where the middle line is.',
      `The middle line is $y = ${q}$, and the amplitude is ${Math.abs(a)}. Do you go up or down for the ${isHighest ? 'greatest' : 'least'} value?`,
    ],
    steps: ({ name, a, q, isHighest }) => [
      [
        `The values of the ${name === 'sin' ? 'sine' : 'cosine'} go from -1 to 1, so the amplitude is the size of ${a}.`,
        `|${a}| = ${Math.abs(a)}`,
      ],
      [
        isHighest ? 'Add the amplitude to the middle line.' : 'Subtract the amplitude from the middle line.',
        `${q} ${isHighest ? '+' : '-'} ${Math.abs(a)} = ${isHighest ? q + Math.abs(a) : q - Math.abs(a)}`,
      ],
    ],
    ways: ({ a, q, isHighest }) => {
      const size = Math.abs(a);
      const step = `The middle line is $y = ${q}$. How far does the wave go from there?`;
      return [
        ruled(shiftLeftOutOfWave, [isHighest ? size : -size], step),
        ...(a < 0 && isHighest ? [ruled(signOfWaveLost, [a, q], step)] : []),
        ruled(otherEndOfWave, [isHighest ? q - size : q + size], step),
      ];
    },
    belowZero: true,
  },
);

/** Amplitude or shift from the highest and the lowest value. 1 to 3: the amplitude. 4 and 5: the shift q. */
const fromExtremes = family(
  { name: 'trig_range_from_extremes', version: 1, skill: 'trig_range' },
  {
    levels: {
      name: always(wave),
      size: [range(2, 9), range(2, 12), range(2, 15), range(2, 12), range(2, 20)],
      q: [range(1, 12), plusMinus(1, 9), plusMinus(1, 15), plusMinus(1, 12), plusMinus(1, 20)],
      asksShift: graded((_, difficulty) => difficulty >= 4),
    },
    where: ({ size, q }) => new Set([size, Math.abs(q), Math.abs(q + size), Math.abs(q - size), 0]).size === 5,
    given: ({ name, size, q, asksShift }) => ({
      stem: asksShift
        ? `The graph of $y = a \\${name} x + q$ has the greatest value ${q + size} and the least value ${q - size}. Find $q$.`
        : `A wave $y = a \\${name} x + q$ has the greatest value ${q + size} and the least value ${q - size}. What is its amplitude?`,
      right: asksShift ? q : size,
      inputType: 'integer',
      ...(asksShift ? { variables: { q: 'the shift up or down' } } : {}),
    }),
    ladder: ({ size, q, asksShift }) => [
      'How far apart are the greatest and the least value?',
      asksShift
        ? 'The middle line is halfway between the greatest and the least value.'
        : 'The amplitude is half of the distance between the greatest and the least value.',
      asksShift
        ? `Add ${q + size} and ${q - size}. Then divide by 2.`
        : `Subtract ${q - size} from ${q + size}. Then divide by 2.`,
    ],
    steps: ({ size, q, asksShift }) => {
      const [high, low] = [q + size, q - size];
      return asksShift
        ? [
            ['Add the greatest and the least value.', `${high} + ${inBrackets(low)} = ${2 * q}`],
            ['The middle line is halfway between them.', `q = ${2 * q} \\div 2 = ${q}`],
          ]
        : [
            ['Subtract the least value from the greatest.', `${high} - ${inBrackets(low)} = ${2 * size}`],
            ['The amplitude is half of that.', `${2 * size} \\div 2 = ${size}`],
          ];
    },
    ways: ({ size, q, asksShift }) => {
      const [high, low] = [q + size, q - size];
      const step = `Mark ${high} and ${low} on the $y$-axis. What number is halfway between them?`;
      return asksShift
        ? [
            ruled(amplitudeForMiddle, [high, low], `Add ${high} and ${low} first.`),
            ruled(middleNotHalved, [high, low], `Add ${high} and ${low} first. What comes after that?`),
          ]
        : [ruled(wholeHeightForAmplitude, [high, low], step), ruled(highestForAmplitude, [high], step)];
    },
    belowZero: true,
  },
);

/** The range as an inequality. 2: moved up. 3: any shift. 4 and 5: a negative a. */
const rangeOf = textFamily(
  { name: 'trig_range_interval', version: 1, skill: 'trig_range', difficulties: [2, 3, 4, 5] },
  {
    setting: (chance) => ({ name: wave(chance) }),
    levels: {
      a: [range(2, 9), range(2, 9), range(2, 9), negative(range(2, 9)), negative(range(2, 9))],
      q: graded((chance, difficulty) => chance.int(1, 12) * (difficulty === 2 || chance.maybe(0.5) ? 1 : -1)),
    },
    where: ({ a, q }) => Math.abs(a) !== Math.abs(q),
    derived: ({ a }) => ({ size: Math.abs(a), between: (low: number, high: number): string => `${low} ≤ y ≤ ${high}` }),
    given: ({ a, q, name, size, between }) => {
      const right = between(q - size, q + size);
      return {
        stem: `Find the range of $y = ${waveTex(a, name, q)}$. Write it as an inequality for $y$.`,
        inputType: 'expression',
        variables: { y: 'a value of the function' },
        placeholder: '… ≤ y ≤ …',
        right,
        wrong: between(q - size - 41, q + size + 43),
      };
    },
    ladder: ({ q, size }) => [
      'Where is the middle line, and what is the amplitude?',
      'The range goes from the middle line minus the amplitude to the middle line plus the amplitude.',
      `The middle line is $y = ${q}$, and the amplitude is ${size}. Go down that far, and up that far.`,
    ],
    steps: ({ q, size }) => [
      ['Subtract the amplitude from the middle line.', `${q} - ${size} = ${q - size}`],
      ['Add the amplitude to the middle line.', `${q} + ${size} = ${q + size}`],
      ['Write the range.', `${q - size} \\le y \\le ${q + size}`],
    ],
    ways: ({ q, size, between }) => [
      ledTo(
        shiftLeftOutOfWave,
        between(-shiftLeftOutOfWave.answer(size), shiftLeftOutOfWave.answer(size)),
        `The middle line is $y = ${q}$. How far does the wave go up and down from there?`,
      ),
      ledTo(
        rangeFromMiddleLine,
        between(...rangeFromMiddleLine.answer(q, size)),
        `From the middle line $y = ${q}$, how far down does the wave go?`,
      ),
    ],
  },
);

/**
 * The value at a quarter turn. 1: sine, cosine without a shift. 2: moved up. 3: any shift. 4: a negative a. 5: tangent at
 * 45°, 135°, 225° or 315°.
 */
const valueAt = family(
  { name: 'trig_values_at', version: 1, skill: 'trig_values' },
  {
    levels: {
      name: [wave, wave, wave, wave, oneOf<Wave | 'tan'>('tan')],
      a: [range(2, 9), range(2, 9), range(2, 12), range(-12, -2), plusMinus(2, 9)],
      q: [range(1, 4), range(3, 12), plusMinus(1, 12), plusMinus(1, 12), plusMinus(1, 12)],
      turn: always(range(0, 3)),
    },
    where: ({ name, a, q, turn }) => {
      const value = valueOf(name, turn);
      return Math.abs(a) !== Math.abs(q) && ![a, 0].includes(a * value + q);
    },
    given: ({ name, a, q, turn }) => ({
      stem: `Find the value of $y = ${waveTex(a, name, q)}$ for $x = ${angleOf(name, turn)}^\\circ$.`,
      right: a * valueOf(name, turn) + q,
      inputType: 'integer',
    }),
    ladder: ({ name, a, q, turn }) => [
      'What is the value of the function at that angle?',
      'Find the value of the function first. Multiply, and then add or subtract the constant.',
      `Find $\\${name} ${angleOf(name, turn)}^\\circ$. Multiply it by ${a}, and then ${q < 0 ? `subtract ${-q}` : `add ${q}`}.`,
    ],
    steps: ({ name, a, q, turn }) => {
      const value = valueOf(name, turn);
      return [
        [`Find the value of the function.`, `\\${name} ${angleOf(name, turn)}^\\circ = ${value}`],
        ['Multiply, and then add or subtract.', `y = ${a} \\cdot ${inBrackets(value)} ${signed(q)} = ${a * value + q}`],
      ];
    },
    ways: ({ name, a, q, turn }) => {
      const value = valueOf(name, turn);
      const step = `Look at the graph of the ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[name]}: what is its value at $${angleOf(name, turn)}^\\circ$?`;
      return [
        ...(name === 'tan'
          ? [ruled(tangentSignTurned, [a, q, value], step)]
          : [ruled(sineAndCosineExchanged, [a, q, valueOf(name === 'sin' ? 'cos' : 'sin', turn)], step)]),
        ruled(shiftAddedFirst, [a, q, value], step),
        following(
          shiftLeftOutOfWave,
          [a * value],
          ['Which number of the equation have you not used?', shiftLeftOutOfWave.hints.principle, step],
        ),
      ];
    },
    belowZero: true,
  },
);

/** 0°, 90°, 180°, 270°; for the tangent 45°, 135°, 225°, 315°. */
const angleOf = (name: Wave | 'tan', turn: number): number => 90 * turn + (name === 'tan' ? 45 : 0);
const valueOf = (name: Wave | 'tan', turn: number): number =>
  name === 'tan' ? (turn % 2 === 0 ? 1 : -1) : quarters[name][turn]!;

/**
 * Where between 0° and 360° a wave is highest or lowest. 1: a sine. 2: a sine, or the lowest point of a cosine. 3: moved. 4
 * and 5: upside down.
 */
const whereExtreme = family(
  { name: 'trig_values_where', version: 1, skill: 'trig_values' },
  {
    levels: {
      name: [oneOf<Wave>('sin'), wave, wave, wave, wave],
      a: [range(2, 9), range(2, 9), range(2, 12), range(-12, -2), range(-20, -2)],
      q: [range(1, 9), range(1, 9), plusMinus(1, 12), plusMinus(1, 12), plusMinus(1, 20)],
      isHighest: always(often),
    },
    where: ({ name, a, isHighest }) => name === 'sin' || a > 0 !== isHighest,
    given: ({ name, a, q, isHighest }) => ({
      stem: `For which angle $x$ between $0^\\circ$ and $360^\\circ$ does $y = ${waveTex(a, name, q)}$ have its ${isHighest ? 'greatest' : 'least'} value? Give $x$ in degrees.`,
      right: angleOfExtreme(name, a > 0 === isHighest),
      inputType: 'integer',
      unit: '°',
      variables: { x: 'the angle in degrees' },
    }),
    ladder: ({ name, a, q, isHighest }) => [
      'Is the number in front of the function positive or negative?',
      'A positive factor keeps high and low. A negative factor exchanges them. The constant does not change where they are.',
      `In $y = ${waveTex(a, name, q)}$, does the ${isHighest ? 'greatest' : 'least'} value occur where $\\${name} x$ is greatest or where it is least?`,
    ],
    steps: ({ name, a, isHighest }) => {
      const up = a > 0 === isHighest;
      const right = angleOfExtreme(name, up);
      return [
        [
          a > 0
            ? 'A positive number before the function keeps high and low as they are.'
            : 'A negative number before the function exchanges high and low.',
          `\\${name} x = ${up ? 1 : -1}`,
        ],
        ['Look where the function has this value.', `x = ${right}^\\circ`],
      ];
    },
    ways: ({ name, a, isHighest }) => {
      const up = a > 0 === isHighest;
      const step = `Does $y$ have its ${isHighest ? 'greatest' : 'least'} value where $\\${name} x$ is greatest, or where it is least? The ${Math.abs(a)} has the sign ${a < 0 ? 'minus' : 'plus'}.`;
      return [
        ruled(angleOfOtherExtreme, [name === 'sin' ? angleOfExtreme('sin', !up) : 360], step),
        following(
          angleOfOtherFunction,
          [name === 'sin' ? 180 : 270],
          [angleOfOtherFunction.hints.look, 'The sine is 0 at 0°, and the cosine is 1 there. Follow the wave from there.', step],
        ),
      ];
    },
  },
);

/** Returns where the sine is 1 or −1, and where the cosine is −1 (between 0° and 360° it is never 1). */
const angleOfExtreme = (name: Wave, isOne: boolean): number => (name === 'cos' ? 180 : isOne ? 90 : 270);

export const trigonometricGraphGenerators: readonly Generator[] = [extreme, fromExtremes, rangeOf, valueAt, whereExtreme];
