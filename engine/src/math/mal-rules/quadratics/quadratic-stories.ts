import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { rational, type Rational } from '../../exact/rational.ts';

// Mal-rules for stories that lead to a quadratic equation.
const outhred = 'Outhred & Mitchelmore (2000), Young children’s intuitive understanding of rectangular area, JRME 31, 144–167';
const didisErbas =
  'Didiş & Erbaş (2015), Performance and difficulties of students in formulating and solving quadratic equations, ESTP 15, 1137–1150';
const clement =
  'Clement (1982), Algebra word problem solutions: thought processes underlying a common misconception, JRME 13, 16–30';

export const otherQuantityGiven = malRule({
  name: 'other_quantity_given',
  category: 'conceptual_error',
  says: 'You solved the equation but gave another quantity than the question asks for.',
  source: clement,
  hints: {
    principle: 'The equation gives the value of the variable. Compare that with the question.',
  },
  answer: (other: Rational | number): Rational | number => other,
});

export const impossibleSolutionGiven = malRule({
  name: 'impossible_solution_given',
  category: 'conceptual_error',
  says: "You gave a solution of the equation that doesn't fit the story.",
  source: sources.vaiyavutjamai,
  hints: {
    look: 'Can your number be a length?',
    principle: 'A solution of the equation may not make sense in the story.',
  },
  answer: (other: Rational | number): Rational | number => other,
});

export const solutionSignTurned = malRule({
  name: 'solution_sign_turned',
  category: 'sign_error',
  says: 'You used the number in the factor with its sign unchanged.',
  source: sources.vaiyavutjamai,
  hints: {
    look: 'Substitute one of your numbers. Do you get the income in the story?',
    principle: 'A factor is zero when the variable is the opposite of its constant, so the sign changes.',
  },
  /** The size of the solution that does not fit the story. */
  answer: (other: number): number => Math.abs(other),
});

export const factorsAdded = malRule({
  name: 'factors_added',
  category: 'conceptual_error',
  says: 'You added the two quantities. In this story they are multiplied.',
  source: clement,
  answer: (d: number, n: number): Rational => rational(n - d, 2),
});

export const dividedByFixedNumber = malRule({
  name: 'divided_by_fixed_number',
  category: 'conceptual_error',
  says: 'You divided the product by the known difference. Write an equation instead.',
  source: clement,
  answer: (n: number, d: number): Rational => rational(n, d),
});

export const relationReversed = malRule({
  name: 'relation_reversed',
  category: 'representation_error',
  says: 'You wrote the relation between the two quantities the other way around.',
  source: clement,
  answer: (d: number): number => -d,
});

export const sidesAddedInEquation = malRule({
  name: 'sides_added_in_equation',
  category: 'conceptual_error',
  says: 'You added the sides. The area is their product.',
  source: clement,
  hints: {
    look: 'Which operation makes an area from two lengths?',
    principle: 'Adding lengths gives a length, such as a perimeter. Multiply to get an area.',
  },
  answer: (d: number): readonly [number, number] => [2, d],
});

export const quarteredForRoot = malRule({
  name: 'quartered_for_root',
  category: 'conceptual_error',
  says: 'You divided the area by 4. The side of a square is the square root of its area.',
  source: outhred,
  answer: (area: number): Rational => rational(area, 4),
});

export const borderOnOneEnd = malRule({
  name: 'border_on_one_end',
  category: 'conceptual_error',
  says: 'You counted the boundary number on one end of each side only. It goes all the way around.',
  source: didisErbas,
  hints: {
    look: 'Draw the rectangle with its border. How many ends of each side have a border?',
    principle: 'A border all the way around makes each side longer at both ends.',
  },
  answer: (side: number, border: number): number => side - border,
});

export const rootOfProductTaken = malRule({
  name: 'root_of_product_taken',
  category: 'conceptual_error',
  says: 'You took the square root of the product, as if both factors were equal.',
  source: didisErbas,
  hints: {
    look: 'Test your number. Do you get exactly the product in the problem?',
    principle: 'A root would give two equal factors, but these two are different.',
  },
  answer: (product: number): number => Math.floor(Math.sqrt(product)),
});

export const everyPairTwice = malRule({
  name: 'every_pair_twice',
  category: 'conceptual_error',
  says: 'You counted each pair twice, or counted only half of them.',
  source: 'Batanero, Navarro-Pelayo & Godino (1997), Combinatorial reasoning in secondary school students, ESM 32, 181–199',
  hints: {
    look: 'Test your number. What total does it give?',
  },
  /** Returns the whole number n with n(n − less) = total; null if there is none. */
  answer: (total: number, less: number): number | null => {
    const n = (less + Math.sqrt(less * less + 4 * total)) / 2;
    return Number.isInteger(n) ? n : null;
  },
});

export const perimeterNotHalved = malRule({
  name: 'perimeter_not_halved',
  category: 'procedural_error',
  says: 'You used the whole perimeter as length plus width.',
  source: didisErbas,
  hints: {
    look: 'Find the perimeter with your side. Is it the one given?',
    principle: 'The perimeter counts each side length twice.',
  },
  answer: (perimeter: number, side: number): number => perimeter - side,
});

export const sidesCountedOnce = malRule({
  name: 'sides_counted_once',
  category: 'omission_error',
  says: 'You counted each side once. A rectangle has two of each.',
  source: outhred,
  hints: {
    look: 'How many sides does the rectangle have, and how many did you add?',
    principle: 'A perimeter goes all the way around. It includes each side and its opposite side.',
  },
  answer: (width: number, length: number): number => width + length,
});

export const differenceAsMultiple = malRule({
  name: 'difference_as_multiple',
  category: 'representation_error',
  says: 'You wrote a difference as a multiple.',
  source: clement,
  /** Returns the number that the student writes before the letter. */
  answer: (d: number): number => d,
});

export const halfForgotten = malRule({
  name: 'half_forgotten',
  category: 'omission_error',
  says: 'You found base times height. A triangle has half of that.',
  source: outhred,
  answer: (equation: string): string => equation.replace('/2', ''),
});

export const squaresNotTaken = malRule({
  name: 'squares_not_taken',
  category: 'conceptual_error',
  says: 'You added the sides themselves. Use their squares.',
  source: didisErbas,
  hints: {
    look: 'Square all three sides. Do they fit together?',
    principle: "In a right triangle, the squares of the legs add up to the square of the hypotenuse. The sides themselves don't.",
  },
  /** Returns x from x + (x + d) = longest. */
  answer: (d: number, longest: number): Rational => rational(longest - d, 2),
});
