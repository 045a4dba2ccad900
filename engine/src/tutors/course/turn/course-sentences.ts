import { asideSentences } from './aside-sentences.ts';
import { drillSentences } from './drill-sentences.ts';
import { examSentences } from './exam-sentences.ts';
import { talkSentences } from './talk-sentences.ts';

/**
 * What the course tutor says without a model: several wordings for each purpose, so that it needn't repeat itself. A name in
 * braces is filled in.
 */
export const courseSentences = { ...talkSentences, ...asideSentences, ...drillSentences, ...examSentences };

export type CourseSentence = keyof typeof courseSentences;

/** Everything that may be said, for guards that check whose words a text is. */
export const ourSentences: string = Object.values(courseSentences).flat().join('\n');

/** Returns a wording that the tutor hasn't said lately, or the one that it said longest ago. */
export function sentenceOf(name: CourseSentence, said: readonly string[], values: Readonly<Record<string, string>> = {}): string {
  const wordings: readonly string[] = courseSentences[name];
  const lastSaid = wordings.map((wording) => said.findLastIndex((line) => partsOf(wording).every((part) => line.includes(part))));
  const wording = wordings[lastSaid.indexOf(Math.min(...lastSaid))]!;
  return wording.replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? '');
}

/** Returns the parts of a wording that are the same whatever it is filled with. */
const partsOf = (wording: string): readonly string[] => wording.split(/\{\w+\}/).filter((part) => part.length > 2);
