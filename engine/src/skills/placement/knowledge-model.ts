import type { Grade } from '@stoa/schema/account';
import type { SkillId } from '@stoa/schema/skill';
import type { SkillGraphIndex } from '../graph-index.ts';

/**
 * What is assumed about learners before they answer anything: how likely each skill is known, given what it builds on and the
 * learner's standing. The standing is a grade, which isn't always the one that she is in; `standings` are the grades that are
 * considered.
 *
 *     P(skill | all it builds on, standing) = floor + (ceiling − floor) / (1 + e^(−steepness (standing − grade − lead)))
 *     P(skill | something missing below)    = gap × that
 *
 * A skill of a grade is learned during that year, so a learner who begins the year is below it. `told` and `untold` say how far
 * learners are spread around the grade that they state, and around the middle if they state none.
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

/** A skill graph with these assumptions, in a form for computing: skills by number, each after all that it builds on. */
export type KnowledgeModel = {
  readonly skills: readonly SkillId[];
  readonly numberOf: ReadonlyMap<SkillId, number>;
  /** For each skill, the numbers of the skills that it directly builds on, from `first[skill]` up to `first[skill + 1]`. */
  readonly below: Int16Array;
  readonly first: Int16Array;
  /** For each standing, the chance of each skill whose prerequisites are known. */
  readonly whenReady: readonly Float64Array[];
};

/** Builds the model of a graph. It doesn't depend on the learner. */
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

/** Returns the probability of each standing before the first answer, given the grade that the learner stated. */
export function standingsBefore(grade: Grade | null): Float64Array {
  const { standings, told, untold } = placementPriors;
  const [middle, spread] = grade === null ? [untold.middle, untold.spread] : [grade, told.spread];
  return normalized(Float64Array.from(standings, (one) => Math.exp(-((one - middle) ** 2) / (2 * spread ** 2))));
}

export function normalized(weights: Float64Array): Float64Array {
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
}
