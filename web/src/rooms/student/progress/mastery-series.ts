import type { SkillId } from '@stoa/schema/skill';

/** One change of mastery, as the history gives it. */
export type Change = {
  at: string;
  skill_id: SkillId;
  outcome: 'correct' | 'incorrect' | 'hinted';
  before: number;
  after: number;
};

/** Points of a plot: time in seconds since 1970, and the value from then on. */
export type Series = { times: number[]; values: number[] };

const seconds = (at: string) => Date.parse(at) / 1000;

/** How many skills stood at each moment, from a history in any order. A skill that slips below the threshold stops counting. */
export function standingOverTime(history: readonly Change[], threshold: number): Series {
  const standing = new Set<string>();
  const series: Series = { times: [], values: [] };
  for (const { at, skill_id, after } of inOrder(history)) {
    const before = standing.size;
    if (after >= threshold) standing.add(skill_id);
    else standing.delete(skill_id);
    if (standing.size === before && series.times.length > 0) continue;
    series.times.push(seconds(at));
    series.values.push(standing.size);
  }
  return series;
}

/** The mastery of one skill in percent, beginning with what was believed before the first try. */
export function masteryOverTime(history: readonly Change[], skillId: string): Series {
  const changes = inOrder(history).filter(({ skill_id }) => skill_id === skillId);
  const [first] = changes;
  if (first === undefined) return { times: [], values: [] };
  const points = [
    { at: seconds(first.at) - 1, p: first.before },
    ...changes.map(({ at, after }) => ({ at: seconds(at), p: after })),
  ];
  return { times: points.map(({ at }) => at), values: points.map(({ p }) => Math.round(p * 1000) / 10) };
}

const inOrder = (history: readonly Change[]): Change[] => history.toSorted((a, b) => a.at.localeCompare(b.at));
