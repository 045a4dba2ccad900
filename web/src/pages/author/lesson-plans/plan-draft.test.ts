import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Guideline } from '@stoa/schema/study-plan';
import { emptyStep, freshQuestionId, moved, nameOfPath, planPath, renumbered, valueAt, withValueAt } from './plan-draft.ts';

const tree = { title: 'Ratios', plan: { steps: [{ title: 'a' }, { title: 'b' }], wrap_up: 'w' } };

describe('a place in a draft', () => {
  it.each([
    { at: 'title', value: 'Ratios' },
    { at: 'plan.steps.1.title', value: 'b' },
    { at: 'plan.steps.7.title', value: undefined },
    { at: 'title.0.no', value: undefined },
  ])('$at holds $value', ({ at, value }) => {
    expect(valueAt(tree, at)).toBe(value);
  });

  it('is written without changing any other, and objects off its path stay the same objects', () => {
    const written = withValueAt(tree, 'plan.steps.1.title', 'new');
    expect(written).toEqual({ title: 'Ratios', plan: { steps: [{ title: 'a' }, { title: 'new' }], wrap_up: 'w' } });
    expect(written.plan.steps[0]).toBe(tree.plan.steps[0]);
    expect(tree.plan.steps[1]).toEqual({ title: 'b' });
  });

  it.each([
    { at: 'steps.2.questions.1.hint', place: 'plan.steps.2.questions.1.hint' },
    { at: 'opening', place: 'plan.opening' },
    { at: 'concepts.0.skill_id', place: 'plan.concepts.0.skill_id' },
    { at: 'wrap_up', place: 'plan.wrap_up' },
    { at: 'plan.steps.0', place: 'plan.steps.0' },
    { at: 'guidelines.misconceptions.0', place: 'guidelines.misconceptions.0' },
    { at: '', place: '' },
  ])('is found from the validator’s "$at"', ({ at, place }) => {
    expect(planPath(at)).toBe(place);
  });
});

it.each([
  { at: 'plan.steps.0.questions.1.hint', name: 'step 1, question 2, hint' },
  { at: 'plan.opening.solution.1', name: 'opening, solution 2' },
  { at: 'plan.steps', name: 'step' },
  { at: 'guidelines.misconceptions.0.id', name: 'misconception 1, id' },
  { at: 'wrap_up', name: 'wrap up' },
  { at: '', name: 'the plan' },
])('the place "$at" is called $name', ({ at, name }) => {
  expect(nameOfPath(at)).toBe(name);
});

describe('a list', () => {
  it.each([
    { from: 0, to: 1, list: ['b', 'a', 'c'] },
    { from: 2, to: 0, list: ['c', 'a', 'b'] },
    { from: 0, to: -1, list: ['a', 'b', 'c'] },
    { from: 2, to: 3, list: ['a', 'b', 'c'] },
  ])('after moving item $from to $to is $list', ({ from, to, list }) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(list);
  });

  it('loses and duplicates nothing when an item is moved', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.integer(), (list, from, to) => {
        expect(new Set(moved(list, from % list.length, to))).toEqual(new Set(list));
        expect(moved(list, from % list.length, to)).toHaveLength(list.length);
      }),
    );
  });

  it('is numbered from 1 in its order', () => {
    expect(renumbered([{ step: 3 }, { step: 1 }], 'step')).toEqual([{ step: 1 }, { step: 2 }]);
  });
});

const guideline = {
  title: 'Ratios',
  guidelines: { misconceptions: [] },
  plan: {
    concepts: [{ id: 'part-whole', name: 'Part and whole', skill_id: 'ratio' }],
    opening: { answer: { judging: {} }, solution: [], wrong_answers: [] },
    steps: [{ type: 'check', questions: [{ id: 's2-q1', answer: { judging: {} }, solution: [], wrong_answers: [] }] }],
  },
} as unknown as Guideline; // only the parts that these functions read

describe('a new step', () => {
  it.each(['explain', 'check', 'practice'] as const)('of type %s comes last and is about a concept of the plan', (type) => {
    expect(emptyStep(type, guideline)).toMatchObject({ type, step: 2, concept: 'part-whole' });
  });

  it('gets a question id that no other question has', () => {
    expect(freshQuestionId(guideline, 2)).toBe('s2-q2');
  });
});
