import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for the graphs of y = a sin x + q, y = a cos x + q, and y = a tan x + q. */

export const shiftLeftOutOfWave = malRule({
  name: 'shift_left_out_of_wave',
  category: 'omission_error',
  says: 'You left out how far the wave is moved up or down.',
  source: sources.own,
  hints: {
    look: 'Around which line does the wave go up and down?',
    principle: 'The number that is added moves every point of the wave, the highest and the lowest too.',
  },
  answer: (withoutShift: number): number => withoutShift,
});

export const signOfWaveLost = malRule({
  name: 'sign_of_wave_lost',
  category: 'sign_error',
  says: 'You added a negative number to the middle line. The wave still goes as far up as down.',
  source: sources.own,
  hints: {
    look: 'Is the highest point above or below the middle line?',
    principle: 'A negative number turns the wave over. It still goes as far up as down.',
  },
  answer: (a: number, q: number): number => a + q,
});

export const otherEndOfWave = malRule({
  name: 'other_end_of_wave',
  category: 'conceptual_error',
  says: 'You found the other end of the wave. Check if the question asks for the highest or the lowest value.',
  source: sources.own,
  hints: {
    look: 'Does the question ask for the highest or the lowest value?',
    principle: 'From the middle line the wave goes up and down by its amplitude.',
  },
  answer: (other: number): number => other,
});

export const wholeHeightForAmplitude = malRule({
  name: 'whole_height_for_amplitude',
  category: 'conceptual_error',
  says: 'You gave the whole distance between the highest and the lowest value. The amplitude is half of it.',
  source: sources.own,
  hints: {
    look: 'How far is it from the middle line to the highest value?',
    principle: 'The amplitude is half the distance between the highest and the lowest value.',
  },
  answer: (highest: number, lowest: number): number => highest - lowest,
});

export const highestForAmplitude = malRule({
  name: 'highest_for_amplitude',
  category: 'conceptual_error',
  says: 'You gave the highest value. The amplitude is measured from the middle line.',
  source: sources.own,
  hints: {
    look: 'From where is the amplitude measured?',
    principle: 'The amplitude is half the distance between the highest and the lowest value.',
  },
  answer: (highest: number): number => highest,
});

export const amplitudeForMiddle = malRule({
  name: 'amplitude_for_middle',
  category: 'conceptual_error',
  says: 'You found the amplitude. The question asks how far the wave is moved.',
  source: sources.own,
  hints: {
    look: 'Which line is halfway between the highest and the lowest value?',
    principle: 'The middle line is the mean of the highest and the lowest value.',
  },
  answer: (highest: number, lowest: number): number => (highest - lowest) / 2,
});

export const sineAndCosineExchanged = malRule({
  name: 'sine_and_cosine_exchanged',
  category: 'conceptual_error',
  says: 'You mixed up sine and cosine.',
  source: sources.own,
  hints: {
    look: 'Where does this wave start: at 0 or at 1?',
    principle: 'The sine starts at 0 for 0°. The cosine starts at 1.',
  },
  /** Uses the value of the other function at the same angle, stretched and moved. */
  answer: (a: number, q: number, other: number): number => a * other + q,
});

export const shiftAddedFirst = malRule({
  name: 'shift_added_first',
  category: 'procedural_error',
  says: 'You added before you multiplied. The number before the function multiplies its value alone.',
  source: sources.own,
  hints: {
    look: 'Which operation comes first?',
    principle: 'Find the value of the function, multiply it, and then add or subtract.',
  },
  answer: (a: number, q: number, value: number): number => a * (value + q),
});

export const angleOfOtherExtreme = malRule({
  name: 'angle_of_other_extreme',
  category: 'conceptual_error',
  says: 'You found where the wave is at its other end.',
  source: sources.own,
  hints: {
    look: 'Is the number before the function positive or negative?',
    principle: 'A negative number before the function turns the wave over, so high and low are exchanged.',
  },
  answer: (angle: number): number => angle,
});

export const angleOfOtherFunction = malRule({
  name: 'angle_of_other_function',
  category: 'conceptual_error',
  says: 'You used the graph of the other function. Sine and cosine are highest at different angles.',
  source: sources.own,
  hints: {
    look: 'At which angle does this function start to fall?',
    principle: 'The sine is 1 at 90° and −1 at 270°. The cosine is −1 at 180°.',
  },
  answer: (angle: number): number => angle,
});

export const middleNotHalved = malRule({
  name: 'middle_not_halved',
  category: 'omission_error',
  says: 'You added the highest and the lowest value. Their mean is half of that.',
  source: sources.own,
  hints: {
    look: 'Is your number halfway between the two values?',
    principle: 'The middle line is the mean of the highest and the lowest value.',
  },
  answer: (highest: number, lowest: number): number => highest + lowest,
});

export const rangeFromMiddleLine = malRule({
  name: 'range_from_middle_line',
  category: 'conceptual_error',
  says: 'You began at the middle line. The wave goes below it, too.',
  source: sources.own,
  hints: {
    look: 'Does the wave stay above its middle line?',
    principle: 'From the middle line the wave goes up and down by its amplitude.',
  },
  /** Returns the ends of the range. */
  answer: (q: number, amplitude: number): readonly [number, number] => [q, q + amplitude],
});

export const tangentSignTurned = malRule({
  name: 'tangent_sign_turned',
  category: 'sign_error',
  says: 'You used the wrong sign of the tangent at this angle.',
  source: sources.own,
  hints: {
    look: 'Is the tangent positive or negative there?',
    principle: 'The tangent rises through 0 at 0° and at 180°.',
  },
  answer: (a: number, q: number, value: number): number => q - a * value,
});
