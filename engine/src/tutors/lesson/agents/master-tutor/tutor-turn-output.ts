import { z } from 'zod';
import { Probability } from '@stoa/schema/skill';
import { intents } from '../../hearing/heard.ts';

/**
 * What the master tutor answers (lesson spec, TutorTurnOutput, with its field names). Most of it is the model's opinion, which
 * decides nothing: the checker grades, evidence moves mastery, the server owns questions and their answers.
 */
export const TutorTurnOutput = z.strictObject({
  response: z.string().min(1).max(1500), // what the student reads, without the new question
  intent: z.enum(intents),
  answer_correct: z.boolean().nullable(), // must be the checker's word
  misconceptions_detected: z.array(z.string().max(80)).max(5), // names of the guideline alone
  mastery_signal: z.enum(['strong', 'adequate', 'needs_remediation']),
  advance_to_step: z.int().nullable(), // one of those that are open now
  mastery_updates: z.array(z.strictObject({ concept: z.string(), score: Probability })).max(12), // an opinion: never applied
  question_asked: z.string().max(500).nullable(), // the server's question in other words, or null for its own
  expected_answer: z.string().max(200).nullable(), // never read: the server has its own
  question_concept: z.string().nullable(),
  session_complete: z.boolean(),
  turn_summary: z.string().min(1).max(200),
  reasoning: z.string().max(1000), // room to think in; kept nowhere, for it may hold the answer
});
export type TutorTurnOutput = z.infer<typeof TutorTurnOutput>;
