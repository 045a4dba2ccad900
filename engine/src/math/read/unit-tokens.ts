import { findUnit } from '../units/unit-table.ts';
import { isSign } from './cursor.ts';
import { endsFactor, push, type Scan } from './scan.ts';
import type { Token } from './token.ts';

const signOfUnit =
  /^(?:(?:[kM]|\\mathrm\s*\{\s*[kM]\s*\}\s*)?(?:Ω|\\Omega(?![A-Za-z]))|(?:μ|µ|\\mu(?![A-Za-z]))\s*(?:\\(?:mathrm|text)\s*\{\s*[A-Za-z]{1,2}\s*\}|[A-Za-z]{1,2}(?![A-Za-z])))/;

/** Scans a unit with a Greek letter after its number: 5 μg, 5 \mu g, 20 kΩ. Returns whether there was one. */
export function scanGreekUnit(scan: Scan): boolean {
  const { source, at, grammar } = scan;
  const found = grammar.units && endsFactor(scan.tokens.at(-1)) ? signOfUnit.exec(source.slice(at, at + 40))?.[0] : undefined;
  if (found === undefined) return false;
  const name = found
    .replace(/\\Omega/, 'Ω')
    .replace(/\\mu|µ/, 'μ')
    .replace(/\\mathrm|\\text|[\s{}]/g, '');
  if (findUnit(name) === null) return false;
  push(scan, { kind: 'unit', name }, at + found.length);
  return true;
}

/** Rewrites units as they are typed on one line: \frac{km}{h} as km/h, and (36 kJ)/mol without its brackets. */
export function plainUnits(tokens: Token[]): Token[] {
  if (!tokens.some((token) => token.kind === 'unit')) return tokens;
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    const top = token.kind === 'command' && token.name === 'frac' ? unitGroup(tokens, i + 1) : null;
    const bottom = top === null ? null : unitGroup(tokens, top.end + 1);
    if (top !== null && bottom !== null && (endsFactor(out.at(-1)) || (out.length > 0 && isSign(out.at(-1)!, '*')))) {
      out.push(...top.inside, { ...token, kind: 'sign', name: '/' }, ...bottom.inside);
      i = bottom.end;
      continue;
    }
    const close = isSign(token, '(') ? bracketedQuantity(tokens, i) : null;
    if (close !== null) {
      out.push(...tokens.slice(i + 1, close));
      i = close;
    } else out.push(token);
  }
  return out;
}

/** Returns the units between the braces at `from`; null if there is anything else. */
function unitGroup(tokens: readonly Token[], from: number): { inside: Token[]; end: number } | null {
  if (!isSign(tokens[from]!, '{') || tokens[from + 1]?.kind !== 'unit') return null;
  let depth = 0;
  for (let i = from; i < tokens.length; i += 1) {
    const token = tokens[i]!;
    if (isSign(token, '{')) depth += 1;
    else if (isSign(token, '}')) depth -= 1;
    else if (token.kind !== 'unit' && token.kind !== 'number' && !isSign(token, '*', '^', '-')) return null;
    if (depth === 0) return { inside: tokens.slice(from + 1, i), end: i };
  }
  return null;
}

/** Returns where the bracket closes that holds a number with its unit, if a slash and another unit follow; else null. */
function bracketedQuantity(tokens: readonly Token[], from: number): number | null {
  let at = from + (isSign(tokens[from + 1]!, '-') ? 2 : 1);
  if (tokens[at]?.kind !== 'number') return null;
  at += isSign(tokens[at + 1] ?? tokens[at]!, '*') ? 2 : 1;
  if (tokens[at]?.kind !== 'unit') return null;
  while (tokens[at]?.kind === 'unit') at += 1;
  const [close, slash, unit] = tokens.slice(at, at + 3);
  return close !== undefined && isSign(close, ')') && slash !== undefined && isSign(slash, '/') && unit?.kind === 'unit'
    ? at
    : null;
}
