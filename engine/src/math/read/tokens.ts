import { foldCharacters, signCharacters, subscripts, superscripts, typedSigns, vulgarFractions } from './characters.ts';
import { ReadingError } from './reading-error.ts';
import { scanCommand, scanTemperature } from './scan-latex.ts';
import { scanNumber } from './scan-number.ts';
import { scanSubscript, scanSuperscript } from './scan-script.ts';
import { scanWord } from './scan-word.ts';
import { isNamed, letterToken, push, pushSign, scanAbout, startScan, type Scan } from './scan.ts';
import type { Grammar, Token } from './token.ts';
import { plainUnits, scanGreekUnit } from './unit-tokens.ts';
import { maximaConstants } from './vocabulary.ts';

const letter = /[A-Za-z]/;
const greek = /[α-ωΑ-ΩθΔ]/;
/** The marks that end mathematics: $, $$, \\), \\] */
const endsDelimited = /^\s*(?:\$|\\[\])])(?:\s|\$|\\[\])])*$/;

/**
 * Splits LaTeX or plain text into tokens. Each token may be either, so that a student may mix them.
 * Shape   `text` is no longer than `limits.textLength`.
 * Errors  ReadingError at the first thing it cannot read.
 */
export function tokensOf(text: string, grammar: Grammar): Token[] {
  const source = foldCharacters(text);
  const scan = startScan(source, grammar);
  const dollarsAreMarks = (source.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 0; // $x$ is mathematics, $5 is money
  scanLabel(scan);

  while (scan.at < source.length) {
    const { at } = scan;
    const c = source[at]!;
    if ('kMμµΩ\\'.includes(c) && scanGreekUnit(scan)) continue;
    if (/\s/.test(c) || (c === '$' && dollarsAreMarks) || scan.framesEnd.has(at)) {
      const blank = /^\s+/.exec(source.slice(at))?.[0] ?? c;
      scan.at += blank.length;
      scan.spaced ||= !blank.includes('\n'); // 1 and 3/4 on two lines are no mixed number
    } else if (/\d/.test(c) || (c === '.' && /^(?:\d|\\(?:overline|bar)(?![A-Za-z]))/.test(source.slice(at + 1, at + 12))))
      scanNumber(scan);
    else if (c === '\\') scanCommand(scan);
    else if (Object.hasOwn(vulgarFractions, c)) {
      const [top, bottom] = vulgarFractions[c]!;
      push(scan, { kind: 'vulgar', top, bottom }, at + 1);
    } else if (Object.hasOwn(superscripts, c)) scanSuperscript(scan);
    else if (Object.hasOwn(subscripts, c)) scanSubscript(scan);
    else if (letter.test(c)) scanWord(scan);
    else if (c === 'ⅈ') pushSign(scan, c, at + 1);
    else if (greek.test(c)) {
      if (c === 'π') pushSign(scan, c, at + 1);
      else push(scan, letterToken(scan, c, at, at + 1), at + 1);
    } else scanSign(scan, text);
  }
  push(scan, { kind: 'end' }, source.length);
  return grammar.units ? plainUnits(scan.tokens) : scan.tokens;
}

/** Scans f(x) = … or f'(x) = … as one name. */
function scanLabel(scan: Scan): void {
  const { letters } = scan.grammar;
  const named =
    /^\s*([A-Za-z])('{0,3}|\s*\^\s*(?:\{\s*-1\s*\}|\(-1\)|-1))\s*(?:\\left)?\(\s*([A-Za-z])\s*(?:\\right)?\)\s*=(?![=><])/.exec(
      scan.source,
    );
  if (named === null || !(letters === null ? /[fghpq]/i.test(named[1]!) : !letters.has(named[1]!) || scan.callees.has(named[1]!)))
    return;
  scan.at = named[0].search(/\S/);
  const mark = named[2]!.includes('^') ? '⁻¹' : named[2]!;
  push(scan, { kind: 'letter', name: `${named[1]}${mark}(${named[3]})` }, named[0].length - 1);
}

function scanSign(scan: Scan, text: string): void {
  const { source, at } = scan;
  const c = source[at]!;
  const typed = [3, 2, 1].map((length) => source.slice(at, at + length)).find((one) => Object.hasOwn(typedSigns, one));
  const percentName = c === '%' ? /^%(pi|e|i)(?![A-Za-z])/.exec(source.slice(at))?.[1] : undefined;
  const last = scan.tokens.at(-1);
  if (c === '%' && /^%(?:union|oo|oc|co|cc)\s*\(/.test(source.slice(at, at + 9))) {
    scan.at += 1; // as Maxima writes its sets
  } else if (percentName !== undefined && (last === undefined || (last.kind === 'sign' && !isNamed(last, ')', ']', '}', '|')))) {
    const name = maximaConstants[percentName]!;
    if (name === 'e') push(scan, { kind: 'letter', name }, at + 2);
    else pushSign(scan, name, at + 1 + percentName.length);
  } else if (source.startsWith('...', at) || c === '…') {
    throw new ReadingError(
      'I cannot read “…”. Write the exact number: a fraction, or 0.(3) for threes without end.',
      at,
      c === '…' ? 1 : 3,
    );
  } else if (c === ',' && last !== undefined && endsDelimited.test(source.slice(at + 1))) {
    scan.at += 1; // $1/3,$: the comma belongs to the sentence, not to the answer
  } else if (typed !== undefined) pushSign(scan, typedSigns[typed]!, at + typed.length);
  else if (c === '+' && source[at + 1] === '-') {
    throw new ReadingError(
      'There are two signs in a row here. Write ± for plus or minus, or put brackets around the negative number.',
      at,
      2,
    );
  } else if ('$¢€£'.includes(c)) push(scan, { kind: 'unit', name: c }, at + 1);
  else if (c === '∨' || c === '∧') pushSign(scan, c === '∨' ? 'or' : 'and', at + 1);
  else if (c === '°') scanTemperature(scan, at + 1);
  else if (c === '≈') scanAbout(scan, at + 1);
  else if (c === '&' && scan.tokens.some((token) => isNamed(token, 'matrix('))) pushSign(scan, '&', at + 1);
  else if (signCharacters.has(c)) pushSign(scan, c, at + 1);
  else if (
    c === '.' &&
    source[at - 1] !== '.' &&
    (/^(?:\s|\$|\\[\])])*$/.test(source.slice(at + 1, at + 20)) || last?.kind === 'unit')
  ) {
    scan.at += 1; // a period after the answer, or after a short unit: sq. ft.
  } else if (c === "'") {
    throw new ReadingError('I cannot read the mark ’ here. Leave it out, or write the unit in letters.', at, 1);
  } else {
    const whole = String.fromCodePoint(text.codePointAt(at)!);
    throw new ReadingError(`I cannot read “${whole}” here.`, at, whole.length);
  }
}
