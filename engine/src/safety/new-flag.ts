import type { FlagPlace, NewFlag } from '@stoa/schema/flag';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { removePersonalData } from '../guards/personal-data.ts';
import { endsOf } from './read-typed.ts';
import type { Unsafe } from './unsafe.ts';

/**
 * Makes the flag that tells the adults who look after her about a text that was stopped. Personal data is removed from it; its
 * kind says what it was.
 */
export const newFlag = (
  { violation, source }: Unsafe,
  { at, words, answer, place }: { at: string; words: string; answer: SafetyReply; place: FlagPlace },
): NewFlag => ({
  kind: violation,
  source,
  at,
  place,
  words: (violation === 'personal_data' ? removePersonalData(endsOf(words), []) : endsOf(words)).toWellFormed(), // all that was read
  answered: answer.words,
});
