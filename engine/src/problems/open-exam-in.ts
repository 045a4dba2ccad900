import type { OpenExam } from '@stoa/schema/open-exam';

/** Finds the exam question that a text asks about, among those that can be attempted now; null if it asks about none. */
export const openExamIn = (exams: readonly OpenExam[], text: string, now: Date): OpenExam | null =>
  exams.find((exam) => isOpen(exam, now) && asksAbout(exam, text)) ?? null;

/** What a student is told if she asks about an open exam question, wherever she asks. */
export const openExamWords = ({ course_title }: Pick<OpenExam, 'course_title'>): string =>
  `That’s from your exam question in ${course_title}, so I can’t help with it before you answer it.`;

/** Whether an exam question can be attempted now. */
export const isOpen = ({ open_from }: OpenExam, now: Date): boolean =>
  open_from !== null && Date.parse(open_from) <= now.getTime();

/** A formula identifies its question if it has at least this many signs: many questions have 2x. */
const fewestSigns = 5;
/**
 * The fewest distinctive words by which a question can be identified, and the share of them that a text must have to ask about
 * it.
 */
const fewestWords = 4;
const leastShared = 0.7;

/**
 * True if a text asks about this question: it has one of its formulas, with any letter, or all its numbers and most of its
 * words.
 */
export function asksAbout({ stem }: Pick<OpenExam, 'stem'>, text: string): boolean {
  const said = formulaSigns(text);
  if (formulasOf(stem).some((formula) => wordings(formula, said).some((one) => stands(one, said)))) return true;
  const theirs = new Set(wordsOf(text));
  if (!numbersOf(stem).every((number) => theirs.has(number))) return false;
  const words = wordsOf(stem.replace(/\$[^$]+\$/g, ' ')).filter((word) => !inMany.has(word));
  return words.length >= fewestWords && words.filter((word) => theirs.has(word)).length / words.length >= leastShared;
}

/** Words that many questions have. */
const inMany = new Set(
  'an and are as at be by can do does find for from give given has have her his how if in into is it its many much not of on or same she he simplify solve than that the their then there these they this to what when where which who with work out write you your'.split(
    ' ',
  ),
);

/** A sign between two parts. A point (-3, 1), an angle of 30 degrees, and f(-2) have none, because many questions have them. */
const joins = /[\da-z)][-+*/^=<>](?!circ)/;

/** Returns the formulas that identify a question: long enough, and more than one number. */
const formulasOf = (stem: string): readonly string[] =>
  [...stem.matchAll(/\$([^$]+)\$/g)]
    .map(([, math = '']) => formulaSigns(math))
    .filter((math) => math.length >= fewestSigns && /\d/.test(math) && joins.test(math));

const numbersOf = (text: string): readonly string[] => text.match(/\d+/g) ?? [];

/**
 * Returns a formula as it is, with its sides swapped if it is an equation, and with its letter, if it has only one, replaced by
 * each letter of the text.
 */
function wordings(formula: string, said: string): readonly string[] {
  const sides = formula.split('=');
  const both = sides.length === 2 ? [formula, sides.toReversed().join('=')] : [formula];
  const [letter, ...others] = new Set(formula.match(/[a-z]/g));
  if (letter === undefined || others.length > 0) return both;
  const letters = new Set(said.match(/[a-z]/g));
  return both.flatMap((one) => [one, ...[...letters].map((other) => one.replaceAll(letter, other))]);
}

/** True if a text has a formula on its own: 4x+7=3 isn't in 14x+7=31. */
function stands(formula: string, said: string): boolean {
  for (let at = said.indexOf(formula); at >= 0; at = said.indexOf(formula, at + 1))
    if (!/[\d.]/.test(said[at - 1] ?? '') && !/\d/.test(said[at + formula.length] ?? '')) return true;
  return false;
}

/** Returns only the signs of a formula, which are the same whether it was typed or copied as TeX. */
const formulaSigns = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:left|right|,|;|!)/g, '')
    .replace(/\\(?:cdot|times)|[·×]/g, '*')
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[\s{}$\\]/g, '');

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? [];
