import type { LessonCareer, Score } from './lesson-career.ts';
import { personaNames, type PersonaName } from './lesson-persona.ts';

/** What all lessons of one persona came to. Shares are in 0..1 and null where there was nothing to share. */
export type PersonaReport = {
  persona: PersonaName | 'all';
  lessons: number;
  failed: number;
  completed: number;
  needs_help: number;
  /** Steps done of those there are. */
  steps: number;
  /** Of the lessons whose plan was gone through, without their extension. */
  turns_to_completion: { median: number; p90: number } | null;
  paths: LessonCareer['paths'];
  signals: Record<string, number>;
  leaks: number;
  heard: LessonCareer['heard'];
  safety: LessonCareer['safety'];
  repeated: number;
  after_help: number | null;
  pre_test: number | null;
  post_test: number | null;
  /** What the server believes beside the truth: means over concepts with an estimate, and the mean squared difference (Brier). */
  belief: { concepts: number; estimate: number; knows: number; brier: number } | null;
};

/** One line a persona, in the order of the personas, and one over all. */
export function reportOnLessons(careers: readonly LessonCareer[]): PersonaReport[] {
  const by = Map.groupBy(careers, ({ persona }) => persona);
  const lines = personaNames.flatMap((persona) => {
    const of = by.get(persona);
    return of === undefined ? [] : [sumUp(persona, of)];
  });
  return [...lines, sumUp('all', careers)];
}

function sumUp(persona: PersonaReport['persona'], of: readonly LessonCareer[]): PersonaReport {
  const completed = of.filter(({ ended }) => ended === 'completed');
  const turns = of.flatMap(({ completed_at }) => completed_at ?? []).toSorted((a, b) => a - b);
  const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    persona,
    lessons: of.length,
    failed: of.filter(({ failed }) => failed !== null).length,
    completed: completed.length,
    needs_help: of.filter(({ ended }) => ended === 'needs_help').length,
    steps: total(of.map(({ steps }) => steps.done)) / Math.max(1, total(of.map(({ steps }) => steps.total))),
    turns_to_completion: turns.length === 0 ? null : { median: rank(turns, 0.5), p90: rank(turns, 0.9) },
    paths: added(of.map(({ paths }) => paths)) as LessonCareer['paths'],
    signals: added(of.map(({ signals }) => signals)),
    leaks: total(of.map(({ leaks }) => leaks.length)),
    heard: added(of.map(({ heard }) => heard)) as LessonCareer['heard'],
    safety: added(of.map(({ safety }) => safety)) as LessonCareer['safety'],
    repeated: total(of.map(({ repeated }) => repeated.length)),
    after_help: share(of.map(({ after_help }) => after_help)),
    pre_test: share(of.map(({ pre_test }) => pre_test)),
    post_test: share(of.map(({ post_test }) => post_test)),
    belief: beliefOf(of),
  };
}

const rank = (sorted: readonly number[], at: number): number => sorted[Math.max(0, Math.ceil(at * sorted.length) - 1)]!;

function share(scores: readonly Score[]): number | null {
  const asked = scores.reduce((sum, score) => sum + score.asked, 0);
  return asked === 0 ? null : scores.reduce((sum, score) => sum + score.right, 0) / asked;
}

function added(records: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const record of records) for (const [name, value] of Object.entries(record)) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

function beliefOf(of: readonly LessonCareer[]): PersonaReport['belief'] {
  const beliefs = of.flatMap((one) => one.beliefs ?? []);
  if (beliefs.length === 0) return null;
  const mean = (value: (one: (typeof beliefs)[number]) => number) =>
    beliefs.reduce((sum, one) => sum + value(one), 0) / beliefs.length;
  return {
    concepts: beliefs.length,
    estimate: mean(({ estimate }) => estimate),
    knows: mean(({ knows }) => Number(knows)),
    brier: mean(({ estimate, knows }) => (estimate - Number(knows)) ** 2),
  };
}

/** Whether the evaluation found a fault: a lesson that failed, or an answer given away. */
export const isFaulty = (careers: readonly LessonCareer[]): boolean =>
  careers.some(({ failed, leaks }) => failed !== null || leaks.length > 0);
