import type { WrittenFraction } from './fractions.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { rational, type Rational } from '../../exact/rational.ts';

export const restInsteadOfPart = malRule({
  name: 'rest_instead_of_part',
  category: 'representation_error',
  says: 'You gave the fraction for the other part.',
  source: sources.hart,
  answer: (part: number, whole: number): WrittenFraction => ({ top: whole - part, bottom: whole }),
});

export const onePartOnly = malRule({
  name: 'single_part_named',
  category: 'omission_error',
  says: 'You named one part. Count how many parts there are.',
  source: sources.behr,
  hints: {
    principle: 'The numerator of a fraction counts the equal parts you have.',
  },
  answer: (whole: number): WrittenFraction => ({ top: 1, bottom: whole }),
});

export const partOverOtherKind = malRule({
  name: 'part_over_other_kind',
  category: 'conceptual_error',
  says: 'You compared one kind with the other kind instead of with all of them.',
  source: sources.hart,
  answer: (part: number, other: number): WrittenFraction => ({ top: part, bottom: other }),
});

export const countsUnequalParts = malRule({
  name: 'counts_unequal_parts',
  category: 'conceptual_error',
  says: "You counted parts that aren't all the same size.",
  source: sources.kerslake,
  hints: {
    principle: "A fraction counts **equal** parts. If the parts aren't equal, keep cutting until they are.",
  },
  answer: (counted: number, parts: number): WrittenFraction => ({ top: counted, bottom: parts }),
});

export const sizesMixed = malRule({
  name: 'sizes_mixed',
  category: 'conceptual_error',
  says: 'You counted parts of one size for the numerator and parts of another size for the denominator.',
  source: sources.kerslake,
  answer: (counted: number, parts: number): WrittenFraction => ({ top: counted, bottom: parts }),
});

export const partOfTheShare = malRule({
  name: 'part_of_the_share',
  category: 'conceptual_error',
  says: 'You named the part as a fraction of a piece instead of the whole.',
  source: sources.kerslake,
  answer: (counted: number, partsOfPiece: number): WrittenFraction => ({ top: counted, bottom: partsOfPiece }),
});

export const severalTakenForOne = malRule({
  name: 'several_taken_for_one',
  category: 'conceptual_error',
  says: 'You used the amount of several parts as if it were one part.',
  source: sources.behr,
  hints: {
    principle: 'The numerator tells how many equal parts are in the amount. First find the value of one part.',
  },
  answer: (amount: number, bottom: number): number => amount * bottom,
});

export const onePartForWhole = malRule({
  name: 'one_part_for_whole',
  category: 'omission_error',
  says: 'You found one part and stopped there. The question asks for the whole.',
  source: sources.behr,
  hints: {
    look: 'You found the value of one part. Is that what the question asks for?',
    principle: 'The denominator tells how many of these parts the whole has.',
  },
  answer: (amount: number, top: number): number => amount / top,
});

export const partTakenForWhole = malRule({
  name: 'part_taken_for_whole',
  category: 'conceptual_error',
  says: "You took the fraction of the part you know. It's a fraction of the whole.",
  source: sources.hart,
  answer: (amount: number, { top, bottom }: WrittenFraction): Rational => rational(amount * top, bottom),
});

export const wholeForRest = malRule({
  name: 'whole_for_rest',
  category: 'omission_error',
  says: 'You found the whole. The question asks for what is left.',
  source: sources.hart,
  hints: {
    look: 'You found the whole. Which part of it does the question ask for?',
    principle: 'The whole is the given part and the rest together. The question asks only for the rest.',
  },
  answer: (whole: number): number => whole,
});

export const bottomAddedToAmount = malRule({
  name: 'bottom_added_to_amount',
  category: 'conceptual_error',
  says: 'You added the denominator to the amount.',
  source: sources.hart,
  answer: (amount: number, bottom: number): number => amount + bottom,
});

export const roleOfOtherNumber = malRule({
  name: 'role_of_other_number',
  category: 'conceptual_error',
  says: 'You mixed up what the numerator and the denominator tell.',
  source: sources.stafylidou,
  hints: {
    principle:
      'One number of a fraction tells how many equal parts the whole has. The other tells how many of those parts you count.',
  },
  answer: (meanings: { counted: string; all: string }, asked: 'counted' | 'all'): string =>
    asked === 'all' ? meanings.counted : meanings.all,
});

export const roleOfTheRest = malRule({
  name: 'role_of_the_rest',
  category: 'conceptual_error',
  says: "You took one of the numbers for the parts that aren't counted.",
  source: sources.hart,
  hints: {
    principle: "A fraction shows a part and the whole. You can find what is left, but the fraction doesn't show it.",
  },
  answer: (meanings: { rest: string }): string => meanings.rest,
});

export const bottomsMultiplied = malRule({
  name: 'bottoms_multiplied',
  category: 'procedural_error',
  says: 'You added or subtracted the numerators but multiplied the denominators.',
  source: sources.siegler,
  answer: (top: number, bottom: number): WrittenFraction => ({ top, bottom: bottom * bottom }),
});

export const bottomDropped = malRule({
  name: 'bottom_dropped',
  category: 'omission_error',
  says: 'You worked with the numerators and left out the denominator.',
  source: sources.niZhou,
  answer: (top: number): WrittenFraction => ({ top, bottom: 1 }),
});

export const topsMultiplied = malRule({
  name: 'tops_multiplied',
  category: 'procedural_error',
  says: 'You multiplied the numerators. This question needs you to add or subtract them.',
  source: sources.siegler,
  hints: {
    look: 'What did you do with the numerators?',
    principle: 'To put parts together, count them all. Add the numerators.',
  },
  answer: (tops: readonly number[], bottom: number): WrittenFraction => ({ top: tops.reduce((a, b) => a * b), bottom }),
});

export const topsSubtractedBottomsAdded = malRule({
  name: 'tops_subtracted_bottoms_added',
  category: 'conceptual_error',
  says: 'You subtracted the numerators and added the denominators.',
  source: sources.niZhou,
  answer: (a: WrittenFraction, b: WrittenFraction): WrittenFraction => ({ top: a.top - b.top, bottom: a.bottom + b.bottom }),
});

export const otherOperation = malRule({
  name: 'other_operation',
  category: 'procedural_error',
  says: 'You added where you should subtract, or subtracted where you should add.',
  source: sources.ashlock,
  hints: {
    look: 'Is the box the sum, or one of the addends?',
    principle: 'You already know the sum. The missing addend is less than the sum.',
  },
  answer: (top: number, bottom: number): WrittenFraction | null => (top > 0 ? { top, bottom } : null),
});

export const wholeAsOnePart = malRule({
  name: 'whole_as_one_part',
  category: 'conceptual_error',
  says: 'You counted a whole number as that many parts.',
  source: sources.kerslake,
  answer: (whole: number, top: number, bottom: number): WrittenFraction | null =>
    whole === top ? null : { top: Math.abs(whole - top), bottom },
});

export const lastPartForgotten = malRule({
  name: 'last_part_forgotten',
  category: 'omission_error',
  says: 'You left out the last fraction.',
  source: sources.ashlock,
  answer: (top: number, bottom: number): WrittenFraction => ({ top, bottom }),
});

export const repeatedPartOnce = malRule({
  name: 'repeated_part_once',
  category: 'omission_error',
  says: 'You counted an amount once that happens twice in the story.',
  source: sources.hart,
  hints: {
    look: 'How many days does it happen on?',
    principle: 'The same amount on two days counts twice.',
  },
  answer: (top: number, bottom: number): WrittenFraction => ({ top, bottom }),
});

export const totalForPart = malRule({
  name: 'total_for_part',
  category: 'conceptual_error',
  says: 'You gave the total. The question asks for one of its parts.',
  source: sources.hart,
  answer: (total: WrittenFraction): WrittenFraction => total,
});

export const stoppedAtOneWhole = malRule({
  name: 'stopped_at_one_whole',
  category: 'omission_error',
  says: 'You completed one whole and stopped there.',
  source: sources.kerslake,
  hints: {
    look: 'Write your number in the box, and add. Do you get the number on the right?',
    principle: 'The number on the right is more than one whole.',
  },
  answer: ({ top, bottom }: WrittenFraction): WrittenFraction => ({ top: bottom - top, bottom }),
});

export const knownPartRepeated = malRule({
  name: 'known_part_repeated',
  category: 'representation_error',
  says: 'You gave the number next to the blank instead of the missing number.',
  source: sources.hart,
  hints: {
    look: 'Which number did you write? Is it the missing one?',
    principle: 'The number to the right of the equal sign tells what is **left**.',
  },
  answer: (known: WrittenFraction): WrittenFraction => known,
});
