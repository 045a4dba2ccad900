import { readUnitName } from '../read/read-unit-name.ts';
import { findUnit } from './unit-table.ts';

/** Words that end the name of the thing counted: "How many weeks | does it take". */
const ends = new Set(
  'is are was were be do does did has have had can could will would must should may might go goes went come comes came remain remains long wide tall high deep old apart away above below around in on at to from for per it they he she we you there that this these those the their if when after before by and or more fewer higher lower longer shorter taller than chose a an each per'.split(
    ' ',
  ),
);
const qualifiers = new Set('more fewer full whole complete different such equal of these'.split(' '));
const mostWords = 4;

/**
 * Returns the units and things in which a question asks for a number, the fullest name first: "How many square feet of
 * carpet" gives "square feet of carpet" and "square feet", "How long is it, in hours?" gives "hours". Empty if it names none.
 *
 * Shape   a stem as the bank has it, Markdown with TeX; names are returned as in the stem, in lowercase.
 */
export function askedUnits(stem: string): string[] {
  const questions = stem.replaceAll('*', '').match(/[^.?!\n]*\?/g) ?? [];
  return [...new Set(questions.toReversed().flatMap((question) => [...counted(question), ...measured(question)]))];
}

/** Finds "weeks" in "how many more weeks". A square foot is not a foot, so that name keeps its first word. */
function counted(question: string): string[] {
  return [...question.matchAll(/\bhow many ((?:[\p{L}-]+[ ,?]*)+)/giu)].flatMap(([, after]) => {
    const words = after!.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const from = words.findIndex((word) => !qualifiers.has(word));
    const name = words.slice(Math.max(0, from));
    const end = name.findIndex((word) => ends.has(word));
    const phrase = name.slice(0, Math.min(end < 0 ? name.length : end, mostWords));
    if (phrase.at(-1) === 'of') phrase.pop(); // boxes of 6
    if (phrase.length === 0) return [];
    const [by, each] = name.slice(phrase.length);
    if (by === 'per' && each !== undefined) return [[...phrase, by, each].join(' ')];
    const of = phrase.indexOf('of');
    const head = of < 0 ? phrase : phrase.slice(0, of);
    const shortest = /^(?:square|cubic)$/.test(head.at(-2) ?? '') ? head.slice(-2) : head.slice(-1);
    const rate =
      (by === 'a' || by === 'an') && each !== undefined
        ? [
            [...head, 'per', each],
            [...head, by, each],
          ]
        : [];
    return [phrase, head, shortest, ...rate].map((some) => some.join(' '));
  });
}

/** Finds "hours" in "how long is it, in hours?". Only known units count: "in all" asks for none. */
function measured(question: string): string[] {
  return [...question.matchAll(/\bin ((?:square |cubic )?\p{L}+(?: per \p{L}+)?)(?=\s*[,?])/giu)].flatMap(([, name]) =>
    readUnitName(name!.toLowerCase()).every((part) => findUnit(part.name) !== null) ? [name!.toLowerCase()] : [],
  );
}

/** True if two names mean the same unit: hrs and hours, ft^2 and square feet, week and weeks; but not days and hours. */
export function isSameUnit(one: string, other: string): boolean {
  const [a, b] = [readUnitName(one), readUnitName(other)];
  return (
    a.length === b.length &&
    a.every(({ name, power }, at) => {
      const [first, second] = [findUnit(name), findUnit(b[at]!.name)];
      const alike = first === null || second === null ? singular(name) === singular(b[at]!.name) : first === second;
      return alike && power === b[at]!.power;
    })
  );
}

/**
 * Splits an answer into its number and the words after it; null if there are none. TeX from a math field is read as if typed.
 */
export function numberAndUnit(answer: string): { number: string; unit: string } | null {
  const typed = answer
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\[:,;! ]/g, ' ')
    .replace(/[.!]+\s*$/, '')
    .trim();
  const [, number, unit] = /^(.*[\d)}])\s*(\p{L}[\p{L}\s/^\d-]*)$/u.exec(typed) ?? [];
  return number === undefined || unit === undefined ? null : { number: number.trim(), unit: unit.trim() };
}

/** True if the words after a number are among those that a question asks for. */
export const isAsked = (unit: string, asked: readonly string[]): boolean => {
  const plain = (text: string) => text.toLowerCase().split(/\s+/).map(singular).join(' ');
  return asked.some((name) => plain(unit) === plain(name) || isSameUnit(unit, name));
};

function singular(word: string): string {
  const small = word.length > 2 ? word.toLowerCase() : word;
  if (small.endsWith('ies')) return `${small.slice(0, -3)}y`;
  if (/(?:s|x|ch|sh)es$/.test(small)) return small.slice(0, -2);
  return /[^s]s$/.test(small) && small.length > 2 ? small.slice(0, -1) : small;
}
