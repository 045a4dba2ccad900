import { closes, closingBracket, isSign, opens, refuse, type Cursor } from './cursor.ts';
import type { Statement } from '../syntax-tree.ts';
import type { Token } from './token.ts';
import { relationSigns } from './vocabulary.ts';

const mostCases = 32;

/**
 * True if the bracket at the cursor encloses whole statements: (x < 0 or x ≥ 1), [x = 1, y = 2]. False for (0, 1] and (x +
 * 1).
 */
export function holdsStatements(cursor: Cursor): boolean {
  const end = closingBracket(cursor);
  let depth = 0;
  for (let i = cursor.at; i < end; i += 1) {
    const token = cursor.tokens[i]!;
    if (opens(token)) depth += 1;
    else if (closes(token)) depth -= 1;
    else if (token.kind === 'sign' && (relationSigns.has(token.name) || isSign(token, 'or', 'and')))
      return depth === 1 || insideStatement(cursor, i, end);
  }
  return false;
}

/**
 * True if the sign is in inner brackets of its own: ((x < 5 and x > −3) or …). A function's brackets, as in f(x = 1), hold no
 * statement.
 */
function insideStatement(cursor: Cursor, at: number, end: number): boolean {
  let first = at;
  for (let i = at; i > cursor.at; i -= 1) if (opens(cursor.tokens[i]!)) first = i;
  return first < end && (first === cursor.at + 1 || isSign(cursor.tokens[first - 1]!, 'or', 'and', '(', '['));
}

/**
 * Joins statements with "and". If a part in brackets is an "or", distributes it: (x < 0 or x ≥ 1) and x ≤ 3 is x < 0 and x ≤
 * 3, or x ≥ 1 and x ≤ 3, so that an "or" is always outside of the "and"s.
 */
export function together(joint: ',' | 'and', items: readonly Statement[], token: Token): Statement {
  if (!items.some((item) => item.kind === 'list' && item.joint === 'or'))
    return { kind: 'list', joint, items: items.flatMap((item) => itemsJoinedBy(item, joint)) };
  let cases: (readonly Statement[])[] = [[]];
  for (const item of items) {
    const choices = item.kind === 'list' && item.joint === 'or' ? item.items : [item];
    cases = cases.flatMap((one) => choices.map((choice) => [...one, ...itemsJoinedBy(choice, 'and')]));
    if (cases.length > mostCases) refuse('These are more cases than I can follow. Write fewer of them.', token);
  }
  return {
    kind: 'list',
    joint: 'or',
    items: cases.map((one) => (one.length === 1 ? one[0]! : { kind: 'list', joint: 'and', items: one })),
  };
}

/** Returns the items of a list with this joint, else the statement itself. */
export const itemsJoinedBy = (s: Statement, joint: ',' | 'and' | 'or'): readonly Statement[] =>
  s.kind === 'list' && (s.joint === joint || (joint === 'and' && s.joint === ',')) ? s.items : [s];
