import type { LearnerId } from '@stoa/schema/account';
import type { NewFlag } from '@stoa/schema/flag';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { newFlag } from '@stoa/engine/safety/new-flag';
import { readTyped } from '@stoa/engine/safety/read-typed';
import { safetyReply } from '@stoa/engine/safety/safety-reply';
import type { AppContext } from '../../app-context.ts';

type OutsideSession = Extract<NewFlag['place'], { where: 'name' | 'search' | 'token_label' }>;

/**
 * Reads what a student typed outside any session. What is unsafe is flagged; the request goes on all the same, for a name or a label is
 * hers to choose. Personal data is none there: a name is nothing else.
 *
 * Returns what she is to read, or null. Where there is nobody yet to flag it for, it says the same: whether there is shall not show.
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
