import { spokenSentences } from '../../../../guards/sentence-count.ts';
import type { Paragraph, Part } from './script-parts.ts';

/** Joins the parts that are kept to a text, paragraph by paragraph. */
export const joined = (paragraphs: readonly Paragraph[], keeps: (part: Part) => boolean): string =>
  paragraphs
    .map((parts) =>
      parts
        .flatMap((part) => (part !== null && keeps(part) ? [part.text.trim()] : []))
        // A line of mathematics ends without a period, so what follows it begins a new paragraph.
        .reduce((text, next) => (text === '' ? next : `${text}${text.endsWith('$') ? '\n\n' : ' '}${next}`), ''),
    )
    .filter((text) => text !== '')
    .join('\n\n');

/** Keeps the verdict, and as much of the teaching as fits in so many sentences. Needed when an author's words are longer. */
export function cutTo(paragraphs: readonly Paragraph[], most: number): Paragraph[] {
  let left = most;
  const leadsToNothing = ({ text }: Part, at: number, parts: readonly Part[]): boolean =>
    text.endsWith(':') && at === parts.length - 1;
  return paragraphs
    .map((parts) =>
      parts.flatMap((part) => {
        if (part === null || (part.kind !== 'core' && part.kind !== 'verdict') || left <= 0) return [];
        const sentences = part.text.split(/(?<=[.!?]”?)\s+/);
        const kept: string[] = [];
        for (const sentence of sentences) {
          const count = spokenSentences(sentence).length;
          if (count > left) break;
          left -= count;
          kept.push(sentence);
        }
        // The first of several sentences says nothing by itself.
        return kept.length < Math.min(2, sentences.length) ? [] : [{ ...part, text: kept.join(' ') }];
      }),
    )
    .map((parts) => parts.filter((part, at) => !leadsToNothing(part, at, parts)));
}
