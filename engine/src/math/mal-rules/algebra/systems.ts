import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/** y = mx + b. */
type SlopeLine = { readonly m: number; readonly b: number };
/** px + qy = r. */
type StandardLine = { readonly p: number; readonly q: number; readonly r: number };

export const signLostInSubstitution = malRule({
  name: 'sign_lost_in_substitution',
  category: 'conceptual_error',
  detail: 'system',
  says: 'One of your equations came out false. Check the signs when you substitute.',
  source: sources.own,
  answer: byConstruction('choice', 'True or false is answered, and only one of them is wrong.'),
});

export const oneEquationIsEnough = malRule({
  name: 'one_equation_is_enough',
  category: 'conceptual_error',
  detail: 'system',
  says: 'You checked only one equation. A solution has to make both true.',
  source: sources.own,
  answer: byConstruction('choice', 'True or false is answered, and only one of them is wrong.'),
});

export const linesAlwaysCross = malRule({
  name: 'lines_always_cross',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: "You chose one solution. Lines with the same slope don't cross at a single point.",
  source: sources.own,
  answer: byConstruction('choice', 'One of three counts of solutions is chosen.'),
});

export const sameSlopeMeansParallelApart = malRule({
  name: 'same_slope_means_parallel_apart',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You chose no solution. Lines with the same slope can also be the same line.',
  source: sources.own,
  answer: byConstruction('choice', 'One of three counts of solutions is chosen.'),
});

export const sameSlopeMeansSameLine = malRule({
  name: 'same_slope_means_same_line',
  category: 'conceptual_error',
  detail: 'solution_count',
  says: 'You chose infinitely many. Lines with the same slope can have different intercepts.',
  source: sources.own,
  answer: byConstruction('choice', 'One of three counts of solutions is chosen.'),
});

export const gaveTheOtherNumber = malRule({
  name: 'gave_the_other_number',
  category: 'conceptual_error',
  detail: 'what_is_asked',
  says: 'You found the other number. Read again which one the question asks for.',
  source: sources.own,
  hints: {
    look: 'Which of the two kinds does the question ask for?',
    principle: 'Before you start, say what each variable stands for. Answer with the one in the question.',
  },
  answer: (other: number): number => other,
});

export const dividedTheMoney = malRule({
  name: 'divided_the_money',
  category: 'conceptual_error',
  detail: 'system',
  says: 'You divided all the money by one price. It comes from both kinds together.',
  source: sources.own,
  hints: {
    principle: 'The total cost is the sum of two parts, one for each kind.',
  },
  answer: (total: number, price: number): number | null => (total % price === 0 ? total / price : null),
});

export const halvedTheNumber = malRule({
  name: 'halved_the_number',
  category: 'conceptual_error',
  detail: 'system',
  says: 'You split the number in half. Use the money too.',
  source: sources.own,
  hints: {
    look: 'Does the story say that the two kinds have the same number?',
    principle: 'You know two things: how many there are, and how much money. Both have to be true.',
  },
  answer: (number: number): number | null => (number % 2 === 0 ? number / 2 : null),
});

export const coordinatesExchanged = malRule({
  name: 'coordinates_exchanged',
  category: 'representation_error',
  detail: 'ordered_pair',
  says: 'You switched the x-coordinate and the y-coordinate.',
  source: sources.own,
  hints: {
    look: 'What number comes first in an ordered pair?',
  },
  answer: (x: number, y: number): readonly [number, number] => [y, x],
});

export const signOfOtherCoordinateTurned = malRule({
  name: 'sign_of_other_coordinate_turned',
  category: 'sign_error',
  detail: 'system',
  says: 'The second coordinate has the wrong sign.',
  source: sources.vlassis,
  hints: {
    look: "Substitute your pair in both equations. Which one isn't true?",
    principle: 'After you find one variable, substitute it in an equation, and keep every sign.',
  },
  answer: (x: number, y: number): readonly [number, number] => [x, -y],
});

export const onlyFirstTermMultiplied = malRule({
  name: 'only_first_term_multiplied',
  category: 'procedural_error',
  detail: 'distribution',
  says: 'You multiplied only the first term of the expression you substituted.',
  source: sources.matz,
  hints: {
    look: 'Did you use parentheses when you substituted?',
    principle: 'A number in front of the variable multiplies the whole expression that replaces it.',
  },
  /** Puts y = mx + b into px + qy = r, but q multiplies only mx; null if the result is not a point with whole coordinates. */
  answer: ({ m, b }: SlopeLine, { p, q, r }: StandardLine): readonly [number, number] | null => {
    const x = (r - b) / (p + q * m);
    return q === 1 || !Number.isInteger(x) ? null : [x, m * x + b];
  },
});

export const signOfEliminatedTurned = malRule({
  name: 'sign_of_eliminated_turned',
  category: 'sign_error',
  detail: 'system',
  says: 'A sign changed when you combined the equations. Check each term.',
  source: sources.vlassis,
  hints: {
    look: 'Substitute your pair in both equations. Are they true?',
    principle: 'When you subtract equations, every term of the second one changes its sign, on both sides.',
  },
  answer: (x: number, y: number): readonly [number, number] => [-x, y],
});

export const constantLeftOut = malRule({
  name: 'constant_left_out_of_substitution',
  category: 'omission_error',
  detail: 'system',
  says: 'You left out the constant of the expression that you substituted.',
  source: sources.own,
  hints: {
    look: 'Is the whole expression for y in your equation?',
    principle: 'Substitute the whole expression, with parentheses around it.',
  },
  /** For (coefficient)x + b = total, with b left out. */
  answer: (total: number, coefficient: number): number | null => wholeOrNone(total / coefficient),
});

export const constantKeptItsSign = malRule({
  name: 'constant_kept_its_sign_in_system',
  category: 'sign_error',
  detail: 'system',
  says: 'You moved the constant to the other side without changing its sign.',
  source: sources.sleeman,
  hints: {
    look: 'How did the constant leave the left side?',
    principle: 'If a number is added on one side, subtract it from both sides.',
  },
  answer: (total: number, b: number, coefficient: number): number | null => wholeOrNone((total + b) / coefficient),
});

export const subtractedToEliminate = malRule({
  name: 'subtracted_to_eliminate',
  category: 'procedural_error',
  detail: 'system',
  says: 'You subtracted the right sides. The y-terms cancel when you add the equations.',
  source: sources.own,
  hints: {
    look: 'Do the y-terms cancel when you add the equations, or when you subtract them?',
    principle: 'Terms with opposite signs cancel when you add. Add both sides.',
  },
  answer: (first: number, second: number, coefficient: number): number | null => wholeOrNone((first - second) / coefficient),
});

const wholeOrNone = (value: number): number | null => (Number.isInteger(value) ? value : null);
