import { z } from 'zod';

/** A node's name in the skill graph, e.g. `frac_add_like` (practice spec §8.1). */
export const SkillId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'This is not the id of a skill, such as frac_add_like.')
  .brand<'SkillId'>();
export type SkillId = z.infer<typeof SkillId>;

export const Probability = z.number().min(0).max(1);

/** The four parameters of Bayesian Knowledge Tracing for one skill (practice spec §3.1, §8.1). */
export const BktParams = z.strictObject({
  p_init: Probability,
  p_transit: Probability,
  p_slip: Probability,
  p_guess: Probability,
});
export type BktParams = z.infer<typeof BktParams>;

export const GradeBand = z.enum(['3-5', '6-8', '9-12']);
export type GradeBand = z.infer<typeof GradeBand>;

/** The strands of school mathematics that the map is drawn in, in teaching order. */
export const Strand = z.enum([
  'whole_numbers',
  'fractions',
  'decimals',
  'ratio_percent',
  'integers',
  'expressions',
  'equations',
  'inequalities',
  'exponents_radicals',
  'lines_functions',
  'systems',
  'polynomials',
  'quadratics',
  'geometry',
  'statistics',
]);
export type Strand = z.infer<typeof Strand>;

/** A skill as the graph holds it. `grade`, `strand` and `description` are ours; the rest is §8.1 as given. */
export const Skill = z.strictObject({
  id: SkillId,
  name: z.string().min(3),
  description: z.string().min(10), // "I can …": what a student who has it can do
  grade: z.int().min(3).max(9),
  grade_band: GradeBand,
  strand: Strand,
  prerequisites: z.array(SkillId),
  bkt: BktParams,
  tags: z.array(z.string()),
});
export type Skill = z.infer<typeof Skill>;

/** `content/skills/skills_graph.json`. Cycles and missing ids are refused where it is opened (`library`). */
export const SkillGraph = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  nodes: z.array(Skill).min(1),
});
export type SkillGraph = z.infer<typeof SkillGraph>;
