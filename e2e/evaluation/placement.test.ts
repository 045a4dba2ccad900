import { describe, expect, it } from 'vitest';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { measurePlacement } from '@stoa/engine/skills/placement/simulation/measure-placement';

const { index: graph } = openSkillGraph();
const unseen = { learners: 70, manner: 'sincere', seed: 50_000 } as const; // the parameters of the placement were tuned on other seeds
const adaptive = measurePlacement(graph, { kind: 'adaptive' }, unseen);

describe('a placement on our skill graph, for learners who don’t follow its model', () => {
  it('judges their skills right in few questions, and seldom credits a skill that they lack', () => {
    expect(adaptive.auc).toBeGreaterThan(0.97);
    expect(adaptive.accuracy).toBeGreaterThan(0.93);
    expect(adaptive.fewestQuestions).toBeGreaterThanOrEqual(8);
    expect(adaptive.questions).toBeLessThan(17);
    expect(adaptive.creditedWrongly).toBeLessThan(0.03);
    expect(adaptive.creditedOfKnown).toBeGreaterThan(0.65);
  });

  it('tells more than a fixed test with as many questions, which tells more than the grade alone', () => {
    const fixed = measurePlacement(graph, { kind: 'fixed', questions: Math.ceil(adaptive.questions) }, unseen);
    const none = measurePlacement(graph, { kind: 'none' }, unseen);
    expect(adaptive.auc).toBeGreaterThan(fixed.auc);
    expect(fixed.auc).toBeGreaterThan(none.auc);
    expect(adaptive.brier).toBeLessThan(fixed.brier * 0.75);
    expect(fixed.brier).toBeLessThan(none.brier);
  });

  it('stays accurate without a grade, and with learners who slip twice as often', () => {
    const untold = measurePlacement(graph, { kind: 'adaptive' }, { ...unseen, learners: 35, tells: false });
    const hasty = measurePlacement(graph, { kind: 'adaptive' }, { ...unseen, learners: 35, manner: 'hasty' });
    expect(untold.accuracy).toBeGreaterThan(0.92);
    expect(hasty.accuracy).toBeGreaterThan(0.88);
    expect(hasty.creditedWrongly).toBeLessThan(0.05);
  });

  it('scores badly on random answers, and credits fewer skills then', () => {
    const nonsense = measurePlacement(graph, { kind: 'adaptive' }, { ...unseen, learners: 35, manner: 'nonsense' });
    expect(nonsense.accuracy).toBeLessThan(0.85);
    expect(nonsense.brier).toBeGreaterThan(3 * adaptive.brier);
    expect(nonsense.creditedOfKnown).toBeLessThan(adaptive.creditedOfKnown - 0.1);
  });
});
