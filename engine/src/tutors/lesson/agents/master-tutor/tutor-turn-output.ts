import { z } from 'zod';
import { intents } from '../../hearing/heard.ts';

export const masterySignals = ['strong', 'adequate', 'needs_remediation'] as const;

/**
 * What the master tutor answers (lesson spec, TutorTurnOutput, with its field names). It decides nothing: the checker grades, evidence moves mastery,
 * the server owns questions and their answers, so that `expected_answer` and `mastery_updates` are not asked for
 * (docs/decisions/2026-11-23-second-opinion.md).
 */
export const TutorTurnOutput = z.strictObject({
  reasoning: z.string().max(1000), // first, so that the rest follows from it; kept nowhere, for it may hold the answer
  response: z.string().min(1).max(1500), // what the student reads, without the new question
  intent: z.enum(intents), // taken for what she said where code could not place it
  answer_correct: z.boolean().nullable(), // must be the checker's word
  misconceptions_detected: z.array(z.string().max(80)).max(5), // names of the guideline alone; one is taken where code knows none
  mastery_signal: z.enum(masterySignals), // held beside the evidence, for authors
  advance_to_step: z.int().nullable(), // one of those that are open now
  question_asked: z.string().max(500).nullable(), // the server's question in other words, or null for its own
  question_concept: z.string().nullable(), // held beside the plan's, for authors
  session_complete: z.boolean(),
  turn_summary: z.string().min(1).max(200),
});
export type TutorTurnOutput = z.infer<typeof TutorTurnOutput>;
