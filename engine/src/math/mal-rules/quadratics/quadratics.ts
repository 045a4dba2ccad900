import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { add, negate, rational, type Rational } from '../../exact/rational.ts';
import { minus, negated, plusMinus, shifted, surd, worth, type Surd } from './surd.ts';

// Mal-rules for quadratic equations, beyond the engine's own.
const kotsopoulos = 'Kotsopoulos (2007), Unravelling student challenges with quadratics, AMT 63(2), 19–24';
const didis = 'Didiş, Baş & Erbaş (2011), Students’ reasoning in quadratic equations with one unknown, CERME 7, 479–489';
const makgakga = 'Makgakga (2023), Solving quadratic equations by completing the square, Pythagoras 44(1), a742';

// ---- square roots

export const plusRootOnly = malRule({
  name: 'plus_root_only',
  category: 'omission_error',
  says: 'You took only the positive root. The negative root is missing.',
  source: sources.vaiyavutjamai,
  hints: {
    principle: 'Two numbers have the same square: a positive one and a negative one.',
  },
  answer: (roots: readonly Surd[]): Surd[] => [...roots].sort((a, b) => worth(b) - worth(a)).slice(0, 1),
});

export const halvedForRoot = malRule({
  name: 'halved_for_root',
  category: 'conceptual_error',
  says: 'You halved the number. Take its square root instead.',
  source: 'Özkan (2011), Misconceptions in radicals, Procedia Soc. Behav. Sci. 28, 462–467',
  hints: {
    principle: "To undo a square, take the square root. Don't halve.",
  },
  answer: (square: number): Rational => rational(square, 2),
});

export const rootNotTaken = malRule({
  name: 'root_not_taken',
  category: 'omission_error',
  says: "You removed the square from one side but didn't take the root of the other side.",
  source: makgakga,
  hints: {
    look: 'Substitute your number in the formula. What height do you get?',
  },
  answer: (square: number): number => square,
});

export const coefficientOutsideRoot = malRule({
  name: 'coefficient_outside_root',
  category: 'procedural_error',
  says: 'You took the root before dividing by the coefficient.',
  source: sources.booth,
  hints: {
    look: 'Is the square by itself before you take the root?',
    principle: 'Isolate the square before you take the root.',
  },
  answer: (a: number, square: number): Surd[] => plusMinus(0, rational(1, a), a * square),
});

export const constantSignKept = malRule({
  name: 'constant_sign_kept',
  category: 'sign_error',
  says: 'You moved the constant to the other side without changing its sign.',
  source: sources.payneSquibb,
  hints: {
    principle: 'To remove a number from one side, do the opposite operation on both sides.',
  },
  /** ax² + k = m, read as ax² = m + k. */
  answer: (a: number, k: number, m: number): Surd[] =>
    (m + k) * a < 0 ? [] : plusMinus(0, rational(1, Math.abs(a)), (m + k) * a),
});

export const bracketSignKept = malRule({
  name: 'bracket_sign_kept',
  category: 'sign_error',
  says: 'You used the number in the parentheses with the wrong sign.',
  source: sources.vaiyavutjamai,
  answer: (roots: readonly Surd[]): Surd[] => roots.map(negated),
});

export const oppositesMade = malRule({
  name: 'opposites_made',
  category: 'conceptual_error',
  says: 'You made the solutions opposites. The plus and minus belong to the root alone.',
  source: sources.vaiyavutjamai,
  hints: {
    look: 'Substitute your second number in the equation. Is it true?',
    principle: 'The plus and minus go with the root, not with the whole solution.',
  },
  answer: (high: Surd): Surd[] => [negated(high), high],
});

export const bracketLeft = malRule({
  name: 'bracket_left',
  category: 'omission_error',
  says: 'You took the root but left out the number in the parentheses.',
  source: makgakga,
  hints: {
    look: 'Which square has the side you found?',
  },
  answer: (roots: readonly Surd[], middle: Rational): Surd[] => roots.map((root) => shifted(root, negate(middle))),
});

// ---- factoring

export const factorCoefficientIgnored = malRule({
  name: 'factor_coefficient_ignored',
  category: 'omission_error',
  says: 'You left out the coefficient when you solved for the variable in a factor.',
  source: kotsopoulos,
  /** The factor is ax − n. */
  answer: (n: number): Surd => surd(n),
});

export const factorsSetToNumber = malRule({
  name: 'factors_set_to_number',
  category: 'conceptual_error',
  says: "You set each factor equal to a number that isn't 0. Bring everything to one side first.",
  source: sources.vaiyavutjamai,
  answer: (a: number, b: number, c: number): Surd[] => [surd(c - a), surd(c - b)],
});

export const constantIgnored = malRule({
  name: 'constant_ignored',
  category: 'conceptual_error',
  says: 'You solved as if the number on the other side were 0.',
  source: kotsopoulos,
  hints: {
    principle: 'The object starts at a height, so the constant in the formula counts.',
  },
  answer: (b: number): Surd[] => [surd(0), surd(-b)],
});

export const pairByProductOnly = malRule({
  name: 'pair_by_product_only',
  category: 'procedural_error',
  says: "Your two numbers have the right product, but their sum doesn't fit.",
  source: kotsopoulos,
  hints: {
    look: 'Multiply your factors. Does the middle term match?',
    principle: 'The two numbers need the right product and the right sum at the same time.',
  },
  /** Returns the solutions that follow from another pair of whole numbers with the product of p and q. */
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
  says: 'You built the factors without changing the signs of the solutions.',
  source: sources.vaiyavutjamai,
  hints: {
    look: 'Substitute one of the two numbers in your equation. Is it true?',
  },
  answer: (p: number, q: number): [number, number] => [p + q, p * q],
});

export const middleTermLost = malRule({
  name: 'middle_term_lost',
  category: 'omission_error',
  says: 'You lost the middle term. Multiply every term by every term.',
  source: 'Kirshner & Awtry (2004), Visual salience of algebraic transformations, JRME 35, 224–257',
  hints: {
    look: 'Multiply your factors again. How many products are there?',
    principle: 'Each term of the first binomial multiplies each term of the second.',
  },
  /** Coefficients, lowest power first. */
  answer: ([c, , a]: readonly number[]): number[] => [c!, 0, a!],
});

// ---- completing the square

export const halfNotSquared = malRule({
  name: 'half_not_squared',
  category: 'omission_error',
  says: 'You added half of b. Add the square of that half.',
  source: makgakga,
  hints: {
    look: 'Write the binomial and square it. What is the last number?',
  },
  answer: (b: number): Rational => rational(b, 2),
});

export const squaredNotHalved = malRule({
  name: 'squared_not_halved',
  category: 'omission_error',
  says: 'You squared b without halving it first.',
  source: makgakga,
  answer: (b: number): number => b * b,
});

export const squaredThenHalved = malRule({
  name: 'squared_then_halved',
  category: 'procedural_error',
  says: 'You squared b and then halved it. Halve it first.',
  source: makgakga,
  hints: {
    look: 'In what order did you halve and square?',
    principle: 'Halve first, because the half is the number in the parentheses. Then square it.',
  },
  answer: (b: number): Rational => rational(b * b, 2),
});

/** These rules return the number after the square when ax² + bx + c is written as a(x + b/2a)² + k. */
export const squareNotTakenBack = malRule({
  name: 'square_not_taken_back',
  category: 'omission_error',
  says: "You completed the square but didn't subtract what you added.",
  source: makgakga,
  hints: {
    look: 'You completed the square on the left. What happened on the right?',
    principle: 'An equation stays true only when you do the same to both sides.',
  },
  answer: (c: number): Rational => rational(c),
});

export const squareAddedTwice = malRule({
  name: 'square_added_twice',
  category: 'sign_error',
  says: 'You added the square a second time instead of subtracting it.',
  source: makgakga,
  hints: {
    look: 'Expand your completed square. Does the last number match?',
    principle: 'If you add a number to complete the square, subtract it again.',
  },
  answer: (a: number, b: number, c: number): Rational => add(rational(c), rational(b * b, 4 * a)),
});

export const frontNumberForgotten = malRule({
  name: 'front_number_forgotten',
  category: 'procedural_error',
  says: 'You subtracted the square once, but the number in front of the parentheses multiplies it.',
  source: makgakga,
  hints: {
    principle: 'Both terms of the binomial are part of the middle term, with their coefficients.',
  },
  answer: (a: number, b: number, c: number): Rational => minus(c, rational(b * b, 4 * a * a)),
});

export const bNotHalved = malRule({
  name: 'b_not_halved',
  category: 'procedural_error',
  says: 'You used b where half of b belongs.',
  source: makgakga,
  hints: {
    principle: 'The last term is a square. The middle term comes from its root.',
  },
  /** Returns the number in the bracket. */
  answer: (b: number): number => b,
});

export const rootOfTheEndGiven = malRule({
  name: 'root_of_the_end_given',
  category: 'omission_error',
  says: 'You used the product of the two terms once. The middle term of a square has it twice.',
  source: kotsopoulos,
  hints: {
    look: 'Square your binomial. What is its middle term?',
    principle: 'When you multiply a sum by itself, the product of its two terms appears twice.',
  },
  answer: (first: number, last: number): number => first * last,
});

// ---- the formula and the discriminant

export const signOfBKept = malRule({
  name: 'sign_of_b_kept',
  category: 'sign_error',
  says: 'You began the formula with b. It begins with the opposite of b.',
  source: didis,
  answer: (roots: readonly Surd[]): Surd[] => roots.map(negated),
});

export const dividedByA = malRule({
  name: 'divided_by_a',
  category: 'procedural_error',
  says: 'You divided by a. Divide by 2a.',
  source: didis,
  hints: {
    look: 'What number is below your fraction bar?',
  },
  answer: (a: number, b: number, c: number): Surd[] => plusMinus(rational(-b, a), rational(1, a), b * b - 4 * a * c),
});

export const onlyRootDivided = malRule({
  name: 'only_root_divided',
  category: 'procedural_error',
  says: 'You divided only the root. The opposite of b is divided by 2a too.',
  source: didis,
  hints: {
    principle: 'Everything before and after ± is above the fraction bar.',
  },
  answer: (a: number, b: number, c: number): Surd[] => plusMinus(-b, rational(1, 2 * a), b * b - 4 * a * c),
});

export const formulaRootForgotten = malRule({
  name: 'formula_root_forgotten',
  category: 'omission_error',
  says: 'You used the discriminant itself. Take its square root.',
  source: didis,
  answer: (a: number, b: number, c: number): Surd[] => {
    const under = b * b - 4 * a * c;
    return under < 0 ? [] : plusMinus(rational(-b, 2 * a), rational(under, 2 * a), 1);
  },
});

export const constantCrossedUnchanged = malRule({
  name: 'constant_crossed_unchanged',
  category: 'sign_error',
  says: 'You read the coefficients before one side was 0, so some signs are wrong.',
  source: sources.payneSquibb,
  answer: (b: number, c: number): [number, number] => [b, c],
});

export const signOfProductLost = malRule({
  name: 'sign_of_product_lost',
  category: 'sign_error',
  says: 'Check the sign of the product 4ac under the root.',
  source: didis,
  hints: {
    look: 'Check the signs under the root. Are they all correct?',
  },
  /** Returns the resulting discriminant. */
  answer: (a: number, b: number, c: number): number => b * b + 4 * a * c,
});

export const squareOfBNegative = malRule({
  name: 'square_of_b_negative',
  category: 'sign_error',
  says: 'You made the square of b negative. A square is never negative.',
  source: sources.cangelosi,
  /** Returns the resulting discriminant; null if b is not negative. */
  answer: (a: number, b: number, c: number): number | null => (b < 0 ? -b * b - 4 * a * c : null),
});

export const bDoubled = malRule({
  name: 'b_doubled',
  category: 'conceptual_error',
  says: 'You doubled b instead of squaring it.',
  source: didis,
  /** Returns the resulting discriminant. */
  answer: (a: number, b: number, c: number): number => 2 * b - 4 * a * c,
});

export const fourForgotten = malRule({
  name: 'four_forgotten',
  category: 'omission_error',
  says: 'You left out the 4 in the discriminant.',
  source: didis,
  hints: {
    look: 'Look at the product in your discriminant. Is a factor missing?',
  },
  /** Returns the resulting discriminant. */
  answer: (a: number, b: number, c: number): number => b * b - a * c,
});

/** Returns how many real roots a discriminant means. */
export const rootCount = (discriminant: number): 0 | 1 | 2 => (discriminant > 0 ? 2 : discriminant === 0 ? 1 : 0);

export const degreeCounts = malRule({
  name: 'degree_counts',
  category: 'conceptual_error',
  says: 'You decided on two solutions because the equation is quadratic. Check the discriminant.',
  source: sources.vaiyavutjamai,
  answer: (): number => 2,
});

export const signOfDiscriminantRead = malRule({
  name: 'sign_of_discriminant_read',
  category: 'conceptual_error',
  says: 'You mixed up what the sign of the discriminant tells.',
  source: didis,
  hints: {
    look: 'Find the discriminant for your number. Is it positive?',
  },
  answer: (discriminant: number): number => (discriminant > 0 ? 1 : rootCount(discriminant)),
});

export const discriminantSignsMixed = malRule({
  name: 'discriminant_signs_mixed',
  category: 'conceptual_error',
  says: 'You mixed up what the discriminant tells about the number of solutions.',
  source: didis,
  answer: (discriminant: number): number => (discriminant > 0 ? 2 : discriminant === 0 ? 0 : 1),
});

export const onlyWholeRootsCount = malRule({
  name: 'only_whole_roots_count',
  category: 'conceptual_error',
  says: "You decided there's no solution because it doesn't factor over the integers. Other roots count too.",
  source: kotsopoulos,
  hints: {
    look: "You can't factor the equation. Can it still have a solution?",
    principle: 'When the discriminant is positive, there are two real solutions, even if they include a root.',
  },
  answer: (discriminant: number): number =>
    discriminant > 0 && !Number.isInteger(Math.sqrt(discriminant)) ? 0 : rootCount(discriminant),
});

export const negativeTermsForbid = malRule({
  name: 'negative_terms_forbid',
  category: 'conceptual_error',
  says: "You decided there's no solution because of a negative number in the equation. Look at the discriminant.",
  source: didis,
  hints: {
    look: 'Can an equation with minus signs have a solution?',
  },
  answer: (b: number, c: number): boolean => c < 0 || b < 0,
});
