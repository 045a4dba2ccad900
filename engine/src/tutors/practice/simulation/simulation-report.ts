import type { SkillId } from '@stoa/schema/skill';
import { predictionQuality, type PredictionQuality } from '../../../mastery/prediction-quality.ts';
import type { Career, Observation, Simulation } from './simulate.ts';

/** The results of a simulation. Chances and shares are in 0..1; problems are counted by first attempts. */
export type SimulationReport = {
  learners: number;
  kind: string;
  problems: number;
  skills_mastered: number; // over all learners
  learners_done: number; // those with nothing left to practice
  learners_paused: number;
  /** First attempts at a skill before it was declared mastered. */
  problems_to_mastery: { mean: number; median: number; p90: number } | null;
  /**
   * Problems on a skill after the learner truly knew it and before mastery was declared: the cost of being sure. Mean per
   * mastered skill.
   */
  over_practice: number | null;
  /** Masteries declared for a skill that the learner didn't truly have: the cost of being quick. Share of all masteries. */
  under_practice: number | null;
  /** How well the tutor predicts first attempts. */
  prediction: PredictionQuality | null;
  skills: { skill_id: SkillId; learners: number; mastered: number; mean_problems_to_mastery: number | null }[];
};

export function reportOn(
  { kind, learners }: Pick<Simulation, 'kind' | 'learners'>,
  careers: readonly Career[],
): SimulationReport {
  const all = careers.flatMap(({ observations }) => observations);
  const roads = [...Map.groupBy(all, ({ learner, skill_id }) => `${learner} ${skill_id}`).values()].map(roadOf);
  const mastered = roads.filter(({ length }) => length !== null);
  const lengths = mastered.map(({ length }) => length!).toSorted((a, b) => a - b);
  return {
    learners,
    kind: kind.name,
    problems: all.length,
    skills_mastered: mastered.length,
    learners_done: careers.filter(({ done }) => done).length,
    learners_paused: careers.filter(({ pauses }) => pauses > 0).length,
    problems_to_mastery:
      lengths.length === 0 ? null : { mean: mean(lengths), median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9) },
    over_practice: mastered.length === 0 ? null : mean(mastered.map(({ needless }) => needless)),
    under_practice: mastered.length === 0 ? null : mastered.filter(({ knew }) => !knew).length / mastered.length,
    prediction: predictionQuality(all),
    skills: [...Map.groupBy(roads, ({ skill_id }) => skill_id)].map(([skill_id, of]) => {
      const reached = of.flatMap(({ length }) => length ?? []);
      return {
        skill_id,
        learners: of.length,
        mastered: reached.length,
        mean_problems_to_mastery: reached.length === 0 ? null : mean(reached),
      };
    }),
  };
}

/**
 * One learner's way to mastering one skill. `length` is null if it was never mastered; `needless` counts the problems after she
 * truly knew it.
 */
function roadOf(observations: readonly Observation[]): {
  skill_id: SkillId;
  length: number | null;
  needless: number;
  knew: boolean;
} {
  const end = observations.findIndex(({ mastered }) => mastered);
  const road = observations.slice(0, end + 1);
  const known = road.findIndex(({ knows }) => knows);
  return {
    skill_id: observations[0]!.skill_id,
    length: end < 0 ? null : road.length,
    needless: known < 0 ? 0 : road.length - 1 - known,
    knew: road.at(-1)?.knows ?? false,
  };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
