import type { Expression, RelationSign, Statement, UnitPart } from '../syntax-tree.ts';
import { isSign, next, peek, readExpression, refuse, startCursor, type Cursor } from './read-expression.ts';
import { readUnit, startsUnit } from './read-unit.ts';
import { ReadingError } from './reading-error.ts';
import { tokensOf, type Grammar } from './tokens.ts';
import { relationSigns, wholeAnswers } from './vocabulary.ts';

export type Reading<T> =
  | { readonly kind: 'read'; readonly read: T }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problem: { at: number; length: number; message: string } };

/**
 * Reads one answer or one line of work, typed or from a math field (MathLive's LaTeX).
 *
 * Shape   a statement as it was written; nothing is simplified.
 * Errors  none: what cannot be read comes back with its place and a reason in plain words.
 */
export function readStatement(text: string, grammar: Grammar): Reading<Statement> {
  const inWords = wholeAnswer(text);
  if (inWords !== null) return { kind: 'read', read: inWords };
  try {
    const welcome = withLabel(text, grammar);
    const cursor = startCursor(tokensOf(text, welcome), welcome);
    if (peek(cursor).kind === 'end') return { kind: 'empty' };
    const read = readAlternatives(cursor);
    const rest = peek(cursor);
    if (rest.kind === 'unit') refuse(`I do not expect the unit “${rest.name}” here.`, rest);
    if (rest.kind !== 'end')
      refuse(isSign(rest, ')', ']', '}', '\\}') ? 'This bracket was never opened.' : 'I cannot read on from here.', rest);
    return { kind: 'read', read };
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const at = Math.min(error.at, text.length);
    return { kind: 'unreadable', problem: { at, length: Math.min(error.length, text.length - at), message: error.message } };
  }
}

function wholeAnswer(text: string): Statement | null {
  if (text.length > 80 || !/[a-z]/i.test(text)) return null;
  const words = text
    .replace(/\\(?:text|mathrm|mathbb|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\[:,; ]|[{}$.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  for (const kind of ['nothing', 'everything', 'undefined'] as const) {
    if (wholeAnswers[kind].includes(words) && !(words === 'r' && !/\\mathbb/.test(text))) return { kind };
  }
  return null;
}

/** `y = …` and `… = y` name what is asked for, so this letter is welcome though it be no variable of the problem. */
function withLabel(text: string, grammar: Grammar): Grammar {
  if (grammar.letters === null) return grammar;
  const name = /^[\s$]*([A-Za-z])\s*(?:=|\\in\b|∈)/.exec(text)?.[1] ?? /=\s*([A-Za-z])[\s$]*$/.exec(text)?.[1];
  return name === undefined || !text.includes('=') ? grammar : { ...grammar, letters: new Set([...grammar.letters, name]) };
}

/** a or b, a and b, a, b; a; b */
function readAlternatives(cursor: Cursor): Statement {
  const items = [readUnion(cursor)];
  let joint: ',' | 'or' | 'and' | null = null;
  while (isSign(peek(cursor), ',', ';', 'or', 'and')) {
    const token = next(cursor);
    const here = isSign(token, 'or') ? 'or' : isSign(token, 'and') ? 'and' : ',';
    if (here === ',' && isSign(peek(cursor), 'or', 'and')) continue; // 1, 2, and 3: the word joins
    joint =
      joint === null || joint === ','
        ? here
        : joint === here || here === ','
          ? joint
          : refuse('Use either “and” or “or”, not both.', token);
    if (peek(cursor).kind === 'end') refuse('Something is missing at the end.', peek(cursor));
    items.push(readUnion(cursor));
  }
  return joint === null ? items[0]! : { kind: 'list', joint, items };
}

function readUnion(cursor: Cursor): Statement {
  const items = [readItem(cursor)];
  let kind: 'union' | 'intersection' | null = null;
  while (isSign(peek(cursor), '∪', '∩')) {
    const here = isSign(next(cursor), '∪') ? 'union' : 'intersection';
    if (kind !== null && kind !== here) refuse('Use brackets where ∪ and ∩ meet.', peek(cursor));
    kind = here;
    items.push(readItem(cursor));
  }
  return kind === null ? items[0]! : { kind, items };
}

function readItem(cursor: Cursor): Statement {
  const token = peek(cursor);
  if (isSign(token, '∅')) return single(cursor, { kind: 'nothing' });
  if (isSign(token, 'ℝ')) return single(cursor, { kind: 'everything' });
  if (isSign(token, '\\{') || (isSign(token, '{') && endsItem(cursor, '}'))) return readSet(cursor);
  if (isSign(token, '(', '[') && holdsComma(cursor)) return readBracketed(cursor);
  if (token.kind === 'letter' && isSign(peek(cursor, 1), '∈')) {
    cursor.at += 2;
    return { kind: 'member', letter: token.name, of: readUnion(cursor) };
  }
  return readRelation(cursor);
}

function single(cursor: Cursor, statement: Statement): Statement {
  next(cursor);
  return statement;
}

/** The index of the bracket that closes the one at the cursor, or −1. Brackets of intervals may close with the other kind. */
function closing(cursor: Cursor): number {
  let depth = 0;
  for (let i = cursor.at; i < cursor.tokens.length; i += 1) {
    if (isSign(cursor.tokens[i]!, '(', '[', '{', '\\{')) depth += 1;
    else if (isSign(cursor.tokens[i]!, ')', ']', '}', '\\}')) {
      depth -= 1;
      if (depth === 0) return i;
    }
  }
  return -1;
}

/**
 * Braces are a set when nothing is bound to them from outside: `{1}` is one, the braces of `{x}^2` are LaTeX's. Those that never
 * close were typed, since a math field closes its own.
 */
function endsItem(cursor: Cursor, partner: string): boolean {
  const end = closing(cursor);
  if (end < 0) return true;
  if (!isSign(cursor.tokens[end]!, partner)) return false;
  const after = cursor.tokens[end + 1]!;
  return after.kind === 'end' || isSign(after, ',', ';', '∪', '∩', ')', ']', '\\}', '}');
}

function holdsComma(cursor: Cursor): boolean {
  const end = closing(cursor);
  if (end < 0 || !isSign(cursor.tokens[end]!, ')', ']')) return false;
  let depth = 0;
  for (let i = cursor.at; i < end; i += 1) {
    if (isSign(cursor.tokens[i]!, '(', '[', '{', '\\{')) depth += 1;
    else if (isSign(cursor.tokens[i]!, ')', ']', '}', '\\}')) depth -= 1;
    else if (depth === 1 && isSign(cursor.tokens[i]!, ',', ';')) return true;
  }
  return false;
}

function readSet(cursor: Cursor): Statement {
  const open = next(cursor);
  const close = isSign(open, '\\{') ? '\\}' : '}';
  if (isSign(peek(cursor), close)) return single(cursor, { kind: 'nothing' });
  const letter = peek(cursor);
  if (letter.kind === 'letter' && isSign(peek(cursor, 1), '|', ':')) {
    cursor.at += 2;
    const of = readAlternatives(cursor);
    if (!isSign(next(cursor), close)) refuse('This bracket is never closed.', open);
    return { kind: 'member', letter: letter.name, of };
  }
  const items = [readUnion(cursor)];
  while (isSign(peek(cursor), ',', ';')) {
    next(cursor);
    items.push(readUnion(cursor));
  }
  const end = next(cursor);
  if (!isSign(end, close))
    refuse(
      end.kind === 'end' ? 'This bracket is never closed.' : 'I expected a comma or the closing bracket here.',
      end.kind === 'end' ? open : end,
    );
  return { kind: 'set', items };
}

function readBracketed(cursor: Cursor): Statement {
  const open = isSign(next(cursor), '(') ? '(' : '[';
  const items = [readExpression(cursor)];
  while (isSign(peek(cursor), ',', ';')) {
    next(cursor);
    items.push(readExpression(cursor));
  }
  const end = next(cursor);
  if (!isSign(end, ')', ']')) refuse('I expected a comma or the closing bracket here.', end);
  return { kind: 'bracketed', open, close: isSign(end, ')') ? ')' : ']', items };
}

function readRelation(cursor: Cursor): Statement {
  const money = readMoneySign(cursor);
  const sides: Expression[] = [readExpression(cursor)];
  const signs: RelationSign[] = [];
  while (isRelation(peek(cursor))) {
    const sign = next(cursor);
    if (sign.kind === 'sign') signs.push(sign.name as RelationSign);
    sides.push(readExpression(cursor));
  }
  const unit = money ?? (startsUnit(peek(cursor)) ? readUnit(cursor) : null);
  if (money !== null && startsUnit(peek(cursor))) refuse('I cannot read two units here.', peek(cursor));
  if (unit === null)
    return signs.length === 0 ? { kind: 'expression', expression: sides[0]! } : { kind: 'relation', sides, signs };
  // x = 12 cm: the name in front adds nothing to the quantity.
  if (signs.length === 1 && signs[0] === '=' && sides[0]!.kind === 'letter') return { kind: 'quantity', amount: sides[1]!, unit };
  if (signs.length > 0) refuse('I do not expect a unit here.', peek(cursor));
  return { kind: 'quantity', amount: sides[0]!, unit };
}

const isRelation = (token: ReturnType<typeof peek>): boolean => token.kind === 'sign' && relationSigns.has(token.name);

/** $5, −$5, $−5: the sign of money stands before the number; it is taken out of the way. */
function readMoneySign(cursor: Cursor): UnitPart[] | null {
  const place = isSign(peek(cursor), '-') ? 1 : 0;
  const token = peek(cursor, place);
  if (token.kind !== 'unit' || !/^[$€£]$/.test(token.name)) return null;
  cursor.tokens.splice(cursor.at + place, 1);
  return [{ name: token.name, power: 1 }];
}
