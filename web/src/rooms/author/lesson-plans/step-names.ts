import type { StudyPlanStep } from '@stoa/schema/study-plan';

/** What the types of steps are called on the author's desk. */
export const stepNames: Record<StudyPlanStep['type'], string> = { explain: 'Explain', check: 'Check', practice: 'Practice' };
