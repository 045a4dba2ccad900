import type { InputType } from '@stoa/schema/problem';
import { infinityOf } from '../compare/compare-expressions.ts';
import { isolated, type Brackets } from '../solve/solution-set.ts';
import { lettersOf, somewhere, type Expression, type Statement } from '../syntax-tree.ts';

/** The kind of answer that a question asks for, determined by its expected answer. */
export type AnswerShape =
  | {
      readonly kind: 'scalar';
      readonly value: Expression;
      readonly name: string | null;
      readonly unit: Extract<Statement, { kind: 'quantity' }>['unit'] | null;
    }
  | { readonly kind: 'relation'; readonly relation: Extract<Statement, { kind: 'relation' }> }
  | { readonly kind: 'set' }
  | { readonly kind: 'undefined' };

export function shapeOf(inputType: InputType, expected: Statement): AnswerShape {
  if (expected.kind === 'undefined') return { kind: 'undefined' };
  if (inputType === 'set') return { kind: 'set' };
  if (expected.kind === 'quantity') return { kind: 'scalar', value: expected.amount, name: null, unit: expected.unit };
  if (expected.kind === 'expression') {
    const twoValues = somewhere(expected.expression, (part) => part.kind === 'plus_minus');
    return twoValues ? { kind: 'set' } : { kind: 'scalar', value: expected.expression, name: null, unit: null };
  }
  if (expected.kind !== 'relation') return { kind: 'set' };
  const alone = isolated(expected.sides);
  if (alone !== null && expected.signs[0] === '=' && lettersOf(alone.value).size === 0) {
    const twoValues = somewhere(alone.value, (part) => part.kind === 'plus_minus');
    return twoValues ? { kind: 'set' } : { kind: 'scalar', value: alone.value, name: alone.letter, unit: null };
  }
  return { kind: 'relation', relation: expected };
}

/** Says whether (2, 5) is a point or an interval in answers to this question. */
export function bracketsOf(question: { readonly input_type: InputType }, expected: Statement): Brackets {
  if (question.input_type !== 'set') return expressesInterval(expected) ? 'intervals' : 'pairs';
  switch (expected.kind) {
    case 'set':
      return expected.items.some((item) => item.kind === 'bracketed') ? 'pairs' : 'intervals';
    case 'list':
      return expected.joint === ',' &&
        expected.items.every((item) => item.kind === 'bracketed' && item.open === '(' && item.close === ')')
        ? 'pairs'
        : 'intervals';
    default:
      return 'intervals';
  }
}

/** True for a stretch of the number line whose input type is expression: x < 3, x < 1 or x > 5, (−∞, 2) ∪ (5, ∞). */
function expressesInterval(expected: Statement): boolean {
  switch (expected.kind) {
    case 'relation':
      return expected.signs.some((sign) => sign !== '=');
    case 'union':
    case 'intersection':
    case 'everything':
      return true;
    case 'bracketed':
      return expected.open === '[' || expected.close === ']' || expected.items.some((item) => infinityOf(item) !== 0);
    case 'list':
      return expected.items.some(expressesInterval);
    case 'member':
      return expressesInterval(expected.of);
    default:
      return false;
  }
}
