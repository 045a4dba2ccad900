import { foldText } from '../words-of.ts';
import type { SpokenTurn } from './spoken-turn.ts';
import { stanceFeatures } from './stance-features.ts';

/** What one sentence of a tutor does: the classes of the model, in order. */
export const mannerKinds = ['plain', 'affirms', 'denies', 'harm', 'flattery', 'off_topic', 'internal_language'] as const;
export type MannerKind = (typeof mannerKinds)[number];

const letters = [4, 5];

/** Returns the sentences of a turn as they are written. */
export const writtenSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…]["')]?)\s+|\n+/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/**
 * Returns the features by which a model reads the manner of a sentence: those of `stanceFeatures`, its words in threes, and
 * its runs of letters.
 *
 * Shape   names of features, each once.
 */
export function mannerFeatures(turn: Omit<SpokenTurn, 'verdict' | 'act' | 'said'>, sentence: string): string[] {
  const features = new Set(stanceFeatures({ ...turn, text: sentence }).filter((name) => !name.startsWith('sentences')));
  const plain = foldText(sentence)
    .replace(/\d+/g, '#')
    .replace(/[^a-z#' ]/g, '')
    .trim();
  const words = plain.split(/\s+/);
  for (let at = 0; at + 2 < words.length; at += 1) features.add(`t ${words.slice(at, at + 3).join(' ')}`);
  const padded = ` ${plain} `;
  for (const length of letters)
    for (let at = 0; at + length <= padded.length; at += 1) features.add(`k ${padded.slice(at, at + length)}`);
  return [...features];
}
