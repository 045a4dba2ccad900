import type { EssayPhase } from '@stoa/schema/essay/essay-phase';

/** The names for teachers of an essay's phases. */
export const phaseNames: Record<EssayPhase, string> = {
  'source-analysis': 'Reading the documents',
  thesis: 'Thesis',
  contextualization: 'Context',
  drafting: 'Drafting',
  revision: 'Revision',
};

export const isPhase = (value: unknown): value is EssayPhase => typeof value === 'string' && Object.hasOwn(phaseNames, value);
