import type { StudentQuestion } from '@stoa/schema/study-plan';
import { plainWords, tidyMessage } from '../../../../hearing/message-words.ts';
import { stemOf } from '../../../../hearing/vocabulary/stem.ts';

/**
 * How much of the student's words is a wording of a question that students ask, 0 to 1. `holds`: her words match a true
 * statement about it.
 */
export type Likeness = { readonly likeness: number; readonly holds: boolean };

/** The weight of a word that no wording has. It's low, because it may be just a manner of speaking. */
const ofNoPlan = 0.35;
/** The least number of content words that a message and a wording must share, unless the wording has fewer. */
const leastShared = 2;

/**
 * Returns how near a message, or a part of it, comes to a wording of a question that students ask, or of a statement they often
 *         make about it: "can it be more than 100", "a percent is always under 100 right".
 *
 * Parameters  `questionsWith`: how many questions of the plan have a word. A word of many questions tells little about which
 *             one is asked.
 * Errors      none.
 */
export function likenessTo(question: StudentQuestion, text: string, questionsWith: (term: string) => number): Likeness {
  const { asks, statements, all } = wordingsOf(question);
  const weight = weightBy(questionsWith);
  let best: Likeness = { likeness: 0, holds: false };
  for (const hers of partsOf(text).map(wordingOf)) {
    const nearestOf = (wordings: readonly Wording[]): number =>
      Math.max(0, ...wordings.map(({ terms }) => likenessOf(hers.terms, terms, weight)));
    const [asked, said] = [nearestOf(asks), nearestOf(statements)];
    const nearest = Math.max(asked, said);
    const likeness = nearest === 0 ? 0 : (nearest + coveredBy(hers.terms, all, weight)) / 2;
    if (likeness <= best.likeness) continue;
    const holds =
      said >= asked && statements.some((one) => likenessOf(hers.terms, one.terms, weight) === said && saysTheSame(hers, one));
    best = { likeness, holds };
  }
  return best;
}

/**
 * True if the student's words say what a true statement says: the same numbers, and the same content words in the same order.
 * "Half of 19 is 9" is near "half of 19 is nine and a half", and a wrong yes would teach something false.
 */
function saysTheSame(hers: Wording, statement: Wording): boolean {
  const telling = ({ terms }: Wording): string => [...terms].filter((term) => !light.has(term)).join(' ');
  const isOneSense = opposites.every((group) => group.every((term) => hers.terms.has(term) === statement.terms.has(term)));
  return hers.numbers === statement.numbers && isOneSense && telling(hers) === telling(statement);
}

/** Stands for any number that may be different in the student's case. */
const anyNumber = '#';

type Weight = (term: string) => number;
type Terms = ReadonlySet<string>;

const sumOf = (terms: Iterable<string>, weight: Weight): number => [...terms].reduce((all, term) => all + weight(term), 0);
const carries = (term: string): boolean => term !== anyNumber && !light.has(term) && !asking.has(term);
const carrying = (terms: Iterable<string>): number => [...terms].filter(carries).length;

/** Returns the words that tell what a text is about, in the form in which wordings are compared. */
export const carriedBy = (text: string): readonly string[] => [...termsOf(text)].filter(carries);

/**
 * Returns the weight of the words that two wordings share, as a part of the weight of both; 0 if they share only the way of
 *         asking.
 */
function likenessOf(hers: Terms, theirs: Terms, weight: Weight): number {
  const shared = [...hers].filter((term) => theirs.has(term));
  if (carrying(shared) < Math.max(1, Math.min(leastShared, carrying(theirs)))) return 0;
  // If a wording has a single content word, the message must ask in the same way: "is x always 7" is not "is x 9", and in "do I
  // subtract 3" the 3 may be another one.
  if (carrying(theirs) === 1 && [...theirs].some((term) => asking.has(term) && !hers.has(term))) return 0;
  if (carrying(shared) === 1 && theirs.has(anyNumber)) return 0;
  return (2 * sumOf(shared, weight)) / (sumOf(hers, weight) + sumOf(theirs, weight));
}

const coveredBy = (hers: Terms, theirs: Terms, weight: Weight): number =>
  sumOf(
    [...hers].filter((term) => theirs.has(term)),
    weight,
  ) / (sumOf(hers, weight) || 1);

/** A wording: the terms that it is compared by, and its numbers as they are written. */
type Wording = { readonly terms: Terms; readonly numbers: string };
const wordingOf = (text: string): Wording => ({
  terms: termsOf(text),
  numbers: (tidyMessage(text).match(numberSaid) ?? []).join(' '),
});
const numberSaid =
  /-?\d+(?:[./]\d+)*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|halves|third|fourth|quarter)s?\b/gi;

type Wordings = { readonly asks: readonly Wording[]; readonly statements: readonly Wording[]; readonly all: Terms };
const wordings = new WeakMap<StudentQuestion, Wordings>();

/** The wordings of a question, ready to be compared. */
function wordingsOf(question: StudentQuestion): Wordings {
  const known = wordings.get(question);
  if (known !== undefined) return known;
  const [asks, statements] = [question.asks.map(wordingOf), question.statements.map(wordingOf)];
  const made = { asks, statements, all: new Set([...asks, ...statements].flatMap(({ terms }) => [...terms])) };
  wordings.set(question, made);
  return made;
}

const weightBy =
  (questionsWith: (term: string) => number): Weight =>
  (term) => {
    if (light.has(term)) return 0.05;
    if (term === anyNumber) return 0.3;
    if (asking.has(term)) return 0.45;
    if (comparing.has(term)) return 1; // "smaller" makes another claim
    const count = questionsWith(term);
    return count === 0 ? ofNoPlan : Math.max(0.4, 1 / (1 + 0.2 * (count - 1)));
  };

/** Returns the whole message, and then each of its sentences. */
export function partsOf(text: string): string[] {
  const tidy = tidyMessage(text);
  const parts = tidy.split(/[?!;]|[.,](?=\s|$)|\b(?:but|because|cuz)\b/i).filter((part) => part.trim() !== '');
  return parts.length > 1 ? [tidy, ...parts] : [tidy];
}

/** Words that say nothing about what is asked. */
const light: ReadonlySet<string> = new Set(
  'a an the than it is are be am was i you we they he she do does did can could would should will may have has had to of so that this there in on at for with and or just like then thing kind get got go um oh ok wait well hey right yeah yes no really my your please think know say mean-by also still one ever allow ok actual even some stuff such fine'.split(
    ' ',
  ),
);
/** Words that show how something is asked, or how sure the student is. */
const asking: ReadonlySet<string> = new Set(
  'what why how which when where who if not always never only every all need must say'.split(' '),
);

const comparing: ReadonlySet<string> = new Set(['big', 'small', 'same', 'different']);

/** Words that mean the same in a question. Each group follows the word that represents it; some are stems. */
const sameThing: ReadonlyMap<string, string> = new Map(
  [
    'bottom: denominator denom',
    'top: numerator',
    'mean: averag',
    'big: large larger bigger greater higher biggest largest greatest more above over past beyond',
    'small: less smaller lower smallest fewer tiny',
    'under: below',
    'add: plus sum',
    'subtract: minus',
    'multiply: times',
    'point: dot',
    'same: equal match',
    'middle: middles',
    'number: values value nums',
    'percent: percentage',
    'everyth: entire total whole',
    'simplify: reduc simplif',
    'parenthes: bracket',
    'guess: random try',
    'both: each',
    'switch: turn swap flip',
    'drop: leave skip omit',
    'order: sort line',
    'start: begin',
    'way: direction',
    'answer: solution',
    '0: zero',
    '2: twice two',
    '3: three',
    '4: four',
    '5: five',
    '6: six',
    '10: ten',
    '100: hundred',
  ].flatMap((group) => {
    const [one, others] = group.split(': ');
    return others!.split(' ').map((word) => [word, one!] as const);
  }),
);

const named = (word: string): string => {
  const own = sameThing.get(word) ?? word;
  if (own !== word || /^\d/.test(word) || light.has(word) || asking.has(word)) return own;
  const stem = stemOf(word.replace(/ers$/, 'er'));
  return sameThing.get(stem) ?? stem;
};

const isOther = (word: string): boolean => /^\d/.test(word) && !/^(?:0|1|2|10|100)$/.test(word);
const overHundred = (word: string): string[] => (Number(word) > 100 ? ['big'] : []);

/** Words of one group: exchanging one for another, or adding one, makes a different statement. */
const opposites: readonly (readonly string[])[] = [
  'not never no',
  'always only',
  'bigger smaller',
  'same different',
  'top bottom',
  'add subtract multiply divide',
  'double half',
  'positive negative',
  'mean median mode range',
  'up down',
  'left right',
  'first last',
  'inside around',
  'area perimeter',
  'input output',
].map((group) => group.split(' ').map(named));

function termsOf(text: string): ReadonlySet<string> {
  const plain = text
    .toLowerCase()
    .replace(/%/g, ' percent ')
    .replace(/(?<=^|\s):(?=\s|$)/g, ' colon ')
    .replace(/\bdecimal point\b/g, 'point')
    .replace(/\btake away\b/g, 'subtract')
    .replace(/\bi guess\b/g, ' ')
    .replace(/\b(?:nothing|none)\b/g, 'zero');
  const words = plainWords(tidyMessage(plain)).split(' ');
  // The student's numbers may differ from the author's, except 0, 1, 2, 10, and 100, which matter to what is asked.
  return new Set(
    words
      .filter((word) => word !== '?' && word !== '')
      .flatMap((word) => (isOther(word) ? [anyNumber, ...overHundred(word)] : [named(word)])),
  );
}
