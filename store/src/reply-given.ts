import type { Journal, TurnBeginning } from './store.ts';

/** Returns how to answer a request with this fingerprint, given what its key was used for before. */
export function replyGiven(earlier: TurnBeginning['earlier'], fingerprint: string): Awaited<ReturnType<Journal['replyTo']>> {
  if (earlier === null) return { kind: 'new' };
  return earlier.fingerprint === fingerprint ? { kind: 'repeated', reply: earlier.reply } : { kind: 'key_reused' };
}
