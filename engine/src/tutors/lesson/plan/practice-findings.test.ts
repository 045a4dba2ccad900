import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { sampleProblem, shelfOf } from '../../../problems/sample-problems.ts';
import { sampleGuideline } from '../samples/sample-topic.ts';
import { validatePlan } from './validate-plan.ts';

/** Problems of one family at each of these difficulties. */
const bank = (...difficulties: number[]) =>
  shelfOf(
    difficulties.map((difficulty, number) => sampleProblem({ skill: 'frac_equiv', number, difficulty, family: 'missing_top' })),
  );

/** Finds faults in the sample plan, whose third step is a practice that two right answers end. */
function findingsIn(change: object, shelf: ReturnType<typeof bank>) {
  const guideline = structuredClone(sampleGuideline);
  Object.assign(guideline.plan.steps[2]!, change);
  return validatePlan(Guideline.parse(guideline), null, shelf).filter(({ at }) => at.startsWith('steps.2'));
}

describe('the problems of a practice step', () => {
  it.each([
    { what: 'whatever the skill has', change: {}, shelf: bank(2, 2, 3, 3) },
    {
      what: 'a selection that is large enough',
      change: { problems: [{ family: 'missing_top', difficulties: [2, 3] }] },
      shelf: bank(1, 2, 2, 3, 3),
    },
  ])('can be $what', ({ change, shelf }) => {
    expect(findingsIn(change, shelf)).toEqual([]);
  });

  it.each([
    { what: 'the bank has none', change: {}, shelf: bank(), at: 'steps.2', severity: 'error', says: 'No problem' },
    { what: 'there are fewer than are needed', change: {}, shelf: bank(2), at: 'steps.2', severity: 'error', says: 'Only 1' },
    { what: 'none is to spare', change: {}, shelf: bank(2, 3, 3), at: 'steps.2', severity: 'warning', says: '3 problems' },
    {
      what: 'the selection is too small, though the skill has more',
      change: { problems: [{ family: 'missing_top', difficulties: [3] }] },
      shelf: bank(2, 2, 2, 2, 3, 3),
      at: 'steps.2',
      severity: 'warning',
      says: '2 problems',
    },
    {
      what: 'the family does not exist',
      change: {
        problems: [
          { family: 'missing_top', difficulties: [2, 3] },
          { family: 'missing_tpo', difficulties: [2] },
        ],
      },
      shelf: bank(2, 2, 3, 3),
      at: 'steps.2.problems.1',
      severity: 'error',
      says: '"missing_tpo" at difficulty 2',
    },
    {
      what: 'the family has nothing at a difficulty that is named',
      change: { problems: [{ family: 'missing_top', difficulties: [2, 3, 5] }] },
      shelf: bank(2, 2, 3, 3),
      at: 'steps.2.problems.0',
      severity: 'error',
      says: 'at difficulty 5',
    },
    {
      what: 'a difficulty is wanted that none of them has',
      change: { difficulties: [2, 4] },
      shelf: bank(2, 2, 3, 3),
      at: 'steps.2.difficulties',
      severity: 'warning',
      says: 'difficulty 4',
    },
  ])('have a finding if $what', ({ change, shelf, at, severity, says }) => {
    expect(findingsIn(change, shelf)).toContainEqual({ at, severity, says: expect.stringContaining(says) });
  });

  it('are not checked without a bank', () => {
    expect(validatePlan(sampleGuideline, null).filter(({ at }) => at.startsWith('steps.2.problems'))).toEqual([]);
  });
});
