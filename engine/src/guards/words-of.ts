import { rememberReadings } from './remember-readings.ts';

/** Returns every text in a reply, at any depth, in order. Keys are ours and are not read. */
export function wordsOf(reply: unknown): string[] {
  if (typeof reply === 'string') return [reply];
  if (Array.isArray(reply)) return reply.flatMap(wordsOf);
  if (reply !== null && typeof reply === 'object') return Object.values(reply).flatMap(wordsOf);
  return [];
}

/**
 * A text as a reader hears it: one case, one width, no hidden characters, no emphasis, straight quotes, single spaces. So
 * "As an **A**\u200bI" and "as an AI" are the same to a guard.
 */
export const foldText = rememberReadings(
  (text): string =>
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[*~`]/g, '')
      .replace(/[’‘]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/\s+/g, ' ')
      .toLowerCase(),
  3000, // many guards read the same reply, and compare it with earlier messages
  2000,
);
