import { expect, it } from 'vitest';
import { keepPreviewed, previewedTopic } from './previewed-topic.ts';

const shelfOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

it('knows of a preview its topic and the steps that are left out, and nothing of another lesson', () => {
  const shelf = shelfOf();
  const previewed = { topicId: 'ratios', leftOut: ['2. Check: no title yet'] };
  keepPreviewed(shelf, 'one', previewed);
  expect(previewedTopic(shelf, 'one')).toEqual(previewed);
  expect(previewedTopic(shelf, 'other')).toBeNull();
});

it('reads what an older tab has kept: the topic alone', () => {
  expect(previewedTopic(shelfOf(new Map([['stoa:preview:one', 'ratios']])), 'one')).toEqual({ topicId: 'ratios', leftOut: [] });
});
