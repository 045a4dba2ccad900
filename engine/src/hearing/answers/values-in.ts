import { readAnswer } from '../../math/check-answer.ts';
import { cardinals, scales } from '../../math/read/number-words.ts';
import type { Clause } from '../clauses.ts';
import type { MessageToken } from '../message-words.ts';
import type { NamedValue } from './named-value.ts';
import { isNumber, numberAt, partsNamed } from './number-at.ts';
import { withPairs, withSet, type Item } from './joined-values.ts';
import { inFormAsked, isRight } from './right-value.ts';
import { scientificNumberAt } from './scientific-number.ts';
import { spokenExpressionAt } from './spoken-expression.ts';
import { asksFor, signsOf, standsIn, type Waiting } from './waiting-question.ts';

/** A clause with more values, or more tokens, than this contains no answer. */
const most = 24;
const mostTokens = 150;
/** In clauses with up to this many tokens, written mathematics is tried piece by piece. */
const mostWritten = 60;

/** Finds the values that a clause names, in order, for a question that asks for a number, an expression, or a set. */
export function valuesIn(clause: Clause, waiting: Waiting, slipsToo: boolean): readonly NamedValue[] {
  if (clause.tokens.length > mostTokens) return [];
  const tokens = withoutHesitation(clause.tokens);
  const items = withSet(withPairs(itemsOf(tokens, waiting, slipsToo), tokens, waiting), tokens, waiting);
  const values = items.filter(({ kind }) => kind === 'value' || kind === 'expression');
  if (values.length > most) return [];
  return values.flatMap((item) => {
    const at = items.indexOf(item);
    const role = roleOf(items, at);
    if (item.kind === 'expression' && item.readings.length === 0) return [];
    const right = item.readings.find((reading) => isRight(reading, waiting));
    const [first, last] = [tokens[item.from]!, tokens[item.to - 1]!];
    return [
      {
        start: first.at,
        end: last.end,
        answer: right === undefined ? bare(readingAsked(item, waiting)) : inFormAsked(right, waiting),
        right: right !== undefined,
        role,
        ofTheQuestion: role === 'result' && saysTheQuestion(items.slice(0, at - 1), tokens, waiting),
        sure: item.sure,
        before: framed(items.slice(0, at), tokens),
        after: framed(items.slice(at + 1), tokens),
      },
    ];
  });
}

/** "Negative um twenty four": removes hesitations within a number. */
const withoutHesitation = (tokens: readonly MessageToken[]): readonly MessageToken[] =>
  tokens.filter(
    ({ plain }, at) => !(/^(?:um|uh|er|erm|hm)$/.test(plain) && saysNumber(tokens[at - 1]) && saysNumber(tokens[at + 1])),
  );
const saysNumber = (token: MessageToken | undefined): boolean =>
  token !== undefined &&
  (isNumber(token) ||
    Object.hasOwn(scales, token.plain) ||
    partsNamed(token.plain, false) !== null ||
    /^(?:and|minus|negative|point|over)$/.test(token.plain));

/** Chooses the reading that fits the question: "15 hundredths" is 15 if the question asks for a whole number. */
const readingAsked = ({ readings }: Item, { answer }: Waiting): string =>
  (/^-?\d+$/.test(answer.expected) && readings[0]!.includes('/') ? readings.find((reading) => /^-?\d+$/.test(reading)) : null) ??
  readings[0]!;

const bare = (reading: string): string => reading.replace(/^\+/, '');

const operations = new Set(
  '+ - * × x · / ÷ ^ plus minus times multiplied divided timesed plused minused squared take takeaway % of into added'.split(' '),
);
const equalities = new Set('= is are equals equal makes make gives give was be becomes totals ≈ leaves'.split(' '));

function itemsOf(tokens: readonly MessageToken[], waiting: Waiting, slipsToo: boolean): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const item = itemAt(tokens, at, waiting, slipsToo);
    items.push(item);
    at = item.to;
  }
  return items;
}

function itemAt(tokens: readonly MessageToken[], at: number, waiting: Waiting, slipsToo: boolean): Item {
  const one = (kind: Item['kind'], length = 1, readings: readonly string[] = [], sure = true): Item => ({
    kind,
    from: at,
    to: at + length,
    readings,
    sure,
  });
  const { plain } = tokens[at]!;
  const spoken = spokenExpressionAt(tokens, at, waiting, (text) => isRight(text, waiting));
  if (spoken !== null) return one('value', spoken.length, [spoken.text]);
  const scientific = scientificNumberAt(tokens, at, waiting);
  if (scientific !== null) return one('value', scientific.length, [scientific.text]);
  const ratio = ratioAt(tokens, at, waiting);
  if (ratio !== null) return one('value', ratio.length, [ratio.text]);
  const power = powerAt(tokens, at, waiting);
  if (power !== null) return one('value', power.length, [power.text]);
  const written = writtenAt(tokens, at, waiting);
  if (written !== null) return one('value', written.length, [written.text]);
  const expression = expressionAt(tokens, at, waiting);
  if (expression !== null) return one('expression', expression.length, expression.readings);
  const number =
    plain === 'one' && (isPronoun(tokens[at - 1]) || isWished(tokens, at)) && tokens[at + 1]?.plain.endsWith('ty') !== true
      ? null
      : numberAt(tokens, at, slipsToo);
  if (number !== null && saysResult(tokens, at, number.readings, waiting)) return one('value', 1, [number.readings[0]![0]!]);
  if (number !== null) {
    const percent = /^(?:%|percent)$/.test(tokens[at + number.length]?.plain ?? '');
    const plain = percent ? [...number.readings, ...number.readings.map((reading) => `${reading}%`)] : number.readings;
    const isBelowZero = saysNegativeBehind(tokens, at + number.length);
    const readings = isBelowZero ? [...plain, ...plain.map((reading) => `-${reading}`)] : plain;
    return one('value', number.length + (percent ? 1 : 0), readings, number.sure);
  }
  if (isLetter(tokens, at, waiting)) return one('letter');
  if (operations.has(plain) && !isCorrection(tokens, at)) return one('operation');
  if (
    /^(?:rounds|rounded|expands|simplifies|comes|reduces|turns|changes|goes)$/.test(plain) &&
    /^(?:to|into)$/.test(tokens[at + 1]?.plain ?? '')
  )
    return one('equals', 2);
  return one(equalities.has(plain.split(' ').at(-1)!) && plain !== 'what is' ? 'equals' : 'word');
}

/** "For every four sheep there are five goats": reads the ratio, in the order in which it is said. */
function ratioAt(tokens: readonly MessageToken[], at: number, { answer }: Waiting): { text: string; length: number } | null {
  if (tokens[at]!.plain !== 'every' || !/^\d+ ?[/:] ?\d+$/.test(answer.expected.trim())) return null;
  const first = at + 1 < tokens.length ? numberAt(tokens, at + 1, false) : null;
  if (first === null) return null;
  const behind = at + 1 + first.length;
  for (let k = behind + 1; k < Math.min(tokens.length, behind + longestBetween); k += 1) {
    const second = numberAt(tokens, k, false);
    if (second !== null) return { text: `${first.readings[0]!}/${second.readings[0]!}`, length: k + second.length - at };
  }
  return null;
}
const longestBetween = 6; // words

/** "13+6=19, negative": true if only that word follows. */
const saysNegativeBehind = (tokens: readonly MessageToken[], at: number): boolean =>
  /^, (?:negative|minus)$/.test(
    tokens
      .slice(at)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** "2^12", if the question asks for a power of a number: the answer is the power, not its exponent. */
function powerAt(tokens: readonly MessageToken[], at: number, { answer }: Waiting): { text: string; length: number } | null {
  if (!/^\d+\^\{?-?\d+\}?$/.test(answer.expected.trim())) return null;
  const [base, sign, exponent] = [tokens[at], tokens[at + 1], tokens[at + 2]].map((token) => token?.plain ?? '');
  const isPower = /^\d+$/.test(base!) && sign === '^' && /^\d+$/.test(exponent!);
  return isPower ? { text: `${base}^${exponent}`, length: 3 } : null;
}

/** "21 *12 lol": a star before the last number marks a correction of what was typed before. */
function isCorrection(tokens: readonly MessageToken[], at: number): boolean {
  const [before, star, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  return (
    star.plain === '*' &&
    next !== undefined &&
    next.at === star.end &&
    (before === undefined || before.end < star.at) &&
    tokens.slice(at + 2).every(({ word }) => word)
  );
}

/** "Three times five sixty": the computation ends with five, and sixty is its result. */
const saysResult = (tokens: readonly MessageToken[], at: number, readings: readonly string[], waiting: Waiting): boolean =>
  operations.has(tokens[at - 1]?.plain ?? '') &&
  /^[1-9]\d\d$/.test(readings[0]!) &&
  Object.hasOwn(cardinals, tokens[at]!.plain) &&
  readings.length > 1 &&
  isRight(readings[1]!, waiting);

/** "The last one", "nice one": true if the word before shows that "one" isn't a number. */
const isPronoun = (before: MessageToken | undefined): boolean => before !== undefined && pronounBefore.has(before.plain);
/** "Lemme see one done", "can i try one": "one" means a question like this, not a number. */
const isWished = (tokens: readonly MessageToken[], at: number): boolean =>
  wishedOf.has(tokens[at - 1]?.plain ?? '') &&
  tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => plain.split(' ').some((word) => wishing.has(word)));
const wishedOf = new Set('see watch try do solve show me us have get'.split(' '));
const wishing = new Set('let can could may want show give'.split(' '));

const pronounBefore = new Set(
  'the this that which nice good great easy hard last next another other each every first second third bigger smaller right wrong no any some only new cool tough tricky harder easier simple'.split(
    ' ',
  ),
);

/**
 * Reads mathematics as a whole: LaTeX, and the numbers of a set ("3 and -3", "±3", "x = 3 or x = -3"). Takes the longest
 * stretch that the question's reader can read.
 */
function writtenAt(tokens: readonly MessageToken[], at: number, waiting: Waiting): { text: string; length: number } | null {
  const { answer, letters } = waiting;
  const several = answer.input_type === 'set' || /[±{]|\\pm|\bor\b|\band\b/.test(answer.expected);
  const latex = /^[\\$]$|^\\/.test(tokens[at]!.plain) && !/^\p{Nd}/u.test(tokens[at + 1]?.plain ?? '');
  if ((!latex && !several) || tokens.length > mostWritten) return null;
  const fits = ({ plain, raw, word }: MessageToken): boolean =>
    plain.startsWith('\\') ||
    /^[-+*/^=<>≤≥±(){}[\],;$−∅]$/u.test(plain) ||
    /^\p{N}/u.test(plain) ||
    letters.has(raw) ||
    Object.hasOwn(cardinals, plain) ||
    (several && /^(?:and|or|plus|minus|negative)$/.test(plain)) ||
    (latex && word && raw.length < 3);
  let to = at;
  while (to < tokens.length && to < at + 30 && fits(tokens[to]!)) to += 1;
  for (; to > at; to -= 1) {
    if (/^(?:and|or|[,;])$/.test(tokens[to - 1]!.plain) || /^(?:and|or|[,;=])$/.test(tokens[at]!.plain)) continue;
    const text = writtenOut(tokens.slice(at, to));
    if (/[\d∅\\]|[a-z]/iu.test(text) && readAnswer(answer, text).kind === 'read') return { text, length: to - at };
  }
  return null;
}

/** Returns the tokens as they were written, with single blanks. */
const writtenOut = (tokens: readonly MessageToken[]): string =>
  tokens.map(({ raw, end }, k) => (k + 1 < tokens.length && tokens[k + 1]!.at > end ? `${raw} ` : raw)).join('');

/** True for a letter of the question; "a" and "I" are words unless mathematics is next to them. */
function isLetter(tokens: readonly MessageToken[], at: number, { letters }: Waiting): boolean {
  const token = tokens[at]!;
  if (token.plain === 'ex' && letters.has('x')) return /^(?:=|is|equals)$/.test(tokens[at + 1]?.plain ?? '');
  if (
    !token.word ||
    token.raw.length > 2 ||
    !Array.from(token.raw).every((sign) => letters.has(sign) || letters.has(sign.toLowerCase()))
  )
    return false;
  if (!/^(?:a|i)$/i.test(token.raw)) return true;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  return (
    (before !== undefined && before.end === token.at && /^\p{Nd}/u.test(before.plain)) ||
    /^[-+*/=<>^)]$/.test(next?.plain ?? '') ||
    // "Four a minus ten"
    (isNumber(before) && /^(?:plus|minus|times)$/.test(next?.plain ?? ''))
  );
}

/** Words of mathematics, and the sign for each. */
const signs: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  negative: '-',
  times: '*',
  equals: '=',
  is: '=',
  over: '/',
  '−': '-',
  '–': '-',
  '×': '*',
};
const comparing = /^(?:(?:is )?(less|smaller|greater|more|bigger|larger) (?:than|then)( or equal to)?)(?: |$)/;

/**
 * Reads an expression in the question's letters: 4x + 12, x is less than three, y = 4x + 5. The signs of a relation belong to
 * it only if the expected answer has one. An expression that can't be an answer has no readings: 2x, if the question asks for a
 * number.
 */
function expressionAt(
  tokens: readonly MessageToken[],
  at: number,
  waiting: Waiting,
): { readings: readonly string[]; length: number } | null {
  const { letters, answer } = waiting;
  if (letters.size === 0) return null;
  const hasRelation = /[=<>≤≥]/.test(answer.expected);
  const pieces: { text: string; to: number; letter: boolean }[] = [];
  for (let k = at; k < tokens.length && k < at + 24;) {
    const { plain, raw } = tokens[k]!;
    const words = tokens
      .slice(k, k + 7)
      .map((token) => token.plain)
      .join(' ');
    const comparison = hasRelation ? comparing.exec(words) : null;
    const relation = /^(?:[=<>≤≥]|is|equals)$/.test(plain);
    if (comparison !== null) {
      const sign = /^(?:less|smaller)$/.test(comparison[1]!) ? '<' : '>';
      const length = comparison[0].trim().split(' ').length;
      pieces.push({ text: comparison[2] === undefined ? sign : `${sign}=`, to: (k += length), letter: false });
    } else if (relation && !hasRelation) break;
    else if (isLetter(tokens, k, waiting) && isNamedNext(tokens, k)) break;
    else if (isLetter(tokens, k, waiting))
      pieces.push({ text: raw === 'ex' ? 'x' : letters.has(raw) ? raw : raw.toLowerCase(), to: (k += 1), letter: true });
    else if (Object.hasOwn(signs, plain)) pieces.push({ text: signs[plain]!, to: (k += 1), letter: false });
    else if (/^[-+*/^()[\]<>≤≥=²³]$/.test(plain)) pieces.push({ text: plain, to: (k += 1), letter: false });
    else if (/^\p{Nd}/u.test(plain)) pieces.push({ text: plain, to: (k += 1), letter: false });
    else if (Object.hasOwn(cardinals, plain)) {
      const number = numberAt(tokens, k, false);
      if (number === null) break;
      pieces.push({ text: number.readings[0]!, to: (k += number.length), letter: false });
    } else break;
  }
  if (!pieces.some(({ letter }) => letter) || /^[=/*<>)^]/.test(pieces[0]!.text)) return null;
  const asks = answer.input_type === 'expression' || answer.input_type === 'set';
  for (let count = pieces.length; count > 1; count -= 1) {
    const part = pieces.slice(0, count);
    if (!part.some(({ letter }) => letter)) return null;
    const text = part
      .map((piece) => piece.text)
      .join(' ')
      .replace(/(?<=\d) (?=[a-zA-Z])/g, '')
      .replace(/(?<=[<>]) (?==)/g, '');
    if (asks && readAnswer(answer, text).kind === 'read') return { readings: [text], length: part.at(-1)!.to - at };
    if (!asks && /[a-zA-Z)\d]$/.test(text)) return { readings: [], length: part.at(-1)!.to - at };
  }
  return null;
}

/** The y of "x is 7 y is 3", which isn't a factor of the 7. */
const isNamedNext = (tokens: readonly MessageToken[], k: number): boolean =>
  isNumber(tokens[k - 1]) &&
  tokens[k - 1]!.end < tokens[k]!.at &&
  /^(?:=|is|equals)$/.test(tokens[k + 1]?.plain ?? '') &&
  isNumber(tokens[k + 2]);

const isMathematics = (item: Item | undefined): boolean =>
  item !== undefined && ['value', 'expression', 'letter'].includes(item.kind);

function roleOf(items: readonly Item[], at: number): NamedValue['role'] {
  const [before, next] = [items[at - 1], items[at + 1]];
  // "Three quarters of one meter" is just that fraction.
  const isOfOne = items[at]!.readings[0]?.includes('/') === true && items[at + 2]?.readings[0] === '1';
  if (next?.kind === 'operation' && isMathematics(items[at + 2]) && !isOfOne) return 'operand';
  const left = equalsBefore(items, at);
  if (before?.kind === 'operation' && isMathematics(items[at - 2])) return 'operand';
  if (left !== null)
    return items.slice(0, left).some(({ kind }) => kind === 'value' || kind === 'expression') ? 'result' : 'alone';
  const right = items.findIndex((item, k) => k > at && item.kind === 'equals');
  return right >= 0 && items.slice(right).some(({ kind }) => kind === 'value' || kind === 'expression') ? 'subject' : 'alone';
}

/** Returns the index of the sign or word for "equals" right before a value; null if there is none. */
function equalsBefore(items: readonly Item[], at: number): number | null {
  return items[at - 1]?.kind === 'equals' ? at - 1 : null;
}

/** True if what is left of the equals sign is the question itself: its numbers, its signs, its words. */
function saysTheQuestion(items: readonly Item[], tokens: readonly MessageToken[], waiting: Waiting): boolean {
  const [first, last] = [items.find(({ kind }) => kind !== 'word'), items.at(-1)];
  if (first !== undefined && last !== undefined && asksFor(signsOf(writtenOut(tokens.slice(first.from, last.to))), waiting))
    return true;
  const numbers = items.filter(({ kind }) => kind === 'value' || kind === 'expression').length;
  if (numbers < Math.min(2, waiting.signs.match(/\d+(?:[.,/:]\d+)*/g)?.length ?? 0)) return false;
  return items.every(({ kind, from, to, readings }) => {
    const words = tokens.slice(from, to).map(({ plain }) => plain);
    if (kind === 'value')
      return readings.some((reading) =>
        standsIn(signsOf(reading).replace(/,(?=\d{3})/g, ''), waiting.signs.replace(/[()]|(?<=\d),(?=\d{3})/g, '')),
      );
    if (kind === 'operation') return words.every((word) => waiting.words.has(word) || waiting.signs.includes(signOf(word)));
    return kind !== 'expression' || asksFor(signsOf(words.join('')), waiting);
  });
}
const signOf = (word: string): string =>
  ({ plus: '+', minus: '-', times: '*', x: '*', '×': '*', divided: '/', '÷': '/' })[word] ?? word;

/** Returns the plain words of some items, with n for each value, and x for each letter or expression of the question. */
function framed(items: readonly Item[], tokens: readonly MessageToken[]): string {
  return items
    .map(({ kind, from, to }) =>
      kind === 'value'
        ? 'n'
        : kind === 'letter' || kind === 'expression'
          ? 'x'
          : tokens
              .slice(from, to)
              .map(({ plain }) => plain)
              .join(' '),
    )
    .filter((words) => /[\p{L}=+*/×÷<>-]/u.test(words))
    .join(' ');
}
