import { conceptStanding } from '@stoa/engine/tutors/lesson/state/concept-evidence';
import type { StudyPlan } from '@stoa/schema/study-plan';
import type { LessonDigest } from '@stoa/store/store';
import type { AppContext } from '../../app-context.ts';

/**
 * Returns the learner's standing in each concept of a topic, judged by that concept's own questions in all her lessons on it,
 * oldest first.
 */
export function conceptsOfTopic(
  plan: Pick<StudyPlan, 'concepts'>,
  lessons: readonly Pick<LessonDigest, 'questions'>[],
  { graph, policy }: Pick<AppContext, 'graph' | 'policy'>,
) {
  const questions = lessons.flatMap((lesson) => lesson.questions);
  const skills = graph()?.byId;
  return plan.concepts.map(({ id, name, skill_id }) => {
    const own = questions.filter(({ concept }) => concept === id);
    return { concept: id, name, skill_id, ...conceptStanding(skills?.get(skill_id)?.bkt, own, policy) };
  });
}
