import type { LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { TutorCard, TutorMessage } from '@stoa/schema/course/tutor-message';
import type { CourseMessage } from '../hearing/hear-course-message.ts';
import type { TakenTurn } from '../turn/take-course-turn.ts';

/** Where and when a line of a conversation was said. */
export type TurnPlace = { readonly threadId: string; readonly turnId: string; readonly now: Date };

/** Returns what a student wrote as a line of the conversation. */
export const studentMessage = ({ text, latex }: CourseMessage, { threadId, turnId, now }: TurnPlace): TutorMessage => ({
  id: `${turnId}-student`,
  threadId,
  role: 'student',
  text,
  latex,
  card: null,
  citation: null,
  createdAt: now.toISOString(),
});

/** Returns a response as a line of the conversation. Each turn says one thing, so the line's id is made from the turn's. */
export function assistantMessage(
  { response, citation }: Pick<TakenTurn, 'response' | 'citation'>,
  { threadId, turnId, now }: TurnPlace,
): TutorMessage {
  return {
    id: `${turnId}-assistant`,
    threadId,
    role: 'assistant',
    text: response.tutor_text,
    latex: null,
    card: cardOf(response),
    citation: citation === null ? null : { unitId: citation.unitId, sourceId: citation.sourceId, section: citation.section },
    createdAt: now.toISOString(),
  };
}

function cardOf(response: LlmTutorResponse): TutorCard | null {
  const unitId = response.target_unit_id;
  switch (response.action) {
    case 'SOCRATIC_QUESTION':
      return null;
    case 'CONCEPT_CARD': {
      const { key_ideas, worked_example: example } = response.concept_card;
      const workedExample =
        example == null
          ? null
          : {
              problemLatex: example.problem_latex,
              stepsLatex: example.steps_latex ?? [],
              finalAnswerLatex: example.final_answer_latex,
            };
      return { type: 'CONCEPT', unitId, keyIdeas: key_ideas, workedExample };
    }
    case 'DRILL_CARD': {
      const { prompt, question_latex } = response.drill_card;
      return { type: 'DRILL', unitId, prompt, questionLatex: question_latex };
    }
    case 'EXAM_BLOCK': {
      const { question_id, difficultyTier } = response.exam_suggestion;
      return { type: 'EXAM', unitId, questionId: question_id, difficultyTier };
    }
  }
}
