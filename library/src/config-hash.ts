import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a configuration's content, independent of the order of its keys, in hexadecimal. */
export const configHash = (config: unknown): string => createHash('sha256').update(JSON.stringify(config, inOrder)).digest('hex');

const inOrder = (_key: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
