import { numeralsIn } from '../support/numbers-in.ts';
import type { feelings, askedAbout, wishes } from '../../../hearing/act.ts';

/**
 * What a student can say that isn't an answer. Cries, threats and injections come from the safety corpus; everything else from
 * how students write.
 */
export type SayingKind =
  | `question:${(typeof askedAbout)[number]}`
  | `wish:${(typeof wishes)[number]}`
  | `feeling:${(typeof feelings)[number]}`
  | 'misconception'
  | 'reason'
  | 'small_talk'
  | 'off_topic'
  | 'noise'
  | 'cry'
  | 'threat'
  | 'injection';

/** A message, and where it fits. `of`: the misconceptions of the topic that it was written for; empty if it fits everywhere. */
export type Saying = { readonly text: string; readonly of: readonly string[]; readonly misconception: string | null };

/** How students speak: messages by what they do, and ways to wrap an answer in words, with `{}` for the answer. */
export type StudentWords = {
  readonly sayings: ReadonlyMap<SayingKind, readonly Saying[]>;
  readonly frames: readonly string[];
  /** Ways to ask whether an answer is right: "is it {}?" */
  readonly checks: readonly string[];
};

/** Words for a student who only sends answers. */
export const bareWords: StudentWords = { sayings: new Map(), frames: [], checks: [] };

/** Kinds about the question: they must come from the same topic, and mention no number that isn't in the question. */
const ofTheTopic = /^(?:question:(?!logistics|relevance)|misconception|reason)/;

/**
 * Draws a message of a kind that fits the question; null if none does.
 *
 * Shape   `topic`: the misconceptions of the plan, which identify a message's topic. `misconception`: the one to be stated.
 */
export function draw(
  words: StudentWords,
  kind: SayingKind,
  { question, topic, misconception = null }: { question: string; topic: readonly string[]; misconception?: string | null },
  random: () => number,
): string | null {
  const asked = new Set(numeralsIn(question));
  const fitting = (words.sayings.get(kind) ?? []).filter(
    (saying) =>
      (misconception === null || saying.misconception === misconception) &&
      numeralsIn(saying.text).every((number) => asked.has(number)) &&
      (!ofTheTopic.test(kind) || saying.of.some((one) => topic.includes(one))),
  );
  return fitting[Math.floor(random() * fitting.length)]?.text ?? null;
}

/** Wraps an answer in words of the corpus. */
export const inWords = (frames: readonly string[], answer: string, random: () => number): string =>
  (frames[Math.floor(random() * frames.length)] ?? '{}').replace('{}', () => answer);
