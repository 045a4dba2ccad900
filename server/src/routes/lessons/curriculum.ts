import type { lessons as contracts, TopicCard } from '@stoa/schema/contracts/lessons';
import type { LessonDigest, StoredPlan } from '@stoa/store/store';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../handler.ts';
import type { Services } from '../services.ts';
import { topicStanding } from './topic-standing.ts';

const minutesAStep = 3;

/** What can be learned here, and how it stands with whoever asks. */
export const curriculumHandlers = ({
  house: { store },
  lessons,
}: Services): HandlersOf<Pick<typeof contracts, 'curriculum' | 'topic'>> => ({
  async curriculum({ caller, query: { subject, grade, search } }) {
    const [plans, all] = await Promise.all([lessons.plans.all(), store.lessons.all(caller.id)]);
    const words = search?.trim().toLowerCase() ?? '';
    const topics = plans
      .map((plan) => topicCard(plan, all))
      .filter(
        (topic) =>
          (subject === undefined || topic.subject === subject) &&
          (grade === undefined || topic.grade === grade) &&
          `${topic.title} ${topic.summary} ${topic.subject}`.toLowerCase().includes(words),
      )
      .toSorted((a, b) => a.grade - b.grade || a.title.localeCompare(b.title, 'en'));
    return { topics };
  },

  async topic({ caller, params }) {
    const [plan, all] = await Promise.all([lessons.plans.find(params.topicId), store.lessons.all(caller.id)]);
    if (plan === null) throw new RefusalError('not_found', 'There is no such topic. GET /api/curriculum lists those there are.');
    const { guidelines, plan: study } = plan.guideline;
    return {
      ...topicCard(plan, all),
      learning_objectives: guidelines.learning_objectives,
      prerequisites: guidelines.prerequisites,
      path: study.steps.map(({ step, type, title }) => ({ step, type, title })),
    };
  },
});

function topicCard({ guideline }: StoredPlan, all: readonly LessonDigest[]): TopicCard {
  const { guideline_id, title, summary, syllabus, subject, grade, plan } = guideline;
  return {
    topic_id: guideline_id,
    title,
    summary,
    syllabus,
    subject,
    grade,
    steps: plan.steps.length,
    minutes: plan.steps.length * minutesAStep,
    ...topicStanding(all.filter(({ topic_id }) => topic_id === guideline_id)),
  };
}
