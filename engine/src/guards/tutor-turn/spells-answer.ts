import { compareExpressions } from '../../math/compare/compare-expressions.ts';
import { readStatement } from '../../math/read/read-statement.ts';
import type { Expression } from '../../math/syntax-tree.ts';
import { flattenText } from '../flatten/flatten-text.ts';
import { foldSigns } from '../leak/fold-signs.ts';
import { saidInFigures } from './school-facts/said-in-figures.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { turnSentences } from './turn-sentences.ts';

const grammar = { letters: null, thousands: false, oneNumber: false, ownUnit: null, units: false } as const;
const bare = (text: string): string =>
  foldSigns(flattenText(text))
    .toLowerCase()
    .replace(/\s|\*/g, '')
    .replace(/^[a-z]\(?[a-z]?\)?=/, '');

function read(text: string): Expression | null {
  const reading = readStatement(text, grammar);
  return reading.kind === 'read' && reading.read.kind === 'expression' ? reading.read.expression : null;
}
const isSame = (a: string, b: string): boolean => {
  const [left, right] = [read(a), read(b)];
  return a === b || (left !== null && right !== null && compareExpressions(left, right) === 'equal');
};

/**
 * Finds whether a turn spells out what the student still has to find: its digits one by one, its signs in words, or what she
 * wrote with one sign changed. Returns a description for the log, or null.
 */
export function spellsAnswer(turn: SpokenTurn): string | null {
  const { question, student, text } = turn;
  const [due, hers] = [bare(question.expected), bare(student)];
  const sentences = turnSentences(text).flatMap(({ states }) => (states === '' ? [] : [saidInFigures(states)]));
  if (/^-?\d*\.?\d+$/.test(due) && due.replace(/\D/g, '').length > 1 && sentences.some((said) => spellsDigits(said, due)))
    return 'spells the digits of the answer';
  if (question.input_type !== 'expression' && !/[a-z]/.test(due)) return null;
  if (writesOut(sentences, due, bare(question.stem))) return 'writes the answer out in words';
  if (sentences.some((said) => exchangesSign(said, hers, due))) return 'mends what she wrote into the answer';
  return sentences.some((said) => tellsCoefficient(said, due, bare(`${question.stem}${turn.must_convey ?? ''}${student}`)))
    ? 'tells a number of the answer'
    : null;
}

const inOrder = /\b(?:begins?|starts?|first|leads?|then|followed|next|ends?|last|after (?:it|that)|comes?|put|write|finally)\b/;
/**
 * True if the digits are told in order: "It begins with a 5, then comes a 4, then a 0"; "put the point, then a zero, then the
 * 7".
 */
function spellsDigits(said: string, due: string): boolean {
  if ((said.match(new RegExp(inOrder.source, 'g')) ?? []).length < 2) return false;
  const signs = Array.from(
    said.matchAll(/(?<![\d.,/-])(\d)(?![\d/%]|[.,]\d)|\b(?:decimal )?(point)\b|\b(?:an? )?(zero)(es|s)?\b/g),
    ([, digit, point, zero]) => digit ?? (point === undefined ? (zero === undefined ? '' : '0') : '.'),
  ).join('');
  const plain = due.replace('-', '').replace(/^0\./, '.');
  const ending = signs.replace(/^0\./, '.');
  return (
    signs.replace(/\./g, '').length > 1 &&
    (ending.endsWith(plain) || ending.endsWith(plain.replace('.', '')) || ending.startsWith(plain))
  );
}

const writing = /\b(?:write|put|tack|stick|attach|keep|append|type|add on|place|get|have|becomes|end up with|is|be)\b/;
const spokenSigns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? )?(?:plus|addition)(?: sign)?\b/g, '+'],
  [/\b(?:an? )?(?:minus|negative|subtraction)(?: sign)?\b/g, '-'],
  [/\bsquared\b/g, '^2'],
  [/\bcubed\b/g, '^3'],
];
/** True if an expression is written out in words: "So you'd write 2m, then a plus sign, and then that three." */
function writesOut(sentences: readonly string[], due: string, stem: string): boolean {
  if (!/[a-z].*[-+]|[-+].*[a-z]/.test(due) || stem.includes(due)) return false;
  const clauses = sentences
    .flatMap((said) => said.split(/[;:]\s|,? so | because /))
    .filter((clause) => writing.test(clause) && !/\b(?:not|n't|if|instead)\b/.test(clause));
  const signs = (text: string): string =>
    spokenSigns
      .reduce((all, [words, sign]) => all.replace(words, sign), text)
      .replace(/[a-z]{2,}(?:'[a-z]+)?|(?<![\w^])a(?![\w^])/g, ' ')
      .replace(/[\s,.'"!*-]*$|[\s,'"!*]|\.(?!\d)/g, '');
  const all = clauses.map(signs);
  const spoken = clauses.some((clause) => /\b(?:plus|minus|negative|tack|then)\b/.test(clause));
  return spoken && (all.some((one) => one.includes(due)) || all.join('').includes(due));
}

const mending = [
  /\bput an? (-?\d+|plus|minus)(?: sign)? (?:where|in place of|instead of) (?:you have |you wrote |your |the |that )*(-?\d+|plus|minus)\b/,
  /\b(-?\d+|plus|minus)(?: sign)? (?:in place of|instead of) (?:your |the |that )*(-?\d+|plus|minus)\b/,
];
const signOf = (word: string): string => (word === 'plus' ? '+' : word === 'minus' ? '-' : word);
/**
 * True if a sign or number in the student's expression is corrected: "One of your minus signs should be a plus"; "put a 4
 * where you have the 1".
 */
function exchangesSign(said: string, hers: string, due: string): boolean {
  const swaps = mending.flatMap((pattern) => {
    const match = pattern.exec(said);
    return match === null ? [] : [[signOf(match[2] ?? ''), signOf(match[1] ?? '')] as const];
  });
  if (
    /\b(?:minus(?:es| signs?)?|negatives?)\b[^.]{0,30}\b(?:be|become|into|to|with|for|is) (?:really |simply |just )?(?:an? )?(?:plus|positive)\b/.test(
      said,
    )
  )
    swaps.push(['-', '+']);
  if (
    /\b(?:plus(?:es| signs?)?|positives?)\b[^.]{0,30}\b(?:be|become|into|to|with|for|is) (?:really |simply |just )?(?:an? )?(?:minus|negative)\b/.test(
      said,
    )
  )
    swaps.push(['+', '-']);
  return swaps.some(([from, to]) =>
    Array.from(hers).some(
      (_, at) => hers.startsWith(from, at) && from !== '' && isSame(hers.slice(0, at) + to + hers.slice(at + from.length), due),
    ),
  );
}

/** True if the coefficient is told: "The number in front should be nine." */
function tellsCoefficient(said: string, due: string, known: string): boolean {
  const told =
    /\b(?:number in front|coefficient|front number)(?: of [^,.]{1,12})? (?:should be|is|becomes|has to be|needs to be|must be|will be|comes out (?:as|to)|ends up) (?:an? )?(-?\d+)\b/.exec(
      said,
    )?.[1];
  return (
    told !== undefined && due.startsWith(told) && /^-?\d+[a-z(\\]/.test(due) && !new RegExp(`(?<!\\d)${told}(?!\\d)`).test(known)
  );
}
