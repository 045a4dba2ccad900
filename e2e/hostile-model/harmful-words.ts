import { tutorLines } from '@stoa/engine/corpus/tutor-lines/tutor-lines';
import { pick } from './seeded-choice.ts';

const lines = tutorLines.seen.harmful.map(({ text }) => text);

/** Now and then what no child may hear, in the place of a harmless sentence. */
export const harmOr = (random: () => number, harmless: string): string => (random() < 0.25 ? pick(random, lines) : harmless);

/** The harmful line that stands in a text, if one does. */
export const harmfulIn = (text: string): string | undefined => lines.find((line) => text.includes(line));
