import type { LearnerId } from '@stoa/schema/account';
import type { NewFlag } from '@stoa/schema/flag';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { newFlag } from '@stoa/engine/safety/new-flag';
import { readTyped } from '@stoa/engine/safety/read-typed';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import type { AppContext } from '../../app-context.ts';

type OutsideSession = Extract<NewFlag['place'], { where: 'name' | 'search' | 'token_label' }>;

/**
 * Reads what a student typed outside any session. Unsafe words are flagged, but the request goes on: she may choose any name or
 * label. Personal data isn't flagged here, because every name is personal data.
 *
 * Returns the message for her, or null. It's the same if there is no account yet to flag it for, so that it doesn't reveal
 * whether there is one.
 */
export async function flagWords(
  { store, crisisContacts }: Pick<AppContext, 'store' | 'crisisContacts'>,
  learner: LearnerId | null,
  { words, place, now }: { words: string; place: OutsideSession; now: Date },
): Promise<SafetyReply | null> {
  const unsafe = readTyped(words);
  if (unsafe === null || unsafe.violation === 'personal_data') return null;
  const answer = safetyReply(unsafe, crisisContacts, 'the math');
  if (learner !== null) await store.flags.add(learner, newFlag(unsafe, { at: now.toISOString(), words, answer, place }));
  return answer;
}
