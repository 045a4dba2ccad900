import { type SignedTerm, collected, times, type Terms } from './terms.ts';
import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/*
 * Mal-rules for expressions, beyond the engine's own.
 * Sources  Küchemann (1981) and Booth (1984), CSMS and SESM, on letters; MacGregor & Stacey (1993), "Cognitive models
 *          underlying students' formulation of simple linear equations", JRME 24, 217–232, and Clement (1982), JRME 13,
 *          16–30, on reversal; Linchevski & Livneh (1999), "Structure sense", Educational Studies in Mathematics 40, 173–196;
 *          Matz (1982), in Sleeman & Brown (eds.), Intelligent Tutoring Systems; Payne & Squibb (1990), Cognitive Science 14,
 *          445–481; Vlassis (2004), Learning and Instruction 14.
 */

/** "5 less than n" is written in the order of the words: 5 − n. */
export const wordOrder = malRule({
  name: 'word_order',
  category: 'representation_error',
  detail: 'reversal',
  says: 'You wrote the numbers in the order of the words. Think about what number you start from.',
  source: sources.macGregor,
  hints: {
    look: 'What is there at the start, and what do you subtract from it?',
    principle: 'Write the amount you start from first.',
  },
  answer: (taken: string, from: string): string => `${taken} - ${from}`,
});
/** A quotient the wrong way round: "n divided by 4" as 4/n. */
export const quotientReversed = malRule({
  name: 'quotient_reversed',
  category: 'representation_error',
  detail: 'reversal',
  says: 'You wrote the quotient the other way around.',
  source: sources.clement,
  answer: (above: string, below: string): string => `${below}/${above}`,
});
/** No brackets around what belongs together: "4 times the sum of n and 3" as 4n + 3. */
export const bracketsLeftOut = malRule({
  name: 'brackets_left_out',
  category: 'procedural_error',
  detail: 'brackets',
  says: 'You left out the parentheses around the part that is found first.',
  source: sources.linchevski,
  hints: {
    principle: 'What you find first goes in parentheses.',
  },
  answer: (factor: number, letter: string, added: number): Terms => [
    [factor, letter],
    [added, ''],
  ],
});
/** Brackets where none should be: "3 more than 4 times n" as 4(n + 3). */
export const bracketsPutIn = malRule({
  name: 'brackets_put_in',
  category: 'procedural_error',
  detail: 'brackets',
  says: "You grouped terms that don't belong together.",
  source: sources.linchevski,
  hints: {
    principle: 'Use parentheses only where something has to be done before you multiply.',
  },
  answer: (factor: number, letter: string, added: number): Terms => [
    [factor, letter],
    [factor * added, ''],
  ],
});
/** A sum is written for a product, or a product for a sum. */
export const sumForProduct = malRule({
  name: 'sum_for_product',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You added. The same amount for each one means multiplying.',
  source: sources.booth84,
  hints: {
    principle: 'When each one has the same price, multiply.',
  },
  answer: (letter: string, n: number): Terms => [
    [1, letter],
    [n, ''],
  ],
});
export const productForSum = (letter: string, n: number): Terms => [[n, letter]];
/** The fixed amount and the rate are swapped. */
export const rateAndStartSwapped = malRule({
  name: 'rate_and_start_swapped',
  category: 'representation_error',
  detail: 'roles',
  says: 'You switched the fixed amount and the amount for each one.',
  source: sources.macGregor,
  hints: {
    principle: 'An amount you pay once is a constant. An amount you pay again and again multiplies the variable.',
  },
  answer: (rate: number, start: number, letter: string): Terms => [
    [start, letter],
    [rate, ''],
  ],
});
/** Everything is joined into one term: 8 + 5n becomes 13n. */
export const joined = malRule({
  name: 'joined',
  category: 'conceptual_error',
  detail: 'joined_terms',
  says: "You combined a number and a variable term. They aren't like terms.",
  source: sources.booth84,
  answer: (a: number, b: number, letters: string): Terms => [[a + b, letters]],
});
/** The letters are swapped. */
export const lettersSwapped = malRule({
  name: 'letters_swapped',
  category: 'representation_error',
  detail: 'roles',
  says: 'You switched the two variables.',
  source: sources.kuchemann,
  hints: {
    principle: 'The cost of one kind is the number of items times the price of one.',
  },
  answer: (a: number, b: number, first: string, second: string): Terms => [
    [a, second],
    [b, first],
  ],
});

/** A number that replaces a letter is added to its coefficient: 3x at x = 4 is 7. */
export const addedInside = malRule({
  name: 'added_inside',
  category: 'conceptual_error',
  detail: 'product_as_sum',
  says: 'You added the value to the coefficient. A number next to a variable multiplies it.',
  source: sources.booth84,
  hints: {
    look: 'Which operation does the dot stand for?',
    principle: 'A dot means multiplication.',
  },
  answer: (coefficient: number, value: number): number => coefficient + value,
  told: (coefficient: number, value: number): string =>
    `You added ${value} to ${coefficient}. A number next to a variable multiplies it.`,
});
/** A negative number squared keeps its minus. */
export const squareKeepsMinus = malRule({
  name: 'square_keeps_minus',
  category: 'sign_error',
  detail: 'power',
  says: 'You squared a negative number and kept the negative sign. Its square is positive.',
  source: sources.vlassis,
  hints: {
    look: 'What is a negative number times itself: positive or negative?',
    principle: 'When you substitute a negative number, use parentheses. Then its sign is squared, too.',
  },
  answer: (value: number): number => (value < 0 ? -(value * value) : value * value),
});
/** A negative number is substituted without its sign. */
export const putInWithoutSign = malRule({
  name: 'put_in_without_sign',
  category: 'sign_error',
  detail: 'substitution',
  says: 'You substituted the negative number without its sign.',
  source: sources.vlassis,
  hints: {
    principle: 'When you substitute a negative number, keep its sign, and write it in parentheses.',
  },
  answer: (value: number): number => Math.abs(value),
});

/** A minus in front of a term is overlooked when like terms are combined: 7x − 3x is 10x. */
export const minusOverlooked = malRule({
  name: 'minus_overlooked',
  category: 'sign_error',
  detail: 'like_terms',
  says: 'You missed a subtraction sign when you combined the terms.',
  source: sources.vlassis,
  hints: {
    principle: 'The sign in front of a term goes with it, even when you combine like terms.',
  },
  answer: (terms: Terms): SignedTerm[] => collected(terms.map(([coefficient, letters]) => [Math.abs(coefficient), letters])),
});
/** A letter alone counts as nothing: 5x − x is 5x. */
export const loneLetterIgnored = malRule({
  name: 'lone_letter_ignored',
  category: 'conceptual_error',
  detail: 'lone_letter',
  says: 'You left out the variable by itself. Its coefficient is 1.',
  source: sources.payneSquibb,
  hints: {
    look: 'Look at the variable with no coefficient. How many of that variable is it?',
  },
  answer: (terms: Terms): SignedTerm[] =>
    collected(terms.filter(([coefficient, letters]) => letters === '' || Math.abs(coefficient) !== 1)),
});
/** "The x goes away": 5x − x is 5. */
export const letterTakenOff = malRule({
  name: 'letter_taken_off',
  category: 'conceptual_error',
  detail: 'lone_letter',
  says: 'You took the variable away from its coefficient. Subtracting one of it leaves one fewer.',
  source: sources.payneSquibb,
  hints: {
    principle: 'Subtracting one of a variable leaves one fewer. The variable itself stays.',
  },
  answer: (coefficient: number, rest: Terms): SignedTerm[] => collected([[coefficient, ''], ...rest]),
});
/** The sign after a term is taken for its own: in 8 − 3x + 5 the 3x gets the plus. */
export const signOfNextTerm = malRule({
  name: 'sign_of_next_term',
  category: 'sign_error',
  detail: 'detachment',
  says: 'You used the sign after a term. The sign in front of a term belongs to it.',
  source: sources.linchevski,
  hints: {
    look: 'Circle each term with its sign. Which side of the term is the sign on?',
    principle: 'The sign in front of a term goes with that term.',
  },
  answer: (terms: Terms): SignedTerm[] =>
    collected(
      terms.map(([coefficient, letters], i) => {
        const sign = i + 1 < terms.length ? Math.sign(terms[i + 1]![0]) : 1;
        return [sign * Math.abs(coefficient), letters];
      }),
    ),
});

/** The letter is not used: 5x + 3x is 8. */
export const letterNotUsed = malRule({
  name: 'letter_not_used',
  category: 'conceptual_error',
  detail: 'letter_ignored',
  says: 'You left out the variable. It has to stay in the result.',
  source: sources.kuchemann,
  answer: (terms: Terms): SignedTerm[] => [[terms.reduce((sum, [coefficient]) => sum + coefficient, 0), '']],
});
/** Only the labeled sides are counted, though each has an opposite one. */
export const labelledSidesOnly = malRule({
  name: 'labelled_sides_only',
  category: 'omission_error',
  detail: 'perimeter',
  says: 'You added only the labeled sides and left out the sides opposite them.',
  source: sources.booth84,
  hints: {
    look: 'Trace the rectangle with your finger. How many sides do you pass?',
    principle: 'Opposite sides of a rectangle have the same length, and the perimeter counts every side.',
  },
  answer: (sides: readonly Terms[]): SignedTerm[] => collected(sides.flat()),
});
/** An amount that is given back or missing is added instead of subtracted. */
export const addedWhatIsTaken = malRule({
  name: 'added_what_is_taken',
  category: 'sign_error',
  detail: 'returned',
  says: 'You added an amount that is taken away.',
  source: sources.macGregor,
  hints: {
    look: 'Can one side be longer than the whole perimeter?',
  },
  answer: (all: Terms, taken: Terms): SignedTerm[] => collected([...all, ...taken]),
});
/** Terms are taken for like terms because they have the same coefficient. */
export const alikeByNumber = malRule({
  name: 'alike_by_number',
  category: 'conceptual_error',
  detail: 'like_terms',
  says: 'You chose a term with the same number. Like terms have the same variables.',
  source: sources.kuchemann,
  hints: {
    look: 'Look at the variables, not the coefficients. Which terms match?',
    principle: 'Like terms have the same variables. The coefficient only tells how many.',
  },
  answer: ([coefficient]: SignedTerm, letters: string): SignedTerm => [coefficient, letters],
});
/** Terms are taken for like terms because they share one letter, whatever its power or the letters next to it. */
export const alikeByOneLetter = malRule({
  name: 'alike_by_one_letter',
  category: 'conceptual_error',
  detail: 'like_terms',
  says: 'You chose a term that shares one variable. Like terms have the same variables with the same exponents.',
  source: sources.kuchemann,
  hints: {
    look: 'Compare the exponents, too. Does any variable appear by itself?',
    principle: 'Like terms have exactly the same variables with exactly the same exponents.',
  },
  answer: (coefficient: number, [, letters]: SignedTerm): SignedTerm => [
    coefficient,
    letters.length > 1 ? letters[0]! : `${letters}^2`,
  ],
});

export const operationMixedUp = malRule({
  name: 'operation_mixed_up',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You used another operation than the words describe.',
  source: sources.booth84,
  hints: {
    look: 'Which word names the operation: sum, product, more than, times, divided by?',
  },
  answer: byConstruction('choice', 'Each phrase has another operation that its words are taken for.'),
});

export const quotientForProduct = malRule({
  name: 'quotient_for_product',
  category: 'conceptual_error',
  detail: 'operation',
  says: 'You divided. The same amount for each one means multiplying.',
  source: sources.booth84,
  hints: {
    look: 'Does the cost go up or down when you buy more?',
    principle: 'When each one has the same price, multiply.',
  },
  answer: (rate: string, letter: string): string => `${letter}/${rate}`,
});

export const pricesAdded = malRule({
  name: 'prices_added',
  category: 'omission_error',
  detail: 'numbers',
  says: 'You left out the prices. Each number of things is multiplied by its price.',
  source: sources.kuchemann,
  hints: {
    look: 'How many of each are there? Does your expression say so?',
    principle: 'The cost of one kind is the number of items times the price of one.',
  },
  /** Returns the letters with the signs of their terms, but without their prices. */
  answer: (terms: Terms): Terms => terms.map(([n, letters]) => [letters === '' ? n : Math.sign(n), letters]),
});

export const addedBeforeMultiplying = malRule({
  name: 'added_before_multiplying',
  category: 'procedural_error',
  detail: 'order_of_operations',
  says: 'You added before you multiplied.',
  source: sources.linchevski,
  hints: {
    principle: 'Multiply before you add.',
  },
  /** For a + bk. */
  answer: (a: number, b: number, k: number): number => (a + b) * k,
});

export const leftToRight = malRule({
  name: 'left_to_right',
  category: 'procedural_error',
  detail: 'order_of_operations',
  says: 'You worked straight from left to right. Multiplication comes before addition.',
  source: sources.linchevski,
  hints: {
    look: 'Which parts of the expression are products?',
    principle: 'Multiply before you add.',
  },
  /** For 2w + 2a. */
  answer: (w: number, a: number): number => (2 * w + 2) * a,
});

export const halfLeftOut = malRule({
  name: 'half_left_out',
  category: 'omission_error',
  detail: 'factor',
  says: 'You left out the fraction in the formula.',
  source: sources.own,
  hints: {
    look: 'How many factors does the expression have?',
    principle: 'Every factor counts, including the fraction.',
  },
  answer: (base: number, height: number): number => base * height,
});

export const lastSideLeftOut = malRule({
  name: 'last_side_left_out',
  category: 'omission_error',
  detail: 'perimeter',
  says: 'You left out one of the sides.',
  source: sources.own,
  hints: {
    look: 'How many sides does the figure have, and how many are in your sum?',
    principle: 'The perimeter counts every side once.',
  },
  answer: (sides: readonly Terms[]): Terms => collected(sides.slice(0, -1).flat()),
});

export const secondSideLeftOut = malRule({
  name: 'second_side_left_out',
  category: 'omission_error',
  detail: 'numbers',
  says: 'You subtracted only one of the known sides.',
  source: sources.own,
  hints: {
    look: 'How many sides do you know?',
    principle: 'A triangle has three sides. You know two, so subtract both.',
  },
  answer: (all: Terms, side: Terms): Terms => collected([...all, ...times(-1, side)]),
});

export const fixedCostLeftOut = malRule({
  name: 'fixed_cost_left_out',
  category: 'omission_error',
  detail: 'numbers',
  says: 'You left out the fixed cost.',
  source: sources.own,
  hints: {
    look: 'Is every payment in your sum?',
    principle: "Part of the total cost doesn't depend on how many there are.",
  },
  answer: (total: Terms): Terms => total.filter(([, letters]) => letters !== ''),
});
