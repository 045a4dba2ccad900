import type { HistoricalKind } from '@stoa/schema/essay/period-bank';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import type { TextSpan } from './text-span.ts';
import { wordsIn, type EssayWord } from './essay-words.ts';
import { isSpelled } from './spelled.ts';

/** An event, law, case, person, or group with the years to which it belongs. */
export type HistoricalThing = {
  readonly name: string;
  readonly kind: HistoricalKind;
  readonly start: number;
  readonly end: number;
  readonly aliases: readonly string[];
  /** One line about it; empty if only its name and its years are known. */
  readonly fact: string;
};

type Spelling = { readonly words: readonly string[]; readonly thing: HistoricalThing };

/** What is known by name, prepared for lookup. */
export type KnownHistory = {
  /** Returns the spellings that a written word may begin, longest first, allowing for typos. */
  readonly begunBy: (written: string) => readonly Spelling[];
};

/**
 * The size of the cache: a student's words are read again after every change of her draft, and each word is compared with all
 * names only once.
 */
const mostWords = 20_000;

/** Prepares things for lookup by all of their names, longest first. */
export function knownHistory(things: readonly HistoricalThing[]): KnownHistory {
  const spellings = things
    .flatMap((thing) =>
      [...new Set([thing.name, ...thing.aliases])].map((name) => ({
        words: wordsIn(name.replace(/^(?:the|a|an)\s+/iu, '')).map(({ word }) => word),
        thing,
      })),
    )
    .filter(({ words }) => words.length > 0)
    .toSorted((left, right) => right.words.length - left.words.length);
  const byLetter = Map.groupBy(spellings, ({ words }) => words[0]![0]!);
  return {
    begunBy: rememberReadings(
      (written) => (byLetter.get(written[0] ?? '') ?? []).filter(({ words }) => isSpelled(written, words[0]!)),
      mostWords,
    ),
  };
}

/** A place in a text where a thing is named. */
export type NamedThing = TextSpan & { readonly thing: HistoricalThing };

/**
 * Finds everything that a text names, in any case and allowing for typos in long words. If two names overlap, the longest wins.
 *
 * A one-word name in lower case only counts if it isn't an everyday word: "medicare" names the program, but "progressive"
 * doesn't name the party.
 */
export function findKnown(text: string, known: KnownHistory): readonly NamedThing[] {
  const before = texts.get(known) ?? rememberReadings((one) => namedIn(one, known), mostRemembered);
  texts.set(known, before);
  return before(text);
}

/** Cached, because a draft's sentences are read again after every change. */
const texts = new WeakMap<KnownHistory, (text: string) => readonly NamedThing[]>();
const mostRemembered = 2_000;

function namedIn(text: string, known: KnownHistory): readonly NamedThing[] {
  const words = wordsIn(text);
  const found: NamedThing[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const spelling = known.begunBy(words[at]!.word).find((one) => standsAt(one, words, at, text));
    if (spelling === undefined) continue;
    const last = words[at + spelling.words.length - 1]!;
    found.push({ thing: spelling.thing, start: words[at]!.start, end: last.end, text: text.slice(words[at]!.start, last.end) });
    at += spelling.words.length - 1;
  }
  return found;
}

/** True if the rest of a spelling follows the word that begins it, and is written as a name. */
const standsAt = ({ words }: Spelling, text: readonly EssayWord[], at: number, written: string): boolean =>
  words.every((word, step) => step === 0 || isSpelled(text[at + step]?.word ?? '', word)) &&
  (words.length > 1
    ? !saying.test(words.join(' ')) || /^\p{Lu}/u.test(written[text[at]!.start]!)
    : isNameLike(words[0]!, written.slice(text[at]!.start, text[at]!.end)));

/** Names that are also everyday words: in lower case they don't count as names. */
const saying = /^(?:common sense|fair deal|great compromise|new frontier|first bank|second bank|the crisis)$/u;

const everyday =
  /^(?:progressive|populist|republican|democrat|conservative|liberal|federalist|union|confederate|compromise|reconstruction|depression|prohibition|containment|detente|draft|grange|compact|crisis|reform|congress|frontier|homestead|homesteading|homesteader|carolina)s?$/u;
const isNameLike = (word: string, written: string): boolean =>
  /^\p{Lu}/u.test(written) || (word.length > 4 && !everyday.test(word) && !everyday.test(written.toLowerCase()));
