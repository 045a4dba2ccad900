import { rational } from '../exact/rational.ts';
import { partsOf, type Expression } from '../syntax-tree.ts';
import { refuse } from './cursor.ts';
import type { Token } from './token.ts';

const number = (value: number): Expression => ({ kind: 'number', value: rational(value), decimals: null });
const add = (left: Expression, right: Expression): Expression => ({ kind: 'add', left, right });
const subtract = (left: Expression, right: Expression): Expression => ({ kind: 'subtract', left, right });
const square = (base: Expression): Expression => ({ kind: 'power', base, exponent: number(2) });
const root = (of: Expression): Expression => ({ kind: 'root', index: 2, of });
const logarithm = (of: Expression): Expression => ({ kind: 'apply', name: 'ln', of, base: null });
const divide = (left: Expression, right: Expression): Expression => ({ kind: 'divide', left, right, written: 'bar' });

/** The inverses of sinh, cosh and tanh, written as logarithms. */
const areaFunctions: Readonly<Record<string, (x: Expression) => Expression>> = {
  arsinh: (x) => logarithm(add(x, root(add(square(x), number(1))))),
  arcosh: (x) => logarithm(add(x, root(subtract(square(x), number(1))))),
  artanh: (x) => divide(logarithm(divide(add(number(1), x), subtract(number(1), x))), number(2)),
};

/** The names of the inverses: sinh^−1 is arsinh. */
export const turnedHyperbolic: Readonly<Record<string, string>> = { sinh: 'arsinh', cosh: 'arcosh', tanh: 'artanh' };

export const isAreaFunction = (name: string): boolean => Object.hasOwn(areaFunctions, name);

/** Returns arsinh(x) as ln(x + √(x² + 1)). The argument is written twice, so it may not be long. Errors: ReadingError. */
export function areaFunction(name: string, inputs: readonly Expression[], token: Token): Expression {
  const [of, more] = inputs;
  if (of === undefined || more !== undefined) refuse('I expected one number or letter in these brackets.', token);
  if (size(of) > 40) refuse('Too much stands inside each other here for me to read.', token);
  return areaFunctions[name]!(of);
}

const size = (x: Expression): number => partsOf(x).reduce((sum, part) => sum + size(part), 1);
