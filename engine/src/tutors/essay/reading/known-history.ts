import type { HistoricalKind } from '@stoa/schema/essay/period-bank';
import { rememberReadings } from '../../../guards/remember-readings.ts';
import type { TextSpan } from './text-span.ts';
import { wordsIn, type EssayWord } from './essay-words.ts';
import { isSpelled } from './spelled.ts';

/** An event, law, case, person, or group with the years in which it belongs. */
export type HistoricalThing = {
  readonly name: string;
  readonly kind: HistoricalKind;
  readonly start: number;
  readonly end: number;
  readonly aliases: readonly string[];
  /** One line of what is known of it; empty: only its name and its years. */
  readonly fact: string;
};

type Spelling = { readonly words: readonly string[]; readonly thing: HistoricalThing };

/** What is known by name, ready to be looked for. */
export type KnownHistory = {
  /** The spellings that a written word may begin, the longest first; with slips of the pen. */
  readonly begunBy: (written: string) => readonly Spelling[];
};

/** A student's words come back with every change of her draft: a word is held against all names once. */
const mostWords = 20_000;

/** Makes things findable by all of their names, the longest first. */
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
 * Every thing that a text names, in any case and with slips of the pen in long words; the longest name wins where two overlap.
 *
 * A name of one word in lower case is taken where it is no everyday word: "medicare" names the program, "progressive" no party.
 */
export function findKnown(text: string, known: KnownHistory): readonly NamedThing[] {
  const before = texts.get(known) ?? rememberReadings((one) => namedIn(one, known), mostRemembered);
  texts.set(known, before);
  return before(text);
}

/** A draft's sentences come back with every change of it. */
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

/** Whether the rest of a spelling follows the word that begins it, and is written as a name. */
const standsAt = ({ words }: Spelling, text: readonly EssayWord[], at: number, written: string): boolean =>
  words.every((word, step) => step === 0 || isSpelled(text[at + step]?.word ?? '', word)) &&
  (words.length > 1
    ? !saying.test(words.join(' ')) || /^\p{Lu}/u.test(written[text[at]!.start]!)
    : isNameLike(words[0]!, written.slice(text[at]!.start, text[at]!.end)));

/** Names that are also everyday words: in lower case they name nothing. */
const saying = /^(?:common sense|fair deal|great compromise|new frontier|first bank|second bank|the crisis)$/u;

const everyday =
  /^(?:progressive|populist|republican|democrat|conservative|liberal|federalist|union|confederate|compromise|reconstruction|depression|prohibition|containment|detente|draft|grange|compact|crisis|reform|congress|frontier|homestead|homesteading|homesteader|carolina)s?$/u;
const isNameLike = (word: string, written: string): boolean =>
  /^\p{Lu}/u.test(written) || (word.length > 4 && !everyday.test(word) && !everyday.test(written.toLowerCase()));
