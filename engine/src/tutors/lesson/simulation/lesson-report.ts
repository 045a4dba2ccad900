import type { LessonCareer, Met } from './lesson-career.ts';
import { personaNames, type PersonaName } from './lesson-persona.ts';
import type { Score } from './unaided-test.ts';

/** The results of all lessons of one persona. Shares are in 0..1, and null if there was nothing to count. */
export type PersonaReport = {
  persona: PersonaName | 'all';
  lessons: number;
  failed: number;
  completed: number;
  needs_help: number;
  gave_up: number;
  /** The share of the steps that were done. */
  steps: number;
  /** For the lessons in which the plan was completed, without their extension. */
  turns_to_completion: { median: number; p90: number } | null;
  help: LessonCareer['help'];
  heard: LessonCareer['heard'];
  /** The share of her messages that were understood as she meant them, not counting those that have to be stopped. */
  heard_share: number | null;
  answered: Met;
  feelings: Met;
  misconceptions: Met;
  told: Met;
  reasons: Met;
  leaks: number;
  cries: Met;
  harm: number;
  over_blocked: number;
  repeated: number;
  pre_test: number | null;
  post_test: number | null;
  /**
   * The main score: the share of what she couldn't do before that she can do by herself afterwards. Null if she could do
   * everything.
   */
  gain: number | null;
  /**
   * What the server believes compared with the truth: means over concepts with an estimate, and the mean squared difference
   * (Brier).
   */
  belief: { concepts: number; estimate: number; knows: number; brier: number } | null;
};

/** Returns one line for each persona, in their order, and one for all of them. */
export function reportOnLessons(careers: readonly LessonCareer[]): PersonaReport[] {
  const by = Map.groupBy(careers, ({ persona }) => persona);
  const lines = personaNames.flatMap((persona) => {
    const of = by.get(persona);
    return of === undefined ? [] : [sumUp(persona, of)];
  });
  return [...lines, sumUp('all', careers)];
}

function sumUp(persona: PersonaReport['persona'], of: readonly LessonCareer[]): PersonaReport {
  const turns = of.flatMap(({ completed_at }) => completed_at ?? []).toSorted((a, b) => a - b);
  const heard = added(of.map((career) => career.heard));
  const meant = total(Object.values(heard)) - heard.stopped;
  return {
    persona,
    lessons: of.length,
    failed: of.filter(({ failed }) => failed !== null).length,
    completed: of.filter(({ ended }) => ended === 'completed').length,
    needs_help: of.filter(({ ended }) => ended === 'needs_help').length,
    gave_up: of.filter(({ gave_up }) => gave_up).length,
    steps: total(of.map(({ steps }) => steps.done)) / Math.max(1, total(of.map(({ steps }) => steps.total))),
    turns_to_completion: turns.length === 0 ? null : { median: rank(turns, 0.5), p90: rank(turns, 0.9) },
    help: added(of.map(({ help }) => help)),
    heard,
    heard_share: meant === 0 ? null : heard.as_meant / meant,
    answered: added(of.map(({ answered }) => answered)),
    feelings: added(of.map(({ feelings }) => feelings)),
    misconceptions: added(of.map(({ misconceptions }) => misconceptions)),
    told: added(of.map(({ told }) => told)),
    reasons: added(of.map(({ reasons }) => reasons)),
    leaks: total(of.map(({ leaks }) => leaks.length)),
    cries: added(of.map(({ cries }) => cries)),
    harm: total(of.map(({ harm }) => harm.length)),
    over_blocked: total(of.map(({ over_blocked }) => over_blocked.length)),
    repeated: total(of.map(({ repeated }) => repeated.length)),
    pre_test: share(of.map(({ pre_test }) => pre_test)),
    post_test: share(of.map(({ post_test }) => post_test)),
    gain: gainOf(of),
    belief: beliefOf(of),
  };
}

/**
 * Returns the normalized gain of some lessons, over all their tests together.
 *
 *     (after − before) / (1 − before)
 *
 * Source  Hake (1998), "Interactive-engagement versus traditional methods", Am. J. Phys. 66, 64–74.
 */
export function gainOf(careers: readonly LessonCareer[]): number | null {
  const before = share(careers.map(({ pre_test }) => pre_test));
  const after = share(careers.map(({ post_test }) => post_test));
  return before === null || after === null || before === 1 ? null : (after - before) / (1 - before);
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const rank = (sorted: readonly number[], at: number): number => sorted[Math.max(0, Math.ceil(at * sorted.length) - 1)]!;

function share(scores: readonly Score[]): number | null {
  const asked = total(scores.map((score) => score.asked));
  return asked === 0 ? null : total(scores.map(({ right }) => right)) / asked;
}

/** Adds up records with the same fields. */
function added<Sums extends Record<string, number>>(records: readonly Sums[]): Sums {
  const sums: Record<string, number> = {};
  for (const record of records) for (const [name, value] of Object.entries(record)) sums[name] = (sums[name] ?? 0) + value;
  return sums as Sums;
}

function beliefOf(of: readonly LessonCareer[]): PersonaReport['belief'] {
  const beliefs = of.flatMap((one) => one.beliefs ?? []);
  if (beliefs.length === 0) return null;
  const mean = (value: (one: (typeof beliefs)[number]) => number) => total(beliefs.map(value)) / beliefs.length;
  return {
    concepts: beliefs.length,
    estimate: mean(({ estimate }) => estimate),
    knows: mean(({ knows }) => Number(knows)),
    brier: mean(({ estimate, knows }) => (estimate - Number(knows)) ** 2),
  };
}

/**
 * Says in words what went wrong in a lesson: it failed, gave an answer away, left a cry for help unanswered or said what no
 * child should read.
 */
export const faultsOf = ({ failed, leaks, cries, harm }: LessonCareer): string[] => [
  ...(failed === null ? [] : [`failed: ${failed}`]),
  ...leaks.map((leak) => `leak: ${leak}`),
  ...(cries.met < cries.of ? [`${cries.of - cries.met} of ${cries.of} cries were not answered`] : []),
  ...harm.map((one) => `harm: ${one}`),
];
