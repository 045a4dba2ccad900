import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
import { add, multiply, negate, rational, type Rational } from '@stoa/engine/math/rational';
import { minus, negated, plusMinus, shifted, surd, worth, type Surd } from '../generators/quadratics/surd.ts';

/*
 * Wrong rules for quadratic equations and parabolas, beyond those of the engine.
 * Sources  Vaiyavutjamai & Clements (2006), as cited in the engine; Kotsopoulos (2007), "Unravelling student challenges with
 * quadratics", Australian Mathematics Teacher 63(2), 19–24; Didiş, Baş & Erbaş (2011), "Students' reasoning in quadratic equations with
 * one unknown", CERME 7, 479–489; Makgakga (2023), "Solving quadratic equations by completing the square: Applying Newman’s Error
 * Analysis Model to analyse Grade 11 errors", Pythagoras 44(1), a742; Zaslavsky (1997), "Conceptual obstacles in the learning of quadratic functions", Focus on Learning Problems in
 * Mathematics 19, 20–44; Clement (1982), "Algebra word problem solutions", JRME 13, 16–30.
 */
const kotsopoulos = 'Kotsopoulos (2007), Unravelling student challenges with quadratics, AMT 63(2), 19–24';
const didis = 'Didiş, Baş & Erbaş (2011), Students’ reasoning in quadratic equations with one unknown, CERME 7, 479–489';
const makgakga = 'Makgakga (2023), Solving quadratic equations by completing the square, Pythagoras 44(1), a742';
const zaslavsky = 'Zaslavsky (1997), Conceptual obstacles in the learning of quadratic functions, FLPM 19, 20–44';
const didisErbas =
  'Didiş & Erbaş (2015), Performance and difficulties of students in formulating and solving quadratic equations, ESTP 15, 1137–1150';
const clement =
  'Clement (1982), Algebra word problem solutions: thought processes underlying a common misconception, JRME 13, 16–30';

// ---- square roots

export const plusRootOnly = malRule({
  name: 'plus_root_only',
  category: 'omission_error',
  says: 'Takes the root with its positive sign alone: (x + 1)² = 9 becomes x + 1 = 3.',
  source: sources.vaiyavutjamai,
  answer: (roots: readonly Surd[]): Surd[] => [...roots].sort((a, b) => worth(b) - worth(a)).slice(0, 1),
});

export const halvedForRoot = malRule({
  name: 'halved_for_root',
  category: 'conceptual_error',
  says: 'Halves where a root is to be taken: x² = 36 becomes x = 18.',
  source: 'Özkan (2011), Misconceptions in radicals, Procedia Soc. Behav. Sci. 28, 462–467',
  answer: (square: number): Rational => rational(square, 2),
});

export const rootNotTaken = malRule({
  name: 'root_not_taken',
  category: 'omission_error',
  says: 'Stops at the square and gives it for the number itself.',
  source: makgakga,
  answer: (square: number): number => square,
});

export const coefficientOutsideRoot = malRule({
  name: 'coefficient_outside_root',
  category: 'procedural_error',
  says: 'Takes the root first and divides by the coefficient afterwards: 4x² = 36 becomes 4x = ±6.',
  source: sources.booth,
  answer: (a: number, square: number): Surd[] => plusMinus(0, rational(1, a), a * square),
});

export const constantSignKept = malRule({
  name: 'constant_sign_kept',
  category: 'sign_error',
  says: 'Carries the number to the other side with the sign it has.',
  source: sources.payneSquibb,
  /** ax² + k = m, read as ax² = m + k. */
  answer: (a: number, k: number, m: number): Surd[] =>
    (m + k) * a < 0 ? [] : plusMinus(0, rational(1, Math.abs(a)), (m + k) * a),
});

export const bracketSignKept = malRule({
  name: 'bracket_sign_kept',
  category: 'sign_error',
  says: 'Takes the number in the bracket with its sign for the middle of the solutions: (x − 3)² = 4 becomes −3 ± 2.',
  source: sources.vaiyavutjamai,
  answer: (roots: readonly Surd[]): Surd[] => roots.map(negated),
});

export const oppositesMade = malRule({
  name: 'opposites_made',
  category: 'conceptual_error',
  says: 'Puts both signs before the first solution: (x − 3)² = 4 becomes x = ±5.',
  source: sources.vaiyavutjamai,
  answer: (high: Surd): Surd[] => [negated(high), high],
});

export const bracketLeft = malRule({
  name: 'bracket_left',
  category: 'omission_error',
  says: 'Takes the root and forgets the number in the bracket: (x − 3)² = 4 becomes x = ±2.',
  source: makgakga,
  answer: (roots: readonly Surd[], middle: Rational): Surd[] => roots.map((root) => shifted(root, negate(middle))),
});

// ---- factoring

export const factorCoefficientIgnored = malRule({
  name: 'factor_coefficient_ignored',
  category: 'omission_error',
  says: 'Reads 2x − 3 = 0 as x = 3.',
  source: kotsopoulos,
  /** The factor is ax − n. */
  answer: (n: number): Surd => surd(n),
});

export const factorsSetToNumber = malRule({
  name: 'factors_set_to_number',
  category: 'conceptual_error',
  says: 'Uses the zero product rule with another number: (x + a)(x + b) = c becomes x + a = c or x + b = c.',
  source: sources.vaiyavutjamai,
  answer: (a: number, b: number, c: number): Surd[] => [surd(c - a), surd(c - b)],
});

export const constantIgnored = malRule({
  name: 'constant_ignored',
  category: 'conceptual_error',
  says: 'Leaves the number on the other side and solves as if it were 0.',
  source: kotsopoulos,
  answer: (b: number): Surd[] => [surd(0), surd(-b)],
});

export const pairByProductOnly = malRule({
  name: 'pair_by_product_only',
  category: 'procedural_error',
  says: 'Takes two numbers with the right product and another sum.',
  source: kotsopoulos,
  /** Another pair of whole numbers with the product of p and q; the solutions that it leads to. */
  answer: (p: number, q: number): Surd[] | null => {
    for (const m of [1, 2, 3, 4, 6]) {
      const n = (p * q) / m;
      if (Number.isInteger(n) && m !== Math.abs(p) && m !== Math.abs(q)) return [surd(-m), surd(-n)];
    }
    return null;
  },
});

export const rootsWithSignsKept = malRule({
  name: 'roots_with_signs_kept',
  category: 'sign_error',
  says: 'Builds the factors from the solutions without turning their signs: 3 and −5 become (x + 3)(x − 5).',
  source: sources.vaiyavutjamai,
  answer: (p: number, q: number): [number, number] => [p + q, p * q],
});

export const middleTermLost = malRule({
  name: 'middle_term_lost',
  category: 'omission_error',
  says: 'Multiplies only first with first and last with last, so the middle term is lost.',
  source: 'Kirshner & Awtry (2004), Visual salience of algebraic transformations, JRME 35, 224–257',
  /** Coefficients, lowest power first. */
  answer: ([c, , a]: readonly number[]): number[] => [c!, 0, a!],
});

// ---- completing the square

export const halfNotSquared = malRule({
  name: 'half_not_squared',
  category: 'omission_error',
  says: 'Adds half of b where its square belongs.',
  source: makgakga,
  answer: (b: number): Rational => rational(b, 2),
});

export const squaredNotHalved = malRule({
  name: 'squared_not_halved',
  category: 'omission_error',
  says: 'Squares b without halving it.',
  source: makgakga,
  answer: (b: number): number => b * b,
});

export const squaredThenHalved = malRule({
  name: 'squared_then_halved',
  category: 'procedural_error',
  says: 'Squares b first and halves the square.',
  source: makgakga,
  answer: (b: number): Rational => rational(b * b, 2),
});

/** Each gives what stands behind the square when ax² + bx + c is written as a(x + b/2a)² + k. */
export const squareNotTakenBack = malRule({
  name: 'square_not_taken_back',
  category: 'omission_error',
  says: 'Completes the square and does not take away again what was added.',
  source: makgakga,
  answer: (c: number): Rational => rational(c),
});

export const squareAddedTwice = malRule({
  name: 'square_added_twice',
  category: 'sign_error',
  says: 'Adds the square a second time instead of taking it away.',
  source: makgakga,
  answer: (a: number, b: number, c: number): Rational => add(rational(c), rational(b * b, 4 * a)),
});

export const frontNumberForgotten = malRule({
  name: 'front_number_forgotten',
  category: 'procedural_error',
  says: 'Takes the square away once, though the number before the bracket multiplies it.',
  source: makgakga,
  answer: (a: number, b: number, c: number): Rational => minus(c, rational(b * b, 4 * a * a)),
});

export const bNotHalved = malRule({
  name: 'b_not_halved',
  category: 'procedural_error',
  says: 'Puts b itself into the bracket, or the square where its root belongs.',
  source: makgakga,
  /** What stands in the bracket. */
  answer: (b: number): number => b,
});

export const rootOfTheEndGiven = malRule({
  name: 'root_of_the_end_given',
  category: 'omission_error',
  says: 'Takes the product of the two terms once for the middle of a square: x² + 7x + 49.',
  source: kotsopoulos,
  answer: (first: number, last: number): number => first * last,
});

// ---- the formula and the discriminant

export const signOfBKept = malRule({
  name: 'sign_of_b_kept',
  category: 'sign_error',
  says: 'Begins the formula with b instead of −b.',
  source: didis,
  answer: (roots: readonly Surd[]): Surd[] => roots.map(negated),
});

export const dividedByA = malRule({
  name: 'divided_by_a',
  category: 'procedural_error',
  says: 'Divides by a instead of 2a.',
  source: didis,
  answer: (a: number, b: number, c: number): Surd[] => plusMinus(rational(-b, a), rational(1, a), b * b - 4 * a * c),
});

export const onlyRootDivided = malRule({
  name: 'only_root_divided',
  category: 'procedural_error',
  says: 'Draws the fraction bar under the root alone and leaves −b outside it.',
  source: didis,
  answer: (a: number, b: number, c: number): Surd[] => plusMinus(-b, rational(1, 2 * a), b * b - 4 * a * c),
});

export const formulaRootForgotten = malRule({
  name: 'formula_root_forgotten',
  category: 'omission_error',
  says: 'Puts the discriminant itself where its root belongs.',
  source: didis,
  answer: (a: number, b: number, c: number): Surd[] => {
    const under = b * b - 4 * a * c;
    return under < 0 ? [] : plusMinus(rational(-b, 2 * a), rational(under, 2 * a), 1);
  },
});

export const constantCrossedUnchanged = malRule({
  name: 'constant_crossed_unchanged',
  category: 'sign_error',
  says: 'Reads b and c off the other side of the equation with the signs that they have there.',
  source: sources.payneSquibb,
  answer: (b: number, c: number): [number, number] => [b, c],
});

export const signOfProductLost = malRule({
  name: 'sign_of_product_lost',
  category: 'sign_error',
  says: 'Loses a sign in −4ac: takes it away where two minus signs make it positive, or adds it where it is taken away.',
  source: didis,
  /** The discriminant that results. */
  answer: (a: number, b: number, c: number): number => b * b + 4 * a * c,
});

export const squareOfBNegative = malRule({
  name: 'square_of_b_negative',
  category: 'sign_error',
  says: 'Squares a negative b to a negative number: (−6)² = −36.',
  source: sources.cangelosi,
  /** The discriminant that results. Null where b is not negative. */
  answer: (a: number, b: number, c: number): number | null => (b < 0 ? -b * b - 4 * a * c : null),
});

export const bDoubled = malRule({
  name: 'b_doubled',
  category: 'conceptual_error',
  says: 'Doubles b where it is to be squared.',
  source: didis,
  /** The discriminant that results. */
  answer: (a: number, b: number, c: number): number => 2 * b - 4 * a * c,
});

export const fourForgotten = malRule({
  name: 'four_forgotten',
  category: 'omission_error',
  says: 'Takes ac away from b² instead of 4ac.',
  source: didis,
  /** The discriminant that results. */
  answer: (a: number, b: number, c: number): number => b * b - a * c,
});

/** How many real roots a discriminant promises. */
export const rootCount = (discriminant: number): 0 | 1 | 2 => (discriminant > 0 ? 2 : discriminant === 0 ? 1 : 0);

export const degreeCounts = malRule({
  name: 'degree_counts',
  category: 'conceptual_error',
  says: 'Holds that every quadratic equation has two real solutions.',
  source: sources.vaiyavutjamai,
  answer: (): number => 2,
});

export const signOfDiscriminantRead = malRule({
  name: 'sign_of_discriminant_read',
  category: 'conceptual_error',
  says: 'Believes that a positive discriminant stands for one solution, the one with the plus sign.',
  source: didis,
  answer: (discriminant: number): number => (discriminant > 0 ? 1 : rootCount(discriminant)),
});

export const discriminantSignsMixed = malRule({
  name: 'discriminant_signs_mixed',
  category: 'conceptual_error',
  says: 'Mixes up what the discriminant tells: takes 0 for no solution and a negative number for one.',
  source: didis,
  answer: (discriminant: number): number => (discriminant > 0 ? 2 : discriminant === 0 ? 0 : 1),
});

export const onlyWholeRootsCount = malRule({
  name: 'only_whole_roots_count',
  category: 'conceptual_error',
  says: 'Holds that there is no solution where the trinomial does not factor over the whole numbers.',
  source: kotsopoulos,
  answer: (discriminant: number): number =>
    discriminant > 0 && !Number.isInteger(Math.sqrt(discriminant)) ? 0 : rootCount(discriminant),
});

export const negativeTermsForbid = malRule({
  name: 'negative_terms_forbid',
  category: 'conceptual_error',
  says: 'Takes a negative number in the equation for a sign that there is no real solution.',
  source: didis,
  answer: (b: number, c: number): boolean => c < 0 || b < 0,
});

// ---- parabolas

export const axisSignKept = malRule({
  name: 'axis_sign_kept',
  category: 'sign_error',
  says: 'Takes b/2a for the axis, without the minus.',
  source: zaslavsky,
  answer: (a: number, b: number): Rational => rational(b, 2 * a),
});

export const axisNotHalved = malRule({
  name: 'axis_not_halved',
  category: 'procedural_error',
  says: 'Takes −b/a for the axis.',
  source: zaslavsky,
  answer: (a: number, b: number): Rational => rational(-b, a),
});

export const axisWithoutA = malRule({
  name: 'axis_without_a',
  category: 'omission_error',
  says: 'Takes −b/2 for the axis, though a is not 1.',
  source: zaslavsky,
  answer: (b: number): Rational => rational(-b, 2),
});

export const interceptForHeight = malRule({
  name: 'intercept_for_height',
  category: 'conceptual_error',
  says: 'Takes the number at the end, the height on the y-axis, for the height of the vertex.',
  source: zaslavsky,
  answer: (c: number): Rational => rational(c),
});

export const bothSignsOfVertexTurned = malRule({
  name: 'both_signs_of_vertex_turned',
  category: 'sign_error',
  says: 'Turns the sign of both numbers in (x − h)² + k.',
  source: zaslavsky,
  answer: (h: Rational, k: Rational): [Rational, Rational] => [negate(h), negate(k)],
});

export const heightSignTurned = malRule({
  name: 'height_sign_turned',
  category: 'sign_error',
  says: 'Turns the sign of k in (x − h)² + k, as is right for h.',
  source: zaslavsky,
  answer: (k: Rational): Rational => negate(k),
});

export const openingIgnored = malRule({
  name: 'opening_ignored',
  category: 'omission_error',
  says: 'Takes 1 for the number before the square, whatever the parabola looks like.',
  source: zaslavsky,
  answer: (): number => 1,
});

export const bracketTakenAsFactor = malRule({
  name: 'bracket_taken_as_factor',
  category: 'conceptual_error',
  says: 'Reads h in a(x − h)² + k as a further factor of a and adds the product to k.',
  source: zaslavsky,
  answer: (a: number, h: number, k: number): number => a * h + k,
});

export const zerosSubtracted = malRule({
  name: 'zeros_subtracted',
  category: 'conceptual_error',
  says: 'Takes half the distance of two points for the middle between them.',
  source: zaslavsky,
  answer: (p: number, q: number): Rational => rational(q - p, 2),
});

export const sumNotHalved = malRule({
  name: 'sum_not_halved',
  category: 'omission_error',
  says: 'Adds two numbers where their middle is asked for.',
  source: zaslavsky,
  answer: (p: number, q: number): Rational => rational(p + q),
});

export const timeForHeight = malRule({
  name: 'time_for_height',
  category: 'conceptual_error',
  says: 'Gives one coordinate of the vertex where the other is asked for.',
  source: zaslavsky,
  answer: (other: Rational): Rational => other,
});

export const frontNumberLeftOut = malRule({
  name: 'front_number_left_out',
  category: 'omission_error',
  says: 'Leaves out the number before the square when the height is worked out.',
  source: zaslavsky,
  /** ah² + bh + c, taken as h² + bh + c. */
  answer: (b: number, c: number, h: Rational): Rational => add(add(multiply(h, h), multiply(rational(b), h)), rational(c)),
});

// ---- stories

export const otherQuantityGiven = malRule({
  name: 'other_quantity_given',
  category: 'conceptual_error',
  says: 'Solves the equation and gives another quantity of the story than the one asked for.',
  source: clement,
  answer: (other: Rational | number): Rational | number => other,
});

export const impossibleSolutionGiven = malRule({
  name: 'impossible_solution_given',
  category: 'conceptual_error',
  says: 'Gives the solution that makes no sense in the story.',
  source: sources.vaiyavutjamai,
  answer: (other: Rational | number): Rational | number => other,
});

export const solutionSignTurned = malRule({
  name: 'solution_sign_turned',
  category: 'sign_error',
  says: 'Reads the solution off the factors with its sign unchanged and drops the minus because of the story.',
  source: sources.vaiyavutjamai,
  /** The size of the solution that does not fit the story. */
  answer: (other: number): number => Math.abs(other),
});

export const factorsAdded = malRule({
  name: 'factors_added',
  category: 'conceptual_error',
  says: 'Adds the two quantities of the story where they are multiplied: x + (x + d) = n.',
  source: clement,
  answer: (d: number, n: number): Rational => rational(n - d, 2),
});

export const dividedByFixedNumber = malRule({
  name: 'divided_by_fixed_number',
  category: 'conceptual_error',
  says: 'Divides the product by the known difference instead of setting up an equation.',
  source: clement,
  answer: (n: number, d: number): Rational => rational(n, d),
});

export const relationReversed = malRule({
  name: 'relation_reversed',
  category: 'representation_error',
  says: 'Writes "5 more than" on the wrong quantity: x(x − 5) for x(x + 5).',
  source: clement,
  answer: (d: number): number => -d,
});

export const sidesAddedInEquation = malRule({
  name: 'sides_added_in_equation',
  category: 'conceptual_error',
  says: 'Writes the sum of the two sides where their product makes the area.',
  source: clement,
  answer: (d: number): readonly [number, number] => [2, d],
});

export const quarteredForRoot = malRule({
  name: 'quartered_for_root',
  category: 'conceptual_error',
  says: 'Divides the area of a square by 4, as one does with its perimeter, to find a side.',
  source: 'Outhred & Mitchelmore (2000), Young children’s intuitive understanding of rectangular area, JRME 31, 144–167',
  answer: (area: number): Rational => rational(area, 4),
});

export const borderOnOneEnd = malRule({
  name: 'border_on_one_end',
  category: 'conceptual_error',
  says: 'Counts a border that runs all around at one end of each side only.',
  source: didisErbas,
  answer: (side: number, border: number): number => side - border,
});

export const rootOfProductTaken = malRule({
  name: 'root_of_product_taken',
  category: 'conceptual_error',
  says: 'Takes the root of a product as if its two factors were equal, and rounds it.',
  source: didisErbas,
  answer: (product: number): number => Math.floor(Math.sqrt(product)),
});

export const everyPairTwice = malRule({
  name: 'every_pair_twice',
  category: 'conceptual_error',
  says: 'Counts each pair from both ends, or halves where both directions count.',
  source: 'Batanero, Navarro-Pelayo & Godino (1997), Combinatorial reasoning in secondary school pupils, ESM 32, 181–199',
  /** The whole number n with n(n − less) = total; null where there is none. */
  answer: (total: number, less: number): number | null => {
    const n = (less + Math.sqrt(less * less + 4 * total)) / 2;
    return Number.isInteger(n) ? n : null;
  },
});

export const perimeterNotHalved = malRule({
  name: 'perimeter_not_halved',
  category: 'procedural_error',
  says: 'Takes the whole perimeter for length and width together.',
  source: didisErbas,
  answer: (perimeter: number, side: number): number => perimeter - side,
});

export const sidesCountedOnce = malRule({
  name: 'sides_counted_once',
  category: 'omission_error',
  says: 'Adds length and width once for the perimeter of a rectangle.',
  source: 'Outhred & Mitchelmore (2000), Young children’s intuitive understanding of rectangular area, JRME 31, 144–167',
  answer: (width: number, length: number): number => width + length,
});

export const differenceAsMultiple = malRule({
  name: 'difference_as_multiple',
  category: 'representation_error',
  says: 'Writes a difference as a multiple: "5 more than x" becomes 5x.',
  source: clement,
  /** What then stands before the letter. */
  answer: (d: number): number => d,
});

export const halfForgotten = malRule({
  name: 'half_forgotten',
  category: 'omission_error',
  says: 'Takes base times height for the area of a triangle.',
  source: 'Outhred & Mitchelmore (2000), Young children’s intuitive understanding of rectangular area, JRME 31, 144–167',
  answer: (equation: string): string => equation.replace('/2', ''),
});

export const squaresNotTaken = malRule({
  name: 'squares_not_taken',
  category: 'conceptual_error',
  says: 'Adds the sides of a right triangle instead of their squares.',
  source: didisErbas,
  /** x from x + (x + d) = longest. */
  answer: (d: number, longest: number): Rational => rational(longest - d, 2),
});
