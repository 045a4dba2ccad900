import { seeded } from './fit.ts';
import type { Example } from './examples.ts';

/**
 * Returns the examples as somebody in a hurry would type them: a letter left out, doubled, or swapped with the next, in one or
 * two of the longer words. Always the same ones.
 */
export function mistypedOf(examples: readonly Example[]): readonly Example[] {
  const random = seeded(examples.length);
  return examples.flatMap((example) => {
    const text = example.message.slice(example.start, example.end);
    const words = [...text.matchAll(/[a-z]{4,}/gi)];
    if (words.length === 0) return [];
    const { 0: word, index } = words[Math.floor(random() * words.length)]!;
    const message = `${text.slice(0, index)}${mistyped(word, random)}${text.slice(index + word.length)}`;
    const before = example.message.slice(0, example.start);
    const after = example.message.slice(example.end);
    return [
      { ...example, message: before + message + after, end: example.start + message.length, weight: weight * example.weight },
    ];
  });
}

const weight = 0.4;

function mistyped(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const way = random();
  if (way < 0.4) return word.slice(0, at) + word.slice(at + 1);
  if (way < 0.7) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  return word.slice(0, at) + word[at] + word.slice(at);
}
