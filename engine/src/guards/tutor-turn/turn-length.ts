import type { SpokenTurn } from './spoken-turn.ts';

/** Words that a turn may have; who explains or tells a whole solution may use some more, and who has much to get across as many more. */
const longest = { brief: 80, telling: 88, ofMust: 40 };

/** By how much a turn is too long, in words for a log; null where it is not. */
export function lengthFaultOf({ text, act, must_convey }: SpokenTurn): string | null {
  const wordsIn = (of: string): number => of.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const base = act === 'tell' || act === 'explain' || act === 'teach' || act === 'another_way' ? longest.telling : longest.brief;
  const most = base + Math.max(0, wordsIn(must_convey ?? '') - longest.ofMust);
  return wordsIn(text) > most ? `${wordsIn(text)} words, over ${most}` : null;
}
