import { isInteger } from '../exact/rational.ts';
import { readNumberWords } from './number-words.ts';
import { ReadingError } from './reading-error.ts';
import { isNamed, pushSign, type Scan } from './scan.ts';
import { clockUnits } from './vocabulary.ts';

/**
 * Scans words within a number in digits: 1 and 1/2, 3 over 4, 2/3rds. Errors: ReadingError for 1 in 4; the student is told
 * how to write it.
 */
export function scanFractionWord(scan: Scan, run: string): boolean {
  const { source, at, tokens, grammar } = scan;
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  const word = run.toLowerCase();
  const rest = source.slice(at, at + 60);
  if (last?.kind === 'unit' && clockUnits.has(last.name) && /^[ap]m$/.test(word))
    throw new ReadingError(`Write just the time, without ${word}.`, at, run.length);
  if (last?.kind !== 'number' || last.decimals !== null || !isInteger(last.value)) return false;

  if (grammar.oneNumber && isNamed(before, '/') && !scan.spaced && /^(?:rds?|ths?|nds?)$/.test(word)) {
    scan.at += run.length;
    return true;
  }
  if (before !== undefined && !isNamed(before, '-', '=')) return false;
  const share = /^(?:out\s+of|in)\s+(\d{1,9})[\s.]*$/i.exec(rest);
  if (share !== null)
    throw new ReadingError(`Write ${last.value.n}/${share[1]!}.`, last.at, at + share[0].trimEnd().length - last.at);
  if (word === 'over' && /^over\s+\d/i.test(rest)) {
    pushSign(scan, '/', at + run.length);
    return true;
  }
  if (word !== 'and' || !grammar.oneNumber || !startsPart(rest.slice(run.length))) return false;
  scan.at += run.length;
  scan.spaced = true;
  return true;
}

/**
 * True if a part of one whole follows: 1/2, ½, a half, three quarters. Not 3/2, and not 1/2 if it may be the second of two
 * answers.
 */
function startsPart(text: string): boolean {
  const written = /^\s*(\d{1,9})\s*\/\s*(\d{1,9})(?![\d.,]*\s*\/|[\d.])/.exec(text);
  if (written !== null) return BigInt(written[1]!) < BigInt(written[2]!);
  if (/^\s*[½⅓⅔¼¾⅕-⅞]/.test(text)) return true;
  const said = readNumberWords(text.trimStart());
  return said !== null && said.whole === null && said.fraction !== null && said.fraction.top < said.fraction.bottom;
}
