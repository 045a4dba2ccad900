import { describe, expect, it } from 'vitest';
import { openingEvent } from './coach-timing.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const said = (minutesAgo: number) => ({
  lines: [{ at: new Date(now - minutesAgo * 60_000).toISOString(), by: 'coach' as const, text: 'Hi.', safety: null }],
});

describe('the event that the coach gets when an essay is opened', () => {
  it.each([
    { name: 'a new essay', view: { lines: [] }, period: 'untimed', told: 'session_start' },
    { name: 'a new essay against the clock, while she reads', view: { lines: [] }, period: 'reading', told: null },
    { name: 'one that she opens when the writing has begun', view: { lines: [] }, period: 'writing', told: 'writing_started' },
    { name: 'one that was open a moment ago', view: said(2), period: 'untimed', told: null },
    { name: 'one that was left for a while', view: said(30), period: 'untimed', told: 'session_resumed' },
    { name: 'one whose hour is up', view: said(30), period: 'over', told: null },
  ] as const)('$name: $told', ({ view, period, told }) => {
    expect(openingEvent(view, period, now)).toBe(told);
  });
});
