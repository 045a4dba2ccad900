import { Guideline } from '@stoa/schema/study-plan';
import { expect, it } from 'vitest';
import { indexGraph } from '../../../skills/graph-index.ts';
import { sampleGraph } from '../../../skills/sample-graph.ts';
import { convertGuidelineToTopic } from './convert-guideline.ts';
import { Topic } from '../state/topic.ts';

const question = {
  id: 'a',
  concept: 'sums',
  text: 'What is $1 + 1$?',
  answer: { input_type: 'integer', expected: '2' },
  probe: 'How many fingers is that?',
  hint: 'Count on.',
  solution: [
    { step_index: 1, explanation: 'Begin with one.', math: '1' },
    { step_index: 2, explanation: 'Count on.', math: '1 + 1 = 2' },
  ],
};
const step = { step: 1, title: 'Sums', concept: 'sums', content_hint: 'Sums.' };
const guideline = Guideline.parse({
  guideline_id: 'sums',
  title: 'Sums',
  summary: 'Put two amounts together.',
  syllabus: 'Grade 1',
  subject: 'integers',
  strand: 'whole_numbers',
  grade: 1,
  guidelines: {
    learning_objectives: ['I can add.'],
    prerequisites: ['I can count.'],
    misconceptions: ['one', 'two'].map((id) => ({ id, description: 'Takes away.', correction: 'Adding makes more.' })),
    teaching_approach: 'Count real things.',
  },
  plan: {
    concepts: [
      { id: 'sums', name: 'Adding', skill_id: 'whole_add' },
      { id: 'clocks', name: 'Clocks', skill_id: 'clock_read' },
    ],
    opening: question,
    steps: [
      { type: 'check', ...step, questions: [question, question, question] },
      { type: 'practice', ...step, step: 2, skill_id: 'whole_add', difficulties: [1], right_needed: 1 },
      { type: 'practice', ...step, step: 3, skill_id: 'whole_subtract', difficulties: [1], right_needed: 1 },
    ],
    wrap_up: 'Adding puts heaps together.',
  },
});
const graph = indexGraph(
  sampleGraph({ id: 'whole_add', bkt: { p_init: 0.4 } }, { id: 'whole_subtract' }, { id: 'whole_multiply' }),
);

it('turns a guideline into a topic, with the parameters of its skills that the graph knows', () => {
  const topic = convertGuidelineToTopic(guideline, 3, graph);
  expect(Topic.parse(topic)).toEqual(topic);
  expect(topic).toMatchObject({ topic_id: 'sums', plan_version: 3, title: 'Sums', syllabus: 'Grade 1', grade: 1 });
  expect(topic.plan).toEqual(guideline.plan);
  expect(Object.keys(topic.skills).toSorted()).toEqual(['whole_add', 'whole_subtract']);
  expect(topic.skills['whole_add']).toEqual({
    name: 'Skill whole_add',
    bkt: { p_init: 0.4, p_transit: 0.12, p_slip: 0.1, p_guess: 0.2 },
  });
});

it('keeps a lesson in progress unaffected by edits to its guideline', () => {
  const edited = structuredClone(guideline);
  const topic = convertGuidelineToTopic(edited, 1, graph);
  edited.plan.opening.text = 'What is $2 + 2$?';
  expect(topic.plan.opening.text).toBe('What is $1 + 1$?');
});
