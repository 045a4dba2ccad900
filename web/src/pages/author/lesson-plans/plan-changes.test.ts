import { expect, it } from 'vitest';
import fc from 'fast-check';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import type { Guideline, StudyPlanStep } from '@stoa/schema/study-plan';
import { planChanges } from './plan-changes.ts';
import { moved, renumbered, withValueAt } from './plan-draft.ts';

const { steps } = sampleGuideline.plan;
const withSteps = (to: StudyPlanStep[]): Guideline => withValueAt(sampleGuideline, 'plan.steps', renumbered(to, 'step'));

it('says nothing of a plan that is as it was', () => {
  expect(planChanges(sampleGuideline, structuredClone(sampleGuideline))).toEqual([]);
});

it.each([
  { at: 'title', before: sampleGuideline.title, after: 'Parts of a whole' },
  { at: 'plan.opening.hint', before: sampleGuideline.plan.opening.hint, after: 'Count again.' },
  { at: 'guidelines.learning_objectives.0', before: sampleGuideline.guidelines.learning_objectives[0], after: 'I can do it.' },
])('says what stood at $at and what stands there now', ({ at, before, after }) => {
  expect(planChanges(sampleGuideline, withValueAt(sampleGuideline, at, after))).toEqual([{ kind: 'changed', at, before, after }]);
});

it('calls a step that moved moved, and no other step changed', () => {
  const [change, ...others] = planChanges(sampleGuideline, withSteps(moved(steps, 0, 1)));
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'moved' });
});

it('calls a step that was taken out removed, by its title, and none of those after it changed', () => {
  expect(planChanges(sampleGuideline, withSteps(steps.slice(1)))).toEqual([
    { kind: 'removed', at: 'plan.steps.0', before: steps[0]!.title },
  ]);
});

it('tells a change inside a step that moved by where it stands now', () => {
  const to = withValueAt(withSteps(moved(steps, 0, 1)), 'plan.steps.1.title', 'Another title');
  expect(planChanges(sampleGuideline, to)).toContainEqual({
    kind: 'changed',
    at: 'plan.steps.1.title',
    before: steps[0]!.title,
    after: 'Another title',
  });
});

it('finds something wherever steps stand in another order or are fewer, and back again', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(steps.map((_, at) => at)), (order) => {
      const other = withSteps(order.map((at) => steps[at]!));
      const same = order.length === steps.length && order.every((at, index) => at === index);
      expect(planChanges(sampleGuideline, other).length === 0).toBe(same);
      expect(planChanges(other, sampleGuideline).length === 0).toBe(same);
    }),
  );
});
