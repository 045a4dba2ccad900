import { describe, expect, it } from 'vitest';
import type { SkillId } from '@stoa/schema/skill';
import { masteryOverTime, standingOverTime } from './mastery-series.ts';
import type { Change } from './mastery-series.ts';

const change = (minute: number, skill: string, before: number, after: number): Change => ({
  at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  skill_id: skill as SkillId,
  outcome: after >= before ? 'correct' : 'incorrect',
  before,
  after,
});
const start = Date.parse('2026-03-01T10:00:00Z') / 1000;
// Newest first, as the server sends it.
const history = [change(4, 'a', 0.96, 0.9), change(3, 'b', 0.8, 0.97), change(2, 'a', 0.7, 0.96), change(1, 'a', 0.3, 0.7)];

describe('standingOverTime', () => {
  it('counts the mastered skills over time, from before the first change to the last', () => {
    const mastered = ['2026-03-01T10:03:00.000Z', '2026-03-01T10:02:00.000Z'];
    expect(standingOverTime(mastered, history)).toEqual({
      times: [59, 120, 180, 240].map((offset) => start + offset),
      values: [0, 1, 2, 2],
    });
  });

  it('begins before the first mastered skill, even when that is older than the history', () => {
    expect(standingOverTime(['2026-03-01T09:59:00.000Z'], history).times[0]).toBe(start - 61);
  });

  it('is empty before anything was tried', () => {
    expect(standingOverTime([], [])).toEqual({ times: [], values: [] });
  });
});

describe('masteryOverTime', () => {
  it('begins with the belief before the first change and follows one skill in percent', () => {
    expect(masteryOverTime(history, 'a')).toEqual({
      times: [59, 60, 120, 240].map((offset) => start + offset),
      values: [30, 70, 96, 90],
    });
  });

  it('is empty for a skill without history', () => {
    expect(masteryOverTime(history, 'c')).toEqual({ times: [], values: [] });
  });
});
