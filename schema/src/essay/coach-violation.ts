import { z } from 'zod';

/** What a coach's line must not do (essay spec, "Voice and framing"). */
export const CoachViolation = z.enum([
  'names_rubric_category',
  'writes_for_student',
  'cheap_praise',
  'ai_branding',
  'grammar_nitpick',
  'too_long',
  'fabricated_fact',
  'scores_essay',
  'says_ready_to_submit',
]);
export type CoachViolation = z.infer<typeof CoachViolation>;
