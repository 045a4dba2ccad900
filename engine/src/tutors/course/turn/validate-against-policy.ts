import { LlmTutorResponse, type ConceptCard } from '@stoa/schema/course/llm-tutor-response';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';

/** Why a model's output isn't served (course spec PV-AI-012). */
export type PolicyFault =
  | 'malformed'
  | 'action_not_allowed'
  | 'unit_not_scoped'
  | 'concept_without_being_stuck'
  | 'exam_not_available'
  | 'exam_of_another_unit'
  | 'exam_of_another_tier'
  | 'text_too_long'
  | 'card_too_long';

/** The most words beside a card, and the most characters of a drill. */
const longest = { textWords: 90, drillPrompt: 240, drillLatex: 200 };

/**
 * Checks a model's output against what is allowed: it is served unchanged, or not at all. There is no second try.
 *
 * Shape   `output` as the model gave it, text or JSON; `examIds` are the questions of focus and tier that can be attempted now.
 */
export function validateAgainstPolicy(
  output: unknown,
  policy: TutorPolicy,
  examIds: readonly string[],
): { readonly response: LlmTutorResponse } | { readonly fault: PolicyFault } {
  const parsed = LlmTutorResponse.safeParse(jsonOf(output));
  if (!parsed.success) return { fault: 'malformed' };
  const fault = faultOf(parsed.data, policy, examIds);
  return fault === null ? { response: parsed.data } : { fault };
}

function jsonOf(output: unknown): unknown {
  if (typeof output !== 'string') return output;
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}

function faultOf(response: LlmTutorResponse, policy: TutorPolicy, examIds: readonly string[]): PolicyFault | null {
  if (!policy.allowedActions.includes(response.action)) return 'action_not_allowed';
  if (!policy.scopedUnitIds.includes(response.target_unit_id)) return 'unit_not_scoped';
  if (wordsIn(response.tutor_text) > longest.textWords) return 'text_too_long';
  switch (response.action) {
    case 'SOCRATIC_QUESTION':
      return null;
    case 'CONCEPT_CARD':
      if (!policy.stuck) return 'concept_without_being_stuck';
      return wordsOfConcept(response.concept_card) > policy.constraints.maxConceptWords ? 'card_too_long' : null;
    case 'DRILL_CARD': {
      const { prompt, question_latex } = response.drill_card;
      return prompt.length > longest.drillPrompt || question_latex.length > longest.drillLatex ? 'card_too_long' : null;
    }
    case 'EXAM_BLOCK':
      // The questions belong to the focus. They don't count for another unit that may be mentioned.
      if (response.target_unit_id !== policy.focusUnitId) return 'exam_of_another_unit';
      if (response.exam_suggestion.difficultyTier !== policy.desiredExamTier) return 'exam_of_another_tier';
      return examIds.includes(response.exam_suggestion.question_id) ? null : 'exam_not_available';
  }
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Counts the words that a student has to read on a concept card. */
export function wordsOfConcept({ key_ideas, worked_example: example }: ConceptCard): number {
  const latex = example == null ? [] : [example.problem_latex, ...(example.steps_latex ?? []), example.final_answer_latex];
  return [...key_ideas, ...latex].reduce((sum, text) => sum + wordsIn(text), 0);
}
