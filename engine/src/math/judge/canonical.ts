import type { InputType } from '@stoa/schema/problem';
import { withinSteps } from '../bounds/allowance.ts';
import { limits } from '../bounds/limits.ts';
import { numberOrder } from '../exact/number-order.ts';
import { rationalValue } from '../exact/rational-value.ts';
import { printExpression, printStatement } from '../print.ts';
import { finiteDecimal, isInteger, rationalText } from '../exact/rational.ts';
import { isolated, solutionSet, type Brackets, type Interval, type Member } from '../solve/solution-set.ts';
import type { Expression, Statement } from '../syntax-tree.ts';

/**
 * Returns the canonical text of an answer by practice spec §5.2: integer '42'; fraction '3/4', reduced, sign in front;
 * decimal in plain digits (an endless one stays a fraction); set in braces, sorted; expression in one spacing. An answer that
 * would take too much work to put in order stays as it was written.
 */
export function canonicalText(inputType: InputType, s: Statement, brackets: Brackets): string {
  const allowance = { left: limits.canonicalSteps };
  return withinSteps([allowance], () => textOf(inputType, s, brackets))?.result ?? printStatement(s, 'plain');
}

function textOf(inputType: InputType, s: Statement, brackets: Brackets): string {
  if (inputType === 'set') return canonicalSet(s, brackets);
  if (s.kind !== 'expression') return printStatement(s, 'plain');
  const value = inputType === 'expression' ? null : rationalValue(s.expression);
  if (value === null) return printStatement(s, 'plain');
  return inputType === 'decimal' && !isInteger(value) ? (finiteDecimal(value) ?? rationalText(value)) : rationalText(value);
}

function canonicalSet(s: Statement, brackets: Brackets): string {
  const set = solutionSet(s, brackets);
  if (set === null) return printStatement(s, 'plain');
  if (set.kind === 'members') return set.members.length === 0 ? '∅' : `{${sorted(set.members).map(memberText).join(', ')}}`;
  if (set.intervals.length === 0) return '∅';
  return set.intervals.map(intervalText).join(' ∪ ');
}

function sorted(members: readonly Member[]): readonly Member[] {
  const key = (member: Member): Expression => (member.kind === 'tuple' ? member.items[0]! : member);
  const inOrder = numberOrder();
  return [...members].sort((a, b) => {
    const order = inOrder(key(a), key(b));
    return order !== null && order !== 0 ? order : memberText(a) < memberText(b) ? -1 : 1;
  });
}

const numberText = (x: Expression): string => {
  const value = rationalValue(x);
  return value === null ? printExpression(x, 'plain') : rationalText(value);
};
const memberText = (member: Member): string =>
  member.kind === 'tuple' ? `(${member.items.map(numberText).join(', ')})` : numberText(member);

function intervalText({ low, high }: Interval): string {
  const left = low === null ? '(-∞' : `${low.included ? '[' : '('}${numberText(low.at)}`;
  const right = high === null ? '∞)' : `${numberText(high.at)}${high.included ? ']' : ')'}`;
  return `${left}, ${right}`;
}

/** Returns 4 for x = 4 and 4 = x, which say the same of a number. */
export function withoutName(s: Statement): Statement {
  if (s.kind !== 'relation' || s.signs.length !== 1 || s.signs[0] !== '=') return s;
  const alone = isolated(s.sides);
  return alone === null ? s : { kind: 'expression', expression: alone.value };
}
