import type { Goals } from '@stoa/schema/account';
import type { GoalProgress } from '@stoa/schema/goals';
import { dayOf, dayNumber, dateOf } from './school-day.ts';

/** An answer that a learner sent: when, and to which problem of which session. It doesn't matter whether it was right. */
type Try = { readonly at: Date; readonly problem: string };

/** This many days off in a row don't end a streak: a weekend, and one more day. */
const daysOffForgiven = 3;
/** A longer pause between two answers doesn't count as work. */
const longestPauseMs = 5 * 60_000;
/** How long a learner is assumed to have worked before the first answer of a sitting. */
const beforeFirstMs = 60_000;

/**
 * Computes how far a learner has come with her goals, only from the dates of her answers.
 *
 *     problems = problems tried on a day, each once
 *     minutes  = for each answer the time since the one before it, if that is 5 minutes or less; otherwise 1 minute
 *     streak   = the days with an answer, counted back from the latest, as long as at most 3 days off are between two of them
 *
 * Units   days are those of the learner's time zone; weeks begin on Sunday.
 * Shape   `tries` in any order; those of one problem count once a day.
 * Errors  none. If more than the forgiven days off have passed since the latest answer, the streak is 0, and a new one begins
 *         with the next answer.
 */
export function goalProgress(
  tries: readonly Try[],
  goals: Goals,
  { now, timeZone }: { now: Date; timeZone: string },
): GoalProgress {
  const today = dayNumber(dayOf(now, timeZone));
  const byDay = goals.count === 'minutes' ? minutesByDay(tries, timeZone) : problemsByDay(tries, timeZone);
  const doneOn = (day: number) => byDay.get(day) ?? 0;
  const sunday = today - weekdayOf(today);
  const days = Array.from({ length: 7 }, (_, at) => {
    const day = sunday + at;
    const when = day === today ? ('today' as const) : day < today ? ('past' as const) : ('to_come' as const);
    return { date: dateOf(day), done: when === 'to_come' ? 0 : doneOn(day), when };
  });
  return {
    count: goals.count,
    today: { done: doneOn(today), goal: goals.a_day },
    week: { done: days.reduce((sum, { done }) => sum + done, 0), goal: goals.a_week, days },
    streak: { days: streakOf([...byDay.keys()], today), today: byDay.has(today) },
  };
}

function streakOf(practiced: readonly number[], today: number): number {
  let days = 0;
  let after = today;
  for (const day of practiced.filter((one) => one <= today).toSorted((a, b) => b - a)) {
    if (after - day - 1 > daysOffForgiven) break;
    days += 1;
    after = day;
  }
  return days;
}

function problemsByDay(tries: readonly Try[], timeZone: string): Map<number, number> {
  const tried = new Map<number, Set<string>>();
  for (const { at, problem } of tries) {
    const day = dayNumber(dayOf(at, timeZone));
    tried.set(day, (tried.get(day) ?? new Set()).add(problem));
  }
  return new Map(Array.from(tried, ([day, problems]) => [day, problems.size]));
}

function minutesByDay(tries: readonly Try[], timeZone: string): Map<number, number> {
  const ms = new Map<number, number>();
  let before = -Infinity;
  for (const { at } of tries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const day = dayNumber(dayOf(at, timeZone));
    const since = at.getTime() - before;
    ms.set(day, (ms.get(day) ?? 0) + (since <= longestPauseMs ? since : beforeFirstMs));
    before = at.getTime();
  }
  return new Map(Array.from(ms, ([day, sum]) => [day, Math.max(1, Math.round(sum / 60_000))]));
}

const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7; // day 0, the first of January 1970, was a Thursday
