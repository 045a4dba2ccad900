import { isUnitName } from '../units/unit-table.ts';
import { readNumberWords } from './number-words.ts';
import { isAreaFunction } from './read-area-function.ts';
import { ReadingError } from './reading-error.ts';
import { scanFractionWord } from './scan-fraction-word.ts';
import { doNotKnow, endsFactor, isNamed, isWelcome, letterToken, push, pushSign, strangerMessage, type Scan } from './scan.ts';
import type { Unplaced } from './token.ts';
import { functionNames, greekNames, operationNames, phraseSigns, wordSigns } from './vocabulary.ts';
import { wordAtStart } from './words.ts';

const phrases = Object.keys(phraseSigns).sort((a, b) => b.length - a.length);

/** Reads a run of letters: names, numbers in words, signs in words, functions, units, or letters side by side. */
export function scanWord(scan: Scan): void {
  const { source, at } = scan;
  const run = /^[A-Za-z]+/.exec(source.slice(at, at + 200))![0];
  const spelled = spelledByLetters(scan, run);
  // x ∈ R, R\{2}: all real numbers, even if R is not a letter of the problem.
  if (run === 'R' && (isNamed(scan.tokens.at(-1), '∈') || /^R\s*\\\s*\\?\{/.test(source.slice(at, at + 12))))
    return pushSign(scan, 'ℝ', at + 1);
  if (scanName(scan) || (run.length === 1 && scanTimes(scan))) return;
  if (!spelled && (skipPlainUnits(scan) || scanFractionWord(scan, run))) return;
  if (!spelled && (scanPhrase(scan) || scanNumberInWords(scan))) return;

  const whole = wholeWord(scan, run, spelled);
  if (whole !== null) return pushWord(scan, whole, at + run.length);

  // `3xsqrt2`, `sinx`, `xy`: the longest known word at each place, otherwise one letter.
  const end = at + run.length;
  const unknown: string[] = [];
  const before = scan.tokens.length;
  while (scan.at < end) {
    if (scanName(scan)) continue;
    const left = source.slice(scan.at, end);
    const known = spelled ? null : wordAtStart(left);
    if (known !== null) {
      const token: Unplaced =
        known.called === null ? { kind: 'sign', name: wordSigns[known.word]! } : { kind: 'function', name: known.called };
      push(scan, token, scan.at + known.word.length);
    } else {
      if (!isWelcome(scan, left[0]!, scan.at + 1)) unknown.push(left[0]!);
      push(scan, { kind: 'letter', name: left[0]! }, scan.at + 1);
    }
  }
  const known = Array.from(run).every((c) => c === 'e' || scan.grammar.names?.includes(c) === true);
  const isWord = scan.grammar.letters === null ? !known && run.length > 3 && scan.tokens.length - before > 3 : unknown.length > 0;
  if (!isWord) return;
  const short = unknown.length === 1 && run.length <= 3;
  const { oneNumber, ownUnit } = scan.grammar;
  if (oneNumber && ownUnit === null && !short && before > 0 && scan.tokens[before - 1]!.kind === 'number')
    throw new ReadingError(`Write just the number, without “${run.slice(0, 20)}”.`, at, run.length);
  throw new ReadingError(short ? strangerMessage(scan, unknown[0]!) : doNotKnow(run), at, run.length);
}

function pushWord(scan: Scan, token: Unplaced, end: number): void {
  if (token.kind !== 'sign') return push(scan, token, end);
  const power = { '²': 2n, '³': 3n }[token.name];
  if (power !== undefined) {
    const start = scan.at;
    pushSign(scan, '^', start);
    return push(scan, { kind: 'number', text: `${power}`, value: { n: power, d: 1n }, decimals: null }, end);
  }
  if (token.name === '-∞') {
    pushSign(scan, '-', scan.at);
    return pushSign(scan, '∞', end);
  }
  pushSign(scan, token.name, end);
}

/** Scans a declared name of several characters: speed, x_1 (x1 too), and f if f(2) can be read. */
function scanName(scan: Scan): boolean {
  const rest = scan.source.slice(scan.at, scan.at + 60);
  const { letters } = scan.grammar;
  const name = scan.names.find(
    (one) => rest.startsWith(one) || (letters?.has(one) === true && rest.startsWith(one.replace('_', ''))),
  );
  if (name !== undefined && !name.includes('_')) {
    if (rest[name.length] === '_' || rest.startsWith(' _', name.length)) return false;
    push(scan, { kind: 'letter', name }, scan.at + name.length);
    return true;
  }
  if (name !== undefined && !rest.startsWith(name)) {
    const plain = name.replace('_', '');
    if (/^[A-Za-z0-9]/.test(rest.slice(plain.length)) && /\d$/.test(plain)) return false;
    push(scan, { kind: 'letter', name }, scan.at + plain.length);
    return true;
  }
  if (/^matrix\s*\(\s*\[/.test(rest)) {
    push(scan, { kind: 'command', name: 'matrix' }, scan.at + 6); // as Maxima writes it
    return true;
  }
  const interval = /^(?:%?)(oo|oc|co|cc)\s*\(/.exec(rest);
  if (interval !== null && !spelledByLetters(scan, interval[1]!)) {
    pushSign(scan, `${interval[1]!}(`, scan.at + interval[0].length);
    scan.depth += 1;
    return true;
  }
  const operation = /^([A-Za-z]+)\s*\}?\s*(?:\\left\s*)?\(/.exec(rest)?.[1];
  if (
    operation !== undefined &&
    Object.hasOwn(operationNames, operation.toLowerCase()) &&
    (holdsComma(scan, operation) || isAreaFunction(operationNames[operation.toLowerCase()]!))
  ) {
    push(scan, { kind: 'callee', name: operationNames[operation.toLowerCase()]! }, scan.at + operation.length);
    return true;
  }
  const callee = /^([A-Za-z]+)\s*(?:\\left\s*)?\(/.exec(rest)?.[1];
  if (callee === undefined || !scan.callees.has(callee)) return false;
  push(scan, { kind: 'callee', name: callee }, scan.at + callee.length);
  return true;
}

/** True if there is a comma in the bracket after an operation's name: max(3, 5). m(…) and "min" have none. */
const holdsComma = (scan: Scan, name: string): boolean =>
  /^[^()]*\((?:[^()]|\([^()]*\))*,/.test(scan.source.slice(scan.at + name.length, scan.at + 200));

/** Scans 3 x 4, 2.5 x 10^3, where x is a times sign. If x may be a letter, the student is asked. */
function scanTimes(scan: Scan): boolean {
  const { source, at, grammar } = scan;
  const before = scan.tokens.at(-1);
  if (!/^[xX]\s*\d/.test(source.slice(at)) || (before?.kind !== 'number' && before?.kind !== 'vulgar' && !isNamed(before, ')')))
    return false;
  const { letters } = grammar;
  const isLetter = letters !== null && (letters.has('x') || letters.has('X'));
  const scientific = /^[xX]\s*10\s*(?:\^|\*\*|[⁰¹²³⁴-⁹⁻])/.test(source.slice(at));
  if (!isLetter && (letters !== null || grammar.oneNumber || scientific)) {
    pushSign(scan, '*', at + 1);
    return true;
  }
  throw new ReadingError('Did you mean times? Write * or · for it, so that it is no letter x.', at, 1);
}

function scanPhrase(scan: Scan): boolean {
  const rest = scan.source
    .slice(scan.at, scan.at + 60)
    .toLowerCase()
    .replace(/\s/g, ' ');
  const phrase = phrases.find((one) => rest.startsWith(one) && !/^[a-z]/.test(rest.slice(one.length)));
  if (phrase === undefined) return false;
  pushSign(scan, phraseSigns[phrase]!, scan.at + phrase.length);
  return true;
}

/** Skips "units" in 10 units, 10 square units, which says nothing about the unit. */
function skipPlainUnits(scan: Scan): boolean {
  const found = /^(?:(?:square|sq|cubic|cu)\.?\s+)?units?(?![A-Za-z])/i.exec(scan.source.slice(scan.at, scan.at + 40));
  if (found === null || /unit/i.test(scan.grammar.ownUnit ?? '') || !endsFactor(scan.tokens.at(-1))) return false;
  scan.at += found[0].length;
  return true;
}

function scanNumberInWords(scan: Scan): boolean {
  const found = readNumberWords(scan.source.slice(scan.at, scan.at + 120));
  const own = scan.grammar.ownUnit;
  if (found === null || (own !== null && sameWord(/^[A-Za-z]+/.exec(scan.source.slice(scan.at))![0], own))) return false;
  const [start, end] = [scan.at, scan.at + found.length];
  const { whole, fraction, decimals } = found;
  if (whole !== null)
    push(scan, { kind: 'number', text: scan.source.slice(start, end), value: whole, decimals }, fraction === null ? end : start);
  if (fraction !== null) push(scan, { kind: 'vulgar', ...fraction }, end);
  return true;
}

function wholeWord(scan: Scan, run: string, spelled: boolean): Unplaced | null {
  const { grammar, source, at } = scan;
  const { letters } = grammar;
  const after = source.slice(at + run.length);
  if (run.length > 2 && !spelled && Object.hasOwn(greekNames, run))
    return letterToken(scan, greekNames[run]!, at, at + run.length);
  if (run.length === 1) {
    const named = /^\s*=/.test(after); // t = 5: a name, even if t is also a unit
    if (letters?.has(run) === true || named) return { kind: 'letter', name: run };
    if (letters === null && run !== 'U' && !(grammar.units && isUnitName(run))) return { kind: 'letter', name: run };
  }
  const lower = run.toLowerCase();
  const member = endsFactor(scan.tokens.at(-1)) && /^\s*(?:\\left\s*)?(?:\\?[{([]|ℝ|R\b|\\mathbb)/.test(after);
  if (lower === 'in' && member && !spelled) return { kind: 'sign', name: '∈' };
  const called = named(functionNames, run);
  const seconds = called === 'sec' && /^(?:\s*\^\s*\{?-?\d\}?)?[\s.]*$/.test(after); // 30 sec, m/sec^2: not a function
  if (called !== undefined && !seconds) return { kind: 'function', name: called };
  if (grammar.ownUnit !== null && sameWord(run, grammar.ownUnit)) return { kind: 'unit', name: run };
  if (spelled) return null;
  if (/^ar?c?(?:sinh|cosh|tanh)$/.test(run)) throw new ReadingError(doNotKnow(run), at, run.length); // not an arcsine of hx
  // "cm squared" is a power of the unit; "x squared" is a power of x.
  const ofUnit = /^(?:squared|cubed)$/.test(lower) && scan.tokens.at(-1)?.kind === 'unit';
  const signName = ofUnit ? undefined : named(wordSigns, run);
  if (signName !== undefined && !(lower === 'percent' && grammar.ownUnit === 'percent')) return { kind: 'sign', name: signName };
  if (isUnitName(run) && (grammar.units || run.length > 1)) return { kind: 'unit', name: run };
  return run.length === 1 ? letterToken(scan, run, at, at + 1) : null;
}

function spelledByLetters(scan: Scan, run: string): boolean {
  const { letters } = scan.grammar;
  return letters !== null && Array.from(run).every((c) => letters.has(c));
}

export const sameWord = (a: string, b: string): boolean =>
  a.toLowerCase().replace(/s$/, '') === b.toLowerCase().replace(/s$/, '');

/** Looks up a word in a table, as written or else in lower case. Own properties only, so that "constructor" isn't found. */
const named = <T>(table: Readonly<Record<string, T>>, run: string): T | undefined =>
  [run, ...(run.length > 1 ? [run.toLowerCase()] : [])].flatMap((word) => (Object.hasOwn(table, word) ? [table[word]!] : []))[0];
