import type { CoachingScope } from '@stoa/schema/essay/essay-phase';

/** What each scope is called on the screen. */
export const scopeNames: Record<CoachingScope, string> = {
  full: 'The whole essay',
  thesis: 'Thesis',
  contextualization: 'Context',
  'doc-analysis': 'Reading documents',
  sourcing: 'Sourcing',
  complexity: 'Complexity',
};
