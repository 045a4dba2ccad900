import type { StudyPlanStep } from '@stoa/schema/study-plan';

/** What the types of steps are called on the author's desk. */
export const stepNames: Record<StudyPlanStep['type'], string> = { explain: 'Explain', check: 'Check', practice: 'Practice' };

/** A step's type and title on one line; titles of practice steps begin with their type already. */
export const namedStep = ({ type, title }: Pick<StudyPlanStep, 'type' | 'title'>): string =>
  title === ''
    ? `${stepNames[type]}: no title yet`
    : title.startsWith(`${stepNames[type]}: `)
      ? title
      : `${stepNames[type]}: ${title}`;
