import { indexOf, leastCovered, rankPassages, type PassageIndex } from '../../../hearing/retrieval/rank-passages.ts';
import { passagesOf } from '../../../hearing/retrieval/passage.ts';
import type { Topic } from '../state/topic.ts';

const most = 3;
const indexes = new WeakMap<Topic['plan'], PassageIndex>();

/** What the plan says of what her words are about, the nearest first; nothing where it says nothing of it. Examples are about their own numbers. */
export function factsAbout(topic: Pick<Topic, 'plan' | 'guidelines'>, words: string): string[] {
  const index = indexes.get(topic.plan) ?? indexOf(passagesOf(topic));
  indexes.set(topic.plan, index);
  return rankPassages(words, index)
    .filter(({ passage, covered }) => passage.kind !== 'example' && covered >= leastCovered)
    .slice(0, most)
    .map(({ passage }) => passage.text);
}
