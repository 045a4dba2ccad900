import type { AnswerCheck, AnswerReading } from '@stoa/schema/answer-check';
import type { InputType, JudgingRules } from '@stoa/schema/problem';

/** The question as the checker sees it. */
export type AnswerQuestion = {
  expected: string;
  input_type: InputType;
  tolerance: number | null;
  accepted_forms: readonly string[];
  choices: readonly string[];
  judging: JudgingRules;
};

/** Judges one answer (practice spec §5.2, §6). Deterministic, bounded, never throws. */
export declare function checkAnswer(question: AnswerQuestion, answer: string): AnswerCheck;

/** Reads an answer without judging it: what the live echo shows. It is handed nothing of the expected answer. */
export declare function readAnswer(
  question: Pick<AnswerQuestion, 'input_type' | 'choices'> & { judging: Pick<JudgingRules, 'variables' | 'unit'> },
  answer: string,
): AnswerReading;
