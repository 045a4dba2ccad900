/*
 * Wrong rules for polynomials; each works on coefficients, lowest power first.
 * Sources  Matz (1982) in Sleeman & Brown (eds.), Intelligent Tutoring Systems (linear extrapolation: a rule for products used on sums);
 * Kirshner & Awtry (2004), "Visual salience of algebraic transformations", JRME 35, 224–257; Kotsopoulos (2007), "Unravelling student
 * challenges with quadratics", Australian Mathematics Teacher 63(2), 19–24; Booth, Barbieri, Eyer & Paré-Blagoev (2014), "Persistent and
 * pernicious errors in algebraic problem solving", J. Problem Solving 7, 10–23.
 */

/** (ax + b)² = a²x² + b². Source: Matz (1982). */
export const squaredTermwise = (a: number, b: number): number[] => [b * b, 0, a * a];

/** Only first times first and last times last: (ax + b)(cx + d) = acx² + bd. Source: Kirshner & Awtry (2004). */
export const firstsAndLastsOnly = (a: number, b: number, c: number, d: number): number[] => [b * d, 0, a * c];

/** Only the first term of the second polynomial loses its sign under a minus. Source: Booth et al. (2014). */
export const minusOnFirstOnly = (p: readonly number[], q: readonly number[]): number[] =>
  p.map((coefficient, power) => coefficient + (power === p.length - 1 ? -(q[power] ?? 0) : (q[power] ?? 0)));

/** The factors' numbers are right but both their signs are turned. Source: Kotsopoulos (2007). */
export const signsOfFactorsTurned = (p: number, q: number): [number, number] => [-p, -q];
