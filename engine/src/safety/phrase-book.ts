import { disguisedWords } from './bad-words.ts';
import { phraseOf, wordsIn, type Phrase, type PhraseRow } from './phrase.ts';
import { abusePhrases } from './phrases/abuse.ts';
import { bullyingPhrases } from './phrases/bullying.ts';
import { callsForHelp } from './phrases/calls-for-help.ts';
import { drugsAndWeaponsPhrases } from './phrases/drugs-weapons.ts';
import { harassmentPhrases } from './phrases/harassment.ts';
import { hatePhrases } from './phrases/hate.ts';
import { manipulationPhrases } from './phrases/manipulation.ts';
import { personalDataPhrases } from './phrases/personal-data.ts';
import { selfHarmPhrases } from './phrases/self-harm.ts';
import { sexualPhrases } from './phrases/sexual.ts';
import { unsafeHomePhrases } from './phrases/unsafe-home.ts';
import { violencePhrases } from './phrases/violence.ts';
import { worryingPhrases } from './phrases/worrying.ts';
import { safetyViolations, type SafetyViolation } from './unsafe.ts';

const book: Readonly<Record<SafetyViolation, readonly PhraseRow[]>> = {
  self_harm: selfHarmPhrases,
  abuse: [...abusePhrases, ...bullyingPhrases, ...callsForHelp, ...unsafeHomePhrases],
  violence: violencePhrases,
  sexual: sexualPhrases,
  hate: hatePhrases,
  drugs_weapons: drugsAndWeaponsPhrases,
  personal_data: personalDataPhrases,
  harassment: harassmentPhrases,
  profanity: [], // words, not phrases: bad-words.ts
  manipulation: manipulationPhrases,
};

/** What a disguised word may turn out to be: every word of the book. */
export const knownWords: ReadonlySet<string> = new Set([
  ...disguisedWords, // first, so that sh*t is not "shot"
  ...[...safetyViolations.flatMap((violation) => book[violation]), ...Object.values(worryingPhrases).flat()]
    .flatMap(wordsIn)
    .filter((word) => /^[a-z]{3,}$/.test(word)),
  ...'a i to my me of in at it is no we am be do go so up on'.split(' '),
]);

type Entry = Phrase & { rank: number };
type Book = { entries: readonly Entry[]; byKey: ReadonlyMap<string, readonly Entry[]> };

/** The phrases of each kind, ready, with the place of their kind among the kinds. */
function bound(rows: Partial<Readonly<Record<SafetyViolation, readonly PhraseRow[]>>>): Book {
  const entries = safetyViolations.flatMap((violation, rank) =>
    (rows[violation] ?? []).map((row) => ({ ...phraseOf(row), rank })),
  );
  const byKey = new Map<string, Entry[]>();
  for (const entry of entries) for (const key of new Set(entry.keys)) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  return { entries, byKey };
}

const sure = bound(book);
const unclear = bound(worryingPhrases);

/** Every phrase there is, ready. */
export const phrases: readonly Entry[] = [...sure.entries, ...unclear.entries];

/** The gravest kind of which the book has a phrase in this message, as `readMessage` writes it; null for none. */
export const phraseIn = (read: string): SafetyViolation | null => gravestIn(sure, read);

/** The kind of disclosure that this message may be, where no phrase says it outright; null for none. */
export const worryIn = (read: string): SafetyViolation | null => gravestIn(unclear, read);

/** Only phrases that have a word of the message for a key are tried, so most messages cost a look at each of their words. */
function gravestIn({ byKey }: Book, read: string): SafetyViolation | null {
  const tried = new Set<Entry>();
  for (const word of new Set(read.split(' '))) for (const entry of byKey.get(word) ?? []) tried.add(entry);
  let gravest: number | null = null;
  for (const entry of tried) if ((gravest === null || entry.rank < gravest) && stands(entry, read)) gravest = entry.rank;
  return gravest === null ? null : safetyViolations[gravest]!;
}

/** The phrase stands in some sentence whose other words do not excuse it. */
function stands({ says, also, unless }: Entry, read: string): boolean {
  if (!says.test(read) || !also.every((part) => part.test(read))) return false;
  if (unless.length === 0 && also.length === 0) return true;
  return sentencesOf(read).some(
    (sentence) =>
      says.test(sentence) && also.every((part) => part.test(sentence)) && !unless.some((excuse) => excuse.test(sentence)),
  );
}

/** Each sentence with the stops around it, so that `^` and `$` hold in it too. */
const sentencesOf = (read: string): string[] =>
  read
    .slice(2, -3)
    .split(' . ')
    .map((sentence) => ` . ${sentence} . `);
