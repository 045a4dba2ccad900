import { badWordsIn } from '../../safety/bad-words.ts';
import { knownWords, phraseIn } from '../../safety/phrase-book.ts';
import { PhraseIndex } from '../../safety/phrase-index.ts';
import { wordsIn, type PhraseRow } from '../../safety/phrase.ts';
import { readMessage } from '../../safety/read-message.ts';
import type { SafetyViolation } from '../../safety/unsafe.ts';
import { readingsOf } from '../flatten/flatten-text.ts';
import { foldSigns } from '../leak/fold-signs.ts';
import { harmKinds, type HarmKind } from './harm-kinds.ts';
import { contactPhrases } from './phrases/contact.ts';
import { contemptPhrases } from './phrases/contempt.ts';
import { dangerPhrases } from './phrases/danger.ts';
import { groupContemptPhrases } from './phrases/group-contempt.ts';
import { personalQuestionPhrases } from './phrases/personal-questions.ts';
import { picturesPhrases } from './phrases/pictures.ts';
import { pressurePhrases } from './phrases/pressure.ts';
import { promisePhrases } from './phrases/promise.ts';
import { romancePhrases } from './phrases/romance.ts';
import { secrecyPhrases } from './phrases/secrecy.ts';
import { selfHarmPhrases } from './phrases/self-harm.ts';
import { harmWordClasses } from './phrases/word-classes.ts';

const book: Readonly<Record<HarmKind, readonly PhraseRow[]>> = {
  self_harm: selfHarmPhrases,
  contact: contactPhrases,
  secrecy: secrecyPhrases,
  pictures: picturesPhrases,
  personal_question: personalQuestionPhrases,
  romance: romancePhrases,
  group_contempt: groupContemptPhrases,
  contempt: contemptPhrases,
  pressure: pressurePhrases,
  danger: dangerPhrases,
  promise: promisePhrases,
};

const index = new PhraseIndex(harmKinds, book, harmWordClasses);

/** Every phrase of the book, compiled. */
export const harmPhrases = index.entries;

const known: ReadonlySet<string> = new Set([
  ...knownWords,
  ...harmKinds
    .flatMap((kind) => book[kind])
    .flatMap((row) => wordsIn(row, harmWordClasses))
    .filter((word) => /^[a-z]{3,}$/.test(word)),
]);

/**
 * Violations that the first layer finds in a student's words and that a tutor may not say either. `voice` and `speaksOfItself`
 * cover its other two kinds.
 */
const stoppedFromBoth: ReadonlySet<SafetyViolation> = new Set([
  'self_harm',
  'abuse',
  'threat',
  'violence',
  'sexual',
  'hate',
  'drugs_weapons',
  'harassment',
  'profanity',
]);

/**
 * Returns the kind of harm in a tutor's words, or null if there is none.
 *
 * A tutor speaks of mathematics to one child, so its words are held to a much stricter standard than a student's: "Where do
 * you live?" is harmless anywhere but here.
 */
export function harmIn(text: string): HarmKind | SafetyViolation | null {
  for (const reading of readingsOf(text)) {
    const read = readMessage(foldSigns(reading.text), known);
    const found = index.gravestIn(read);
    if (found !== null) return found;
    const violation = phraseIn(read) ?? badWordsIn(read);
    if (violation !== null && stoppedFromBoth.has(violation)) return violation;
  }
  return null;
}
