import type { BankedProblem, InputType } from '@stoa/schema/problem';

type Meta = BankedProblem['item']['meta'];

/** Returns the metadata of a problem that the verifier hasn't seen yet: nothing is measured, and no model took part. */
export const unverified = (writer: string, now: Date) =>
  ({
    version: 1,
    created_at: now.toISOString(),
    verified_at: null,
    status: 'DRAFT',
    provenance: {
      generator_model: writer,
      critic_model: 'none',
      judge_model: 'none',
      verifier: { type: 'none', tool: null, passed: false, details: null },
      revision_of: null,
      attempt: 1,
    },
    verification_report: {
      rubric_scores: { solvability: 0, ambiguity: 0, procedural_correctness: 0, pedagogical_alignment: 0 },
      underspecified: false,
      issues: [],
    },
  }) satisfies Partial<Meta>;

/** The specification's name for the kind of answer that each input type takes. */
export const finalAnswerTypes = {
  integer: 'numeric',
  decimal: 'numeric',
  fraction: 'numeric',
  expression: 'algebraic',
  set: 'set',
  boolean: 'boolean',
  multiple_choice: 'multiple_choice',
} as const satisfies Record<InputType, BankedProblem['item']['solution_logic']['final_answer_type']>;
