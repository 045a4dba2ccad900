import { questionsOf } from '../../../guards/leak/written-answer.ts';
import { checkAnswer, type AnswerQuestion } from '../../../math/check-answer.ts';
import { checkSteps, type Mistake } from '../../../math/check-steps.ts';
import { readLine } from '../../../math/work/read-line.ts';

/** The problem at the board. `start` is the equation or expression that the work begins from, where the stem has one. */
export type BoardProblem = { readonly stem: string; readonly answer: string; readonly start: string | null };

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
  const [question] = questionsOf({ answer, stem, choices: [], variables: [] });
  const right = question !== undefined && isAnswer(question, answer, text);
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
  return { kind: check.verdict === 'follows' ? 'step' : 'undecided' };
}

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
