import { z } from 'zod';
import { TutorAction } from './tutor-policy.ts';
import { UnitId } from './unit-id.ts';
import { StudentIntent, UnderstandingSignal } from './student-snapshot.ts';
import { ExamTier } from './tier.ts';

/** The key ideas of a unit, at most three, and at most one worked example (course spec PF-3.6.5). */
export const ConceptCard = z.strictObject({
  key_ideas: z.array(z.string().min(1)).min(1).max(3),
  worked_example: z
    .strictObject({
      problem_latex: z.string(),
      final_answer_latex: z.string(),
      steps_latex: z.array(z.string()).nullish(),
    })
    .nullish(),
});
export type ConceptCard = z.infer<typeof ConceptCard>;

/** A short question that is made for this turn and isn't stored. */
export const DrillCard = z.strictObject({ prompt: z.string().min(1), question_latex: z.string() });
export type DrillCard = z.infer<typeof DrillCard>;

const ofEvery = {
  mapped_units: z.array(z.strictObject({ unit_id: UnitId, confidence: z.number() })),
  target_unit_id: UnitId,
  tutor_text: z.string().min(1),
  turn_analysis: z.strictObject({
    student_intent: StudentIntent,
    understanding_signal: UnderstandingSignal,
    suggested_prereq_units: z.array(UnitId),
  }),
};
const absent = z.null().optional(); // in strict mode, a model writes null for what it leaves out

/** What a model may answer (PV-AI-001): one action, with its own card and no other. */
export const LlmTutorResponse = z.discriminatedUnion('action', [
  z.strictObject({
    ...ofEvery,
    action: z.literal('SOCRATIC_QUESTION'),
    concept_card: absent,
    drill_card: absent,
    exam_suggestion: absent,
  }),
  z.strictObject({
    ...ofEvery,
    action: z.literal('CONCEPT_CARD'),
    concept_card: ConceptCard,
    drill_card: absent,
    exam_suggestion: absent,
  }),
  z.strictObject({
    ...ofEvery,
    action: z.literal('DRILL_CARD'),
    drill_card: DrillCard,
    concept_card: absent,
    exam_suggestion: absent,
  }),
  z.strictObject({
    ...ofEvery,
    action: z.literal('EXAM_BLOCK'),
    exam_suggestion: z.strictObject({ question_id: z.string(), difficultyTier: ExamTier }),
    concept_card: absent,
    drill_card: absent,
  }),
]);
export type LlmTutorResponse = z.infer<typeof LlmTutorResponse>;

/**
 * The same, in the form in which a model is asked for it: closed, with every field present, null if it doesn't belong to the
 * action, as all providers require in strict mode. `LlmTutorResponse` says which combinations are allowed.
 */
export const LlmTutorReply = z.strictObject({
  ...ofEvery,
  action: TutorAction,
  concept_card: z
    .strictObject({
      key_ideas: ConceptCard.shape.key_ideas,
      worked_example: z
        .strictObject({ problem_latex: z.string(), final_answer_latex: z.string(), steps_latex: z.array(z.string()).nullable() })
        .nullable(),
    })
    .nullable(),
  drill_card: DrillCard.nullable(),
  exam_suggestion: z.strictObject({ question_id: z.string(), difficultyTier: ExamTier }).nullable(),
});
export type LlmTutorReply = z.infer<typeof LlmTutorReply>;
