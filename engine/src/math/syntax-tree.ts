import { takeSteps } from './bounds/allowance.ts';
import type { Rational } from './exact/rational.ts';

/**
 * Mathematics as it was written, not simplified: 2/4 stays a division of 2 by 4, so that the form of an answer can be judged
 * after its value. A number keeps how many decimals it was written with (null: written as a whole number), and how many of
 * them repeat without end: 0.1(6) has two decimals, one of which repeats.
 */
export type Expression =
  | { readonly kind: 'number'; readonly value: Rational; readonly decimals: number | null; readonly repeats?: number }
  | { readonly kind: 'mixed'; readonly whole: bigint; readonly top: bigint; readonly bottom: bigint }
  | { readonly kind: 'letter'; readonly name: string }
  | { readonly kind: 'constant'; readonly name: 'π' | 'e' | '∞' | 'i' }
  | { readonly kind: 'add' | 'subtract'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'multiply'; readonly left: Expression; readonly right: Expression; readonly written: 'sign' | 'beside' }
  | {
      readonly kind: 'divide';
      readonly left: Expression;
      readonly right: Expression;
      readonly written: 'bar' | 'sign' | 'obelus' | 'ratio'; // a fraction, a slash, ÷, 3 : 4
    }
  | { readonly kind: 'negate'; readonly of: Expression }
  | { readonly kind: 'power'; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: 'root'; readonly index: number; readonly of: Expression }
  | { readonly kind: 'absolute'; readonly of: Expression }
  | { readonly kind: 'factorial'; readonly of: Expression }
  | { readonly kind: 'percent'; readonly of: Expression }
  | { readonly kind: 'degrees'; readonly of: Expression } // the 30° of sin 30°
  | { readonly kind: 'plus_minus'; readonly left: Expression | null; readonly right: Expression } // ±2, 1 ± √3
  | { readonly kind: 'apply'; readonly name: FunctionName; readonly of: Expression; readonly base: Expression | null }
  | { readonly kind: 'call'; readonly name: string; readonly inputs: readonly Expression[] }; // f(2), where the problem declares f

export type FunctionName =
  | 'sin'
  | 'cos'
  | 'tan'
  | 'sec'
  | 'csc'
  | 'cot'
  | 'arcsin'
  | 'arccos'
  | 'arctan'
  | 'ln'
  | 'log' // base 10 unless a base is given
  | 'exp'
  | 'sinh'
  | 'cosh'
  | 'tanh'
  | 'sech'
  | 'csch'
  | 'coth'
  | 'arcsec'
  | 'arccsc'
  | 'arccot'
  | 'floor'
  | 'ceil';

export type RelationSign = '=' | '<' | '≤' | '>' | '≥' | '≠';

/** A unit as the student wrote it, by its parts: cm² is [{name: 'cm', power: 2}]. */
export type UnitPart = { readonly name: string; readonly power: number };

/** One answer or one line of work. */
export type Statement =
  | { readonly kind: 'expression'; readonly expression: Expression }
  | { readonly kind: 'quantity'; readonly amount: Expression; readonly unit: readonly UnitPart[] }
  | { readonly kind: 'relation'; readonly sides: readonly Expression[]; readonly signs: readonly RelationSign[] }
  /** An "or" may contain several "and"s or commas: x = 1 and y = 2, or x = 3 and y = 4. */
  | { readonly kind: 'list'; readonly joint: ',' | 'or' | 'and'; readonly items: readonly Statement[] }
  | { readonly kind: 'set'; readonly items: readonly Statement[] }
  | { readonly kind: 'bracketed'; readonly open: '(' | '['; readonly close: ')' | ']'; readonly items: readonly Expression[] }
  | { readonly kind: 'union' | 'intersection'; readonly items: readonly Statement[] }
  | { readonly kind: 'difference'; readonly items: readonly [Statement, Statement] } // ℝ \\ {2}
  | { readonly kind: 'ratio'; readonly items: readonly Expression[] } // 3 : 4 : 5; a ratio of two parts is an expression
  | { readonly kind: 'matrix'; readonly rows: readonly (readonly Expression[])[] } // rows of the same length; a column vector has rows of one
  | { readonly kind: 'member'; readonly letter: string; readonly of: Statement; readonly written: 'in' | 'builder' } // x ∈ …, {x | …}
  | { readonly kind: 'nothing' } // no solution, ∅
  | { readonly kind: 'everything' } // all real numbers, ℝ
  | { readonly kind: 'undefined' };

/** Two sides with a sign between them, or a chain of those: an equation, an inequality. */
export type Relation = Extract<Statement, { kind: 'relation' }>;

export function partsOf(expression: Expression): readonly Expression[] {
  takeSteps(1);
  switch (expression.kind) {
    case 'number':
    case 'mixed':
    case 'letter':
    case 'constant':
      return [];
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
      return [expression.left, expression.right];
    case 'power':
      return [expression.base, expression.exponent];
    case 'plus_minus':
      return expression.left === null ? [expression.right] : [expression.left, expression.right];
    case 'apply':
      return expression.base === null ? [expression.of] : [expression.of, expression.base];
    case 'call':
      return expression.inputs;
    case 'degrees':
    case 'negate':
    case 'root':
    case 'absolute':
    case 'factorial':
    case 'percent':
      return [expression.of];
  }
}

/** True if `is` holds for any part of it, including itself. */
export function somewhere(expression: Expression, is: (part: Expression) => boolean): boolean {
  return is(expression) || partsOf(expression).some((part) => somewhere(part, is));
}

export function lettersOf(expression: Expression, into: Set<string> = new Set()): Set<string> {
  if (expression.kind === 'letter') into.add(expression.name);
  for (const part of partsOf(expression)) lettersOf(part, into);
  return into;
}

export function expressionsOf(statement: Statement): readonly Expression[] {
  switch (statement.kind) {
    case 'expression':
      return [statement.expression];
    case 'quantity':
      return [statement.amount];
    case 'relation':
      return statement.sides;
    case 'bracketed':
    case 'ratio':
      return statement.items;
    case 'matrix':
      return statement.rows.flat();
    case 'difference':
    case 'list':
    case 'set':
    case 'union':
    case 'intersection':
      return statement.items.flatMap(expressionsOf);
    case 'member':
      return expressionsOf(statement.of);
    case 'nothing':
    case 'everything':
    case 'undefined':
      return [];
  }
}

/** Returns the letters in a statement's expressions, but not the name that x ∈ … gives to a member. */
export const lettersInside = (statement: Statement): Set<string> =>
  expressionsOf(statement).reduce((into, x) => lettersOf(x, into), new Set<string>());
