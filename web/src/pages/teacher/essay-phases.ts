import type { EssayPhase } from '@stoa/schema/essay/essay-phase';

/** What a teacher reads for where a student is with her essay. */
export const phaseNames: Record<EssayPhase, string> = {
  'source-analysis': 'Reading the documents',
  thesis: 'Thesis',
  contextualization: 'Context',
  drafting: 'Drafting',
  revision: 'Revision',
};

export const isPhase = (value: unknown): value is EssayPhase => typeof value === 'string' && Object.hasOwn(phaseNames, value);
