import { SkillId } from '@stoa/schema/skill';
import { describe, expect, it } from 'vitest';
import { ShownLately } from './shown-lately.ts';

const skill = SkillId.parse('frac_add_like');
const start = Date.parse('2026-03-02T09:00:00Z');

describe('the list of problems shown lately', () => {
  const asked: Date[] = [];
  const answers: (() => Promise<string[]>)[] = [];
  const exposures = {
    of: () => Promise.reject(new Error('nobody asks')),
    shownSince: (_: SkillId, since: Date) => {
      asked.push(since);
      return answers.shift()?.() ?? Promise.resolve([]);
    },
  };
  let now = start;
  const shown = new ShownLately(exposures, () => new Date(now));

  it('covers the last 24 hours, and is read from the store once in five seconds and at once after an error', async () => {
    answers.push(
      async () => ['p1'],
      () => Promise.reject(new Error('the database is away')),
      async () => ['p2'],
    );
    const first = await Promise.all([shown.of(skill), shown.of(skill)]);
    expect(first).toEqual([new Set(['p1']), new Set(['p1'])]);
    now += 4999;
    expect(await shown.of(skill)).toEqual(new Set(['p1']));
    now += 1;
    await expect(shown.of(skill)).rejects.toThrow('the database is away');
    expect(await shown.of(skill)).toEqual(new Set(['p2']));
    expect(asked).toEqual([start, start + 5000, start + 5000].map((at) => new Date(at - 24 * 60 * 60_000)));
  });
});
