import { readFileSync } from 'node:fs';
import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { passagesOf } from './passage.ts';
import { planIndex } from './plan-index.ts';
import { indexOf } from './rank-passages.ts';

const file = new URL('../../../../content/lessons/percents.json', import.meta.url);
const percents = Guideline.parse(JSON.parse(readFileSync(file, 'utf8')));

describe('the index of a plan', () => {
  it('holds all its passages, and is made once', () => {
    const { plan, guidelines } = percents;
    const index = planIndex({ plan, guidelines });
    expect(index).toEqual(indexOf(passagesOf(percents)));
    expect(planIndex({ plan, guidelines })).toBe(index);
  });

  it('is another where other guidelines stand beside the plan', () => {
    const guidelines = { ...percents.guidelines, glossary: [] };
    expect(planIndex({ plan: percents.plan, guidelines })).toEqual(indexOf(passagesOf({ plan: percents.plan, guidelines })));
    expect(planIndex({ plan: percents.plan, guidelines })).not.toEqual(planIndex(percents));
  });
});
