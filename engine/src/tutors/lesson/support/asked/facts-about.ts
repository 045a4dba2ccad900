import { planIndex } from '../../../../hearing/retrieval/plan-index.ts';
import { leastCovered, rankPassages } from '../../../../hearing/retrieval/rank-passages.ts';
import { sharedWords } from '../words-in-common.ts';
import type { LessonSession, Question } from '../../state/lesson-session.ts';
import type { Topic } from '../../state/topic.ts';

const most = 3;

/** What the plan says of what her words are about, the nearest first; nothing where it says nothing of it. Examples are about their own numbers. */
export function factsAbout(topic: Pick<Topic, 'plan' | 'guidelines'>, words: string): string[] {
  return rankPassages(words, planIndex(topic))
    .filter(({ passage, covered }) => passage.kind !== 'example' && covered >= leastCovered)
    .slice(0, most)
    .map(({ passage }) => passage.text);
}

/** A single word in common is chance: "ok fine one more", "i only guessed". */
const leastShared = 2;
/** Her words and a passage have this much in common where it speaks of just what she said. */
const mostlyCovered = 0.6;

/** Of what was taught up to a question, and of the meanings of words, what speaks of just her words, the nearest first. */
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
