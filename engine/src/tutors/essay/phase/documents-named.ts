import { findCitations } from '../reading/find-citations.ts';
import type { SourceNames } from '../reading/name-sources.ts';

/** Matches a bare number next to a grouping word: "goes w 4", "same as 2". */
const sorted =
  /\b(?:goes|go|fits?|pairs?|same|like|unlike|opposite|agrees?|disagrees?|against|with|w\/?|vs\.?)\s+(?:as\s+|of\s+|with\s+|w\/?\s*|to\s+)?#?([1-7])(?![\d%])/giu;
/** Matches a list of bare numbers: "1 and 5 are against it", "2, 3 and 4". */
const listed = /(?<![\d$.])[1-7](?:\s*(?:,\s*(?:and\s+)?|&|\+|and|vs\.?)\s*#?[1-7](?![\d%]))+/giu;

/**
 * Returns the documents that a note or a message names: by number in any spelling, by name or kind, or by a bare number next to
 * a grouping word.
 */
export function documentsNamed(text: string, names: readonly SourceNames[]): readonly number[] {
  const cited = findCitations(text, [], names).map(({ source }) => source);
  const bare = [...text.matchAll(sorted), ...text.matchAll(listed)].flatMap(([found]) => found.match(/[1-7]/gu) ?? []);
  return [...new Set([...cited, ...bare.map(Number)])].toSorted((left, right) => left - right);
}
