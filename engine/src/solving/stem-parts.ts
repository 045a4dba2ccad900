/**
 * A stem taken apart: its words with a mark in place of each piece of mathematics, and the mathematics in the order of the
 * marks.
 */
export type StemParts = { readonly words: string; readonly math: readonly string[] };

/** Replaces one stretch of mathematics in the words. */
export const mark = '¤';

/**
 * Takes a stem (Markdown, mathematics between dollar signs) apart. Leaves out sentences that only say how to write the answer,
 * with their mathematics: the other sentences say what is asked.
 *
 * Errors  none.
 */
export function stemParts(stem: string): StemParts {
  const math: string[] = [];
  const marked = stem
    .replaceAll('\\$', ' dollars ')
    .replace(/\$([^$]*)\$/g, (_, formula: string) => `${mark}${math.push(formula.trim()) - 1}${mark}`)
    .replaceAll('**', '');
  const sentences = marked
    .split(/(?<=[.?!])\s+|\n{2,}/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence, at) => sentence !== '' && (at === 0 || !saysHowToWrite.test(sentence)));
  const kept: string[] = [];
  const words = sentences.join(' ').replace(/¤(\d+)¤/g, (_, at: string) => {
    kept.push(math[Number(at)] ?? '');
    return mark;
  });
  return { words, math: kept };
}

/**
 * Sentences that only say how to write the answer: Give your answer as a decimal. Write all solutions as a set, for example
 * {1, 2}. Show your work. Rounding is excluded, because it changes the value.
 */
const saysHowToWrite = /^(?!.*\bround)(?:Give|Show|Use whole numbers|Write (?:the|your|it|its|them|all|one|an?)\b)/i;
