import { checkAnswer, faultOfExpected } from '../math/check-answer.ts';
import { answerQuestion } from '../problems/answer-question.ts';
import type { BankedProblem } from '@stoa/schema/problem';
import { showsItsPlace } from './rounded-decimal.ts';

/** Checks that the canonical answer can be read, and it and every accepted form are judged correct. */
export function answerIsCorrect(problem: BankedProblem): string[] {
  const question = answerQuestion(problem);
  const fault = faultOfExpected(question);
  if (fault !== null) return [`the answer "${question.expected}" cannot be read: ${fault}`];
  const byWorth = { ...question, accepted_forms: [], judging: { ...question.judging, form: 'any' as const } };
  return [
    ...[question.expected, ...question.accepted_forms].flatMap((answer) => {
      const check = checkAnswer(question, answer);
      return check.verdict === 'correct' ? [] : [`the answer "${answer}" is judged ${check.verdict} (${check.reason})`];
    }),
    // An accepted form is right just because it is listed, so its value, if it can be read, must be the same.
    ...question.accepted_forms.flatMap((form) =>
      checkAnswer(byWorth, form).verdict === 'incorrect' ? [`the accepted form "${form}" is worth something else`] : [],
    ),
  ];
}

/**
 * Checks that the canonical answer is in the form of practice spec §5.2. A mixed number or a power of ten that was asked for
 * stays one, and a rounded decimal keeps the zeros that show its place (48.60, 78.0).
 */
export function answerIsCanonical(problem: BankedProblem): string[] {
  const question = answerQuestion(problem);
  const { form } = question.judging;
  const { expected_normalized } = checkAnswer(question, question.expected);
  const asWritten = question.input_type !== 'expression' && (form === 'mixed_number' || form === 'scientific');
  const wanted = asWritten ? question.expected.trim() : expected_normalized;
  return wanted === question.expected || showsItsPlace(problem.item.problem_content.stem, question, wanted)
    ? []
    : [`the answer "${question.expected}" is not canonical: "${wanted}" is`];
}

/** Checks, if a form is asked for, that the right value in another form is not judged correct. */
export function formIsJudged(problem: BankedProblem): string[] {
  const question = answerQuestion(problem);
  if (question.judging.form !== 'mixed_number' && question.judging.form !== 'reduced_fraction') return [];
  const doubled = unreduced(question.expected);
  if (doubled === null || question.accepted_forms.includes(doubled)) return [];
  const check = checkAnswer(question, doubled);
  return check.verdict === 'incorrect' && check.reason === 'form'
    ? []
    : [`"${doubled}" is not in the form that the stem asks for, yet it is judged ${check.verdict}`];
}

/** '3/4' → '6/8', '1 3/4' → '1 6/8': the same value, not in lowest terms. */
function unreduced(answer: string): string | null {
  const found = /^(-?(?:\d+ )?)(\d+)\/(\d+)$/.exec(answer);
  return found === null ? null : `${found[1]}${2 * Number(found[2])}/${2 * Number(found[3])}`;
}
