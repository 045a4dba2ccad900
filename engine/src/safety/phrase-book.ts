import { disguisedWords } from './bad-words.ts';
import { PhraseIndex, type IndexedPhrase } from './phrase-index.ts';
import { wordsIn, type PhraseRow } from './phrase.ts';
import { abusePhrases } from './phrases/abuse.ts';
import { bullyingPhrases } from './phrases/bullying.ts';
import { callsForHelp } from './phrases/calls-for-help.ts';
import { drugsAndWeaponsPhrases } from './phrases/drugs-weapons.ts';
import { insultsAtOthers, insultsAtTheProgram } from './phrases/harassment.ts';
import { hatePhrases } from './phrases/hate.ts';
import { manipulationPhrases } from './phrases/manipulation.ts';
import { personalDataPhrases } from './phrases/personal-data.ts';
import { selfHarmPhrases } from './phrases/self-harm.ts';
import { sexualPhrases } from './phrases/sexual.ts';
import { unsafeHomePhrases } from './phrases/unsafe-home.ts';
import { threatPhrases } from './phrases/threats.ts';
import { violencePhrases } from './phrases/violence.ts';
import { worryingPhrases } from './phrases/worrying.ts';
import { safetyViolations, type SafetyViolation } from './unsafe.ts';

const book: Readonly<Record<SafetyViolation, readonly PhraseRow[]>> = {
  self_harm: selfHarmPhrases,
  abuse: [...abusePhrases, ...bullyingPhrases, ...callsForHelp, ...unsafeHomePhrases],
  threat: threatPhrases,
  violence: violencePhrases,
  sexual: sexualPhrases,
  hate: hatePhrases,
  drugs_weapons: drugsAndWeaponsPhrases,
  personal_data: personalDataPhrases,
  harassment: [...insultsAtTheProgram, ...insultsAtOthers],
  profanity: [], // words, not phrases: bad-words.ts
  manipulation: manipulationPhrases,
};

/** The words that a disguised word may turn out to be: every word of the book. */
export const knownWords: ReadonlySet<string> = new Set([
  ...disguisedWords, // first, so that sh*t is not "shot"
  ...[...safetyViolations.flatMap((violation) => book[violation]), ...Object.values(worryingPhrases).flat()]
    .flatMap((row) => wordsIn(row))
    .filter((word) => /^[a-z]{3,}$/.test(word)),
  ...'a i to my me of in at it is no we am be do go so up on'.split(' '),
]);

const sure = new PhraseIndex(safetyViolations, book);
const unclear = new PhraseIndex(safetyViolations, worryingPhrases);

/** Every phrase, prepared for matching. */
export const phrases: readonly IndexedPhrase[] = [...sure.entries, ...unclear.entries];

/** Returns the gravest kind with a phrase in this message, as `readMessage` writes it; null for none. */
export const phraseIn = (read: string): SafetyViolation | null => sure.gravestIn(read);

/** Returns the kind of disclosure that this message may be, if no phrase says it outright; null for none. */
export const worryIn = (read: string): SafetyViolation | null => unclear.gravestIn(read);

const atTheProgram = new PhraseIndex(['program'], { program: insultsAtTheProgram });
const atOthers = new PhraseIndex(['others'], { others: insultsAtOthers });

/** True if a message, as `readMessage` writes it, insults the program and nobody else. */
export const insultsOnlyTheProgram = (read: string): boolean =>
  atTheProgram.gravestIn(read) !== null && atOthers.gravestIn(read) === null;
