import type { AnswerCheck, AnswerReading } from '@stoa/schema/answer-check';
import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer, readAnswer, type AnswerQuestion } from '../math/check-answer.ts';
import { saysAbout, withoutAbout } from '../math/judge/about-sign.ts';
import { askedUnits, isAsked, numberAndUnit } from '../math/units/asked-units.ts';
import { answerQuestion } from './answer-question.ts';

/** For a right number with a wrong unit: the student is told, and it doesn't count against her. */
const unitWords = (asked: string) => `Your number is right. The question asks for ${asked}, so look at the unit again.`;
const anyUnitWords = 'Your number is right. Look at the unit again.';

/**
 * Judges an answer to a problem as the student means it. The unit that the question asks for may follow the number, even if the
 * problem declares none ("How many weeks …?" "6 weeks"). With another unit and a right number, the mathematics is right, so the
 * verdict is `undecided` because of `units`: it doesn't count against her, and she is told. With a wrong number, the answer is
 * wrong.
 *
 * Errors  none, like `checkAnswer`.
 */
export function judgeAnswer(problem: BankedProblem, answer: string): AnswerCheck {
  const question = answerQuestion(problem);
  if (saysAbout(answer)) return judgeAbout(problem, answer);
  const check = checkAnswer(question, withoutAskedUnit(problem, answer));
  if (check.verdict === 'incorrect' && check.reason === 'units') return aboutUnit(check, anyUnitWords);
  if (check.verdict !== 'unreadable') return check;
  const asked = unitsFor(problem)[0];
  const written = numberAndUnit(answer);
  if (asked === undefined || written === null) return check;
  // The unit differs from the one asked for. If the asked unit is declared, the checker can judge amounts in any unit that
  // converts to it.
  const inUnits = checkAnswer({ ...question, judging: { ...question.judging, unit: asked } }, answer);
  if (inUnits.verdict === 'unreadable' || inUnits.verdict === 'undecided') return check;
  const right = inUnits.verdict === 'correct' || inUnits.reason === 'units';
  return right ? aboutUnit(inUnits, inUnits.verdict === 'correct' ? amountWords(asked) : unitWords(asked)) : inUnits;
}

/** ≈80 is fine if the stem asks to round or to estimate. Otherwise a right number doesn't count against her, and she is told. */
function judgeAbout(problem: BankedProblem, answer: string): AnswerCheck {
  const bare = judgeAnswer(problem, withoutAbout(answer));
  if (bare.verdict !== 'correct' || asksToRound.test(problem.item.problem_content.stem)) return bare;
  const check = checkAnswer(answerQuestion(problem), `≈${withoutAskedUnit(problem, withoutAbout(answer))}`);
  return check.verdict === 'incorrect' && check.reason === 'form' ? { ...check, verdict: 'undecided' } : check;
}

const asksToRound = /\bround(?:ed|ing)?\b[^.?]*\bnearest\b|\bround(?:ed)? to\b|\bestimat|\bapproximat|\babout how\b/i;

/** Reads an answer as `judgeAnswer` will, but without access to the right one. The live echo shows the result. */
export function readAnswerTo(problem: BankedProblem, answer: string): AnswerReading {
  const { input_type, choices, judging }: AnswerQuestion = answerQuestion(problem);
  return readAnswer({ input_type, choices, judging }, withoutAskedUnit(problem, answer));
}

/** Removes the unit that the question asks for: "6 weeks" becomes 6. Returns any other answer unchanged. */
export function withoutAskedUnit(problem: BankedProblem, answer: string): string {
  const written = numberAndUnit(answer);
  return written !== null && isAsked(written.unit, unitsFor(problem)) ? written.number : answer;
}

const amountWords = (asked: string) => `That is the right amount. Now write it in ${asked}.`;

const aboutUnit = (
  check: Extract<AnswerCheck, { verdict: 'correct' | 'incorrect' | 'undecided' }>,
  note: string,
): AnswerCheck => ({
  ...check,
  verdict: 'undecided',
  reason: 'units',
  note,
});

/** Returns the units that a stem asks for, if the problem itself declares none and wants one number. */
function unitsFor({ item, judging }: BankedProblem): string[] {
  const number = ['integer', 'decimal', 'fraction'].includes(item.answer_spec.input_type);
  return number && judging.unit === null ? askedUnits(item.problem_content.stem) : [];
}
