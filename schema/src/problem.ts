import { z } from 'zod';
import { Figure, ShownFigure } from './figure/figure.ts';
import { AnswerFigure } from './figure/answer-figure.ts';
import { Probability, SkillId } from './skill.ts';

export const ProblemId = z.uuid().brand<'ProblemId'>();
export type ProblemId = z.infer<typeof ProblemId>;

export const Difficulty = z.int().min(1).max(5);

export const ProblemStatus = z.enum(['DRAFT', 'IN_REVIEW', 'VERIFIED', 'REJECTED', 'RETIRED']);
export type ProblemStatus = z.infer<typeof ProblemStatus>;

export const Verifier = z.strictObject({
  type: z.enum(['none', 'numeric', 'symbolic', 'hybrid']),
  tool: z.string().nullable().default(null),
  passed: z.boolean(),
  details: z.string().nullable().default(null),
});

export const Provenance = z.strictObject({
  generator_model: z.string(), // for a parametric generator: `stoa/<generator>@<version>`
  critic_model: z.string(), // 'none' if no model was involved
  judge_model: z.string(),
  verifier: Verifier,
  revision_of: z.uuid().nullable().default(null),
  attempt: z.int().min(1),
});

export const VerificationReport = z.strictObject({
  rubric_scores: z.strictObject({
    solvability: Probability,
    ambiguity: Probability,
    procedural_correctness: Probability,
    pedagogical_alignment: Probability,
  }),
  underspecified: z.boolean(),
  issues: z.array(z.string()),
});

export const InputType = z.enum(['integer', 'decimal', 'fraction', 'expression', 'set', 'boolean', 'multiple_choice']);
export type InputType = z.infer<typeof InputType>;

export const AnswerMode = z.enum(['final_only', 'work_shown', 'mixed']);
export type AnswerMode = z.infer<typeof AnswerMode>;

export const AnswerSpec = z.strictObject({
  answer_mode: AnswerMode.default('final_only'),
  input_type: InputType,
  tolerance: z.number().nonnegative().nullable().default(null),
  accepted_forms: z.array(z.string()).default([]),
  ui: z.strictObject({ placeholder: z.string().nullable().default(null), choices: z.array(z.string()).default([]) }).prefault({}),
});
export type AnswerSpec = z.infer<typeof AnswerSpec>;

export const SolutionStep = z.strictObject({
  step_index: z.int().min(1),
  explanation: z.string().min(1),
  math: z.string().min(1),
});
export type SolutionStep = z.infer<typeof SolutionStep>;

export const Misconception = z.strictObject({
  id: z.string(), // the mal-rule's name; several problems share one
  error_tag: z.string(),
  trigger: z.strictObject({ kind: z.enum(['exact_answer', 'regex', 'predicate']), value: z.string() }),
  hint_ladder: z.array(z.string().min(1)).min(1),
});
export type Misconception = z.infer<typeof Misconception>;

/** The truth artifact of practice spec §5.1, including its answers. Only authors ever get the whole item from the server. */
export const MathProblemItem = z.strictObject({
  meta: z.strictObject({
    id: ProblemId,
    version: z.int().min(1),
    skill_id: SkillId,
    difficulty: Difficulty,
    created_at: z.iso.datetime({ offset: true }),
    verified_at: z.iso.datetime({ offset: true }).nullable().default(null),
    status: ProblemStatus,
    provenance: Provenance,
    verification_report: VerificationReport,
  }),
  problem_content: z.strictObject({
    stem: z.string().min(1), // Markdown; mathematics between dollar signs
    format: z.enum(['text', 'latex', 'mixed']).default('mixed'),
    variables: z.record(z.string(), z.unknown()).default({}), // letters that the answer may contain → what they stand for
    diagram_prompt: z.string().nullable().default(null),
  }),
  answer_spec: AnswerSpec,
  solution_logic: z.strictObject({
    final_answer_canonical: z.string().min(1),
    final_answer_type: z.enum(['numeric', 'algebraic', 'set', 'boolean', 'multiple_choice']),
    steps: z.array(SolutionStep).min(1),
  }),
  misconceptions: z.array(Misconception).default([]),
});
export type MathProblemItem = z.infer<typeof MathProblemItem>;

/** The form that an answer must have; `any` accepts every equal one. */
export const AnswerForm = z.enum([
  'any',
  'simplified',
  'factored',
  'expanded',
  'reduced_fraction',
  'mixed_number',
  'decimal',
  'scientific',
  'slope_intercept',
  'standard_form',
  'vertex_form',
]);
export type AnswerForm = z.infer<typeof AnswerForm>;

/** What the answer checker needs besides `answer_spec`, whose schema is closed. */
export const JudgingRules = z.strictObject({
  form: AnswerForm.default('any'),
  variables: z.array(z.string()).default([]), // the letters that are variables here; other letters are unreadable
  unit: z.string().nullable().default(null), // e.g. 'cm'; the number alone is accepted too
  domain: z.enum(['ignored', 'kept']).optional(), // kept: (x² − 1)/(x − 1) isn't x + 1, which also has a value at 1
  order: z.enum(['free', 'kept']).optional(), // kept: 1, 2, 3 isn't 3, 2, 1
  relative_tolerance: z.number().positive().max(1).optional(), // relative to the expected number: 0.01 is one percent of it
  decimal_places: z.int().min(0).max(20).optional(), // the answer is the expected number rounded to this many places
  significant_figures: z.int().min(1).max(20).optional(), // the same by significant figures; the answer has to show them all
});
export type JudgingRules = z.infer<typeof JudgingRules>;

/** A test that is stored with the problem and run again on every change of the engine. */
export const ProblemTest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('correct'), answer: z.string() }),
  z.strictObject({ kind: z.literal('misconception'), answer: z.string(), error_tag: z.string() }),
  z.strictObject({ kind: z.literal('invalid'), answer: z.string() }),
  z.strictObject({ kind: z.literal('wrong'), answer: z.string() }), // wrong, and no misconception explains it
]);
export type ProblemTest = z.infer<typeof ProblemTest>;

const rung = z.string().min(1).max(400);

/**
 * Three hints: what is asked and where to start; the idea of the next step; that step with the problem's numbers, except for
 * its result.
 */
export const HintLadder = z.tuple([rung, rung, rung]);
export type HintLadder = z.infer<typeof HintLadder>;

/** What a problem says about one of its misconceptions; kept outside of the item, whose schema is closed. */
export const MisconceptionRule = z.strictObject({
  id: z.string(), // the misconception's id, which is its mal-rule's name
  says: z.string().min(1), // what the student did, in words for the student, with this problem's numbers if the rule has them
  source: z.string().min(1),
});
export type MisconceptionRule = z.infer<typeof MisconceptionRule>;

/** A problem as the bank stores it: the item, how it is judged, its own tests, and its origin. */
export const BankedProblem = z.strictObject({
  item: MathProblemItem,
  judging: JudgingRules,
  tests: z.array(ProblemTest).min(4),
  origin: z.strictObject({
    generator: z.string(),
    generator_version: z.int().min(1),
    seed: z.int().nonnegative(),
    family: z.string(), // problems of one family are siblings: same idea, other numbers
  }),
  /** The picture of the stem. The item's `diagram_prompt` describes it in words. */
  figure: Figure.optional(),
  /** The stem doesn't repeat what the figure shows: without it, or its description, nobody can answer. */
  read_from_figure: z.literal(true).optional(),
  /** The picture in which the answer may be given; typing it is always possible. */
  answer_figure: AnswerFigure.optional(),
  /** The problem's own hints, along its solution, for a student who is stuck, whatever she wrote. Older problems have none. */
  ladder: HintLadder.optional(),
  /** The rules behind its misconceptions, one each. Older problems have none. */
  mal_rules: z.array(MisconceptionRule).optional(),
  /** Reserved for checkpoints: it is in no practice, lesson, or example, and no student is ever shown its solution. */
  held_back: z.literal(true).optional(),
  /** A question of a lesson's plan: it is asked only in lessons on this topic. */
  lesson: z.strictObject({ topic_id: z.string(), question_id: z.string() }).optional(),
  /** A question of a course's exam: it is asked only there. */
  exam: z.strictObject({ course_id: z.string(), question_id: z.string() }).optional(),
});
export type BankedProblem = z.infer<typeof BankedProblem>;

/**
 * A problem as a student sees it before an attempt. There is no field for an answer, a rule, or a test, so nothing can send
 * one; `studentProblem` in the engine is the only function that creates it.
 */
export const StudentProblem = z.strictObject({
  id: ProblemId,
  version: z.int().min(1),
  skill_id: SkillId,
  difficulty: Difficulty,
  stem: z.string(),
  answer_mode: AnswerMode,
  input_type: InputType,
  placeholder: z.string().nullable(),
  choices: z.array(z.string()), // shown with the letters A, B, C … by position
  variables: z.array(z.string()), // the letters that may be typed, for the keypad
  unit: z.string().nullable(),
  figure: ShownFigure.nullable(),
  answer_figure: AnswerFigure.nullable().default(null),
  asked_form: z.string().nullable(), // "as a fraction in simplest form", if the stem asks for a form
});
export type StudentProblem = z.infer<typeof StudentProblem>;
