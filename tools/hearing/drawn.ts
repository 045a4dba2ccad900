import { createHash } from 'node:crypto';

/** Draws a number below `count` from a text, always the same one. */
export const drawn = (text: string, count: number): number => createHash('sha256').update(text).digest()[0]! % count;
