import type { MeantWord } from '../vocabulary/meant-words.ts';

/** Words that any description and any message may have, so that they don't tell one misconception from another. */
const slight = new Set(
  (
    'the a an and or but of to in on at for with from by as is are was were be been it its this that these those there they them he she his her him i im you your we our my me ' +
    'do does did done not no so if then than when where while what which who why how all any each every some one ones ' +
    'think believ student use take make get give put know see say said mean just only lik go goe went got can could would should will has hav had always never ' +
    'instead rather although though without because into onto up down out over off about after before again also too very much many more most other same thing way answer question problem number'
  ).split(' '),
);

/**
 * Returns the content of a text: the stems of its words, their meanings (with a colon), and its numbers (with #), without words
 * that say nothing.
 */
export function contentOf(words: readonly MeantWord[]): ReadonlySet<string> {
  const content = new Set<string>();
  for (const { kind, stem, meanings } of words) {
    if (kind !== 'word') content.add(`#${stem}`);
    for (const meaning of meanings) content.add(`:${meaning}`);
    if (kind === 'word' && stem.length > 2 && !slight.has(stem)) content.add(stem);
  }
  return content;
}

/** How much of the content of some words is in one description of a list and in none of the others, each about 0 to 1. */
export type SharedContent = {
  readonly ownWords: number;
  readonly ownMeanings: number;
  readonly ownNumbers: number;
  /** The highest such share of any other description. */
  readonly othersOwn: number;
  readonly ownLead: number;
};

const squashed = (count: number): number => count / (1 + count);

/** Returns what is shared with each description of a list, in order. Linear in the lengths of the texts. */
export function sharedContents(
  said: ReadonlySet<string>,
  descriptions: readonly ReadonlySet<string>[],
): readonly SharedContent[] {
  const holders = new Map<string, number>();
  for (const description of descriptions)
    for (const token of description) if (said.has(token)) holders.set(token, (holders.get(token) ?? 0) + 1);
  const own = descriptions.map((description) => [...description].filter((token) => holders.get(token) === 1));
  return own.map((tokens, at) => {
    const [words, meanings, numbers] = [/^[^:#]/, /^:/, /^#/].map((sort) => tokens.filter((token) => sort.test(token)).length);
    const most = Math.max(0, ...own.filter((_, other) => other !== at).map((other) => other.length));
    return {
      ownWords: squashed(words!),
      ownMeanings: squashed(meanings!),
      ownNumbers: squashed(numbers!),
      othersOwn: squashed(most),
      ownLead: squashed(tokens.length) - squashed(most),
    };
  });
}
