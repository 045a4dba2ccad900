import type { CoachingScope, EssayPhase } from '@stoa/schema/essay/essay-phase';

/** The phases in their soft sequence. */
export const phaseOrder: readonly EssayPhase[] = ['source-analysis', 'thesis', 'contextualization', 'drafting', 'revision'];

/** Where a scope enters the machine (essay spec, "Coaching-scope variants"). All but `full` stay there. */
const entries: Readonly<Record<CoachingScope, EssayPhase>> = {
  full: 'source-analysis',
  thesis: 'thesis',
  contextualization: 'contextualization',
  'doc-analysis': 'source-analysis',
  sourcing: 'drafting',
  complexity: 'revision',
};

export const entryPhase = (scope: CoachingScope): EssayPhase => entries[scope];

/** Whether a session of this scope runs one phase and no other. */
export const isNarrowed = (scope: CoachingScope): boolean => scope !== 'full';

/** The phase after this one; null: revision is the last. */
export const nextPhase = (phase: EssayPhase): EssayPhase | null => phaseOrder[phaseOrder.indexOf(phase) + 1] ?? null;

export const isBefore = (phase: EssayPhase, other: EssayPhase): boolean => phaseOrder.indexOf(phase) < phaseOrder.indexOf(other);
