import { wordDistance } from '../../../hearing/word-distance.ts';

/**
 * Whether a word as it's written is meant for `word`: one slip in six letters or more, two in nine. Numbers have none, and the first letter stands.
 * Both are in lower case.
 */
export function isSpelled(written: string, word: string): boolean {
  if (written === word || `${word}s` === written) return true;
  const slips = /\d/u.test(word) || word.length < 6 ? 0 : word.length < 9 ? 1 : 2;
  return (
    slips > 0 && written[0] === word[0] && Math.abs(written.length - word.length) <= slips && wordDistance(written, word) <= slips
  );
}
