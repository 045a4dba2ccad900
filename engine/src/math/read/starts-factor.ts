import { closes, closingBracket, holdsComma, isSign, opens, peek, refuse, type Cursor } from './cursor.ts';
import type { Token } from './token.ts';

/** True if a token can begin a factor right after the token before it. */
export function startsFactor(token: Token, cursor: Cursor): boolean {
  switch (token.kind) {
    case 'number':
    case 'vulgar':
    case 'letter':
    case 'callee':
    case 'function':
      return true;
    case 'command':
      return token.name !== 'matrix';
    case 'sign':
      return (
        ['(', '{', '√', '∛', '∜', 'root', 'π', '∞', 'ⅈ', 'abs', '|(', '⌊', '⌈'].includes(token.name) ||
        (token.name === '[' && isBracket(cursor)) ||
        (token.name === '|' && cursor.bars === 0)
      );
    case 'unit':
    case 'end':
      return false;
  }
}

/** True if the [ at the cursor has its own partner with no comma between: then it is a bracket, not an interval. */
function isBracket(cursor: Cursor): boolean {
  const end = closingBracket(cursor);
  return end >= 0 && isSign(cursor.tokens[end]!, ']') && !holdsComma(cursor);
}

/**
 * True if enough bars follow, in the same brackets and on the same side, to close both the bar before the cursor (as an
 * opening one) and the bar outside it. A bar after a sign can only open.
 */
export function couldOpenInstead(cursor: Cursor): boolean {
  let [depth, opening, all] = [0, 0, 0];
  for (let i = cursor.at; i < cursor.tokens.length; i += 1) {
    const token = cursor.tokens[i]!;
    if (opens(token)) depth += 1;
    else if (closes(token)) depth -= 1;
    if (depth < 0 || (depth === 0 && isSign(token, ...sideEnds))) break;
    if (depth > 0 || !isSign(token, '|')) continue;
    all += 1;
    const before = cursor.tokens[i - 1]!;
    if (before.kind === 'sign' && !closes(before) && !isSign(before, '|', '|)', 'π', '∞', 'ⅈ', '!', '%', '°')) opening += 1;
  }
  return all - opening >= 2 + opening;
}
const sideEnds = ['=', '<', '>', '≤', '≥', '≠', '≈', ',', ';', 'or', 'and', 'where', '∪', '∩', ':', 'to', '&', 'row', 'matrix)'];

/** Throws for `1 2` and `x2`, which could mean two things: a guess could mark a student wrong for something she did not say. */
export function refuseOddNeighbours(cursor: Cursor): void {
  const [before, token] = [cursor.tokens[cursor.at - 1]!, peek(cursor)];
  if (token.kind !== 'number' && token.kind !== 'vulgar') return;
  // 2^6 3^5: after a power only another power can follow, so this is a product
  const afterPower = isSign(cursor.tokens[cursor.at - 2] ?? token, '^') && isSign(peek(cursor, 1), '^');
  if ((before.kind === 'number' || before.kind === 'vulgar') && !afterPower)
    refuse('Two numbers stand side by side. Is a sign missing between them?', token);
  if (before.kind === 'letter') {
    refuse(`I cannot tell what ${before.name} beside the number means. Write the number in front, or use ^ for a power.`, token);
  }
}
