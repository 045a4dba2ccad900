import { ideasOf } from '../../../guards/tutor-turn/idea-words.ts';

/** A text from which an idea can be learned: the ideas in its words, each with its rarity among all texts of the plan. */
export type Carrier = { readonly weights: ReadonlyMap<string, number>; readonly total: number };

/**
 * The share of a carrier's ideas that a text needs before anybody learns anything from it. `further` above that is as good as
 * the whole.
 */
const least = 0.3;
const further = 0.3;
/**
 * A carrier with few ideas is more easily matched by chance, so a text needs a larger share of it. A carrier with fewer than
 * `fewest` teaches nothing.
 */
const few = 12;
const fewest = 2;
const moreOfFew = 0.04; // for each idea below `few`

/**
 * Returns the texts that carry each idea, prepared so that the idea can be found in other words.
 *
 * Shape   `texts`: by the name of the idea, each text one way to say it. Numbers count only if `numbers` is true: an
 *         explanation with other numbers explains the same, but help with a question doesn't.
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
 * Returns how well a text conveys an idea, by its words and mathematics, from 0 (not at all) to 1 (as well as one of the texts
 * that were written for it).
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
