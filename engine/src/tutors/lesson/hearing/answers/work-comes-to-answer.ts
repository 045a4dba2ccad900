import type { Question } from '../../state/lesson-session.ts';
import { selfCorrected } from '../../support/claims/self-corrected.ts';
import { comesTo, workedIn } from '../../support/claims/stated-lines.ts';
import { inFigures } from '../../support/in-figures.ts';
import { numeralsIn } from '../../support/numbers-in.ts';
import { isEqual, linesOfSolution, plain, valueOf } from '../../support/reasons/working-told.ts';
import { statementsIn } from './statements-in.ts';
import { rightByValue } from './value-among-choices.ts';
import { doubtOr } from '../doubt.ts';

/** The student denies, supposes, weighs or asks something in the sentence with the work. */
const doubts = doubtOr(/\?|\b(?:instead|should|wrong|how come|maybe|says?|said|told|first)\b/);
/** Speaks against what she found, in any sentence. */
const takesBack =
  /\b(?:wrong|incorrect|never ?mind|nvm|scratch that|not (?:it|right|sure|done|finished)|no wait|wait no|so far|not my answer)\b/i;
/** Goes on working after it: "now i add 3", "and then half". */
const goesOn = /\b(?:then|next|after that|now i|still have to|and i (?:add|take|divide|times|multiply|subtract))\b/i;

type Asked = Pick<Question, 'answer' | 'question_text' | 'solution'>;

/**
 * Returns the right answer if the last line of the student's work comes to it and all her lines are true: "105 divide 15 is 7. i
 *         check 7 times 15 = 105 yes". A line may check it afterwards, and a sentence may speak of something else.
 *
 * Errors  none: null if a number of her line comes from nowhere, if she goes on working, or if anything in it is doubted.
 */
export function workComesToAnswer(question: Asked, message: string): string | null {
  const { answer, question_text } = question;
  const expected = valueOf(answer.expected.trim());
  if (!['integer', 'decimal', 'fraction'].includes(answer.input_type) || expected === null) return null;
  const text = selfCorrected(message);
  if (takesBack.test(text)) return null;
  const sentences = statementsIn(text).map((said) => ({ said, lines: workedIn(said) }));
  if (!sentences.every(({ lines }) => lines.every(({ line, value }) => comesTo(line, value.is)))) return null;
  const isAnswer = ({ is }: { is: number }): boolean => isEqual(is, expected);
  const at = sentences.findLastIndex(({ lines }) => lines.some(({ value }) => isAnswer(value)));
  const { said, lines } = sentences[at] ?? { said: '', lines: [] };
  const found = lines.findLast(({ value }) => isAnswer(value));
  if (found === undefined || doubts.test(said)) return null;
  const rest = lines.slice(lines.indexOf(found) + 1);
  const later = sentences.slice(at + 1);
  const checks = [...rest, ...later.flatMap((one) => one.lines)];
  if (!checks.every(({ line }) => line.numbers.some((number) => isEqual(number, expected)))) return null;
  if (
    goesOn.test(said.slice(said.lastIndexOf(found.value.written))) ||
    later.some((one) => goesOn.test(one.said) && /\d/.test(one.said))
  )
    return null;
  const way = linesOfSolution(question);
  const earlier = sentences.flatMap((one) => one.lines).filter((one) => one !== found && !checks.includes(one));
  const known = [
    ...numeralsIn(inFigures(plain(question_text))).flatMap((one) => valueOf(one) ?? []),
    ...[...way, ...earlier.map(({ line }) => line)].flatMap(({ numbers, value }) => [...numbers, value]),
  ];
  const isKnown = (number: number): boolean => !isEqual(number, expected) && known.some((one) => isEqual(one, number));
  return found.line.numbers.every(isKnown) ? rightByValue(question, found.value.written) : null;
}
