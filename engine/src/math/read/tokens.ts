import { limits } from '../limits.ts';
import { rational, type Rational } from '../rational.ts';
import type { FunctionName } from '../syntax-tree.ts';
import { isUnitName } from '../units/unit-table.ts';
import { notFinished, ReadingError } from './reading-error.ts';
import {
  functionNames,
  latexSigns,
  latexSilent,
  latexSpaces,
  latexText,
  sameCharacter,
  superscripts,
  vulgarFractions,
  wordSigns,
} from './vocabulary.ts';

/** What the reader may expect in a text. */
export type Grammar = {
  /** The letters that are variables here; null: any single letter. */
  letters: ReadonlySet<string> | null;
  /** Whether 1,200 outside brackets is one number; in a set or a list it is two. */
  thousands: boolean;
  /** Whether the answer can only be one number, so that a comma between digits is no list. */
  oneNumber: boolean;
  /** A unit that stands in no table, such as 'apples'. */
  ownUnit: string | null;
  /** Whether words for units are looked for at all; otherwise m and g are letters. */
  units: boolean;
};

type Place = { readonly at: number; readonly end: number; readonly spaced: boolean };
export type Token = Place &
  (
    | { readonly kind: 'number'; readonly text: string; readonly value: Rational; readonly decimals: number | null }
    | { readonly kind: 'vulgar'; readonly top: bigint; readonly bottom: bigint }
    | { readonly kind: 'letter'; readonly name: string }
    | { readonly kind: 'function'; readonly name: FunctionName }
    | { readonly kind: 'unit'; readonly name: string }
    | { readonly kind: 'command'; readonly name: 'frac' | 'sqrt' }
    | { readonly kind: 'sign'; readonly name: string }
    | { readonly kind: 'end' }
  );
type Unplaced = Token extends infer T ? (T extends Token ? Omit<T, keyof Place> : never) : never;

const signs = new Set('+-*/÷^_!%°±=<≤>≥≠()[]{}|,;:∪∩∈∅ℝ∞√∛∜π'.split(''));
const letter = /[A-Za-z]/;
const greek = /[α-ωΑ-ΩθΔ]/;
const twoSigns: Readonly<Record<string, string>> = {
  '<=': '≤',
  '=<': '≤',
  '>=': '≥',
  '=>': '≥',
  '!=': '≠',
  '**': '^',
  '==': '=',
  '||': '|',
};

/**
 * Splits LaTeX or plain text, told apart token by token, so that a student may mix them.
 * Errors: ReadingError at the first thing it cannot read.
 */
export function tokensOf(text: string, grammar: Grammar): Token[] {
  if (text.length > limits.textLength) {
    throw new ReadingError(
      'That is too long for me to read. Write just your answer.',
      limits.textLength,
      text.length - limits.textLength,
    );
  }
  const source = Array.from({ length: text.length }, (_, i) => {
    const same = sameCharacter[text[i]!];
    return same !== undefined && same.length === 1 ? same : text[i]!;
  }).join('');
  const tokens: Token[] = [];
  const dollarsAreMarks = (source.match(/\$/g)?.length ?? 0) % 2 === 0; // $x$ is mathematics, $5 is money
  let [at, spaced, depth] = [0, false, 0];

  const push = (token: Unplaced, end: number) => {
    if (tokens.length >= limits.tokens)
      throw new ReadingError('That is too long for me to read. Write just your answer.', at, end - at);
    tokens.push({ ...token, at, end, spaced } as Token);
    at = end;
    spaced = false;
  };
  const sign = (name: string, end: number) => {
    if ('([{'.includes(name) || name === '\\{') depth += 1;
    if (')]}'.includes(name) || name === '\\}') depth -= 1;
    push({ kind: 'sign', name }, end);
  };

  const named = /^\s*([A-Za-z])\s*(?:\\left)?\(\s*([A-Za-z])\s*(?:\\right)?\)\s*=/.exec(source);
  if (named !== null && (grammar.letters === null ? /[fghpq]/i.test(named[1]!) : !grammar.letters.has(named[1]!))) {
    at = named[0].search(/\S/); // f(x) = … is one name
    push({ kind: 'letter', name: `${named[1]}(${named[2]})` }, named[0].length - 1);
  }

  while (at < source.length) {
    const c = source[at]!;
    if (/\s/.test(c) || c === '\u200b' || c === '~' || (c === '$' && dollarsAreMarks)) {
      at += 1;
      spaced = true;
    } else if (/\d/.test(c) || (c === '.' && /\d/.test(source[at + 1] ?? ''))) {
      readNumber();
    } else if (c === '\\') {
      readCommand();
    } else if (vulgarFractions[c] !== undefined) {
      const [top, bottom] = vulgarFractions[c];
      push({ kind: 'vulgar', top, bottom }, at + 1);
    } else if (superscripts[c] !== undefined) {
      readSuperscript();
    } else if (letter.test(c)) {
      readWord();
    } else if (greek.test(c)) {
      push(c === 'π' ? { kind: 'sign', name: 'π' } : letterToken(c, at, at + 1), at + 1);
    } else if (source.startsWith('...', at) || c === '…') {
      throw new ReadingError('I cannot read “…”. Write the exact number.', at, c === '…' ? 1 : 3);
    } else if (twoSigns[source.slice(at, at + 2)] !== undefined && source.slice(at, at + 2) !== '||') {
      sign(twoSigns[source.slice(at, at + 2)]!, at + 2);
    } else if (c === '+' && source[at + 1] === '-') {
      throw new ReadingError(
        'There are two signs in a row here. Write ± for plus or minus, or put brackets around the negative number.',
        at,
        2,
      );
    } else if ('$¢€£'.includes(c)) {
      push({ kind: 'unit', name: c }, at + 1);
    } else if (c === '∨' || c === '∧') {
      sign(c === '∨' ? 'or' : 'and', at + 1);
    } else if (signs.has(c)) {
      sign(c, at + 1);
    } else if (c === '.' && source[at - 1] !== '.' && source.slice(at + 1).trim() === '') {
      at += 1; // a full stop after the answer
    } else {
      const whole = String.fromCodePoint(text.codePointAt(at)!);
      throw new ReadingError(`I cannot read “${whole}” here.`, at, whole.length);
    }
  }
  tokens.push({ kind: 'end', at: source.length, end: source.length, spaced });
  return tokens;

  function readNumber(): void {
    const rest = source.slice(at);
    const grouped = grammar.thousands && depth === 0 ? /^\d{1,3}(?:(?:,|\{,\})\d{3})+(?!\d)/.exec(rest) : null;
    const whole = grouped?.[0] ?? /^\d*/.exec(rest)![0];
    const decimals = /^\.(\d*)/.exec(rest.slice(whole.length));
    let length = whole.length + (decimals?.[0].length ?? 0);
    const digits = whole.replace(/\D/g, '');
    const after = decimals?.[1] ?? '';
    if (digits.length + after.length > limits.digits)
      throw new ReadingError('That number has too many digits for me.', at, length);
    if (decimals !== null && /^\.\d/.test(rest.slice(length)))
      throw new ReadingError('A number can have only one decimal point.', at, length + 1);
    let value = rational(BigInt(digits + after || '0'), 10n ** BigInt(after.length));
    let places = decimals === null ? null : after.length;
    const exponent = /^[eE]([+-]?\d{1,3})(?![\d.])/.exec(rest.slice(length));
    if (exponent !== null && grammar.letters?.has('e') !== true) {
      const power = Number(exponent[1]);
      value = power < 0 ? rational(value.n, value.d * 10n ** BigInt(-power)) : rational(value.n * 10n ** BigInt(power), value.d);
      length += exponent[0].length;
      places = Math.max(0, after.length - power);
    }
    if (grammar.oneNumber && depth === 0 && grouped === null && /^,\d/.test(rest.slice(length))) {
      throw new ReadingError('Use a point for decimals, and a comma only between groups of three digits.', at + length, 1);
    }
    push({ kind: 'number', text: rest.slice(0, length), value, decimals: places }, at + length);
  }

  function readSuperscript(): void {
    let end = at;
    while (superscripts[source[end] ?? ''] !== undefined) end += 1;
    const written = source.slice(at, end).replace(/./gu, (c) => superscripts[c]!);
    const found = /^([+-]?)(\d+|[nx])$/.exec(written);
    if (found === null) throw new ReadingError('I cannot read this exponent.', at, end - at);
    const start = at;
    push({ kind: 'sign', name: '^' }, start); // the sign takes no room of its own
    push({ kind: 'sign', name: '{' }, start);
    if (found[1] === '-') push({ kind: 'sign', name: '-' }, start);
    if (/\d/.test(found[2]!))
      push({ kind: 'number', text: found[2]!, value: rational(BigInt(found[2]!)), decimals: null }, start);
    else push(letterToken(found[2]!, start, end), start);
    push({ kind: 'sign', name: '}' }, end);
  }

  function readCommand(): void {
    const next = source[at + 1] ?? '';
    if (next === '') throw new ReadingError('Something is missing after “\\”.', at, 1);
    if (!letter.test(next)) {
      if (next === '{' || next === '}') return sign(`\\${next}`, at + 2);
      if (next === '%') return sign('%', at + 2);
      if (next === '|') return sign('|', at + 2);
      if (next === '$') return push({ kind: 'unit', name: '$' }, at + 2);
      if (',:;! \\'.includes(next)) {
        at += 2;
        spaced ||= next !== '!';
        return;
      }
      if (next === '(' || next === ')' || next === '[' || next === ']') {
        at += 2; // marks around mathematics
        return;
      }
      throw new ReadingError('I cannot read this sign.', at, 2);
    }
    const name = /^[A-Za-z]+/.exec(source.slice(at + 1))![0];
    const end = at + 1 + name.length;
    if (latexSilent.has(name)) {
      spaced ||= latexSpaces.has(name);
      at = end;
      if ((name === 'left' || name === 'right') && source[at] === '.') at += 1;
      return;
    }
    if (latexText.has(name)) return readText(end);
    if (['frac', 'dfrac', 'tfrac', 'cfrac'].includes(name)) return push({ kind: 'command', name: 'frac' }, end);
    if (name === 'sqrt') return push({ kind: 'command', name: 'sqrt' }, end);
    const known = latexSigns[name];
    if (known === '°') return degree(end);
    if (known !== undefined) return known === 'e' ? push({ kind: 'letter', name: 'e' }, end) : sign(known, end);
    const called = functionNames[name];
    if (called !== undefined) return push({ kind: 'function', name: called }, end);
    const greekLetter = greekNames[name];
    if (greekLetter !== undefined) return push(letterToken(greekLetter, at, end), end);
    // `\cdotx` is how some keyboards write `\cdot x`.
    throw new ReadingError(doNotKnow(`\\${name}`), at, end - at);
  }

  /** `45^\circ` and `45^{\circ}` are 45°: the height falls away. */
  function degree(end: number): void {
    const braced = isNamed(tokens.at(-1), '{') && isNamed(tokens.at(-2), '^');
    if (braced || isNamed(tokens.at(-1), '^')) tokens.length -= braced ? 2 : 1;
    const close = braced ? /^\s*\}/.exec(source.slice(end)) : null;
    if (braced) depth -= 1;
    sign('°', end + (close?.[0].length ?? 0));
  }

  /** `\text{ or }`, `\mathrm{cm}`: the braces fall away and the words are read like typed ones. */
  function readText(from: number): void {
    const group = /^\s*\{([^{}\\]*)\}/.exec(source.slice(from));
    if (group === null) throw new ReadingError(notFinished, at, from - at);
    const inside = group[1]!;
    const start = from + group[0].length - 1 - inside.length;
    if (inside.trim() === 'R') {
      sign('ℝ', from + group[0].length);
      return;
    }
    at = start;
    while (at < start + inside.length) {
      const c = source[at]!;
      if (letter.test(c)) readWord();
      else if (/\s/.test(c)) {
        at += 1;
        spaced = true;
      } else if (/\d/.test(c)) readNumber();
      else if (superscripts[c] !== undefined) readSuperscript();
      else if (signs.has(c)) sign(c, at + 1);
      else throw new ReadingError(`I cannot read “${c}” here.`, at, 1);
    }
    at = from + group[0].length;
  }

  function readWord(): void {
    const run = /^[A-Za-z]+/.exec(source.slice(at))![0];
    const whole = wholeWord(run);
    if (whole !== null) return push(whole, at + run.length);
    // `3xsqrt2`, `sinx`, `xy`: the longest known word at each place, otherwise one letter.
    const start = at;
    let unknown = 0;
    while (at < start + run.length) {
      const left = source.slice(at, start + run.length);
      const known = knownWord(left);
      if (known !== null) push(known.token, at + known.length);
      else {
        const name = left[0]!;
        if (grammar.letters !== null && !grammar.letters.has(name) && name !== 'e') unknown += 1;
        push({ kind: 'letter', name }, at + 1);
      }
    }
    const isWord = grammar.letters === null ? run.length > 3 : unknown > 0 && run.length > 1;
    if (isWord) throw new ReadingError(doNotKnow(run), start, run.length);
  }

  function wholeWord(run: string): Unplaced | null {
    if (run.length === 1) {
      const named = /^\s*=/.test(source.slice(at + 1)); // t = 5: a name, though t be a unit too
      if (grammar.letters?.has(run) === true || named) return { kind: 'letter', name: run };
      if (grammar.letters === null && run !== 'U' && !(grammar.units && isUnitName(run))) return { kind: 'letter', name: run };
    }
    const lower = run.toLowerCase();
    const called = functionNames[run] ?? (run.length > 1 ? functionNames[lower] : undefined);
    if (called !== undefined) return { kind: 'function', name: called };
    const signName = wordSigns[run] ?? (run.length > 1 ? wordSigns[lower] : undefined);
    if (signName !== undefined) return { kind: 'sign', name: signName };
    if (grammar.ownUnit !== null && sameWord(run, grammar.ownUnit)) return { kind: 'unit', name: run };
    if (isUnitName(run) && (grammar.units || run.length > 1) && !spelledByLetters(run)) return { kind: 'unit', name: run };
    if (run.length === 1) return letterToken(run, at, at + 1);
    return null;
  }

  function spelledByLetters(run: string): boolean {
    return grammar.letters !== null && Array.from(run).every((c) => grammar.letters!.has(c));
  }

  function knownWord(left: string): { token: Unplaced; length: number } | null {
    for (let length = Math.min(6, left.length); length > 1; length -= 1) {
      const word = left.slice(0, length);
      const called = functionNames[word];
      if (called !== undefined) return { token: { kind: 'function', name: called }, length };
      if (word === 'sqrt' || word === 'pi' || word === 'cbrt') return { token: { kind: 'sign', name: wordSigns[word]! }, length };
    }
    return null;
  }

  function letterToken(name: string, from: number, end: number): Unplaced {
    if (grammar.letters !== null && !grammar.letters.has(name) && name !== 'e') {
      throw new ReadingError(`The letter ${name} does not belong to this problem.`, from, end - from);
    }
    return { kind: 'letter', name };
  }
}

const doNotKnow = (word: string): string => `I do not know “${word.length > 20 ? `${word.slice(0, 20)}…` : word}” here.`;
const isNamed = (token: Token | undefined, name: string): boolean => token?.kind === 'sign' && token.name === name;
const sameWord = (a: string, b: string): boolean => a.toLowerCase().replace(/s$/, '') === b.toLowerCase().replace(/s$/, '');

const greekNames: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  phi: 'φ',
  omega: 'ω',
};
