import type { BoardProblem } from '@stoa/schema/board/board-session';
import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';
import { checkSteps, type Mistake } from '../../../math/check-steps.ts';
import { lettersInside, type Statement } from '../../../math/syntax-tree.ts';
import { readLine } from '../../../math/work/read-line.ts';
import { relationHolds } from '../../../solving/relation-holds.ts';

/** What a line of the board turned out to be. */
export type LineVerdict =
  | { readonly kind: 'step' } // it follows
  | { readonly kind: 'solved' } // it is the answer
  | { readonly kind: 'mistake'; readonly mistake: Pick<Mistake, 'rule' | 'error_category'>; readonly answers: boolean }
  | { readonly kind: 'carried'; readonly answers: boolean } // it follows from a mistaken line above
  | { readonly kind: 'undecided' }
  | { readonly kind: 'unreadable' };

/**
 * Judges one line from those above it. A mistake is only what the math engine disproves. `answers` tells that the line has the form of an
 * answer: there is nothing left to do but to believe it.
 *
 * Shape   `sound` are the lines above that follow, the oldest first; `mistaken` those since the first that does not.
 * Errors  none; bounded like every judgement of the engine.
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
  // 14/2 = 7 is true, and no sign that she has seen what went wrong in the 2x = 14 above it.
  if (sum === 'true' && mistaken.length > 0 && !redoes(mistaken.at(-1)!, text)) return { kind: 'carried', answers: false };
  return { kind: check.verdict === 'follows' ? 'step' : 'undecided' };
}

/** Whether a line is a sum of its own, without a letter: 32 + 6 = 38 is true, 32 + 6 = 40 false; null where it is none or nobody can tell. */
function ownSum(statement: Statement): 'true' | 'false' | null {
  if (statement.kind !== 'relation' || lettersInside(statement).size > 0) return null;
  const holds = relationHolds(statement);
  return holds === null ? null : holds ? 'true' : 'false';
}

/** A sum that doesn't come out is a slip, where no rule says it better. */
function slipIn(text: string): Pick<Mistake, 'rule' | 'error_category'> {
  const [left, ...right] = text.split('=');
  const check = right.length === 1 ? checkSteps([left!, right[0]!]).at(-1) : undefined;
  return check?.verdict === 'does_not_follow' ? check : { error_category: 'procedural_error' };
}

/** A sum whose last side is the answer arrives at it, unless an equation was to be solved: there a letter is still to be named. */
const endsIn = (question: AnswerQuestion, answer: string, start: string | null, text: string): boolean =>
  !(start ?? '').includes('=') && isAnswer(question, answer, text.split('=').at(-1)!);

/** The same left side with another result. */
const redoes = (before: string, text: string): boolean => sideOf(before) === sideOf(text);
const sideOf = (text: string): string => text.split('=')[0]!.replaceAll(/\s/g, '');

/** A first line without anything above it is taken as given, unless it is an answer that is disproved. */
function startsWell(question: AnswerQuestion | undefined, answers: boolean, text: string): LineVerdict {
  if (question === undefined || !answers || checkAnswer(question, text).verdict !== 'incorrect') return { kind: 'step' };
  return { kind: 'mistake', mistake: { error_category: 'unknown' }, answers };
}

/** Right, and worked out as far as the answer is: 3(x + 4) has the value of 3x + 12 and is not yet it. */
const isAnswer = (question: AnswerQuestion, answer: string, text: string): boolean =>
  lengthOf(text) <= lengthOf(answer) + (text.includes('=') && !answer.includes('=') ? 2 : 0) &&
  checkAnswer(question, text).verdict === 'correct';

/** A letter with a number beside an equals sign, or a number where a number is asked for. */
const looksLikeAnswer = (answer: string, text: string): boolean =>
  /^\s*[a-z]\s*=\s*[-−]?[\d./\s]+$|^\s*[-−]?[\d./\s]+=\s*[a-z]\s*$/i.test(text) ||
  (/^\s*[-−]?[\d./]+\s*$/.test(answer.replace(/^\s*[a-z]\s*=/i, '')) && /^\s*=?\s*[-−]?[\d./]+\s*$/.test(text));

/** How much is written in a line: its letters, numbers and signs. */
export const lengthOf = (text: string): number => (text.match(/\d+(?:\.\d+)?|\p{L}|[^\s\w]/gu) ?? []).length;
