import { createHash, randomUUID } from 'node:crypto';

/**
 * Returns a digest of a request, 22 characters, independent of the order of its fields: the same key with another fingerprint
 * is a mistake.
 */
export function fingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts, sorted)).digest('base64url').slice(0, 22);
}

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns a UUID for a learner's key, the same each time; a new one if she gave no key. */
export function idFrom(learnerId: string, key: string | null): string {
  if (key === null) return randomUUID();
  const hex = createHash('sha256').update(`${learnerId} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`; // version 8: our own making
}
