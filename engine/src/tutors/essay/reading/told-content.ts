import type { DetectorThresholds } from '@stoa/schema/essay/detector-thresholds';
import type { EssayPrompt } from './essay-prompt.ts';
import { stemsWithKin, tellingStems } from './essay-words.ts';

/**
 * Returns the document that a sentence retells, by the words that it shares with this document and no other, or null. Words of
 * the prompt don't count.
 */
export function documentRetold(
  sentence: string,
  { sources, text }: EssayPrompt,
  { share, words }: DetectorThresholds['retelling'],
): number | null {
  const asked = stemsWithKin(text);
  const said = [...tellingStems(sentence)].filter((stem) => !asked.has(stem));
  const shares = sources.map(({ number, body }) => {
    const told = tellingStems(body);
    return { number, shared: said.filter((stem) => told.has(stem)).length };
  });
  const [most, next] = shares.toSorted((left, right) => right.shared - left.shared);
  if (most === undefined || most.shared < words || most.shared / said.length < share || most.shared === next?.shared) return null;
  return most.number;
}
