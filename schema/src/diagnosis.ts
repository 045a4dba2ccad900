import { z } from 'zod';
import { Probability } from './skill.ts';

/** Practice spec §7.4. */
export const ErrorCategory = z.enum([
  'procedural_error',
  'sign_error',
  'conceptual_error',
  'omission_error',
  'units_error',
  'representation_error',
  'unknown',
]);
export type ErrorCategory = z.infer<typeof ErrorCategory>;

/** Practice spec §7.3. `divergence_step_index` counts the student's or the solution's steps from 1; null when unknown. */
export const Diagnosis = z.strictObject({
  divergence_step_index: z.int().min(1).nullable(),
  error_category: ErrorCategory,
  diagnosis_explanation: z.string().max(400),
  confidence_score: Probability,
});
export type Diagnosis = z.infer<typeof Diagnosis>;

/** What a diagnosis is based on, strongest first. */
export const DiagnosisSource = z.enum(['misconception', 'steps', 'mal_rule', 'form', 'agent', 'script']);
export type DiagnosisSource = z.infer<typeof DiagnosisSource>;
