import { beforeEach, describe, expect, it } from 'vitest';
import { sampleGuideline } from '@stoa/engine/tutors/lesson/samples/sample-topic';
import { keepWork, keptTopics, keptWork } from './plan-shelf.ts';

const entries = new Map<string, string>();
const shelf = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
  get length() {
    return entries.size;
  },
  key: (at: number) => [...entries.keys()][at] ?? null,
};
beforeEach(() => entries.clear());
const unsent = { base_version: 2, guideline: sampleGuideline, revision: 5, put_aside: 'stored' as const };

describe('unsent work on a draft', () => {
  it('is kept only for its account and topic, until it is sent', () => {
    keepWork(shelf, 'ann', 'ratios', unsent);
    expect(keptWork(shelf, 'ann', 'ratios')).toEqual(unsent);
    expect([keptWork(shelf, 'ann', 'integers'), keptWork(shelf, 'ben', 'ratios')]).toEqual([null, null]);
    expect([keptTopics(shelf, 'ann'), keptTopics(shelf, 'ben')]).toEqual([['ratios'], []]);
    keepWork(shelf, 'ann', 'ratios', null);
    expect([keptWork(shelf, 'ann', 'ratios'), entries.size]).toEqual([null, 0]);
  });

  it.each([
    '{',
    'null',
    '4',
    '{"base_version":1}',
    '{"base_version":1,"revision":0,"guideline":{"plan":{"steps":[{"type":"check"}]}}}',
  ])('is ignored when the stored text is %s', (left) => {
    entries.set('stoa:plan:ann:ratios', left);
    expect(keptWork(shelf, 'ann', 'ratios')).toBeNull();
  });

  it('from before drafts had accounts goes to the first author who opens it, and then stays hers', () => {
    entries.set('stoa:plan:ratios', JSON.stringify({ version: 3, guideline: sampleGuideline }));
    const found = keptWork(shelf, 'ann', 'ratios');
    expect(found).toEqual({ base_version: 3, guideline: sampleGuideline, revision: 0 });
    expect(keptTopics(shelf, 'ann')).toEqual(['ratios']);
    keepWork(shelf, 'ann', 'ratios', found);
    expect([keptWork(shelf, 'ben', 'ratios'), keptWork(shelf, 'ann', 'ratios')]).toEqual([null, found]);
  });

  it('with old probes that are plain text gets probes that the form fields can hold', () => {
    const { opening } = sampleGuideline.plan;
    const older = { ...sampleGuideline, plan: { ...sampleGuideline.plan, opening: { ...opening, probe: 'How many parts?' } } };
    entries.set('stoa:plan:ann:ratios', JSON.stringify({ ...unsent, guideline: older }));
    expect(keptWork(shelf, 'ann', 'ratios')?.guideline.plan.opening.probe).toEqual({
      text: 'How many parts?',
      expected: [],
      wrong: [],
      bridge: null,
      bridge_expected: [],
    });
  });
});
