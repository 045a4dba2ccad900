import type { Journal, TurnBeginning } from './store.ts';

/** What a request with this fingerprint hears, by what its key has had before. */
export function replyGiven(earlier: TurnBeginning['earlier'], fingerprint: string): Awaited<ReturnType<Journal['replyTo']>> {
  if (earlier === null) return { kind: 'new' };
  return earlier.fingerprint === fingerprint ? { kind: 'repeated', reply: earlier.reply } : { kind: 'key_reused' };
}
