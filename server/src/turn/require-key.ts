import { RefusalError } from '../refusals.ts';

/** The key of a turn, without which a lost reply could not be asked for again. Errors  `key_needed`. */
export function requireKey(key: string | null): string {
  if (key === null) throw new RefusalError('key_needed');
  return key;
}
