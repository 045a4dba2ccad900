import type { Budget } from '../bounds/budget.ts';
import { equalPolynomials, imaginaryUnit, multiplyPolynomials, type Monomial, type Polynomial } from '../exact/polynomial.ts';

/** True if one polynomial with i among its coefficients is a complex number times the other, like ia − b and a + ib. */
export function complexMultiples(a: Polynomial, b: Polynomial, budget: Budget): boolean {
  const [first] = a.values();
  if (first === undefined || ![...a.values(), ...b.values()].some(({ monomial }) => monomial.some(isImaginary))) return false;
  const place = first.monomial.filter((power) => !isImaginary(power));
  const [x, y] = [coefficientOf(a, place), coefficientOf(b, place)];
  return y.size > 0 && equalPolynomials(multiplyPolynomials(a, y, budget), multiplyPolynomials(b, x, budget));
}

const isImaginary = ([letter]: Monomial[number]): boolean => letter === imaginaryUnit;
const keyOf = (monomial: Monomial): string => monomial.map(([letter, power]) => `${letter}^${power}`).join(' ');

/** Returns the complex coefficient of these powers, as a polynomial in i. */
function coefficientOf(of: Polynomial, place: Monomial): Polynomial {
  const terms = [...of.values()].filter(
    ({ monomial }) => keyOf(monomial.filter((power) => !isImaginary(power))) === keyOf(place),
  );
  return new Map(
    terms.map(({ monomial, coefficient }) => {
      const own = monomial.filter(isImaginary);
      return [keyOf(own), { monomial: own, coefficient }];
    }),
  );
}
