import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../corpus/guideline-named.ts';
import { passagesOf } from './passage.ts';
import { planIndex } from './plan-index.ts';
import { indexOf } from './rank-passages.ts';

const percents = guidelineNamed('percents');

describe('the index of a plan', () => {
  it('holds all passages of the plan, and is built once', () => {
    const { plan, guidelines } = percents;
    const index = planIndex({ plan, guidelines });
    expect(index).toEqual(indexOf(passagesOf(percents)));
    expect(planIndex({ plan, guidelines })).toBe(index);
  });

  it('is a different one if the plan comes with other guidelines', () => {
    const guidelines = { ...percents.guidelines, glossary: [] };
    expect(planIndex({ plan: percents.plan, guidelines })).toEqual(indexOf(passagesOf({ plan: percents.plan, guidelines })));
    expect(planIndex({ plan: percents.plan, guidelines })).not.toEqual(planIndex(percents));
  });
});
