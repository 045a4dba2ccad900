import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
/*
 * Mal-rules for powers and roots.
 * Sources  Cangelosi, Madrid, Cooper, Olson & Hartter (2013), "The negative sign and exponential expressions", J. Math.
 *          Behavior 32, 69–82; MacGregor & Stacey (1997), "Students' understanding of algebraic notation", Educ. Stud. Math.
 *          33, 1–19; Pitta-Pantazi, Christou & Zachariades (2007), "Secondary school students' levels of understanding in
 *          computing exponents", J. Math. Behavior 26, 301–311; Özkan (2011), on radical numbers, Procedia Soc. Behav. Sci.
 *          28, 462–467.
 */

/** A power is read as a product: 3⁴ = 3 · 4. */
export const powerAsProduct = malRule({
  name: 'power_as_product',
  category: 'conceptual_error',
  detail: 'exponent',
  says: 'You multiplied the base by the exponent. An exponent tells how many times the base is a factor.',
  source: sources.macGregor97,
  hints: {
    principle: "An exponent doesn't multiply the base. It tells how many times the base is a factor.",
  },
  answer: (base: number, exponent: number): number => base * exponent,
  told: (base: number, exponent: number): string =>
    `You multiplied ${base} by ${exponent}. The exponent tells how many times ${base} is a factor.`,
});

/** The exponent and the base are swapped: 3⁴ = 4³. */
export const powerTurnedRound = malRule({
  name: 'power_turned_round',
  category: 'conceptual_error',
  detail: 'exponent',
  says: 'You switched the base and the exponent.',
  source: sources.own,
  hints: {
    look: 'What number is the base, and which one is the exponent?',
    principle: 'The large number is the factor. The small raised number tells how many factors there are.',
  },
  answer: (base: number, exponent: number): number => exponent ** base,
  told: (base: number, exponent: number): string =>
    `You switched the base and the exponent: ${base} is the base, and ${exponent} the exponent.`,
});

/** −a² is taken for (−a)², or the other way round. */
export const signOfPowerMistaken = malRule({
  name: 'sign_of_power_mistaken',
  category: 'sign_error',
  detail: 'power',
  says: 'Check the sign of the power. Does the exponent belong to the negative sign too?',
  source: sources.cangelosi,
  hints: {
    look: 'Is the minus sign inside the parentheses or outside?',
    principle: 'An exponent applies only to what is right before it: a number, or everything in parentheses.',
  },
  answer: (value: number): number => -value,
});

/** Exponents are multiplied where powers are multiplied: aᵐ · aⁿ = aᵐⁿ. */
export const exponentsMultiplied = malRule({
  name: 'exponents_multiplied',
  category: 'conceptual_error',
  detail: 'exponent_rules',
  says: 'You multiplied the exponents. To multiply powers of the same base, add them.',
  source: sources.macGregor97,
  answer: (m: number, n: number): number => m * n,
  told: (m: number, n: number): string =>
    `You multiplied the exponents ${m} and ${n}. To multiply powers of the same base, add them.`,
});

/** Exponents are added where a power is raised to a power: (aᵐ)ⁿ = aᵐ⁺ⁿ. */
export const exponentsAdded = malRule({
  name: 'exponents_added',
  category: 'conceptual_error',
  detail: 'exponent_rules',
  says: 'You added the exponents. For a power of a power, multiply them.',
  source: sources.macGregor97,
  hints: {
    look: 'How many times are the whole parentheses a factor?',
    principle: 'A power of a power repeats the inner power, so multiply the exponents.',
  },
  answer: (m: number, n: number): number => m + n,
});

export const zeroExponentGivesZero = malRule({
  name: 'zero_exponent_gives_zero',
  category: 'conceptual_error',
  detail: 'zero_exponent',
  says: 'You gave 0. The exponent counts factors, so look at the pattern of powers.',
  source: sources.own,
  hints: {
    principle: 'Each time the exponent goes down by one, divide by the base.',
  },
  answer: (): number => 0,
});

export const zeroExponentGivesBase = malRule({
  name: 'zero_exponent_gives_base',
  category: 'conceptual_error',
  detail: 'zero_exponent',
  says: 'You gave the base itself. Look at the pattern of powers as the exponent goes down.',
  source: sources.own,
  hints: {
    principle: 'Each time the exponent goes down by one, divide by the base.',
  },
  answer: (base: number): number => base,
});

export const negativeExponentMakesNegative = malRule({
  name: 'negative_exponent_makes_negative',
  category: 'sign_error',
  detail: 'negative_exponent',
  says: 'You made the number negative. A negative exponent means a reciprocal.',
  source: sources.cangelosi,
  /** For (p/q)⁻ⁿ: returns numerator and denominator of −(p/q)ⁿ. */
  answer: (p: number, q: number, n: number): readonly [number, number] => [-(p ** n), q ** n],
});

export const negativeExponentIgnored = malRule({
  name: 'negative_exponent_ignored',
  category: 'conceptual_error',
  detail: 'negative_exponent',
  says: 'You left out the negative sign of the exponent. It means a reciprocal.',
  source: sources.cangelosi,
  /** For (p/q)⁻ⁿ: returns numerator and denominator of (p/q)ⁿ. */
  answer: (p: number, q: number, n: number): readonly [number, number] => [p ** n, q ** n],
});

export const negativeReciprocal = malRule({
  name: 'negative_reciprocal',
  category: 'sign_error',
  detail: 'negative_exponent',
  says: 'You took the reciprocal and also made it negative.',
  source: sources.cangelosi,
  hints: {
    look: 'Is there a minus sign before the base, or only in the exponent?',
    principle: "A negative exponent means the reciprocal. It doesn't make the value negative.",
  },
  /** For (p/q)⁻ⁿ: returns numerator and denominator of −(q/p)ⁿ. */
  answer: (p: number, q: number, n: number): readonly [number, number] => [-(q ** n), p ** n],
});

export const exponentSignMistaken = malRule({
  name: 'exponent_sign_mistaken',
  category: 'sign_error',
  detail: 'scientific',
  says: 'Check the sign of the exponent. Is the number large or close to zero?',
  source: sources.own,
  hints: {
    look: 'Is the number greater or less than one?',
    principle: 'A number between zero and one has a negative power of ten. A large number has a positive one.',
  },
  answer: (power: number): number => -power,
});

export const countedZerosOnly = malRule({
  name: 'counted_zeros_only',
  category: 'procedural_error',
  detail: 'scientific',
  says: 'You counted only the zeros. Count every place that the decimal point moves.',
  source: sources.own,
  hints: {
    look: 'Did you count zeros, or places that the decimal point moves?',
    principle: 'The exponent counts the places the decimal point moves, including the places with other digits.',
  },
  /** Returns the wrong exponent. `power` is the right one, `digits` the number of digits that are not zeros. */
  answer: (power: number, digits: number): number => (power > 0 ? power - digits + 1 : power + 1),
});

export const wholeNumberBeforePower = malRule({
  name: 'whole_number_before_power',
  category: 'representation_error',
  detail: 'scientific',
  says: 'You left more than one digit before the decimal point.',
  source: sources.own,
  hints: {
    look: 'How many digits are to the left of your decimal point?',
    principle: "In scientific notation, exactly one digit is to the left of the decimal point, and it isn't zero.",
  },
  /** Returns the wrong exponent. `power` is the right one, `digits` the number of digits that are not zeros. */
  answer: (power: number, digits: number): number => power - digits + 1,
});

export const coefficientsAdded = malRule({
  name: 'coefficients_added',
  category: 'procedural_error',
  detail: 'coefficients',
  says: 'You added the coefficients. They have to be multiplied.',
  source: sources.own,
  hints: {
    look: 'Is this a sum or a product?',
  },
  answer: (c: number, d: number): number => c + d,
});

export const exponentsDivided = malRule({
  name: 'exponents_divided',
  category: 'conceptual_error',
  detail: 'exponent_rules',
  says: 'You divided the exponents. To divide powers of the same base, subtract them.',
  source: sources.kirshner,
  answer: (m: number, n: number): number | null => (m % n === 0 ? m / n : null),
});

export const exponentsOfQuotientAdded = malRule({
  name: 'exponents_of_quotient_added',
  category: 'procedural_error',
  detail: 'exponent_rules',
  says: 'You added the exponents. To divide powers of the same base, subtract them.',
  source: sources.kirshner,
  hints: {
    look: 'Are the powers side by side, or one above the other?',
    principle: 'Dividing takes factors away.',
  },
  answer: (m: number, n: number): number => m + n,
});

export const divisorForgotten = malRule({
  name: 'divisor_forgotten',
  category: 'omission_error',
  detail: 'divisor',
  says: 'You left out the denominator.',
  source: sources.own,
  hints: {
    look: 'Did you use all three powers?',
    principle: 'A power below the fraction bar takes factors away.',
  },
  answer: (m: number, n: number): number => m + n,
});

export const coefficientMultipliedByExponent = malRule({
  name: 'coefficient_multiplied_by_exponent',
  category: 'conceptual_error',
  detail: 'exponent',
  says: 'You multiplied the coefficient by the exponent. Raise it to that power.',
  source: sources.macGregor97,
  hints: {
    principle: "An exponent counts factors. It doesn't multiply the base.",
  },
  answer: (coefficient: number, exponent: number): number => coefficient * exponent,
});

export const secondFactorMultipliedIn = malRule({
  name: 'second_factor_multiplied_in',
  category: 'conceptual_error',
  detail: 'exponent_rules',
  says: 'You multiplied in the exponent of the second factor. Add it.',
  source: sources.kirshner,
  hints: {
    principle: 'When you multiply powers, add the exponents. Multiply them only for a power of a power.',
  },
  answer: (m: number, n: number, k: number): number => m * n * k,
});

export const gaveTheOpposite = malRule({
  name: 'gave_the_opposite',
  category: 'sign_error',
  detail: 'root',
  says: "You gave a negative number. The square root symbol means the one that isn't negative.",
  source: sources.own,
  hints: {
    look: 'The radical symbol stands for only one of two numbers. Which one?',
    principle: "The radical symbol always means the root that isn't negative.",
  },
  answer: (root: number): number => -root,
});

export const rootAsDivision = malRule({
  name: 'root_as_division',
  category: 'conceptual_error',
  detail: 'root',
  says: 'You divided the number. A root undoes a power.',
  source: sources.ozkan,
  hints: {
    look: 'What do you do to the root to get the number inside?',
  },
  answer: (inside: number, index: 2 | 3): number | null => (inside % index === 0 ? inside / index : null),
  told: (inside: number, index: 2 | 3): string =>
    `You divided ${inside} by ${index}. A root asks what number, multiplied by itself, gives ${inside}.`,
});

export const squareRootForCubeRoot = malRule({
  name: 'square_root_for_cube_root',
  category: 'representation_error',
  detail: 'root',
  says: 'You took the square root. The small 3 asks for a cube root.',
  source: sources.own,
  hints: {
    look: 'Look at the small number on the radical symbol. What does it tell you?',
  },
  answer: (inside: number): number | null => (Number.isInteger(Math.sqrt(inside)) ? Math.sqrt(inside) : null),
});

export const gaveTheLarger = malRule({
  name: 'gave_the_larger',
  category: 'conceptual_error',
  detail: 'what_is_asked',
  says: 'You gave the larger of the two whole numbers.',
  source: sources.own,
  hints: {
    look: 'Which of the two numbers does the question ask for?',
    principle: 'The root is between two whole numbers that are next to each other.',
  },
  answer: (smaller: number): number => smaller + 1,
});

export const squareFactorTakenOutWhole = malRule({
  name: 'square_factor_taken_out_whole',
  category: 'procedural_error',
  detail: 'root',
  says: 'You took a square factor out of the radical without taking its square root.',
  source: sources.ozkan,
  answer: (out: number): number => out * out,
});

export const factorsExchanged = malRule({
  name: 'factors_exchanged',
  category: 'procedural_error',
  detail: 'root',
  says: 'You switched the numbers inside and outside the radical.',
  source: sources.ozkan,
  hints: {
    principle: 'The root of the square factor comes out. The rest stays under the radical.',
  },
  /** For out·√inside: returns what the student writes before the root and under it. */
  answer: (out: number, inside: number): readonly [number, number] => [inside, out],
});

export const frontAdded = malRule({
  name: 'front_added',
  category: 'procedural_error',
  detail: 'root',
  says: 'You added the number in front. It multiplies what comes out of the radical.',
  source: sources.ozkan,
  hints: {
    principle: 'A number right before a radical multiplies it. What comes out of the radical multiplies, too.',
  },
  answer: (front: number, out: number): number => front + out,
});

export const radicandsJoinedToo = malRule({
  name: 'radicands_joined_too',
  category: 'conceptual_error',
  detail: 'like_roots',
  says: 'You added the numbers under the radicals too. They stay the same.',
  source: sources.ozkan,
  /** For a√r ± b√r: returns what the student writes before the root and under it. A difference leaves nothing under it. */
  answer: (a: number, b: number, r: number, sign: number): readonly [number, number] => (sign > 0 ? [a + b, 2 * r] : [a - b, 1]),
});

export const rootOfSum = malRule({
  name: 'root_of_sum',
  category: 'conceptual_error',
  detail: 'root_of_sum',
  says: "You added the numbers under the radicals. The root of a sum isn't the sum of the roots.",
  source: sources.matz,
  hints: {
    look: 'Can you add numbers under two different radicals?',
    principle: "The root of a sum isn't the sum of the roots.",
  },
  /** Puts a√r + b√r under one root. */
  answer: (a: number, b: number, r: number): number => a * a * r + b * b * r,
});

export const squareFactorsTakenOutWhole = malRule({
  name: 'square_factors_taken_out_whole',
  category: 'procedural_error',
  detail: 'root',
  says: 'You took square factors out of the radicals without taking their square roots.',
  source: sources.ozkan,
  hints: {
    look: 'What comes out of the radical when you take out a square factor?',
    principle: 'A square factor comes out of the radical as its square root.',
  },
  answer: (a: number, b: number): number => a * a + b * b,
});

export const rootSquaredTwice = malRule({
  name: 'root_squared_twice',
  category: 'procedural_error',
  detail: 'roots',
  says: 'You squared the number again. Squaring a root gives the number under it.',
  source: sources.own,
  hints: {
    look: 'What do you get when you multiply a root by itself?',
    principle: 'Squaring undoes the root and leaves the number under the radical.',
  },
  answer: (inside: number): number => inside * inside,
});

export const radicandsAdded = malRule({
  name: 'radicands_added',
  category: 'conceptual_error',
  says: 'You added the numbers under the radicals.',
  source: sources.matz,
  hints: {
    principle: 'The product of two square roots is the root of the product.',
  },
  answer: (r: number, s: number): number => r + s,
  told: (r: number, s: number): string => `You added ${r} and ${s} under the radical. In a product, multiply them.`,
});
