import type { SkillId } from '@stoa/schema/skill';
import { percent } from '../../../components/MasteryBar.tsx';

/** One change of mastery from the history. */
export type Change = {
  at: string;
  skill_id: SkillId;
  outcome: 'correct' | 'incorrect' | 'hinted';
  before: number;
  after: number;
};

/** Points of a plot: times in seconds since 1970, and the value from each time on. */
export type Series = { times: number[]; values: number[] };

const seconds = (at: string) => Date.parse(at) / 1000;

/**
 * Returns how many skills were mastered at each moment. A skill counts from the day it was mastered, and a later mistake
 * doesn't take it away; so the line ends at the page's count. `history` is only used for the first and last moment to draw.
 */
export function standingOverTime(masteredAt: readonly string[], history: readonly Change[]): Series {
  const days = masteredAt.map(seconds).toSorted((a, b) => a - b);
  const tried = history.map(({ at }) => seconds(at));
  if (tried.length === 0) return { times: [], values: [] };
  const series: Series = { times: [Math.min(...tried, ...days) - 1], values: [0] };
  days.forEach((day, at) => {
    series.times.push(day);
    series.values.push(at + 1);
  });
  const latest = Math.max(...tried);
  if (latest > series.times.at(-1)!) {
    series.times.push(latest);
    series.values.push(days.length);
  }
  return series;
}

/** Returns the mastery of one skill as its bar shows it, in percent, starting with the estimate before the first attempt. */
export function masteryOverTime(history: readonly Change[], skillId: string): Series {
  const changes = inOrder(history).filter(({ skill_id }) => skill_id === skillId);
  const [first] = changes;
  if (first === undefined) return { times: [], values: [] };
  const points = [
    { at: seconds(first.at) - 1, p: first.before },
    ...changes.map(({ at, after }) => ({ at: seconds(at), p: after })),
  ];
  return { times: points.map(({ at }) => at), values: points.map(({ p }) => percent(p)) };
}

const inOrder = (history: readonly Change[]): Change[] => history.toSorted((a, b) => a.at.localeCompare(b.at));
