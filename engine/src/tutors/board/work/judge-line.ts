import type { BoardProblem } from '@stoa/schema/board/board-session';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';
import { checkSteps, type Mistake } from '../../../math/check-steps.ts';
import { lettersInside, type Statement } from '../../../math/syntax-tree.ts';
import { readLine } from '../../../math/work/read-line.ts';
import { relationHolds } from '../../../solving/relation-holds.ts';

/** The verdict on a line of the board. */
export type LineVerdict =
  | { readonly kind: 'step' } // it follows
  | { readonly kind: 'solved' } // it is the answer
  | { readonly kind: 'mistake'; readonly mistake: Pick<Mistake, 'rule' | 'error_category'>; readonly answers: boolean }
  | { readonly kind: 'carried'; readonly answers: boolean } // it follows from a mistaken line above
  | { readonly kind: 'undecided' }
  | { readonly kind: 'unreadable' };

/**
 * Judges one line by the lines above it. Only what the math engine disproves counts as a mistake. `answers`: the line has the
 * form of an answer, so nothing is left to do after it.
 *
 * Shape   `sound` are the lines above that follow, oldest first; `mistaken` are those since the first that doesn't.
 * Errors  none; bounded like every judgment of the engine.
 */
export function judgeBoardLine(
  { stem, answer, start }: BoardProblem,
  { sound, mistaken }: { readonly sound: readonly string[]; readonly mistaken: readonly string[] },
  text: string,
): LineVerdict {
  const line = readLine(text);
  if (line.kind !== 'read') return { kind: 'unreadable' };
  const sum = ownSum(line.statement);
  if (sum === 'false' && sound.length === 0) return { kind: 'mistake', mistake: slipIn(text), answers: false };
  const [question] = questionsOf({ answer, stem, choices: [], variables: [] });
  const right =
    question !== undefined && (isAnswer(question, answer, text) || (sum === 'true' && endsIn(question, answer, start, text)));
  const answers = looksLikeAnswer(answer, text);
  const above = [...(start === null ? [] : [start]), ...sound];
  if (above.length === 0) return right ? { kind: 'solved' } : startsWell(question, answers, text);
  const check = checkSteps([...above, text]).at(-1)!;
  if (check.verdict === 'does_not_follow') {
    const carried = mistaken.length > 0 && checkSteps([...above, ...mistaken, text]).at(-1)?.verdict === 'follows';
    if (carried) return { kind: 'carried', answers };
    return { kind: 'mistake', mistake: check, answers };
  }
  if (right) return { kind: 'solved' };
  // 14/2 = 7 is true, but doesn't show that she has seen what went wrong in the 2x = 14 above it.
  if (sum === 'true' && mistaken.length > 0 && !redoes(mistaken.at(-1)!, text)) return { kind: 'carried', answers: false };
  return { kind: check.verdict === 'follows' ? 'step' : 'undecided' };
}

/**
 * Checks a calculation without letters: 32 + 6 = 38 is true, 32 + 6 = 40 is false. Null if the line isn't one or can't be
 * judged.
 */
function ownSum(statement: Statement): 'true' | 'false' | null {
  if (statement.kind !== 'relation' || lettersInside(statement).size > 0) return null;
  const holds = relationHolds(statement);
  return holds === null ? null : holds ? 'true' : 'false';
}

/** Classifies a calculation that comes out wrong: as a slip, unless a rule explains it better. */
function slipIn(text: string): Pick<Mistake, 'rule' | 'error_category'> {
  const [left, ...right] = text.split('=');
  const check = right.length === 1 ? checkSteps([left!, right[0]!]).at(-1) : undefined;
  return check?.verdict === 'does_not_follow' ? check : { error_category: 'procedural_error' };
}

/**
 * True if a calculation ends in the answer. If an equation was to be solved, that isn't enough: the value still has to be given
 * to its letter.
 */
const endsIn = (question: AnswerQuestion, answer: string, start: string | null, text: string): boolean =>
  !(start ?? '').includes('=') && isAnswer(question, answer, text.split('=').at(-1)!);

/** True if both lines have the same left side, so that the second is a new attempt. */
const redoes = (before: string, text: string): boolean => sideOf(before) === sideOf(text);
const sideOf = (text: string): string => text.split('=')[0]!.replaceAll(/\s/g, '');

/** Judges the first line if there is nothing above it: it is taken as given, unless it is an answer that is disproved. */
function startsWell(question: AnswerQuestion | undefined, answers: boolean, text: string): LineVerdict {
  if (question === undefined || !answers || checkAnswer(question, text).verdict !== 'incorrect') return { kind: 'step' };
  return { kind: 'mistake', mistake: { error_category: 'unknown' }, answers };
}

/**
 * True if the text is right and worked out as far as the answer: 3(x + 4) has the value of 3x + 12 but isn't the answer yet.
 */
const isAnswer = (question: AnswerQuestion, answer: string, text: string): boolean =>
  lengthOf(text) <= lengthOf(answer) + (text.includes('=') && !answer.includes('=') ? 2 : 0) &&
  checkAnswer(question, text).verdict === 'correct';

/** True if the text has the form of an answer: a letter equals a number, or a number alone where one is asked for. */
const looksLikeAnswer = (answer: string, text: string): boolean =>
  /^\s*[a-z]\s*=\s*[-−]?[\d./\s]+$|^\s*[-−]?[\d./\s]+=\s*[a-z]\s*$/i.test(text) ||
  (/^\s*[-−]?[\d./]+\s*$/.test(answer.replace(/^\s*[a-z]\s*=/i, '')) && /^\s*=?\s*[-−]?[\d./]+\s*$/.test(text));

/** Counts how much is written in a line: its letters, numbers and signs. */
export const lengthOf = (text: string): number => (text.match(/\d+(?:\.\d+)?|\p{L}|[^\s\w]/gu) ?? []).length;
