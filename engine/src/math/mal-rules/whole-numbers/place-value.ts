import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for digits, places and rounding. */

const fuson = 'Fuson (1990), Conceptual structures for multiunit numbers, Cognition and Instruction 7, 343–403';

export const digitAtFaceValue = malRule({
  name: 'digit_at_face_value',
  category: 'conceptual_error',
  says: 'You gave the digit itself. Its value depends on its place.',
  source: fuson,
  hints: {
    principle: 'The value of a digit depends on its place: ones, tens, hundreds, and so on.',
  },
  answer: (digit: number): number => digit,
});

export const placeOneTooHigh = malRule({
  name: 'place_one_too_high',
  category: 'conceptual_error',
  says: 'You read the digit as one place higher than it is.',
  source: fuson,
  hints: {
    principle: 'From the right, the places are ones, tens, hundreds, and thousands. The last digit is in the ones place.',
  },
  answer: (value: number): number => value * 10,
});

export const placeOneTooLow = malRule({
  name: 'place_one_too_low',
  category: 'conceptual_error',
  says: 'You read the digit as one place lower than it is.',
  source: fuson,
  hints: {
    principle: 'Each place has 10 times the value of the place to its right.',
  },
  answer: (value: number): number | null => (value % 10 === 0 ? value / 10 : null),
});

export const readsFromTheDigitOn = malRule({
  name: 'reads_from_the_digit_on',
  category: 'representation_error',
  says: 'You gave the digit together with all the digits after it.',
  source: fuson,
  hints: {
    principle: 'To show the value of one digit, write it and then a zero for every digit to its right.',
  },
  answer: (n: number, place: number): number => n % 10 ** (place + 1),
});

export const noPlaceholder = malRule({
  name: 'no_placeholder',
  category: 'representation_error',
  says: 'You left out the zero that holds an empty place.',
  source: fuson,
  hints: {
    principle: 'An empty place needs a zero. Without it, the other digits move to the wrong places.',
  },
  answer: (n: number): number => Number(String(n).replace(/0/g, '')),
});

export const writesAsHeard = malRule({
  name: 'writes_as_heard',
  category: 'representation_error',
  says: 'You wrote each part of the number in full, one after the other.',
  source: fuson,
  hints: {
    look: 'Count the digits you wrote. How many places does the largest part of the name have?',
    principle: "Add the parts. Don't write them one after the other. The zeros of one part make room for the next part.",
  },
  answer: (n: number): number =>
    Number(
      Array.from(String(n), (digit, i) => Number(digit) * 10 ** (String(n).length - 1 - i))
        .filter((part) => part > 0)
        .join(''),
    ),
});

export const digitInsteadOfCount = malRule({
  name: 'digit_instead_of_count',
  category: 'conceptual_error',
  says: 'You gave one digit. The question asks how many there are in the whole number.',
  source: fuson,
  answer: (n: number, unit: number): number => Math.floor(n / unit) % 10,
});

export const roundUpAlways = malRule({
  name: 'round_up_always',
  category: 'procedural_error',
  says: 'You rounded up, but the next digit tells whether to round up or down.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => Math.ceil(n / unit) * unit,
});

export const roundKeepsLowerDigits = malRule({
  name: 'round_keeps_lower_digits',
  category: 'procedural_error',
  says: 'You changed the digit in that place but kept the digits after it.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => (n % unit >= unit / 2 ? n + unit : n),
});

export const roundInTurn = malRule({
  name: 'round_in_turn',
  category: 'procedural_error',
  says: 'You rounded one place after another. Look only at the digit right after the place you round to.',
  source: sources.ashlock,
  hints: {
    principle: 'Round only once. Look at the digit right after the place. Rounding again and again can take you too far.',
  },
  answer: (n: number, unit: number): number => {
    let value = n;
    for (let place = 10; place <= unit; place *= 10) value = Math.round(value / place) * place;
    return value;
  },
});

export const roundToNextPlace = malRule({
  name: 'round_to_next_place',
  category: 'representation_error',
  says: 'You rounded to the place next to the one in the question.',
  source: fuson,
  answer: (n: number, unit: number): number => Math.round(n / (unit / 10)) * (unit / 10),
});
