import { z } from 'zod';
import { intents } from '../../hearing/heard.ts';

export const masterySignals = ['strong', 'adequate', 'needs_remediation'] as const;

/**
 * The master tutor's reply (lesson spec, TutorTurnOutput, with its field names). It decides nothing: the checker grades,
 * evidence moves mastery, and the server owns questions and their answers. So `expected_answer` and `mastery_updates` aren't
 * asked for (docs/decisions/2026-11-23-second-opinion.md).
 */
export const TutorTurnOutput = z.strictObject({
  reasoning: z.string().max(1000), // first, so that the rest follows from it; never stored, as it may contain the answer
  response: z.string().min(1).max(1500), // what the student reads, without the new question
  intent: z.enum(intents), // used for what she said if the code couldn't classify it
  answer_correct: z.boolean().nullable(), // must be the checker's verdict
  misconceptions_detected: z.array(z.string().max(80)).max(5), // only names from the guideline; one is used if the code knows none
  mastery_signal: z.enum(masterySignals), // compared with the evidence, for authors
  advance_to_step: z.int().nullable(), // one of the steps that are open now
  question_asked: z.string().max(500).nullable(), // the server's question in other words, or null for its own
  question_concept: z.string().nullable(), // compared with the plan's, for authors
  session_complete: z.boolean(),
  turn_summary: z.string().min(1).max(200),
});
export type TutorTurnOutput = z.infer<typeof TutorTurnOutput>;
