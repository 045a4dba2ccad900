import { expect, it } from 'vitest';
import { keepPreviewed, previewedTopic } from './previewed-topic.ts';

const shelfOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

it('keeps the topic and the left-out steps of a preview, and nothing for another lesson', () => {
  const shelf = shelfOf();
  const previewed = { topicId: 'ratios', leftOut: ['2. Check: no title yet'] };
  keepPreviewed(shelf, 'one', previewed);
  expect(previewedTopic(shelf, 'one')).toEqual(previewed);
  expect(previewedTopic(shelf, 'other')).toBeNull();
});

it('reads what an older tab stored, which is only the topic', () => {
  expect(previewedTopic(shelfOf(new Map([['stoa:preview:one', 'ratios']])), 'one')).toEqual({ topicId: 'ratios', leftOut: [] });
});
