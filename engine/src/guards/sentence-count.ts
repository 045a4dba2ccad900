import { proseOf } from './sentences-of.ts';

/** A line of a list. A worked line there counts as mathematics, not as talk. */
const listed = /^\s*(?:\d+\.|[-*])\s/;
/** A sentence of at most this many words ("Right.", "Not yet.") is only a nod. */
const nod = 2;
const sentenceEnd = /(?<=[.!?…]["'”’)]*)\s+/;

/**
 * Returns the sentences of a text that are talk: without the lines of a list, without mathematics on its own, and without nods
 * of one or two words.
 */
export const spokenSentences = (text: string): string[] =>
  text
    .split(/\n+/)
    .filter((line) => !listed.test(line))
    .flatMap((line) => proseOf(line).split(sentenceEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/\p{L}+(?:['’]\p{L}+)*/gu)?.length ?? 0) > nod);

/**
 * Splits a text into parts of at most `most` sentences each, of sizes as equal as possible. Text between dollar signs is never
 * split.
 */
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
