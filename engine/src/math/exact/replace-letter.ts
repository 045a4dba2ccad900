import type { Expression, Statement } from '../syntax-tree.ts';

/** Replaces a letter in an expression with another expression. */
export function replaceLetter(x: Expression, name: string, by: Expression): Expression {
  return replaceParts(x, (part) => (part.kind === 'letter' && part.name === name ? by : null));
}

/** Replaces every part for which `swap` returns something, from the outside in. */
export function replaceParts(x: Expression, swap: (part: Expression) => Expression | null): Expression {
  const swapped = swap(x);
  if (swapped !== null) return swapped;
  const go = (part: Expression): Expression => replaceParts(part, swap);
  switch (x.kind) {
    case 'number':
    case 'mixed':
    case 'letter':
    case 'constant':
      return x;
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return { ...x, left: go(x.left), right: go(x.right) };
    case 'power':
      return { ...x, base: go(x.base), exponent: go(x.exponent) };
    case 'plus_minus':
      return { ...x, left: x.left === null ? null : go(x.left), right: go(x.right) };
    case 'apply':
      return { ...x, of: go(x.of), base: x.base === null ? null : go(x.base) };
    case 'call':
      return { ...x, inputs: x.inputs.map(go) };
    case 'negate':
    case 'root':
    case 'absolute':
    case 'factorial':
    case 'percent':
    case 'degrees':
      return { ...x, of: go(x.of) };
  }
}

/** Changes each expression of a statement. Unions, matrices and x ∈ … are left alone. */
export function replaceInStatement(s: Statement, change: (x: Expression) => Expression): Statement {
  switch (s.kind) {
    case 'expression':
      return { ...s, expression: change(s.expression) };
    case 'quantity':
      return { ...s, amount: change(s.amount) };
    case 'relation':
      return { ...s, sides: s.sides.map(change) };
    case 'bracketed':
    case 'ratio':
      return { ...s, items: s.items.map(change) };
    case 'list':
    case 'set':
      return { ...s, items: s.items.map((item) => replaceInStatement(item, change)) };
    default:
      return s;
  }
}
