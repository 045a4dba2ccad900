import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { tellingStems } from '../reading/essay-words.ts';
import { findKnown, type KnownHistory } from '../reading/known-history.ts';

/** The most names to offer as a list to choose from. */
const most = 3;

/** Joins names into a list: "A, B, and C". */
export const listed = (names: readonly string[]): string =>
  names.length < 3
    ? names.join(names.some((name) => name.includes(' and ')) ? ', and ' : ' and ')
    : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;

/**
 * Chooses names from the banks that the student may use as outside evidence: inside the window, in none of the prompt's
 * documents, and not yet in her text. Those related to what she wrote come first, then the bank's own order.
 */
export function anchorsToOffer(
  prompt: EssayPrompt,
  banks: readonly PeriodBank[],
  known: KnownHistory,
  hers: string,
): readonly string[] {
  const documents = prompt.sources.map(({ title, attribution, body, mentions }) => [title, attribution, body, ...mentions].join('. ')).join('\n'); // prettier-ignore
  const taken = new Set([documents, hers, prompt.text].flatMap((text) => findKnown(text, known).map(({ thing }) => thing.name)));
  const matter = new Set([...tellingStems(hers), ...tellingStems(prompt.text)]);
  return banks
    .flatMap(({ anchors }) => anchors)
    .filter(({ name, start, end }) => !taken.has(name) && start >= prompt.start && end <= prompt.end)
    .map((anchor, at) => {
      const about = new Set([...tellingStems(anchor.topics.join(' ')), ...tellingStems(anchor.fact)]);
      return { name: anchor.name, at, shared: [...about].filter((stem) => matter.has(stem)).length };
    })
    .toSorted((left, right) => right.shared - left.shared || left.at - right.at)
    .slice(0, most)
    .map(({ name }) => name);
}

/** Returns developments that led up to the window: those that began before it, the latest first. */
export const arcsToOffer = (prompt: EssayPrompt, banks: readonly PeriodBank[]): readonly string[] =>
  banks
    .flatMap(({ arcs }) => arcs)
    .filter(({ start }) => start < prompt.start)
    .toSorted((left, right) => Math.abs(left.end - prompt.start) - Math.abs(right.end - prompt.start))
    .slice(0, most)
    .map(({ name }) => name);
