import { nothingMet } from '../../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../../../mastery/sample-policy.ts';
import { indexGraph } from '../../../skills/graph-index.ts';
import { sampleGraph } from '../../../skills/sample-graph.ts';
import { sampleProblem, shelfOf } from '../../../problems/sample-problems.ts';
import { simulate, type Simulation } from './simulate.ts';
import { learnerKinds } from '../../../simulation/synthetic-learner.ts';

const ids = Array.from({ length: 8 }, (_, at) => `s${at}`);
const graph = indexGraph(sampleGraph(...ids.map((id, at) => ({ id, after: at < 2 ? [] : [ids[at - 2]!] }))));
const shelf = shelfOf(
  ids.flatMap((skill) =>
    Array.from({ length: 12 }, (_, at) => sampleProblem({ skill, number: at + 3, difficulty: 1 + (at % 5) })),
  ),
);
const simulation = (change: Partial<Simulation>): Simulation => ({
  world: { graph, policy: samplePolicy(), shelf, met: nothingMet, crisis_contacts: null },
  kind: learnerKinds.typical,
  learners: 20,
  problems: 200,
  problemsADay: 20,
  seed: 7,
  start: new Date('2026-03-02T08:00:00Z'),
  ...change,
});

describe('simulate', () => {
  it('brings a perfect learner to mastery of everything within three or four problems per skill', async () => {
    const report = await simulate(simulation({ kind: learnerKinds.perfect, learners: 1 }));
    expect(report).toMatchObject({ skills_mastered: 8, learners_done: 1, learners_paused: 0, under_practice: 0 });
    expect(report.problems_to_mastery!.mean).toBeLessThan(4);
  });

  it('never masters a skill for a learner who is never right, and pauses her every ten problems', async () => {
    const report = await simulate(simulation({ kind: learnerKinds.hopeless, learners: 1 }));
    expect(report).toMatchObject({ problems: 200, skills_mastered: 0, learners_paused: 1, problems_to_mastery: null });
    expect(report.skills).toHaveLength(1);
  });

  it("predicts learners who match the graph's parameters well, and others worse", async () => {
    const [typical, slow] = await Promise.all([
      simulate(simulation({ learners: 20 })),
      simulate(simulation({ learners: 20, kind: learnerKinds.slow })),
    ]);
    expect(typical.prediction!.expected_calibration_error).toBeLessThan(0.04);
    expect(slow.prediction!.expected_calibration_error).toBeGreaterThan(typical.prediction!.expected_calibration_error);
    expect(typical.under_practice!).toBeLessThan(0.06); // the threshold of 0.95 delivers what it promises
  });

  it('gives the same figures for the same seed, and different ones for another', async () => {
    const small = { learners: 4, problems: 60 };
    const [one, again, other] = await Promise.all([
      simulate(simulation(small)),
      simulate(simulation(small)),
      simulate(simulation({ ...small, seed: 8 })),
    ]);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});
