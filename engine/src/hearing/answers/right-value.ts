import { checkAnswer } from '../../math/check-answer.ts';
import { isSameText } from '../../math/compare/same-text.ts';
import { signsOf, standsIn, type Waiting } from './waiting-question.ts';

/**
 * True if a text is the right answer, apart from its form and unit. A text copied from the question isn't, even if it is equal
 * ("7%" if a decimal is asked for), nor is a relation on the way to the one that is asked for.
 */
export function isRight(text: string, waiting: Waiting): boolean {
  const { answer } = waiting;
  const check = checkAnswer(answer, text);
  // 2x < 6 is equivalent to x < 3, but only a step on the way to it.
  const isSolved = /^[a-z] ?[=<>≤≥]/i.test(answer.expected);
  if (isSolved && /[=<>≤≥]/.test(text) && !/^\s*[a-z]\s*[=<>≤≥]|[=<>≤≥]\s*[a-z]\s*$/i.test(text)) return false;
  const isNumber = (one: string): boolean => /^[-−]?\d*\.?\d+$/.test(one);
  if (check.verdict === 'correct' && isNumber(text) && isNumber(answer.expected)) return true;
  // "3x + 5" if y = 3x + 5 is asked for
  const [, left] = /^([a-z]) ?=/i.exec(answer.expected) ?? [];
  if (left !== undefined && /[a-z]/i.test(text) && !/[=<>≤≥]/.test(text) && !text.includes(left))
    return checkAnswer(answer, `${left} = ${text}`).verdict === 'correct';
  // x = 7 says more than 3x = 21, but doesn't answer what 3x is.
  if (!isSolved && /[=<>≤≥]/.test(answer.expected) && /^\s*[a-z]\s*[=<>≤≥][^a-z]*$/i.test(text))
    return isSameText(text, answer.expected);
  if (check.verdict === 'correct')
    return (
      answer.input_type === 'set' ||
      isSameText(text, answer.expected) ||
      waiting.holdsAnswer ||
      !standsIn(signsOf(text), waiting.signs)
    );
  if (check.verdict !== 'incorrect' || /[=<>≤≥]/.test(answer.expected)) return false;
  // 20 + 15m doesn't need a unit: its m is a variable.
  if (check.reason === 'units' && answer.input_type === 'expression') return false;
  return (check.reason === 'form' || check.reason === 'units') && !standsIn(signsOf(text), waiting.signs);
}

/**
 * Returns the right answer as the question has it. Returns the student's own text if the question asks for another form: "i
 * think its 8/10", if 4/5 is wanted.
 */
export function inFormAsked(text: string, { answer }: Waiting): string {
  const check = checkAnswer(answer, text);
  return answer.judging.form !== 'any' && check.verdict === 'incorrect' && check.reason === 'form' ? text : answer.expected;
}
