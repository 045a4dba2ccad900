import type { SpokenTurn } from './spoken-turn.ts';

/**
 * The most words that a turn may have. Explaining or telling a whole solution allows some more. If what it must convey has
 * more than `ofMust` words, the excess is added.
 */
const longest = { brief: 80, telling: 88, ofMust: 40 };

/** Finds by how much a turn is too long. Returns a description for the log, or null. */
export function lengthFaultOf({ text, act, must_convey }: SpokenTurn): string | null {
  const wordsIn = (of: string): number => of.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const base = act === 'tell' || act === 'explain' || act === 'teach' || act === 'another_way' ? longest.telling : longest.brief;
  const most = base + Math.max(0, wordsIn(must_convey ?? '') - longest.ofMust);
  return wordsIn(text) > most ? `${wordsIn(text)} words, over ${most}` : null;
}
