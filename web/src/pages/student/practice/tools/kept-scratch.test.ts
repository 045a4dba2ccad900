import { beforeEach, expect, it } from 'vitest';
import { emptyScratch, keepScratch, keptScratch } from './kept-scratch.ts';

const entries = new Map<string, string>();
let room = Infinity;
const shelf = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => {
    const others = [...entries].filter(([name]) => name !== key).reduce((sum, [, held]) => sum + held.length, 0);
    if (others + value.length > room) throw new Error('QuotaExceededError');
    entries.set(key, value);
  },
  removeItem: (key: string) => void entries.delete(key),
};
beforeEach(() => {
  entries.clear();
  room = Infinity;
});
const notes = (text: string) => ({ text, strokes: [] });
const inked = { text: '', strokes: [{ id: 'a', look: { width: 32, even: true }, points: [10, 10, 50, 20, 20, 50] }] };

it('scratch paper comes back with its problem, both ink and words, and with no other', () => {
  keepScratch(shelf, 's1', 'p1', inked);
  keepScratch(shelf, 's1', 'p2', notes('3 × 4'));
  expect(keptScratch(shelf, 's1', 'p1')).toEqual(inked);
  expect(keptScratch(shelf, 's1', 'p2')).toEqual(notes('3 × 4'));
  expect(keptScratch(shelf, 's2', 'p1')).toEqual(emptyScratch);
});

it('wiped scratch paper leaves nothing behind', () => {
  keepScratch(shelf, 's1', 'p1', inked);
  keepScratch(shelf, 's1', 'p1', emptyScratch);
  expect([...entries.values()]).toEqual(['[]']);
});

it('the scratch paper of the last twelve problems is kept', () => {
  for (let at = 1; at <= 14; at += 1) keepScratch(shelf, 's1', `p${at}`, notes(`${at}`));
  expect(keptScratch(shelf, 's1', 'p2')).toEqual(emptyScratch);
  expect(keptScratch(shelf, 's1', 'p3')).toEqual(notes('3'));
  expect(keptScratch(shelf, 's1', 'p14')).toEqual(notes('14'));
});

it('older scratch paper is dropped when the device is full, and the page never breaks', () => {
  room = 220;
  for (let at = 1; at <= 5; at += 1) keepScratch(shelf, 's1', `p${at}`, notes('x'.repeat(40)));
  expect(keptScratch(shelf, 's1', 'p5').text).toHaveLength(40);
  expect(keptScratch(shelf, 's1', 'p1')).toEqual(emptyScratch);
  expect(() => keepScratch(shelf, 's1', 'p6', notes('x'.repeat(400)))).not.toThrow();
});

it.each(['{', '"a"', '{"text":4,"strokes":[]}', '{"text":"","strokes":[{"id":"a"}]}'])('no paper is read from %s', (left) => {
  entries.set('stoa:scratch:s1:p1', left);
  expect(keptScratch(shelf, 's1', 'p1')).toEqual(emptyScratch);
});
