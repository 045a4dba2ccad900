/*
 * Wrong rules for powers and roots.
 * Sources  Cangelosi, Madrid, Cooper, Olson & Hartter (2013), "The negative sign and exponential expressions", J. Math. Behavior 32,
 * 69–82; MacGregor & Stacey (1997), "Students' understanding of algebraic notation", Educ. Stud. Math. 33, 1–19; Pitta-Pantazi,
 * Christou & Zachariades (2007), "Secondary school students' levels of understanding in computing exponents", J. Math. Behavior 26,
 * 301–311; Özkan (2011), on radical numbers, Procedia Soc. Behav. Sci. 28, 462–467.
 */

/** A power read as a product: 3⁴ = 3 · 4. Source: Pitta-Pantazi et al. (2007). */
export const powerAsProduct = (base: number, exponent: number): number => base * exponent;

/** The exponent and the base exchanged: 3⁴ = 4³. Source: Pitta-Pantazi et al. (2007). */
export const powerTurnedRound = (base: number, exponent: number): number => exponent ** base;

/** −a² taken for (−a)², or the other way round: the sign is powered or not. Source: Cangelosi et al. (2013). */
export const signOfPowerMistaken = (value: number): number => -value;

/** Exponents multiplied where powers are multiplied: aᵐ · aⁿ = aᵐⁿ. Source: MacGregor & Stacey (1997). */
export const exponentsMultiplied = (m: number, n: number): number => m * n;

/** Exponents added where a power is raised: (aᵐ)ⁿ = aᵐ⁺ⁿ. Source: MacGregor & Stacey (1997). */
export const exponentsAdded = (m: number, n: number): number => m + n;

/** A root of a sum taken term by term, or halved: √n = n/2. Source: Özkan (2011). */
export const rootAsHalf = (n: number): number => n / 2;
