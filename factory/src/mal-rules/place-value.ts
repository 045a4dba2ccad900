import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';

/* What learners take digits, places and rounding for. */

const fuson = 'Fuson (1990), Conceptual structures for multiunit numbers, Cognition and Instruction 7, 343–403';

export const digitAtFaceValue = malRule({
  name: 'digit_at_face_value',
  category: 'conceptual_error',
  says: 'Takes a digit for what it shows, wherever it stands: the 7 of 4,712 is worth 7.',
  source: fuson,
  answer: (digit: number): number => digit,
});

export const placeOneTooHigh = malRule({
  name: 'place_one_too_high',
  category: 'conceptual_error',
  says: 'Counts the places from the wrong start, so every digit is worth ten times too much.',
  source: fuson,
  answer: (value: number): number => value * 10,
});

export const placeOneTooLow = malRule({
  name: 'place_one_too_low',
  category: 'conceptual_error',
  says: 'Takes a digit for one place less than it has: hundreds for tens.',
  source: fuson,
  answer: (value: number): number | null => (value % 10 === 0 ? value / 10 : null),
});

export const readsFromTheDigitOn = malRule({
  name: 'reads_from_the_digit_on',
  category: 'representation_error',
  says: 'Gives the digit together with all digits after it: the 7 of 4,712 is worth 712.',
  source: fuson,
  answer: (n: number, place: number): number => n % 10 ** (place + 1),
});

export const noPlaceholder = malRule({
  name: 'no_placeholder',
  category: 'representation_error',
  says: 'Leaves out the zero of an empty place: four thousand thirty-six becomes 436.',
  source: fuson,
  answer: (n: number): number => Number(String(n).replace(/0/g, '')),
});

export const writesAsHeard = malRule({
  name: 'writes_as_heard',
  category: 'representation_error',
  says: 'Writes each part of the number in full, one after the other: three hundred six becomes 3006.',
  source: fuson,
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
  says: 'Asked how many tens a number holds, gives the tens digit alone.',
  source: fuson,
  answer: (n: number, unit: number): number => Math.floor(n / unit) % 10,
});

export const roundUpAlways = malRule({
  name: 'round_up_always',
  category: 'procedural_error',
  says: 'Takes rounding for making greater, whatever digit follows.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => Math.ceil(n / unit) * unit,
});

export const roundKeepsLowerDigits = malRule({
  name: 'round_keeps_lower_digits',
  category: 'procedural_error',
  says: 'Raises the digit of the place, but leaves the digits after it as they were.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => (n % unit >= unit / 2 ? n + unit : n),
});

export const roundInTurn = malRule({
  name: 'round_in_turn',
  category: 'procedural_error',
  says: 'Rounds place after place from the right, so that 4,448 becomes 4,450, 4,500 and then 5,000.',
  source: sources.ashlock,
  answer: (n: number, unit: number): number => {
    let value = n;
    for (let place = 10; place <= unit; place *= 10) value = Math.round(value / place) * place;
    return value;
  },
});

export const roundToNextPlace = malRule({
  name: 'round_to_next_place',
  category: 'representation_error',
  says: 'Rounds to the place beside the one that was asked for.',
  source: fuson,
  answer: (n: number, unit: number): number => Math.round(n / (unit / 10)) * (unit / 10),
});
