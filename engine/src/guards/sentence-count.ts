import { proseOf } from './sentences-of.ts';

/** A worked line of a list is read as mathematics, not as talk. */
const listed = /^\s*(?:\d+\.|[-*])\s/;
/** "Right." and "Not yet." are a nod. */
const nod = 2;
const sentenceEnd = /(?<=[.!?…]["'”’)]*)\s+/;

/** The sentences of a text that are talk: without the lines of a list, without mathematics that stands alone, and without a nod of a word or two. */
export const spokenSentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .filter((line) => !listed.test(line))
    .flatMap((line) => proseOf(line).split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu)?.length ?? 0) > nod);

/** A text in parts of at most so many sentences each, as even as can be; what stands between dollar signs is never parted. */
export function partsOf(text: string, most: number): string[] {
  const formulas: string[] = [];
  const sentences = text
    .replace(/\\\$|\$[^$]*\$/g, (formula) => (formulas.push(formula), `§${formulas.length - 1}§`))
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/§(\d+)§/g, (_, at: string) => formulas[Number(at)]!));
  const count = Math.ceil(sentences.length / most);
  const size = Math.ceil(sentences.length / count);
  return Array.from({ length: count }, (_, at) => sentences.slice(at * size, (at + 1) * size).join(' '));
}
