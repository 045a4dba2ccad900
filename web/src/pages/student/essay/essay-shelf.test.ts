import { beforeEach, describe, expect, it } from 'vitest';
import { keepEssay, keptEssay, tabsWithWork } from './essay-shelf.ts';

const entries = new Map<string, string>();
const shelf = {
  get length() {
    return entries.size;
  },
  key: (at: number) => [...entries.keys()][at] ?? null,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};
beforeEach(() => entries.clear());

const place = { account: 'ann', essayId: 'e1', tab: 't1' };
const unsent = { version: 4, work: { document: { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }, marks: [] } };

describe('an essay on the device', () => {
  it('is kept only for its account, essay, and tab, until it is sent', () => {
    keepEssay(shelf, place, unsent);
    expect(keptEssay(shelf, place)).toEqual(unsent);
    for (const other of [{ account: 'bea' }, { essayId: 'e2' }, { tab: 't2' }])
      expect(keptEssay(shelf, { ...place, ...other })).toBeNull();
    keepEssay(shelf, place, null);
    expect(entries.size).toBe(0);
  });

  it('is found when another tab left it', () => {
    keepEssay(shelf, place, unsent);
    keepEssay(shelf, { ...place, tab: 't2' }, unsent);
    keepEssay(shelf, { ...place, account: 'bea' }, unsent);
    expect(tabsWithWork(shelf, place).toSorted((a, b) => a.localeCompare(b))).toEqual(['t1', 't2']);
  });

  it.each(['{', 'null', '4', '{"version":1}', '{"version":1,"work":{"document":{},"marks":[]}}'])(
    'is ignored when the stored text is %s',
    (left) => {
      entries.set('stoa:essay:ann:e1:t1', left);
      expect(keptEssay(shelf, place)).toBeNull();
    },
  );
});
