import type { LessonSession, Question } from '../../state/lesson-session.ts';

/**
 * True if a question about this concept lists a wrong answer that comes from the misconception. One that belongs to a later
 * part of the lesson is seldom what a student means.
 */
export function isOfConcept(
  { topic: { plan } }: Pick<LessonSession, 'topic'>,
  { concept, wrong_answers }: Question,
  id: string,
): boolean {
  const listed = [plan.opening, ...plan.steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions))];
  return [...wrong_answers, ...listed.filter((one) => one.concept === concept).flatMap(({ wrong_answers: known }) => known)].some(
    ({ misconception }) => misconception === id,
  );
}
