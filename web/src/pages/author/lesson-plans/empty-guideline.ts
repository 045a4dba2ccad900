import type { Guideline, TopicId } from '@stoa/schema/study-plan';
import { emptyQuestion, emptyStep } from './plan-draft.ts';

const concept = 'main-idea';

/** Returns a plan for a new topic with nothing written yet: every part of a plan, and one step of each type. */
export function emptyGuideline(topicId: TopicId, title: string): Guideline {
  const misconception = (id: string) => ({ id, description: '', correction: '', note: null, rule: null });
  const bare: Guideline = {
    guideline_id: topicId,
    title,
    summary: '',
    syllabus: '',
    subject: '' as Guideline['subject'], // to be chosen; the validator reports it
    strand: '' as Guideline['strand'],
    grade: 5,
    guidelines: {
      learning_objectives: [],
      prerequisites: [],
      misconceptions: [misconception('first-mix-up'), misconception('second-mix-up')],
      glossary: [],
      uses: [],
      student_questions: [],
      teaching_approach: '',
    },
    plan: {
      concepts: [{ id: concept, name: '', skill_id: '' as Guideline['plan']['concepts'][number]['skill_id'] }],
      opening: emptyQuestion('opening', concept),
      opening_examples: [],
      steps: [],
      wrap_up: '',
    },
  };
  return (['explain', 'check', 'practice'] as const).reduce<Guideline>(
    (guideline, type) => ({
      ...guideline,
      plan: { ...guideline.plan, steps: [...guideline.plan.steps, emptyStep(type, guideline)] },
    }),
    bare,
  );
}
