import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { comparisonIn } from './compared-in-words.ts';
import { operationsCompared } from './compared-operations.ts';
import { numeralsIn } from '../numbers-in.ts';

/** Whether a comparison of hers holds, and what is so of the two amounts, in words. */
export type ComparisonSettled = { readonly holds: boolean; readonly words: string };

/**
 * A comparison of two amounts that she asks about or states, settled: "is .5 and .50 the same", "is 50% the same as a half". Code knows it exactly, whatever the
 * lesson is about.
 *
 * Errors  none: null where nothing is compared, and where the question in focus asks for just that or for one of the two.
 */
export function comparisonSettled({ question_text, answer }: Question, text: string): ComparisonSettled | null {
  const compared = comparisonIn(text) ?? comparisonIn(firstClause(text));
  if (compared === null) return operationsCompared(text);
  const { left, right, holds, isSo } = compared;
  const asked = numeralsIn(question_text);
  const own = numeralsIn(`${left} ${right}`);
  if (own.length > 0 && own.every((number) => asked.includes(number))) return null;
  const answers = (amount: string): boolean =>
    checkAnswer({ ...answer, judging: { ...answer.judging, form: 'any' } }, amount).verdict === 'correct';
  if (answers(left) || answers(right)) return null;
  const relation = { equal: 'is equal to', greater: 'is greater than', less: 'is less than' }[isSo];
  return { holds, words: `${left} ${relation} ${right}` };
}

/** "So 0.4 is really 0.40. could i also …", "0.05 is 50% so that?": what is said before she goes on. */
const firstClause = (text: string): string => text.split(/[.?!;](?!\d)/)[0]!.replace(/[\s,]*\bso(?: that| this| its?)?\W*$/i, '');
