import { probabilities, type LinearModel } from '../model/linear-model.ts';
import { segmentFeatures, type Surroundings } from '../talk/segment-features.ts';
import { talkWords } from '../talk/talk-words.ts';
import type { Marks } from './marks.ts';

/** True for a mark that is a meaning or a pair of meanings, not a rare word. */
const isOfMeanings = (mark: string): boolean => !mark.includes('"');
const isMeaning = (mark: string): boolean => isOfMeanings(mark) && !mark.includes(' ');

/**
 * Returns features that show whether a student talks about a mistake of her own, whichever it is: "i just did", "you always",
 * but not "why" or "i know you don't". They are the features of the talk model, and the meanings of the words.
 */
export const toneFeatures = (text: string, marks: Marks, around: Surroundings): readonly string[] => [
  ...segmentFeatures(talkWords(text), around, { isFirst: true, isLast: true }),
  ...[...marks.keys()].map((mark) => `meant ${mark}`),
];

/**
 * Returns features for which of a student's meanings go with which meanings of a description: each pair of hers and the
 * teacher's, and those that both have.
 */
export function matchFeatures(said: Marks, described: Marks): readonly string[] {
  const teachers = [...described.keys()].filter(isMeaning);
  const features = new Set<string>();
  for (const mark of said.keys()) {
    if (!isOfMeanings(mark)) continue;
    for (const other of teachers) features.add(`${mark}|${other}`);
    if (described.has(mark)) features.add('both').add(`both ${mark}`);
  }
  return [...features];
}

/** Returns a model's log-odds for the second of its two kinds, about -2 to 2. */
export const leaning = (model: LinearModel, features: readonly string[]): number => logOdds(probabilities(model, features)[1]!);

/** Returns the log-odds of a probability, divided by three and limited to -2 to 2. */
export const logOdds = (chance: number): number => Math.max(-6, Math.min(6, Math.log(chance / (1 - chance)))) / 3;
