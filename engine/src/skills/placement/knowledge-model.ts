import type { Grade } from '@stoa/schema/account';
import type { SkillId } from '@stoa/schema/skill';
import type { SkillGraphIndex } from '../graph-index.ts';

/**
 * What is supposed of learners before any of them has answered: how likely each skill is known, given what it builds on and where she
 * stands. A learner stands at a grade, which is not always the one she is in; `standings` are the grades that are weighed.
 *
 *     P(skill | all it builds on, standing) = floor + (ceiling − floor) / (1 + e^(−steepness (standing − grade − lead)))
 *     P(skill | something missing below)    = gap × that
 *
 * A skill of a grade is learned during that year: whoever begins the year stands below it. `told` and `untold` are how far learners are
 * spread around the grade that they tell, and around the middle where they tell none.
 */
export const placementPriors = {
  standings: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  floor: 0.02,
  ceiling: 0.98,
  steepness: 1.6,
  lead: 0.2,
  gap: 0.08,
  told: { spread: 1.4 },
  untold: { middle: 6, spread: 3 },
} as const;

/** A skill graph with its suppositions, laid out for computing: skills by number, each after all that it builds on. */
export type KnowledgeModel = {
  readonly skills: readonly SkillId[];
  readonly numberOf: ReadonlyMap<SkillId, number>;
  /** For each skill the numbers of what it builds on directly, from `first[skill]` up to `first[skill + 1]`. */
  readonly below: Int16Array;
  readonly first: Int16Array;
  /** For each standing the chance of each skill whose prerequisites are known. */
  readonly whenReady: readonly Float64Array[];
};

/** The model of a graph; it depends on nothing of the learner. */
export function knowledgeModel(graph: SkillGraphIndex): KnowledgeModel {
  const skills = graph.inOrder;
  const numberOf = new Map(skills.map(({ id }, at) => [id, at]));
  const first = new Int16Array(skills.length + 1);
  const below: number[] = [];
  for (const [at, { prerequisites }] of skills.entries()) {
    below.push(...prerequisites.map((id) => numberOf.get(id)!));
    first[at + 1] = below.length;
  }
  const { standings, floor, ceiling, steepness, lead } = placementPriors;
  const whenReady = standings.map((standing) =>
    Float64Array.from(skills, ({ grade }) => floor + (ceiling - floor) / (1 + Math.exp(-steepness * (standing - grade - lead)))),
  );
  return { skills: skills.map(({ id }) => id), numberOf, below: Int16Array.from(below), first, whenReady };
}

/** How likely each standing is before the first answer, by the grade that was told. */
export function standingsBefore(grade: Grade | null): Float64Array {
  const { standings, told, untold } = placementPriors;
  const [middle, spread] = grade === null ? [untold.middle, untold.spread] : [grade, told.spread];
  return normalized(Float64Array.from(standings, (one) => Math.exp(-((one - middle) ** 2) / (2 * spread ** 2))));
}

export function normalized(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
}
