import { createHash } from 'node:crypto';

/** What a request asks, in 22 characters, whatever the order of its fields: the same key with another one is a mistake. */
export function fingerprint(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts, sorted)).digest('base64url').slice(0, 22);
}

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
