import { describe, expect, it } from 'vitest';
import { simulate } from '@stoa/engine/simulation/simulate';
import { learnerKinds } from '@stoa/engine/simulation/synthetic-learner';
import { sampleProblem, shelfOf } from '@stoa/engine/tutors/practice/sample-problems';
import { openPracticePolicy } from './open-practice-policy.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const { index: graph } = openSkillGraph();
const { policy } = openPracticePolicy();
const shelf = shelfOf(
  graph.skills.flatMap(({ id }) =>
    Array.from({ length: 12 }, (_, at) => sampleProblem({ skill: id, number: at + 3, difficulty: 1 + (at % 5) })),
  ),
);
const house = {
  world: { graph, policy, shelf },
  learners: 1,
  problemsADay: 30,
  seed: 1,
  start: new Date('2026-03-02T08:00:00Z'),
};

describe('with the graph and the policy of the house', () => {
  it('mastery is reachable on every skill, and no skill takes a perfect learner more than ten problems', async () => {
    const report = await simulate({ ...house, kind: learnerKinds.perfect, problems: 2000 });
    expect(report.skills_mastered).toBe(graph.skills.length);
    expect(report.learners_done).toBe(1);
    for (const { mean_problems_to_mastery } of report.skills) expect(mean_problems_to_mastery).toBeLessThanOrEqual(10);
  });

  it('a learner who is never right is paused and masters nothing', async () => {
    const report = await simulate({ ...house, kind: learnerKinds.hopeless, problems: 100 });
    expect(report).toMatchObject({ skills_mastered: 0, learners_paused: 1 });
  });
});
