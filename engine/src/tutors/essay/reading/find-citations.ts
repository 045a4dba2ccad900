import type { Citation } from '@stoa/schema/essay/essay-draft';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import { wordsIn } from './essay-words.ts';
import type { SourceNames } from './name-sources.ts';
import { isSpelled } from './spelled.ts';

/**
 * A place in a paragraph that points to a document. `by` says how: by a chip, a number in any spelling, a name, its kind, or
 * "the next source".
 */
export type FoundCitation = Citation & { readonly by: 'chip' | 'number' | 'name' | 'kind' | 'order' };

const words: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7,
  first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7,
  a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7,
}; // prettier-ignore

const one = String.raw`(?:[1-7](?!\d)|(?:one|two|three|four|five|six|seven)\b)`;
const list = String.raw`${one}(?:\s*(?:,\s*(?:and\s+)?|and|&|\+|/|-|–|through|to)\s*(?:(?:docs?|documents?|sources?)\b\.?\s*)?#?${one})*`;
const byNumber = new RegExp(
  String.raw`\b(?:docs?|documents?|dcouments?|documants?|sources?)\b\.?\s*(?:#|no\.?\s*|number\s+)?(${list})`,
  'giu',
);
const byLetter = /\b[Dd]oc(?:ument)?\b\.?\s*([A-G])\b(?!['’])/gu;
const short = /\b(?:D\.?\s?|d)([1-7])\b/gu;
const inBrackets = /[([]\s*([1-7](?:\s*(?:,|&|and|;)\s*[1-7])*)\s*[)\]]/gu;
const byPlace =
  /\b(?:the\s+)?(first|second|third|fourth|fifth|sixth|seventh)\s+(?:(?:document|doc|source)\b|one(?=\s+(?:is|says|shows|talks|tells|was)\b))/giu;
const byOrder = /\b(?:the\s+)?(next|following|previous|last)\s+(?:document|doc|source|one\s+(?:says|shows|is))\b/giu;

/**
 * Finds every place in a paragraph that points to a document, in the order of the text. A list such as "Docs 2 and 4" points to
 * each.
 *
 * Shape   `before`: the document that was last pointed to before this paragraph, needed for "the next source"; or null.
 */
export function findCitations(
  text: string,
  chips: readonly Citation[],
  names: readonly SourceNames[],
  before: number | null = null,
): readonly FoundCitation[] {
  const found: FoundCitation[] = chips.map((chip) => ({ ...chip, by: 'chip' }));
  const add = (start: number, end: number, source: number, by: FoundCitation['by']) => {
    if (!found.some((other) => other.start < end && start < other.end && (other.by !== by || other.source === source)))
      found.push({ start, end, source, by });
  };
  const addList = (match: RegExpExecArray, said: string) => {
    for (const source of numbersOf(said)) add(match.index, match.index + match[0].length, source, 'number');
  };

  for (const match of text.matchAll(byNumber)) addList(match, match[1]!);
  for (const match of text.matchAll(short)) addList(match, match[1]!);
  for (const match of text.matchAll(inBrackets)) addList(match, match[1]!);
  for (const match of text.matchAll(byLetter))
    add(match.index, match.index + match[0].length, words[match[1]!.toLowerCase()]!, 'number');
  for (const match of text.matchAll(byPlace))
    add(match.index, match.index + match[0].length, words[match[1]!.toLowerCase()]!, 'number');
  const inOrder = wordsIn(text);
  const begun = begunBy(names);
  for (const [at, { word, start }] of inOrder.entries())
    for (const { source, rest } of begun(word))
      if (rest.every((part, step) => isSpelled(inOrder[at + 1 + step]?.word ?? '', part)))
        add(start, inOrder[at + rest.length]!.end, source, 'name');
  const small = text.toLowerCase();
  for (const { source, kinds, makers } of names) {
    for (const kind of kinds) {
      if (!small.includes(kind)) continue;
      const opened = heading(kind).exec(text);
      if (opened !== null) add(0, opened[0].length, source, 'kind');
      for (const match of text.matchAll(pointing(kind)))
        if (!isNamedLaw(kind, match[0]) && !(lawful.test(kind) && isNumberedNear(found, match.index)))
          add(match.index, match.index + match[0].length, source, 'kind');
    }
    for (const maker of makers) {
      if (!small.includes(maker)) continue;
      for (const match of text.matchAll(saying(maker))) add(match.index, match.index + match[0].length, source, 'kind');
    }
  }
  found.sort((left, right) => left.start - right.start || left.source - right.source);
  return withOrder(text, found, before);
}

type BegunName = { readonly source: number; readonly rest: readonly string[] };
const namesBegun = new WeakMap<readonly SourceNames[], (word: string) => readonly BegunName[]>();

/**
 * Returns the document names that a written word may begin, allowing for typos. Each word is compared with all names only once.
 */
function begunBy(names: readonly SourceNames[]): (word: string) => readonly BegunName[] {
  const known = namesBegun.get(names);
  if (known !== undefined) return known;
  const all = names.flatMap(({ source, names: its }) =>
    its.map((name) => {
      const [first, ...rest] = name.split(' ');
      return { source, first: first!, rest };
    }),
  );
  const begun = rememberReadings((word) => all.filter(({ first }) => first[0] === word[0] && isSpelled(word, first)), mostWords);
  namesBegun.set(names, begun);
  return begun;
}

/** The size of the cache: a student's words are read again after every change of her draft. */
const mostWords = 5_000;

/** Resolves "the next source" to the document after the last one. Ignores it if there is no such document among the seven. */
function withOrder(text: string, found: FoundCitation[], before: number | null): readonly FoundCitation[] {
  const all = [...found];
  for (const match of text.matchAll(byOrder)) {
    const end = match.index + match[0].length;
    if (found.some((other) => other.start < end && match.index < other.end)) continue;
    const last =
      all
        .filter(({ start }) => start < match.index)
        .toSorted((left, right) => left.start - right.start)
        .at(-1)?.source ?? before;
    const word = match[1]!.toLowerCase();
    const source = last === null ? null : word === 'next' || word === 'following' ? last + 1 : last - 1;
    if (source !== null && source >= 1 && source <= 7) all.push({ start: match.index, end, source, by: 'order' });
  }
  return all.toSorted((left, right) => left.start - right.start || left.source - right.source);
}

/** Returns the numbers in "2, 4 and 5" or in "1-3", each once. */
function numbersOf(said: string): readonly number[] {
  const numbers: number[] = [];
  let range = false;
  for (const [token] of said.toLowerCase().matchAll(/[1-7]|one|two|three|four|five|six|seven|-|–|through|\bto\b/gu)) {
    const number = words[token] ?? Number(token);
    if (Number.isNaN(number)) {
      range = true;
      continue;
    }
    const from = numbers.at(-1);
    if (range && from !== undefined) for (let between = from + 1; between < number; between += 1) numbers.push(between);
    range = false;
    numbers.push(number);
  }
  return [...new Set(numbers)];
}

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
/** The kinds and makers of documents are few. */
const mostKinds = 1_000;
const pointing = rememberReadings(
  (kind): RegExp => new RegExp(String.raw`\b(?:the|this)\s+(?:\w+\s+)?${literal(kind)}\b`, 'giu'),
  mostKinds,
);
/** Matches a document's kind as a heading, as above a note: "Handbill. Strong men wanted." */
const heading = rememberReadings((kind): RegExp => new RegExp(String.raw`^\s*${literal(kind)}(?=[.:])`, 'iu'), mostKinds);
const lawful = /^(?:law|act|statute|treaty|decision|ruling|constitution|charter|census)$/u;

/** "Document 4 says that the act strikes at the causes": a law in the report of one document isn't another document. */
const isNumberedNear = (found: readonly FoundCitation[], at: number): boolean =>
  found.some(({ by, end }) => (by === 'number' || by === 'chip') && end <= at && at - end < 120);

/** "The Wagner Act" is a law's name, and doesn't mean the document that is an act. */
const isNamedLaw = (kind: string, said: string): boolean => lawful.test(kind) && /\s\p{Lu}\p{L}+\s/u.test(said);
const saying = rememberReadings(
  (maker): RegExp =>
    new RegExp(
      String.raw`\b(?:the|a|an|this)\s+(?:\w+\s+)?${literal(maker)}\s+(?:(?:of|from|in)\s+\p{Lu}\p{L}+\s+)?(?=(?:\w+ly\s+)?(?:says?|said|tells?|told|writes?|wrote|claims?|complain\w*|explains?|describes?|sees?|saw|thinks?|shows?|talks?|argues?|wants?|believes?|calls?|mentions?|asks?|reports?|states?|points?|is|was)\b)`,
      'giu',
    ),
  mostKinds,
);
