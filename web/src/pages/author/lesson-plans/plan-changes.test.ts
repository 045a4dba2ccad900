import { expect, it } from 'vitest';
import fc from 'fast-check';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import type { Guideline, StudyPlanStep } from '@stoa/schema/study-plan';
import { planChanges } from './plan-changes.ts';
import { moved, renumbered, withValueAt } from './plan-draft.ts';

const { steps } = sampleGuideline.plan;
const withSteps = (to: StudyPlanStep[]): Guideline => withValueAt(sampleGuideline, 'plan.steps', renumbered(to, 'step'));

it('lists no change for an identical plan', () => {
  expect(planChanges(sampleGuideline, structuredClone(sampleGuideline))).toEqual([]);
});

it.each([
  { at: 'title', before: sampleGuideline.title, after: 'Parts of a whole' },
  { at: 'plan.opening.hint', before: sampleGuideline.plan.opening.hint, after: 'Count again.' },
  { at: 'guidelines.learning_objectives.0', before: sampleGuideline.guidelines.learning_objectives[0], after: 'I can do it.' },
])('says what was at $at before and what is there now', ({ at, before, after }) => {
  expect(planChanges(sampleGuideline, withValueAt(sampleGuideline, at, after))).toEqual([{ kind: 'changed', at, before, after }]);
});

it('lists a moved step as moved, and no other step as changed', () => {
  const [change, ...others] = planChanges(sampleGuideline, withSteps(moved(steps, 0, 1)));
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'moved' });
});

it('lists a deleted step as removed, by its title, and no later step as changed', () => {
  expect(planChanges(sampleGuideline, withSteps(steps.slice(1)))).toEqual([
    { kind: 'removed', at: 'plan.steps.0', before: steps[0]!.title },
  ]);
});

it('gives the new place of a change inside a moved step', () => {
  const to = withValueAt(withSteps(moved(steps, 0, 1)), 'plan.steps.1.title', 'Another title');
  expect(planChanges(sampleGuideline, to)).toContainEqual({
    kind: 'changed',
    at: 'plan.steps.1.title',
    before: steps[0]!.title,
    after: 'Another title',
  });
});

it('finds a change whenever steps are reordered or removed, in both directions', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(steps.map((_, at) => at)), (order) => {
      const other = withSteps(order.map((at) => steps[at]!));
      const same = order.length === steps.length && order.every((at, index) => at === index);
      expect(planChanges(sampleGuideline, other).length === 0).toBe(same);
      expect(planChanges(other, sampleGuideline).length === 0).toBe(same);
    }),
  );
});
