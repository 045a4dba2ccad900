import type { SkillGraphIndex } from '@stoa/engine/skills/graph-index';
import type { lessons as contracts, TopicCard } from '@stoa/schema/contracts/lessons';
import type { LessonDigest, StoredPlan } from '@stoa/store/store';
import { RefusalError } from '../../refusals.ts';
import { flagWords } from '../../routes/flags/flag-words.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { LessonServices } from './lesson-services.ts';
import { topicStanding } from './topic-standing.ts';

const minutesAStep = 3;

/** Handles what can be learned here, and the caller's standing in it. */
export const curriculumHandlers = ({
  context,
  lessons,
}: LessonServices): HandlersOf<Pick<typeof contracts, 'curriculum' | 'topic' | 'searched'>> => ({
  async curriculum({ caller, now, query: { subject, grade, search } }) {
    const [plans, all, safety] = await Promise.all([
      lessons.plans.taught(),
      context.store.lessons.all(caller.id),
      flagWords(context, caller.id, { words: search ?? '', place: { where: 'search' }, now }),
    ]);
    const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const topics = plans
      .map((plan) => topicCard(plan, all, context.graph()))
      .filter(
        (topic) =>
          (subject === undefined || topic.subject === subject) &&
          (grade === undefined || topic.grade === grade) &&
          words.every((word) => searched(topic).includes(word)),
      )
      .toSorted((a, b) => a.grade - b.grade || a.title.localeCompare(b.title, 'en'));
    return { topics, safety };
  },

  async searched({ caller, now, body: { search } }) {
    return { safety: await flagWords(context, caller.id, { words: search, place: { where: 'search' }, now }) };
  },

  async topic({ caller, params }) {
    const [plan, all] = await Promise.all([lessons.plans.findTaught(params.topicId), context.store.lessons.all(caller.id)]);
    if (plan === null) throw new RefusalError('not_found', 'We couldn’t find that topic. GET /api/curriculum lists all topics.');
    const { guidelines, plan: study } = plan.guideline;
    return {
      ...topicCard(plan, all, context.graph()),
      learning_objectives: guidelines.learning_objectives,
      prerequisites: guidelines.prerequisites,
      path: study.steps.map(({ step, type, title }) => ({ step, type, title })),
    };
  },
});

/** Returns the text that a program's search looks through; our own page uses the same words and also forgives typos. */
const searched = ({ title, summary, syllabus, subject, search_terms }: TopicCard): string =>
  [title, summary, syllabus, subject, ...search_terms].join('\n').toLowerCase();

function topicCard({ guideline }: StoredPlan, all: readonly LessonDigest[], graph: SkillGraphIndex | null): TopicCard {
  const { guideline_id, title, summary, syllabus, subject, grade, guidelines, plan, search_terms = [] } = guideline;
  const skills = [...new Set(plan.concepts.map(({ skill_id }) => skill_id))].flatMap((id) => {
    const skill = graph?.byId.get(id);
    return skill === undefined ? [] : [{ id, name: skill.name }];
  });
  const names = plan.concepts.flatMap(({ name, skill_id }) => [name, graph?.byId.get(skill_id)?.name ?? '']);
  return {
    topic_id: guideline_id,
    title,
    summary,
    syllabus,
    subject,
    grade,
    steps: plan.steps.length,
    minutes: plan.steps.length * minutesAStep,
    skills,
    search_terms: [...new Set([...search_terms, ...names, ...guidelines.learning_objectives])].filter(Boolean),
    ...topicStanding(all.filter(({ topic_id }) => topic_id === guideline_id)),
  };
}
