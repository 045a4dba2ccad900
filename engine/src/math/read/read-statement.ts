import { limits } from '../bounds/limits.ts';
import { expressionsOf, type Expression, type RelationSign, type Statement, type UnitPart } from '../syntax-tree.ts';
import { approximate } from '../work/approximate.ts';
import { closingBracket, holdsComma, isSign, next, peek, refuse, seen, startCursor, type Cursor } from './cursor.ts';
import { lengthOfAllExcept, withoutLeadIn } from './lead-in.ts';
import { readExpression } from './read-expression.ts';
import { readSmallerUnits } from './read-compound-unit.ts';
import { readUnit, startsUnit } from './read-unit.ts';
import { ReadingError } from './reading-error.ts';
import type { Grammar, Token } from './token.ts';
import { tokensOf } from './tokens.ts';
import { holdsStatements, itemsJoinedBy, together } from './statement-groups.ts';
import { maximaIntervals, relationSigns, wholeAnswers } from './vocabulary.ts';

export type Reading<T> =
  | { readonly kind: 'read'; readonly read: T }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable'; readonly problem: { at: number; length: number; message: string } };

/**
 * Reads one answer or one line of work, typed or from a math field (MathLive's LaTeX). docs/reading-mathematics.md describes
 * how ambiguous input is read.
 *
 * Shape   a statement as it was written; nothing is simplified.
 * Errors  none: for input that cannot be read, returns its place and a reason in plain words.
 */
export function readStatement(text: string, grammar: Grammar): Reading<Statement> {
  if (text.length > limits.textLength) return tooLong(text);
  const said = withoutLeadIn(text, grammar.letters);
  const inWords = wholeAnswer(text) ?? wholeAnswer(said);
  if (inWords !== null) return { kind: 'read', read: inWords };
  try {
    const welcome = withLabel(said, grammar);
    const allBut = lengthOfAllExcept(said);
    const cursor = startCursor(tokensOf(' '.repeat(allBut) + said.slice(allBut), welcome), welcome);
    if (peek(cursor).kind === 'end') return { kind: 'empty' };
    const statement = readAlternatives(cursor);
    if (isSign(peek(cursor), '≈')) readRounded(cursor, statement);
    const rest = peek(cursor);
    if (rest.kind === 'unit') refuse(`I do not expect the unit “${rest.name}” here.`, rest);
    if (rest.kind !== 'end')
      refuse(isSign(rest, ')', ']', '}', '\\}', '⟩') ? 'This bracket was never opened.' : 'I cannot read on from here.', rest);
    return { kind: 'read', read: allBut === 0 ? statement : allBesides(statement) };
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const at = Math.min(error.at, text.length);
    return { kind: 'unreadable', problem: { at, length: Math.min(error.length, text.length - at), message: error.message } };
  }
}

/**
 * Reads the rounded value in √3/3 ≈ 0.577. The part before ≈ is the answer; the part after it only says how large that is,
 * and has to be approximately right.
 */
function readRounded(cursor: Cursor, answer: Statement): void {
  const sign = next(cursor);
  const rounded = readExpression(cursor);
  const exact = answer.kind === 'quantity' ? answer.amount : expressionsOf(answer).at(-1);
  const [value, said] = [exact ?? rounded, rounded].map((x) => approximate(x, new Map())) as [number, number];
  const places = rounded.kind === 'number' ? (rounded.decimals ?? 0) : 0;
  const unit = Math.max(10 ** -places, places === 0 ? Math.abs(value) / 10 : 0);
  if (Math.abs(value - said) > unit) refuse('What stands before ≈ is not about what stands after it.', sign);
  if (startsUnit(peek(cursor))) readUnit(cursor);
}

function tooLong(text: string): Reading<Statement> {
  const at = limits.textLength;
  return {
    kind: 'unreadable',
    problem: { at, length: text.length - at, message: 'That is too long for me to read. Write just your answer.' },
  };
}

/** Reads "all real numbers except 2 and 3". */
function allBesides(left: Statement): Statement {
  const named = left.kind === 'list' || left.kind === 'set' ? left.items : [left];
  const out = named.map((item) =>
    item.kind === 'relation' && item.sides.length === 2 ? { kind: 'expression' as const, expression: item.sides[1]! } : item,
  );
  return { kind: 'difference', items: [{ kind: 'everything' }, { kind: 'set', items: out }] };
}

function wholeAnswer(text: string): Statement | null {
  if (text.length > 80 || !/[a-z]/i.test(text)) return null;
  const words = text
    .replace(/\\(?:text|mathrm|mathbb|operatorname)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\[:,; ]|[{}$.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^[a-z] (?:= |is |∈ |has )/, '');
  for (const kind of ['nothing', 'everything', 'undefined'] as const) {
    if (wholeAnswers[kind].includes(words) && !(words === 'r' && !/\\mathbb/.test(text))) return { kind };
    if (!words.includes(' ') && wholeAnswers[kind].some((phrase) => phrase.includes(' ') && phrase.replaceAll(' ', '') === words))
      return { kind }; // a math field drops spaces
  }
  return null;
}

/** Allows the letter of `y = …` and `… = y`, which names what is asked for, even if it is not a variable of the problem. */
function withLabel(text: string, grammar: Grammar): Grammar {
  const name = /^[\s$]*([A-Za-z])\s*(?:=|\\in\b|∈)/.exec(text)?.[1] ?? /=\s*([A-Za-z])[\s$.]*$/.exec(text)?.[1];
  if (name === undefined) return grammar;
  const named = name === 'i' ? { ...grammar, imaginary: false } : grammar; // i = 5 is a name, not the imaginary unit
  return grammar.letters === null || !text.includes('=') ? named : { ...named, letters: new Set([...grammar.letters, name]) };
}

type Joint = ',' | 'or' | 'and';

/**
 * Reads "a or b", "a and b", "a, b", "a; b". An "or" between whole solutions binds less tightly than their commas: x = 1, y =
 * 2 or x = 3, y = 4.
 */
function readAlternatives(cursor: Cursor): Statement {
  const items = [readUnion(cursor)];
  const joints: Joint[] = [];
  while (isSign(peek(cursor), ',', ';', 'or', 'and', 'where')) {
    const token = next(cursor);
    const here = isSign(token, 'or') ? 'or' : isSign(token, 'and') ? 'and' : ',';
    if (isSign(token, ',', ';') && isSign(peek(cursor), 'or', 'and', 'where')) continue; // 1, 2, and 3: the word joins
    if (peek(cursor).kind === 'end') refuse('Something is missing at the end.', peek(cursor));
    joints.push(here);
    items.push(readUnion(cursor));
  }
  return joined(items, joints, peek(cursor));
}

function joined(items: readonly Statement[], joints: readonly Joint[], end: Token): Statement {
  if (items.length === 1) return items[0]!;
  if (!joints.includes('or')) return together(jointOf(items, joints), items, end);
  const groups: { items: Statement[]; joints: Joint[] }[] = [{ items: [items[0]!], joints: [] }];
  joints.forEach((joint, i) => {
    if (joint === 'or') return groups.push({ items: [items[i + 1]!], joints: [] });
    groups.at(-1)!.joints.push(joint);
    return groups.at(-1)!.items.push(items[i + 1]!);
  });
  const named = groups.every((group) => group.items.length > 1 && group.items.every((item) => item.kind === 'relation'));
  const cases = !joints.includes('and') && !named ? items : groups.map((group) => joined(group.items, group.joints, end));
  return { kind: 'list', joint: 'or', items: cases.flatMap((one) => itemsJoinedBy(one, 'or')) };
}

/** Returns 'and' for a comma if each part only narrows the last one: x ∈ ℝ, x ≠ 2. */
function jointOf(items: readonly Statement[], joints: readonly Joint[]): ',' | 'and' {
  if (joints.includes('and')) return 'and';
  const narrowing = (item: Statement) =>
    (item.kind === 'relation' && item.signs.every((sign) => sign === '≠')) ||
    (item.kind === 'member' && item.of.kind === 'everything');
  return items.every(
    (item, i) => narrowing(item) || (i > 0 && item.kind === 'relation' && items[0]!.kind === 'member' && narrowing(items[0]!)),
  )
    ? 'and'
    : ',';
}

function readUnion(cursor: Cursor): Statement {
  const items = [readDifference(cursor)];
  let kind: 'union' | 'intersection' | null = null;
  while (isSign(peek(cursor), '∪', '∩')) {
    const here = isSign(next(cursor), '∪') ? 'union' : 'intersection';
    if (kind !== null && kind !== here) refuse('Use brackets where ∪ and ∩ meet.', peek(cursor));
    kind = here;
    items.push(readDifference(cursor));
  }
  return kind === null ? items[0]! : { kind, items };
}

/** Reads ℝ \ {2} and ℝ − {2}. */
function readDifference(cursor: Cursor): Statement {
  const from = readItem(cursor);
  const isSet = ['everything', 'set', 'bracketed'].includes(from.kind);
  if (!isSign(peek(cursor), '∖') && !(isSet && isSign(peek(cursor), '-'))) return from;
  next(cursor);
  return { kind: 'difference', items: [from, readItem(cursor)] };
}

function readItem(cursor: Cursor): Statement {
  const token = peek(cursor);
  if (isSign(token, '∅')) return single(cursor, { kind: 'nothing' });
  if (isSign(token, 'ℝ')) return single(cursor, { kind: 'everything' });
  if (token.kind === 'letter' && token.name === 'R' && endsItem(peek(cursor, 1), '∖'))
    return single(cursor, { kind: 'everything' });
  if (isSign(token, '\\{') || (isSign(token, '{') && bracesHoldSet(cursor))) return readSet(cursor);
  if (token.kind === 'command' && token.name === 'matrix') return readRows(cursor);
  if (isSign(token, 'matrix(')) return readMatrix(cursor);
  if (isSign(token, '(', '[') && isSign(peek(cursor, 1), 'matrix(')) return readBracketedMatrix(cursor);
  if (token.kind === 'sign' && Object.hasOwn(maximaIntervals, token.name.slice(0, 2)) && token.name.length === 3)
    return readMaximaInterval(cursor, token.name.slice(0, 2));
  if (isSign(token, '∪') && isSign(peek(cursor, 1), '(')) return readMaximaUnion(cursor);
  if (isSign(token, '[') && isSign(peek(cursor, 1), '[') && holdsComma(cursor)) return readRows(cursor);
  if (isSign(token, '(', '[') && holdsStatements(cursor)) return readGroupOfStatements(cursor);
  if (isSign(token, '(', '[', '⟨') && holdsComma(cursor)) return readBracketed(cursor);
  if (token.kind === 'letter' && isSign(peek(cursor, 1), '∈')) {
    cursor.at += 2;
    return { kind: 'member', letter: token.name, of: readUnion(cursor), written: 'in' };
  }
  return readNamedCollection(cursor) ?? readRelation(cursor);
}

/** Reads S = {1, 2}, x = (2, 5], A = \begin{pmatrix}…; the name adds nothing. */
function readNamedCollection(cursor: Cursor): Statement | null {
  if (peek(cursor).kind !== 'letter' || !isSign(peek(cursor, 1), '=')) return null;
  const after = peek(cursor, 2);
  const ahead: Cursor = { ...cursor, at: cursor.at + 2 };
  const collection =
    isSign(after, '\\{', '∅', 'ℝ', 'matrix(', '⟨') ||
    (after.kind === 'command' && after.name === 'matrix') ||
    (isSign(after, '{') && bracesHoldSet(ahead)) ||
    (isSign(after, '(', '[') && holdsComma(ahead) && endsItem(cursor.tokens[closingBracket(ahead) + 1]!, '∪', '∩'));
  if (!collection) return null;
  cursor.at += 2;
  return readUnion(cursor);
}

/** Reads (x < 0 or x ≥ 1) and x ≤ 3, or [x = 1, y = 2]. */
function readGroupOfStatements(cursor: Cursor): Statement {
  const open = next(cursor);
  const inside = readAlternatives(cursor);
  const close = next(cursor);
  if (!isSign(close, isSign(open, '(') ? ')' : ']')) refuse('I cannot read on from here.', close);
  return inside;
}

/** Reads \\left[\\begin{array}…\\end{array}\\right]. */
function readBracketedMatrix(cursor: Cursor): Statement {
  next(cursor);
  const matrix = readMatrix(cursor);
  const close = next(cursor);
  if (!isSign(close, ')', ']')) refuse('I expected a closing bracket here.', close);
  return matrix;
}

/** Reads oc(1, 2). */
function readMaximaInterval(cursor: Cursor, name: string): Statement {
  const [open, close] = maximaIntervals[name]!;
  next(cursor);
  const low = readExpression(cursor);
  if (!isSign(next(cursor), ',')) refuse('I expected a comma here.', peek(cursor, -1));
  const high = readExpression(cursor);
  if (!isSign(next(cursor), ')')) refuse('I expected “)” here.', peek(cursor, -1));
  return { kind: 'bracketed', open, close, items: [low, high] };
}

/** Reads union(oc(1, 2), co(2, 3)). */
function readMaximaUnion(cursor: Cursor): Statement {
  cursor.at += 2;
  const items = [readDifference(cursor)];
  while (isSign(peek(cursor), ',')) {
    next(cursor);
    items.push(readDifference(cursor));
  }
  if (!isSign(next(cursor), ')')) refuse('I expected “)” here.', peek(cursor, -1));
  return items.length === 1 ? items[0]! : { kind: 'union', items };
}

function single(cursor: Cursor, statement: Statement): Statement {
  next(cursor);
  return statement;
}

const endsItem = (token: Token, ...others: readonly string[]): boolean =>
  token.kind === 'end' || isSign(token, ',', ';', '∪', '∩', ')', ']', '\\}', '}', 'or', 'and', 'where', ...others);

/**
 * True if the braces are a set, which is so if nothing outside is attached to them: `{1}` is a set, the braces of `{x}^2` are
 * LaTeX's. Braces that never close were typed, since a math field closes its own.
 */
function bracesHoldSet(cursor: Cursor): boolean {
  const end = closingBracket(cursor);
  if (end < 0) return true;
  if (cursor.tokens.slice(cursor.at, end).some((token) => isSign(token, 'choose'))) return false; // {5 \choose 2}
  return isSign(cursor.tokens[end]!, '}', '\\}') && endsItem(cursor.tokens[end + 1]!, '∖');
}

function readSet(cursor: Cursor): Statement {
  const open = next(cursor);
  const close = ['\\}', '}']; // ℝ\{2} mixes the two kinds
  if (isSign(peek(cursor), ...close)) return single(cursor, { kind: 'nothing' });
  const letter = peek(cursor);
  const inReals = isSign(peek(cursor, 1), '∈') && (isSign(peek(cursor, 2), 'ℝ') || isLetter(peek(cursor, 2), 'R')) ? 2 : 0;
  if (letter.kind === 'letter' && isSign(peek(cursor, 1 + inReals), '|', ':')) {
    cursor.at += 2 + inReals;
    const of = readAlternatives(cursor);
    if (!isSign(next(cursor), ...close)) refuse('This bracket is never closed.', open);
    return { kind: 'member', letter: letter.name, of, written: 'builder' };
  }
  const items = [readUnion(cursor)];
  while (isSign(peek(cursor), ',', ';')) {
    next(cursor);
    items.push(readUnion(cursor));
  }
  const end = next(cursor);
  if (!isSign(end, ...close))
    refuse(
      end.kind === 'end' ? 'This bracket is never closed.' : 'I expected a comma or the closing bracket here.',
      end.kind === 'end' ? open : end,
    );
  return { kind: 'set', items };
}

const isLetter = (token: Token, name: string): boolean => token.kind === 'letter' && token.name === name;

/** Reads (2, 5), [1, 3), ⟨1, 2⟩; (x, y) = (1, 2) names its coordinates one by one. */
function readBracketed(cursor: Cursor): Statement {
  const left = readTuple(cursor);
  if (!isSign(peek(cursor), '=', '∈')) return left;
  const sign = next(cursor);
  const names = left.items.flatMap((item) => (item.kind === 'letter' ? [item] : []));
  if (names.length < left.items.length) refuse('I cannot read on from here.', sign);
  if (isSign(sign, '∈')) return readUnion(cursor);
  const open = peek(cursor);
  if (!isSign(open, '(', '[', '⟨') || !holdsComma(cursor))
    refuse('I expected brackets with a number for each letter here.', open);
  const right = readTuple(cursor);
  if (right.items.length !== names.length) refuse('I expected a number for each letter here.', open);
  return {
    kind: 'list',
    joint: 'and',
    items: names.map((name, i) => ({ kind: 'relation', sides: [name, right.items[i]!], signs: ['='] })),
  };
}

function readTuple(cursor: Cursor): Extract<Statement, { kind: 'bracketed' }> {
  const open = next(cursor);
  const items = [readExpression(cursor)];
  while (isSign(peek(cursor), ',', ';')) {
    next(cursor);
    items.push(readExpression(cursor));
  }
  const end = next(cursor);
  if (!isSign(end, ')', ']', '⟩')) refuse('I expected a comma or the closing bracket here.', end);
  return { kind: 'bracketed', open: isSign(open, '[') ? '[' : '(', close: isSign(end, ']') ? ']' : ')', items };
}

/** Reads \begin{pmatrix}1 & 2\\3 & 4\end{pmatrix}. */
function readMatrix(cursor: Cursor): Statement {
  const open = next(cursor);
  const rows: Expression[][] = [[]];
  for (;;) {
    rows.at(-1)!.push(readExpression(cursor));
    const token = next(cursor);
    if (isSign(token, 'row') && !isSign(peek(cursor), 'matrix)')) rows.push([]);
    else if (isSign(token, 'matrix)') || (isSign(token, 'row') && isSign(next(cursor), 'matrix)'))) break;
    else if (!isSign(token, '&'))
      refuse(
        token.kind === 'end' ? 'This matrix is never closed.' : 'I cannot read on from here.',
        token.kind === 'end' ? open : token,
      );
  }
  return evenRows(rows, open);
}

/** Reads [[1, 2], [3, 4]] and matrix([1, 2], [3, 4]). */
function readRows(cursor: Cursor): Statement {
  const open = next(cursor);
  if (open.kind === 'command') next(cursor);
  const rows: (readonly Expression[])[] = [];
  do {
    if (rows.length > 0) next(cursor);
    if (!isSign(peek(cursor), '[')) refuse('I expected a row in square brackets here.', peek(cursor));
    rows.push(readTuple(cursor).items);
  } while (isSign(peek(cursor), ',', ';'));
  const end = next(cursor);
  if (!isSign(end, open.kind === 'command' ? ')' : ']')) refuse('I expected a comma or the closing bracket here.', end);
  return evenRows(rows, open);
}

function evenRows(rows: readonly (readonly Expression[])[], open: Token): Statement {
  if (rows.some((row) => row.length !== rows[0]!.length)) refuse('Each row must have as many numbers as the first.', open);
  return { kind: 'matrix', rows };
}

function readRelation(cursor: Cursor): Statement {
  const money = readMoneySign(cursor);
  const sides: Expression[] = [readExpression(cursor)];
  const signs: RelationSign[] = [];
  while (isRelation(peek(cursor))) {
    const sign = next(cursor);
    if (sign.kind === 'sign') signs.push(sign.name as RelationSign);
    if (signs.length >= limits.sides) refuse('That is too much for one line. Write one step to a line.', sign);
    sides.push(readExpression(cursor));
  }
  const last = sides.at(-1)!;
  if (isSign(peek(cursor), ':', 'to') && money === null) return readRatio(cursor, last, signs.length === 1 ? sides[0]! : null);
  if (isSign(peek(cursor), '*') && startsUnit(peek(cursor, 1))) next(cursor); // 25*g
  const unit = money ?? (startsUnit(peek(cursor)) ? readUnit(cursor) : null);
  if (money !== null && startsUnit(peek(cursor))) refuse('I cannot read two units here.', peek(cursor));
  if (unit === null)
    return signs.length === 0 ? { kind: 'expression', expression: sides[0]! } : { kind: 'relation', sides, signs };
  const quantity = money === null ? readSmallerUnits(cursor, { amount: last, unit }) : { amount: last, unit };
  // x = 12 cm: the name in front adds nothing to the quantity.
  const isNamed = signs.length === 1 && signs[0] === '=' && sides[0]!.kind === 'letter';
  if (signs.length > 0 && !isNamed) refuse('I do not expect a unit here.', peek(cursor));
  return { kind: 'quantity', ...quantity };
}

/** Reads 3 : 4 : 5; the names in a : b : c = 3 : 4 : 5 add nothing. */
function readRatio(cursor: Cursor, first: Expression, name: Expression | null): Statement {
  const items = [...partsOfRatio(first)];
  while (isSign(peek(cursor), ':', 'to')) {
    const sign = next(cursor);
    if (peek(cursor).kind === 'end') refuse('Something is missing at the end.', peek(cursor));
    if (items.length < 2) refuse(`Something is missing before “${seen(sign.kind === 'sign' ? sign.name : ':')}”.`, sign);
    items.push(...partsOfRatio(readExpression(cursor)));
  }
  if (isSign(peek(cursor), '=')) {
    const sign = next(cursor);
    if (name !== null) refuse('I cannot read on from here.', sign);
    return readRelation(cursor);
  }
  return { kind: 'ratio', items };
}

const partsOfRatio = (x: Expression): readonly Expression[] =>
  x.kind === 'divide' && x.written === 'ratio' ? [x.left, x.right] : [x];

const isRelation = (token: Token): boolean => token.kind === 'sign' && relationSigns.has(token.name);

/** Reads the currency sign of $5, −$5, $−5 and removes it, since it comes before the number. */
function readMoneySign(cursor: Cursor): UnitPart[] | null {
  const place = isSign(peek(cursor), '-') ? 1 : 0;
  const token = peek(cursor, place);
  if (token.kind !== 'unit' || !/^[$€£]$/.test(token.name)) return null;
  cursor.tokens.splice(cursor.at + place, 1);
  return [{ name: token.name, power: 1 }];
}
