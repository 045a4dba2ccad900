import { wordDistance } from '../../../hearing/word-distance.ts';

const mostSlips = 2;

/**
 * True if a written word is meant to be `word`: it may have one typo in six letters or more, two in nine. Numbers may have
 * none, and the first letter must match. Both are in lower case.
 */
export function isSpelled(written: string, word: string): boolean {
  if (written === word) return true;
  const longer = Math.abs(written.length - word.length);
  if (written[0] !== word[0] || longer > mostSlips) return false;
  if (written.length === word.length + 1 && written.endsWith('s') && written.startsWith(word)) return true;
  const slips = word.length < 6 || /\d/u.test(word) ? 0 : word.length < 9 ? 1 : mostSlips;
  return longer <= slips && slips > 0 && wordDistance(written, word) <= slips;
}
