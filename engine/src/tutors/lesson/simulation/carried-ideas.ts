import { ideasOf } from '../../../guards/tutor-turn/idea-words.ts';

/** A text by which an idea can be had: the ideas of its words, each with its rarity among all texts of the plan. */
export type Carrier = { readonly weights: ReadonlyMap<string, number>; readonly total: number };

/** How much of a carrier's ideas a text has to have before anybody gets anything from it; so much more is as good as the whole. */
const least = 0.3;
const further = 0.3;
/** A carrier of few ideas is met by chance more easily: more of it has to be there, and one of fewer than `fewest` carries nothing. */
const few = 12;
const fewest = 2;
const moreOfFew = 0.04; // for each idea that is missing to `few`

/**
 * The texts that carry each idea, ready to be found again in other words.
 *
 * Shape   `texts`: by the name of the idea, each text one way to say it. Numbers count only where `numbers` says so: an explanation with other numbers
 *         explains the same, and help with a question doesn't.
 */
export function carriersOf(
  texts: ReadonlyMap<string, readonly string[]>,
  { numbers = false }: { numbers?: boolean } = {},
): ReadonlyMap<string, readonly Carrier[]> {
  const kept = (text: string): string[] => [...ideasOf(text)].filter((idea) => numbers || !idea.startsWith('#'));
  const all = [...texts.values()].flat().map(kept);
  const holding = new Map<string, number>();
  for (const ideas of all) for (const idea of ideas) holding.set(idea, (holding.get(idea) ?? 0) + 1);
  const rarity = (idea: string): number => Math.log(1 + all.length / (holding.get(idea) ?? 1));
  const carrierOf = (text: string): Carrier => {
    const weights = new Map(kept(text).map((idea) => [idea, rarity(idea)]));
    return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
  };
  return new Map([...texts].map(([name, ways]) => [name, ways.map(carrierOf).filter(({ weights }) => weights.size >= fewest)]));
}

/**
 * How far a text brings an idea across, by the words and the mathematics in it, from 0 (not at all) to 1 (as good as one of the texts that
 * were written for it).
 *
 *     share  = Σ rarity of the carrier's ideas that the text has / Σ rarity of all of them
 *     least  = 0.3, and 0.04 more for each idea that the carrier has less than 12
 *     degree = the best over the carriers of (share − least) / 0.3, between 0 and 1
 */
export function degreeCarried(text: string, carriers: readonly Carrier[]): number {
  const had = ideasOf(text);
  let best = 0;
  for (const { weights, total } of carriers) {
    let met = 0;
    for (const [idea, weight] of weights) if (had.has(idea)) met += weight;
    const due = least + moreOfFew * Math.max(0, few - weights.size);
    best = Math.max(best, (met / total - due) / further);
  }
  return Math.min(1, best);
}
