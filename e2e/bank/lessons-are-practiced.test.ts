import { shelfOf } from '@stoa/engine/problems/sample-problems';
import { validatePlan } from '@stoa/engine/tutors/lesson/plan/validate-plan';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { describe, expect, it } from 'vitest';

const { graph, index } = openSkillGraph();
const { lessons } = openLessons(index, { validated: { has: () => true }, now: new Date() });
const practiced = new Set(
  lessons.flatMap(({ guideline }) => guideline.plan.steps.flatMap((step) => (step.type === 'practice' ? step.skill_id : []))),
);
const nodes = graph.nodes.filter(({ id }) => practiced.has(id)).map((node) => ({ ...node, prerequisites: [] }));
const bank = writeBank({ salt: sampleSalt, graph: { ...graph, nodes }, now: new Date('2026-03-02T08:00:00Z') });
const shelf = shelfOf(bank.verified.map(({ problem }) => problem));

describe('the bank', () => {
  it.each(lessons)('has problems for every practice step of $guideline.guideline_id, with some to spare', ({ guideline }) => {
    expect(validatePlan(guideline, index, shelf)).toEqual([]);
  });
});
