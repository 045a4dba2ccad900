import { describe, expect, it } from 'vitest';
import { SkillId } from '@stoa/schema/skill';
import { indexGraph } from '../graph-index.ts';
import { sampleGraph } from '../sample-graph.ts';
import { believe, suppose } from './beliefs.ts';
import { knowledgeModel, placementPriors, standingsBefore } from './knowledge-model.ts';
import type { KnowledgeModel } from './knowledge-model.ts';

/** Two paths from `add` to `percent`, which make loops, and skills of five grades. */
const model = knowledgeModel(
  indexGraph(
    sampleGraph(
      { id: 'add', grade: 3 },
      { id: 'times', grade: 3, after: ['add'] },
      { id: 'parts', grade: 4, after: ['times'] },
      { id: 'decimals', grade: 5, after: ['add', 'parts'] },
      { id: 'ratio', grade: 6, after: ['times', 'parts'] },
      { id: 'percent', grade: 6, after: ['decimals', 'ratio'] },
      { id: 'change', grade: 7, after: ['percent'] },
      { id: 'equations', grade: 7, after: ['times'] },
      { id: 'systems', grade: 8, after: ['equations', 'percent'] },
    ),
  ),
);
const at = (id: string): number => model.numberOf.get(SkillId.parse(id))!;
const prior = standingsBefore(6);

const evidence = (ratios: Partial<Record<string, number>> = {}): Float64Array => {
  const all = new Float64Array(model.skills.length).fill(1);
  for (const [id, ratio] of Object.entries(ratios)) all[at(id)] = ratio ?? 1;
  return all;
};

/**
 * Computes the same chances by adding up all of the 2⁹ states at every standing. The result of the messages has to be close to
 * this.
 */
function enumerated({ skills, below, first, whenReady }: KnowledgeModel, ratios: Float64Array): number[] {
  const known = skills.map(() => 0);
  let total = 0;
  for (const [standing, chances] of whenReady.entries()) {
    for (let state = 0; state < 2 ** skills.length; state += 1) {
      const has = (skill: number) => (state >> skill) % 2 === 1;
      let weight = prior[standing]!;
      for (const skill of skills.keys()) {
        const needs = below.slice(first[skill], first[skill + 1]);
        const chance = chances[skill]! * (needs.every(has) ? 1 : placementPriors.gap);
        weight *= has(skill) ? chance * ratios[skill]! : 1 - chance;
      }
      total += weight;
      for (const skill of skills.keys()) if (has(skill)) known[skill]! += weight;
    }
  }
  return known.map((sum) => sum / total);
}

describe('the beliefs about a learner', () => {
  it.each([
    { answers: 'no answer', ratios: {} },
    { answers: 'a right one high up', ratios: { percent: 18 } },
    { answers: 'a wrong one low down', ratios: { times: 0.085 } },
    { answers: 'answers that agree', ratios: { parts: 18, equations: 18, change: 0.085 } },
    { answers: 'answers that contradict each other', ratios: { add: 0.085, percent: 18, systems: 0.085, ratio: 18 } },
  ])('match exact enumeration of all states, after $answers', ({ ratios }) => {
    const { known } = believe(model, evidence(ratios), prior);
    const exact = enumerated(model, evidence(ratios));
    for (const id of model.skills) expect(Math.abs(known[at(id)]! - exact[at(id)]!), id).toBeLessThan(0.06);
  });

  it("raise a skill's prerequisites after a right answer, and lower its dependents after a wrong one", () => {
    const before = believe(model, evidence(), prior).known;
    const right = believe(model, evidence({ percent: 18 }), prior).known;
    const wrong = believe(model, evidence({ parts: 0.085 }), prior).known;
    for (const id of ['add', 'times', 'parts', 'decimals', 'ratio']) expect(right[at(id)]).toBeGreaterThan(before[at(id)]!);
    for (const id of ['decimals', 'ratio', 'percent', 'systems']) expect(wrong[at(id)]).toBeLessThan(before[at(id)]!);
  });

  it('predict the effect of a certain answer closely enough to choose by', () => {
    const now = believe(model, evidence({ parts: 18 }), prior);
    for (const known of [true, false]) {
      const supposed = suppose(model, now, at('percent'), known);
      const certain = believe(model, evidence({ parts: 18, percent: known ? 1e6 : 1e-6 }), prior).known;
      for (const id of model.skills) expect(Math.abs(supposed[at(id)]! - certain[at(id)]!), id).toBeLessThan(0.08);
    }
  });
});
