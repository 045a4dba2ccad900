import { planIndex } from '../../../../hearing/retrieval/plan-index.ts';
import { leastCovered, rankPassages } from '../../../../hearing/retrieval/rank-passages.ts';
import { sharedWords } from '../words-in-common.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Topic } from '../../state/topic.ts';

const most = 3;

/**
 * Returns what the plan says about the topic of the student's words, the best match first; empty if it says nothing. Examples
 *         are left out, because they are about their own numbers.
 */
export function factsAbout(topic: Pick<Topic, 'plan' | 'guidelines'>, words: string): string[] {
  return rankPassages(words, planIndex(topic))
    .filter(({ passage, covered }) => passage.kind !== 'example' && covered >= leastCovered)
    .slice(0, most)
    .map(({ passage }) => passage.text);
}

/** One shared word may be chance: "ok fine one more", "i only guessed". */
const leastShared = 2;
/** A passage that covers this share of the student's words speaks of exactly what she said. */
const mostlyCovered = 0.6;

/**
 * Returns the passages taught up to this question, and the meanings of words, that speak of exactly what the student said, the
 *         best match first.
 */
export function taughtAbout({ topic }: LessonSession, { step }: Question, words: string): string[] {
  return rankPassages(words, planIndex(topic))
    .filter(({ covered, passage: { id, kind, text } }) => {
      const of = Number(/^step (\d+)/.exec(id)?.[1] ?? Infinity);
      return (
        covered >= mostlyCovered &&
        sharedWords(text, words) >= leastShared &&
        (kind === 'meaning' || (kind !== 'example' && of <= step))
      );
    })
    .map(({ passage }) => passage.text.trim());
}
