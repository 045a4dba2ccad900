import type { Guideline } from '@stoa/schema/study-plan';
import type { SkillGraphIndex } from '../../../skills/graph-index.ts';
import type { Topic } from '../state/topic.ts';

/**
 * Builds the topic that one session teaches from a guideline, its study plan and the skill graph (lesson spec, Study Plan
 * Integration).
 *
 * Shape   a copy that shares nothing with the guideline, so that neither changes the other. `skills` contains the skills of the
 *         concepts and of the practice steps that the graph knows.
 * Errors  none: a skill that the graph doesn't know is left out, and then no mastery changes for it.
 */
export function convertGuidelineToTopic(guideline: Guideline, planVersion: number, graph: Pick<SkillGraphIndex, 'byId'>): Topic {
  const { guideline_id, title, subject, syllabus, grade, guidelines, plan } = structuredClone(guideline);
  const named = [
    ...plan.concepts.map(({ skill_id }) => skill_id),
    ...plan.steps.flatMap((step) => (step.type === 'practice' ? step.skill_id : [])),
  ];
  const skills = [...new Set(named)].flatMap((id) => graph.byId.get(id) ?? []);
  return {
    topic_id: guideline_id,
    plan_version: planVersion,
    title,
    subject,
    syllabus,
    grade,
    guidelines,
    plan,
    skills: Object.fromEntries(skills.map(({ id, name, bkt }) => [id, { name, bkt: { ...bkt } }])),
  };
}
