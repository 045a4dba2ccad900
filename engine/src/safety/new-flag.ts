import type { FlagPlace, NewFlag } from '@stoa/schema/flag';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { removePersonalData } from '../guards/personal-data.ts';
import type { Unsafe } from './unsafe.ts';

/** Of what she typed, as much as a teacher needs to see what it was; nobody who is in need writes longer than this. */
const mostWords = 2000;

/** What those who look after her are told of a text that was stopped. Personal data is left out of it, and what it was is said by its kind. */
export const newFlag = (
  { violation, source }: Unsafe,
  { at, words, answer, place }: { at: string; words: string; answer: SafetyReply; place: FlagPlace },
): NewFlag => ({
  kind: violation,
  source,
  at,
  place,
  words: (violation === 'personal_data' ? removePersonalData(words, []) : words).slice(0, mostWords).toWellFormed(),
  answered: answer.words,
});
