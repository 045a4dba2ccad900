import { probabilities, type LinearModel } from '../model/linear-model.ts';
import { segmentFeatures, type Surroundings } from '../talk/segment-features.ts';
import { talkWords } from '../talk/talk-words.ts';
import type { Marks } from './marks.ts';

/** A mark that is a meaning or two side by side, not a word without one. */
const isOfMeanings = (mark: string): boolean => !mark.includes('"');
const isMeaning = (mark: string): boolean => isOfMeanings(mark) && !mark.includes(' ');

/**
 * What tells by the words alone whether somebody speaks of a mistake of hers, whichever it is: "i just did", "you always", and not "why",
 * "i know you don't". The words as the model of talk reads them, and what they mean.
 */
export const toneFeatures = (text: string, marks: Marks, around: Surroundings): readonly string[] => [
  ...segmentFeatures(talkWords(text), around, { isFirst: true, isLast: true }),
  ...[...marks.keys()].map((mark) => `meant ${mark}`),
];

/** Which meanings of a student's go with which of a description: each of hers beside each of the teacher's, and those that both have. */
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

/** The log-odds that a model of two kinds gives for the second of them, about -2 to 2. */
export const leaning = (model: LinearModel, features: readonly string[]): number => logOdds(probabilities(model, features)[1]!);

/** The log-odds of a chance in steps of three, from -2 to 2. */
export const logOdds = (chance: number): number => Math.max(-6, Math.min(6, Math.log(chance / (1 - chance)))) / 3;
