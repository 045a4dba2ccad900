import { createHash } from 'node:crypto';
import type { StudentMessage } from '@stoa/engine/corpus/student-messages/student-message';

/**
 * Returns a hash of what a model's weights come from: all the messages, how it is fitted, and what it sees of every twelfth
 * message, which changes with any feature that matters.
 */
export function fingerprintOf(
  messages: readonly StudentMessage[],
  seenIn: (some: readonly StudentMessage[]) => readonly unknown[],
  fit: readonly unknown[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(fit));
  for (const { question, message, acts } of messages) hash.update(JSON.stringify([question, message, acts]));
  for (const seen of seenIn(messages.filter((_, at) => at % 12 === 0))) hash.update(`${JSON.stringify(seen)}\n`);
  return hash.digest('hex');
}
