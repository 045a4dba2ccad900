import type { CoachingScope, EssayPhase } from '@stoa/schema/essay/essay-phase';

/** The phases in their usual order. */
export const phaseOrder: readonly EssayPhase[] = ['source-analysis', 'thesis', 'contextualization', 'drafting', 'revision'];

/** The phase in which each scope begins (essay spec, "Coaching-scope variants"). All except `full` stay in it. */
const entries: Readonly<Record<CoachingScope, EssayPhase>> = {
  full: 'source-analysis',
  thesis: 'thesis',
  contextualization: 'contextualization',
  'doc-analysis': 'source-analysis',
  sourcing: 'drafting',
  complexity: 'revision',
};

export const entryPhase = (scope: CoachingScope): EssayPhase => entries[scope];

/** True if a session of this scope has only one phase. */
export const isNarrowed = (scope: CoachingScope): boolean => scope !== 'full';

/** Returns the phase after this one; null after revision, the last. */
export const nextPhase = (phase: EssayPhase): EssayPhase | null => phaseOrder[phaseOrder.indexOf(phase) + 1] ?? null;

export const isBefore = (phase: EssayPhase, other: EssayPhase): boolean => phaseOrder.indexOf(phase) < phaseOrder.indexOf(other);
