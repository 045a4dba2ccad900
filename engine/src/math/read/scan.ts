import { limits } from '../bounds/limits.ts';
import { ReadingError } from './reading-error.ts';
import type { Grammar, Token, Unplaced } from './token.ts';

/** A text that is being turned into tokens. `source` is folded, and as long as the text. */
export type Scan = {
  readonly source: string;
  readonly grammar: Grammar;
  readonly tokens: Token[];
  /** Names of several characters, the longest first. */
  readonly names: readonly string[];
  /** Names of declared functions. */
  readonly callees: ReadonlySet<string>;
  /** The places where braces end that only frame the mathematics. */
  readonly framesEnd: Set<number>;
  at: number;
  spaced: boolean;
  depth: number; // how many brackets are open here
};

export function startScan(source: string, grammar: Grammar): Scan {
  const declared = [...(grammar.letters ?? []), ...(grammar.names ?? [])];
  return {
    source,
    grammar,
    tokens: [],
    names: declared.filter((name) => name.length > 1 && !/[('{]/.test(name)).sort((a, b) => b.length - a.length),
    callees: new Set(declared.flatMap((name) => /^([A-Za-z]+)\([A-Za-z]*\)$/.exec(name)?.[1] ?? [])),
    framesEnd: new Set(),
    at: 0,
    spaced: false,
    depth: 0,
  };
}

export function push(scan: Scan, token: Unplaced, end: number): void {
  if (scan.tokens.length >= limits.tokens)
    throw new ReadingError('That is too long for me to read. Write just your answer.', scan.at, end - scan.at);
  scan.tokens.push({ ...token, at: scan.at, end, spaced: scan.spaced } as Token);
  scan.at = end;
  scan.spaced = false;
}

export function pushSign(scan: Scan, name: string, end: number): void {
  if (['(', '[', '{', '\\{', '⟨'].includes(name)) scan.depth += 1;
  if ([')', ']', '}', '\\}', '⟩'].includes(name)) scan.depth -= 1;
  push(scan, { kind: 'sign', name }, end);
}

/** True if a letter is allowed here: a variable, e, i if it isn't a variable, or the stem of a name with an index. */
export function isWelcome(scan: Scan, name: string, end: number): boolean {
  const { letters, imaginary } = scan.grammar;
  const indexed = /^\s*[_₀-₉ₙₓᵢ]/.test(scan.source.slice(end, end + 9));
  return letters === null || letters.has(name) || name === 'e' || (name === 'i' && imaginary === true) || indexed;
}

/**
 * Says why a letter is not allowed. A phone writes X where the problem has x: the student is told so, since elsewhere these
 * are two letters.
 */
export function strangerMessage(scan: Scan, name: string): string {
  const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
  return scan.grammar.letters?.has(other) === true
    ? `The letter here is ${other}, not ${name}.`
    : `The letter ${name} isn’t part of this problem.`;
}

export function letterToken(scan: Scan, name: string, from: number, end: number): Unplaced {
  if (!isWelcome(scan, name, end)) throw new ReadingError(strangerMessage(scan, name), from, end - from);
  return { kind: 'letter', name };
}

/** x ≈ 3.14 names a value as x = 3.14 does; after a whole answer ≈ only says how large it is. */
export function scanAbout(scan: Scan, end: number): void {
  const last = scan.tokens.at(-1);
  if (last === undefined) scan.at = end;
  else pushSign(scan, scan.tokens.length === 1 && last.kind === 'letter' ? '=' : '≈', end);
}

export const doNotKnow = (word: string): string => `I do not know “${word.length > 20 ? `${word.slice(0, 20)}…` : word}” here.`;
export const isNamed = (token: Token | undefined, ...names: readonly string[]): boolean =>
  token?.kind === 'sign' && names.includes(token.name);
/** True if a token ends something that a factor could follow. */
export const endsFactor = (token: Token | undefined): boolean =>
  token !== undefined &&
  (['number', 'vulgar', 'letter', 'unit'].includes(token.kind) ||
    isNamed(token, ')', ']', '}', '\\}', '|', '|)', 'π', '∞', '!', '%', '°'));
