import type { StudyPlanStep } from '@stoa/schema/study-plan';

/** Names of the types of steps for authors. */
export const stepNames: Record<StudyPlanStep['type'], string> = { explain: 'Explain', check: 'Check', practice: 'Practice' };

/** Returns a step's type and title on one line; titles of practice steps already start with their type. */
export const namedStep = ({ type, title }: Pick<StudyPlanStep, 'type' | 'title'>): string =>
  title === ''
    ? `${stepNames[type]}: no title yet`
    : title.startsWith(`${stepNames[type]}: `)
      ? title
      : `${stepNames[type]}: ${title}`;
