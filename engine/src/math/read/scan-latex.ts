import { superscripts } from './characters.ts';
import { notFinished, ReadingError } from './reading-error.ts';
import { scanNumber } from './scan-number.ts';
import { doNotKnow, isNamed, letterToken, push, pushSign, scanAbout, type Scan } from './scan.ts';
import { scanSuperscript } from './scan-script.ts';
import { scanWord } from './scan-word.ts';
import {
  functionNames,
  greekNames,
  latexFractions,
  latexFrames,
  latexMatrices,
  latexOperations,
  latexSigns,
  latexSilent,
  latexSpaces,
  latexText,
  operationNames,
} from './vocabulary.ts';

/** Reads a command that begins with a backslash. */
export function scanCommand(scan: Scan): void {
  const { source, at } = scan;
  const next = source[at + 1] ?? '';
  const last = scan.tokens.at(-1);
  const afterSet = isNamed(last, 'ℝ', ']', ')') || (last?.kind === 'letter' && last.name === 'R');
  if (afterSet && /^\\\s*(?:\\?\{)/.test(source.slice(at, at + 9))) return pushSign(scan, '∖', at + 1); // ℝ \ {2}
  if (next === '') throw new ReadingError('Something is missing after “\\”.', at, 1);
  if (!/[A-Za-z]/.test(next)) return scanMark(scan, next);

  const name = /^[A-Za-z]+/.exec(source.slice(at + 1, at + 60))![0];
  const end = at + 1 + name.length;
  if (latexSilent.has(name)) {
    scan.spaced ||= latexSpaces.has(name);
    scan.at = end;
    const side = { left: '|(', right: '|)' }[name];
    const after = /^\s*(?:\||\\vert(?![A-Za-z]))/.exec(source.slice(end));
    if (side !== undefined && after !== null) return pushSign(scan, side, end + after[0].length);
    if (side !== undefined && source[end] === '.') scan.at += 1;
    return;
  }
  if (latexFrames.has(name)) return openFrame(scan, end);
  if (latexText.has(name)) return scanText(scan, source[end] === '*' ? end + 1 : end);
  if (latexFractions.has(name)) return push(scan, { kind: 'command', name: 'frac' }, end);
  if (name === 'sqrt') return push(scan, { kind: 'command', name: 'sqrt' }, end);
  if (Object.hasOwn(latexOperations, name)) return push(scan, { kind: 'command', name: latexOperations[name]! }, end);
  if (Object.hasOwn(operationNames, name) && name !== 'mod')
    return push(scan, { kind: 'callee', name: operationNames[name]! }, end);
  if (name === 'begin' || name === 'end') return scanMatrixMark(scan, name, end);
  if (name === 'choose') return pushSign(scan, name, end);
  const negated = name === 'not' ? /^\s*=/.exec(source.slice(end)) : null;
  if (negated !== null) return pushSign(scan, '≠', end + negated[0].length);
  const known = Object.hasOwn(latexSigns, name) ? latexSigns[name] : undefined;
  if (known === '≈') return scanAbout(scan, end);
  if (known === '°') return scanDegree(scan, end);
  if (known === 'e') return push(scan, { kind: 'letter', name: 'e' }, end);
  if (known !== undefined) return pushSign(scan, known, end);
  if (Object.hasOwn(functionNames, name)) return push(scan, { kind: 'function', name: functionNames[name]! }, end);
  if (Object.hasOwn(greekNames, name)) return push(scan, letterToken(scan, greekNames[name]!, at, end), end);
  if (/^(?:[lc]?dots|dotsc|dotsb)$/.test(name))
    throw new ReadingError('I cannot read “…”. Write the exact number.', at, end - at);
  const touching = commandBefore(name); // \\cdotx, \\sinx, as some keyboards write them
  if (touching !== null) {
    if (Object.hasOwn(latexSigns, touching)) return pushSign(scan, latexSigns[touching]!, at + 1 + touching.length);
    return push(scan, { kind: 'function', name: functionNames[touching]! }, at + 1 + touching.length);
  }
  throw new ReadingError(doNotKnow(`\\${name}`), at, end - at);
}

/** Returns the command that a longer name begins with, if one letter is left after it. */
function commandBefore(name: string): string | null {
  const shorter = name.slice(0, -1);
  const known =
    ['cdot', 'times', 'div', 'pm', 'pi'].includes(shorter) || (Object.hasOwn(functionNames, shorter) && shorter.length > 1);
  return known ? shorter : null;
}

function scanMark(scan: Scan, next: string): void {
  const { at } = scan;
  const row = next === '\\' && isNamed(matrixOpen(scan), 'matrix(');
  if (row) return pushSign(scan, 'row', at + 2);
  if (next === '{' || next === '}') return pushSign(scan, `\\${next}`, at + 2);
  if (next === '%') return pushSign(scan, '%', at + 2);
  if (next === '|') return pushSign(scan, '|', at + 2);
  if (next === '$') return push(scan, { kind: 'unit', name: '$' }, at + 2);
  const silent = ',:;! \\()[]'; // spaces, and marks around mathematics
  const slash = /(\d+|(?<!\\[A-Za-z]*)[A-Za-z])\s*$/.exec(scan.source.slice(Math.max(0, at - 20), at))?.[1];
  const below = /^\d+/.exec(scan.source.slice(at + 1, at + 21))?.[0];
  if (slash !== undefined && below !== undefined) throw new ReadingError(`Did you mean / ? Write ${slash}/${below}.`, at, 1);
  if (!silent.includes(next)) throw new ReadingError('I cannot read this sign.', at, 1);
  scan.at += 2;
  scan.spaced ||= ',:; \\'.includes(next);
}

/** Scans \boxed{…}, dropping its braces. */
function openFrame(scan: Scan, from: number): void {
  const open = /^\s*\{/.exec(scan.source.slice(from));
  if (open === null) throw new ReadingError(notFinished, scan.at, from - scan.at);
  let [depth, end] = [1, from + open[0].length];
  while (end < scan.source.length && depth > 0) {
    if (scan.source[end] === '{') depth += 1;
    if (scan.source[end] === '}') depth -= 1;
    end += 1;
  }
  if (depth > 0) throw new ReadingError(notFinished, scan.at, from - scan.at);
  scan.framesEnd.add(end - 1);
  scan.at = from + open[0].length;
}

/** Scans \begin{pmatrix} … \end{pmatrix}. */
function scanMatrixMark(scan: Scan, name: 'begin' | 'end', from: number): void {
  const group = /^\s*\{([A-Za-z]+)\*?\}(?:\s*\{[lcr|\s]*\})?/.exec(scan.source.slice(from));
  if (group === null || !latexMatrices.has(group[1]!)) throw new ReadingError(doNotKnow(`\\${name}`), scan.at, from - scan.at);
  pushSign(scan, name === 'begin' ? 'matrix(' : 'matrix)', from + group[0].length);
}

/** Returns the last matrix token if the matrix is still open. */
function matrixOpen(scan: Scan): Scan['tokens'][number] | undefined {
  return scan.tokens.findLast((token) => isNamed(token, 'matrix(', 'matrix)'));
}

/** Scans `45^\circ` and `45^{\circ}` as 45°, dropping the superscript. */
function scanDegree(scan: Scan, end: number): void {
  const { tokens } = scan;
  const braced = isNamed(tokens.at(-1), '{') && isNamed(tokens.at(-2), '^');
  if (braced || isNamed(tokens.at(-1), '^')) tokens.length -= braced ? 2 : 1;
  const close = braced ? /^\s*\}/.exec(scan.source.slice(end)) : null;
  if (braced) scan.depth -= 1;
  scanTemperature(scan, end + (close?.[0].length ?? 0));
}

/** Scans °, °C, °F. */
export function scanTemperature(scan: Scan, end: number): void {
  const scale = /^\s*(?:\\(?:mathrm|text)\s*\{\s*([CF])\s*\}|([CF])(?![A-Za-z]))/.exec(scan.source.slice(end));
  if (scale === null) return pushSign(scan, '°', end);
  push(scan, { kind: 'unit', name: `°${scale[1] ?? scale[2]!}` }, end + scale[0].length);
}

/** Scans `\text{ or }`, `\mathrm{cm}`: drops the braces and reads the words like typed ones. */
function scanText(scan: Scan, from: number): void {
  const { source, at } = scan;
  const twice = /^\s*\{\s*\\([A-Za-z]+)\s*(?=\{[^{}]*\}\s*\})/.exec(source.slice(from)); // \operatorname{\mathrm{cm}}, as MathLive writes a unit
  if (twice !== null && latexText.has(twice[1]!)) {
    scanText(scan, from + twice[0].length);
    scan.at = source.indexOf('}', scan.at) + 1;
    return;
  }
  const group = /^\s*\{((?:[^{}\\]|\\[,;:! $%]|\{[^{}\\]*\})*)\}/.exec(source.slice(from));
  if (group === null) throw new ReadingError(notFinished, at, from - at);
  const inside = group[1]!;
  const end = from + group[0].length;
  const start = end - 1 - inside.length;
  if (inside.trim() === 'R') return pushSign(scan, 'ℝ', end);
  if (/^(?:e|i)$/.test(inside.trim())) {
    const name = inside.trim();
    return name === 'e' ? push(scan, { kind: 'letter', name }, end) : pushSign(scan, 'ⅈ', end);
  }
  scan.at = start;
  while (scan.at < start + inside.length) {
    const c = source[scan.at]!;
    if (/[A-Za-z]/.test(c)) scanWord(scan);
    else if (/\s/.test(c)) {
      scan.at += 1;
      scan.spaced = true;
    } else if (/\d/.test(c)) scanNumber(scan);
    else if (superscripts[c] !== undefined) scanSuperscript(scan);
    else if (c === '°') scanTemperature(scan, scan.at + 1);
    else if ('$¢€£'.includes(c)) push(scan, { kind: 'unit', name: c }, scan.at + 1);
    else if (c === '\\') scanMark(scan, source[scan.at + 1]!);
    else if (c === '.' && scan.tokens.at(-1)?.kind === 'unit') scan.at += 1;
    else if ('+-*/^%=<>≤≥≠()[]{},;:'.includes(c)) pushSign(scan, c, scan.at + 1);
    else throw new ReadingError(`I cannot read “${c}” here.`, scan.at, 1);
  }
  scan.at = end;
}
