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
  'trigonometry',
  'statistics',
  'probability',
  'other', // of a graph that does not say
]);
export type Strand = z.infer<typeof Strand>;

/** Which calculator is offered while a skill is practiced. */
export const CalculatorKind = z.enum(['none', 'four_function', 'scientific']);
export type CalculatorKind = z.infer<typeof CalculatorKind>;

/**
 * A skill of the graph. `grade`, `strand`, `description`, `priority`, and `calculator` are ours; the rest is §8.1 unchanged.
 */
export const Skill = z.strictObject({
  id: SkillId,
  name: z.string().min(1),
  description: z.string().min(1), // "I can …": what a student who has the skill can do
  grade: z.int().min(3).max(10),
  grade_band: GradeBand,
  strand: Strand,
  prerequisites: z.array(SkillId),
  bkt: BktParams,
  tags: z.array(z.string()),
  priority: z.number().optional(), // among equals, the higher comes first (§8.2); 0 by default
  calculator: CalculatorKind.optional(), // by default, it follows from the grade and strand
});
export type Skill = z.infer<typeof Skill>;

/** `content/skills/skills_graph.json`. `library` opens it and refuses cycles and missing ids. */
export const SkillGraph = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  nodes: z.array(Skill).min(1),
});
export type SkillGraph = z.infer<typeof SkillGraph>;

/** A node as a file may contain it: fields that the specification doesn't know may be missing. */
const SkillNode = Skill.extend({
  description: Skill.shape.description.optional(),
  grade: Skill.shape.grade.optional(),
  strand: Skill.shape.strand.optional(),
}).transform(({ description, grade, strand, ...node }): Skill => ({
  ...node,
  description: description ?? node.name,
  grade: grade ?? Number.parseInt(node.grade_band, 10), // the first of the band
  strand: strand ?? node.tags.map((tag) => Strand.safeParse(tag).data).find((one) => one !== undefined) ?? 'other',
}));

/** A graph as a file contains it, with the nodes of practice spec §8.1 or with ours. Parsing returns a `SkillGraph`. */
export const SkillGraphFile = SkillGraph.extend({ nodes: z.array(SkillNode).min(1) });
