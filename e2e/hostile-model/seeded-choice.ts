import type { Behaviour } from './hostile-model-server.ts';
import { behaviours } from './hostile-model-server.ts';

export const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

/** Returns a UUID (version 4) made with the given randomness. */
export const seededUuid = (random: () => number): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(random() * 16).toString(16));

/**
 * The relative frequency of each behavior. Those that take a full time limit are rare, so that thousands of turns stay quick.
 */
const parts: Record<Behaviour, number> = {
  right: 20,
  leaks_answer: 14,
  leaks_in_words: 10,
  obeys: 14,
  malformed_json: 6,
  cut_off_json: 3,
  wrong_schema: 6,
  refuses: 4,
  too_many: 5,
  server_error: 5,
  cut: 3,
  huge: 0.3,
  html: 3,
  empty: 3,
  redirect: 2,
  drip: 0.5,
  hang: 0.5,
};
const entries = Object.entries(parts) as [Behaviour, number][];
const whole = entries.reduce((sum, [, part]) => sum + part, 0);

/** Returns a random behavior. */
export function dealt(random: () => number): Behaviour {
  let left = random() * whole;
  return entries.find(([, part]) => (left -= part) < 0)?.[0] ?? 'right';
}

/** Returns a function that deals behaviors: first each one once, then random ones. */
export function dealer(random: () => number): () => Behaviour {
  const first = [...behaviours];
  return () => first.pop() ?? dealt(random);
}
