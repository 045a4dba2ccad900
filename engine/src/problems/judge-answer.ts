import type { AnswerCheck, AnswerReading } from '@stoa/schema/answer-check';
import type { BankedProblem } from '@stoa/schema/problem';
import { checkAnswer, readAnswer, type AnswerQuestion } from '../math/check-answer.ts';
import { saysAbout, withoutAbout } from '../math/judge/about-sign.ts';
import { askedUnits, isAsked, numberAndUnit } from '../math/units/asked-units.ts';
import { answerQuestion } from './answer-question.ts';

/** Right number, wrong unit: the student is told, and it costs nothing. */
const unitWords = (asked: string) => `Your number is right. The question asks for ${asked}, so look at the unit again.`;
const anyUnitWords = 'Your number is right. Look at the unit again.';

/**
 * Judges an answer to a problem as its student means it: the unit that the question asks for may stand behind the number, though the
 * problem declares none ("How many weeks …?" "6 weeks"). Another unit is no slip of mathematics as long as the number is right: the
 * verdict is then `undecided` for its `units`, which costs nothing and says so. With a wrong number the answer is wrong.
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
  // In another unit than the one asked for. With the asked one declared, the judge knows an amount in any unit that converts.
  const inUnits = checkAnswer({ ...question, judging: { ...question.judging, unit: asked } }, answer);
  if (inUnits.verdict === 'unreadable' || inUnits.verdict === 'undecided') return check;
  const right = inUnits.verdict === 'correct' || inUnits.reason === 'units';
  return right ? aboutUnit(inUnits, inUnits.verdict === 'correct' ? amountWords(asked) : unitWords(asked)) : inUnits;
}

/** ≈80: fine where the stem asks to round or to estimate. Where it does not, a right number costs nothing, and the student is told. */
function judgeAbout(problem: BankedProblem, answer: string): AnswerCheck {
  const bare = judgeAnswer(problem, withoutAbout(answer));
  if (bare.verdict !== 'correct' || asksToRound.test(problem.item.problem_content.stem)) return bare;
  const check = checkAnswer(answerQuestion(problem), `≈${withoutAskedUnit(problem, withoutAbout(answer))}`);
  return check.verdict === 'incorrect' && check.reason === 'form' ? { ...check, verdict: 'undecided' } : check;
}

const asksToRound = /\bround(?:ed|ing)?\b[^.?]*\bnearest\b|\bround(?:ed)? to\b|\bestimat|\bapproximat|\babout how\b/i;

/** Reads an answer as `judgeAnswer` will, with nothing of the right one at hand: what the live echo shows. */
export function readAnswerTo(problem: BankedProblem, answer: string): AnswerReading {
  const { input_type, choices, judging }: AnswerQuestion = answerQuestion(problem);
  return readAnswer({ input_type, choices, judging }, withoutAskedUnit(problem, answer));
}

/** "6 weeks" as 6 where weeks are asked for; any other answer as it is. */
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

/** The units a stem asks for where the problem itself declares none and wants one number. */
function unitsFor({ item, judging }: BankedProblem): string[] {
  const number = ['integer', 'decimal', 'fraction'].includes(item.answer_spec.input_type);
  return number && judging.unit === null ? askedUnits(item.problem_content.stem) : [];
}
