import type { TopicCard } from '@stoa/schema/contracts/lessons';

/** The subjects by their names on the screen, in teaching order. */
export const subjectNames: Record<TopicCard['subject'], string> = {
  fractions: 'Fractions',
  decimals: 'Decimals',
  ratio: 'Ratio',
  integers: 'Integers',
  equations: 'Equations',
  functions: 'Functions',
  geometry: 'Geometry',
  statistics: 'Statistics',
};
