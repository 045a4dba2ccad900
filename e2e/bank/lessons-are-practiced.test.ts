import { shelfOf } from '@stoa/engine/problems/sample-problems';
import { validatePlan } from '@stoa/engine/tutors/lesson/plan/validate-plan';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { describe, expect, it } from 'vitest';
import { sampleBank } from './sample-bank.ts';

const { index } = openSkillGraph();
const { lessons } = openLessons(index, { validated: { has: () => true }, now: new Date() });
const shelf = shelfOf((await sampleBank()).verified.map(({ problem }) => problem));

describe('the bank', () => {
  it.each(lessons)('has more than enough problems for every practice step of $guideline.guideline_id', ({ guideline }) => {
    expect(validatePlan(guideline, index, shelf)).toEqual([]);
  });
});
