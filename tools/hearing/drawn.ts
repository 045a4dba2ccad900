import { createHash } from 'node:crypto';

/** A number below `count` that a text draws. */
export const drawn = (text: string, count: number): number => createHash('sha256').update(text).digest()[0]! % count;
