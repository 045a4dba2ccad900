import { tutorLines } from '@stoa/engine/corpus/tutor-lines/tutor-lines';
import { pick } from './seeded-choice.ts';

const lines = tutorLines.seen.harmful.map(({ text }) => text);

/** Returns the harmless sentence, or in a quarter of cases one that no child should hear. */
export const harmOr = (random: () => number, harmless: string): string => (random() < 0.25 ? pick(random, lines) : harmless);

/** Finds the harmful line that a text contains, if any. */
export const harmfulIn = (text: string): string | undefined => lines.find((line) => text.includes(line));
