import type { NextMove } from '@stoa/schema/board/board-session';
import { printExpression } from '../../../math/print.ts';
import { lettersOf, somewhere, type Expression } from '../../../math/syntax-tree.ts';
import { readLine } from '../../../math/work/read-line.ts';

type Words = { readonly todo: string | null; readonly action: string | null };

const without: Words = { todo: null, action: null };
const unknown: NextMove = { move: 'next_step', ...without };

/**
 * Returns the usual next step from a line: first parentheses, then like terms, then constants on the variable's side, then its
 * coefficient.
 *
 * Errors  none: for a line that it can't interpret, it returns an unspecific next step.
 */
export function nextMoveFrom(text: string | null): NextMove {
  const line = text === null ? null : readLine(text);
  if (line?.kind !== 'read') return unknown;
  const { statement } = line;
  if (statement.kind === 'expression') return inExpression(statement.expression);
  if (statement.kind !== 'relation' || statement.sides.length !== 2) return unknown;
  return inEquation(statement.sides[0]!, statement.sides[1]!);
}

function inExpression(expression: Expression): NextMove {
  if (somewhere(expression, isBracketed)) return { move: 'distribute', ...without };
  const terms = termsOf(expression);
  if (terms.length > 1 && terms.every(({ of }) => of.kind === 'divide' || of.kind === 'mixed'))
    return { move: 'common_denominator', ...without };
  return terms.length > 1 ? { move: 'combine_terms', ...without } : unknown;
}

function inEquation(left: Expression, right: Expression): NextMove {
  const sides = [termsOf(left), termsOf(right)];
  if ([left, right].some((side) => somewhere(side, isBracketed))) return { move: 'distribute', ...without };
  const variable = sides.map((terms) => terms.filter(hasLetter));
  if (sides.some((terms, i) => variable[i]!.length > 1 || terms.length - variable[i]!.length > 1))
    return { move: 'combine_terms', ...without };
  const [from, to] = variable as [Term[], Term[]];
  if (from.length > 0 && to.length > 0) {
    const [term] = to;
    const amount = printExpression(term!.of, 'plain');
    return { move: 'collect_variable', ...(term!.minus ? adding(amount) : subtracting(amount)) };
  }
  const at = from.length > 0 ? 0 : 1;
  const constant = sides[at]!.find((term) => !hasLetter(term));
  const [term] = variable[at]!;
  if (term === undefined) return unknown;
  if (constant !== undefined) {
    const amount = printExpression(constant.of, 'plain');
    return constant.minus ? { move: 'undo_subtraction', ...adding(amount) } : { move: 'undo_addition', ...subtracting(amount) };
  }
  return ofCoefficient(term);
}

function ofCoefficient({ minus, of }: Term): NextMove {
  if (of.kind === 'divide' && lettersOf(of.right).size === 0) {
    const amount = printExpression(of.right, 'plain');
    return { move: 'undo_division', todo: `multiply both sides by ${amount}`, action: `multiplying both sides by ${amount}` };
  }
  if (of.kind === 'multiply' && lettersOf(of.left).size === 0) {
    const amount = `${minus ? '-' : ''}${printExpression(of.left, 'plain')}`;
    return { move: 'undo_multiplication', ...dividing(amount) };
  }
  return minus ? { move: 'undo_multiplication', ...dividing('-1') } : unknown;
}

const adding = (amount: string): Words => ({ todo: `add ${amount} to both sides`, action: `adding ${amount} to both sides` });
const subtracting = (amount: string): Words => ({
  todo: `subtract ${amount} from both sides`,
  action: `subtracting ${amount} from both sides`,
});
const dividing = (amount: string): Words => ({
  todo: `divide both sides by ${amount}`,
  action: `dividing both sides by ${amount}`,
});

type Term = { readonly minus: boolean; readonly of: Expression };
function termsOf(expression: Expression, minus = false): Term[] {
  if (expression.kind === 'add') return [...termsOf(expression.left, minus), ...termsOf(expression.right, minus)];
  if (expression.kind === 'subtract') return [...termsOf(expression.left, minus), ...termsOf(expression.right, !minus)];
  if (expression.kind === 'negate') return termsOf(expression.of, !minus);
  return [{ minus, of: expression }];
}
const hasLetter = ({ of }: Term) => lettersOf(of).size > 0;
const isSum = (part: Expression) => part.kind === 'add' || part.kind === 'subtract';
const isBracketed = (part: Expression) => part.kind === 'multiply' && (isSum(part.left) || isSum(part.right));
