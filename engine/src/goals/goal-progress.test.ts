import { describe, expect, it } from 'vitest';
import { Goals } from '@stoa/schema/account';
import { goalProgress } from './goal-progress.ts';

const goals = Goals.parse({});
const timeZone = 'America/Chicago';
/** Returns noon in Chicago on a day of November 2026; the 26th is a Thursday. */
const noon = (day: number, minutes = 0) => new Date(Date.UTC(2026, 10, day, 18, minutes));
const now = noon(26, 30);
let problems = 0;
const on = (day: number, minutes = 0) => ({ at: noon(day, minutes), problem: `p${(problems += 1)}` });
const streakOn = (...days: number[]) =>
  goalProgress(
    days.map((day) => on(day)),
    goals,
    { now, timeZone },
  ).streak;

describe('a streak that forgives missed days', () => {
  it.each([
    { title: 'nothing yet', days: [], streak: { days: 0, today: false } },
    { title: 'today alone', days: [26], streak: { days: 1, today: true } },
    { title: 'three days running', days: [24, 25, 26], streak: { days: 3, today: true } },
    { title: 'today not yet', days: [24, 25], streak: { days: 2, today: false } },
    { title: 'three days off between', days: [22, 26], streak: { days: 2, today: true } },
    { title: 'four days off between', days: [21, 26], streak: { days: 1, today: true } },
    { title: 'three days off until today', days: [21, 22], streak: { days: 2, today: false } },
    { title: 'four days off until today', days: [20, 21], streak: { days: 0, today: false } },
    {
      title: 'every weekend off for weeks',
      days: [9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26],
      streak: { days: 14, today: true },
    },
    { title: 'a day twice', days: [25, 25, 26], streak: { days: 2, today: true } },
  ])('$title: $streak.days', ({ days, streak }) => {
    expect(streakOn(...days)).toEqual(streak);
  });
});

describe('daily and weekly goals', () => {
  it('count each attempted problem once a day, right or wrong, in weeks that start on Sunday', () => {
    const twice = on(26);
    const tries = [on(21), on(22), on(24), on(24), twice, { ...twice, at: noon(26, 5) }];
    const { today, week } = goalProgress(tries, goals, { now, timeZone });
    expect(today).toEqual({ done: 1, goal: 5 });
    expect(week).toMatchObject({ done: 4, goal: 20 });
    expect(week.days.map(({ done }) => done)).toEqual([1, 0, 2, 0, 1, 0, 0]); // the 21st was a Saturday
    expect(week.days.map(({ when }) => when)).toEqual(['past', 'past', 'past', 'past', 'today', 'to_come', 'to_come']);
    expect(week.days[0]!.date).toBe('2026-11-22');
  });

  it.each([
    { title: 'one answer', at: [0], minutes: 1 },
    { title: 'answers 2 and 3 minutes apart', at: [0, 2, 5], minutes: 6 },
    { title: 'a pause of ten minutes', at: [0, 10], minutes: 2 },
    { title: 'in any order', at: [5, 0, 2], minutes: 6 },
  ])('count minutes for $title: $minutes', ({ at, minutes }) => {
    const counted = Goals.parse({ count: 'minutes', a_day: 15, a_week: 60 });
    const { today, count } = goalProgress(
      at.map((minute) => on(26, minute)),
      counted,
      { now, timeZone },
    );
    expect({ today, count }).toEqual({ today: { done: minutes, goal: 15 }, count: 'minutes' });
  });

  it("end the day by the learner's time zone, not the server's", () => {
    const late = { at: new Date('2026-11-26T05:30:00Z'), problem: 'p' }; // the evening of the 25th in Chicago
    expect(goalProgress([late], goals, { now, timeZone }).today.done).toBe(0);
    expect(goalProgress([late], goals, { now, timeZone: 'UTC' }).today.done).toBe(1);
  });

  it('have seven days in a week when the clocks change', () => {
    const { week, streak } = goalProgress([on(1), on(2)], goals, { now: noon(2), timeZone }); // clocks go back on the 1st
    expect(week.days.map(({ date }) => date)).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
    expect(streak.days).toBe(2);
  });
});
