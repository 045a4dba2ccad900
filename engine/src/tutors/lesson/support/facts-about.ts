import { planIndex } from '../../../hearing/retrieval/plan-index.ts';
import { leastCovered, rankPassages } from '../../../hearing/retrieval/rank-passages.ts';
import type { Topic } from '../state/topic.ts';

const most = 3;

/** What the plan says of what her words are about, the nearest first; nothing where it says nothing of it. Examples are about their own numbers. */
export function factsAbout(topic: Pick<Topic, 'plan' | 'guidelines'>, words: string): string[] {
  return rankPassages(words, planIndex(topic))
    .filter(({ passage, covered }) => passage.kind !== 'example' && covered >= leastCovered)
    .slice(0, most)
    .map(({ passage }) => passage.text);
}
