import type { FlagPlace, NewFlag } from '@stoa/schema/flag';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { removePersonalData } from '../guards/personal-data.ts';
import { endsOf } from './read-typed.ts';
import type { Unsafe } from './unsafe.ts';

/** What those who look after her are told of a text that was stopped. Personal data is left out of it, and what it was is said by its kind. */
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
