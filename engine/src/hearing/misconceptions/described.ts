import type { Meaning } from '../vocabulary/meanings.ts';
import { meantWordsOf, type MeantWord } from '../vocabulary/meant-words.ts';
import { marksOf, type Marks } from './marks.ts';
import { contentOf } from './shared-content.ts';

/** A teacher's description of a mistake, taken apart: what the student does, and what she should have done or was asked for. */
export type Described = {
  readonly does: Marks;
  readonly operations: ReadonlySet<Meaning>;
  readonly insteadOf: ReadonlySet<Meaning>;
  readonly content: ReadonlySet<string>;
};

const operations: ReadonlySet<Meaning> = new Set<Meaning>(['add', 'subtract', 'multiply', 'divide']);

/** Returns the operations that some words name. */
export const operationsIn = (words: readonly MeantWord[]): ReadonlySet<Meaning> =>
  new Set(words.flatMap(({ meanings }) => meanings.filter((meaning) => operations.has(meaning))));

const turn = /\b(?:instead of|in place of|rather than|although|though|where|when|without)\b|[;.]\s+(?=[A-Z])/i;

export function describedIn(description: string): Described {
  const [does = '', ...rest] = description.replace(/^you\s+/i, '').split(turn);
  const said = meantWordsOf(does.trim() === '' ? description : does);
  const contrast = /\b(?:instead of|in place of|rather than)\b(.*)/i.exec(description)?.[1] ?? '';
  const all = meantWordsOf([does, ...rest].join(' '));
  const main = marksOf(said);
  // The part after "where …" only says which kind of question it is about, so it counts less than what the student does.
  const does2 = new Map([...marksOf(all)].map(([mark, weight]) => [mark, main.get(mark) ?? weight * 0.4]));
  return {
    does: does2,
    operations: operationsIn(said),
    insteadOf: operationsIn(meantWordsOf(contrast)),
    content: contentOf(said),
  };
}
