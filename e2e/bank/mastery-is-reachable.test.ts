import { describe, expect, it } from 'vitest';
import { simulate } from '@stoa/engine/simulation/simulate';
import { learnerKinds } from '@stoa/engine/simulation/synthetic-learner';
import { shelfOf } from '@stoa/engine/tutors/practice/sample-problems';
import { writeBank } from '@stoa/factory/write-bank';
import { openPracticePolicy } from '@stoa/library/open-practice-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';

const { graph, index } = openSkillGraph();
const { policy } = openPracticePolicy();
const bank = writeBank({ graph, now: new Date('2026-03-01T08:00:00Z') });
const house = {
  world: { graph: index, policy, shelf: shelfOf(bank.verified.map(({ problem }) => problem)) },
  learners: 1,
  problemsADay: 30,
  seed: 1,
  start: new Date('2026-03-02T08:00:00Z'),
};

describe('with the graph, the policy and the bank of the house', () => {
  it('mastery is reachable on every skill, and no skill takes a perfect learner more than ten problems', async () => {
    const report = await simulate({ ...house, kind: learnerKinds.perfect, problems: 2000 });
    expect(report.skills_mastered).toBe(graph.nodes.length);
    expect(report.learners_done).toBe(1);
    for (const { mean_problems_to_mastery } of report.skills) expect(mean_problems_to_mastery).toBeLessThanOrEqual(10);
  });

  it('a learner who is never right is paused and masters nothing', async () => {
    const report = await simulate({ ...house, kind: learnerKinds.hopeless, problems: 100 });
    expect(report).toMatchObject({ skills_mastered: 0, learners_paused: 1 });
  });
});
