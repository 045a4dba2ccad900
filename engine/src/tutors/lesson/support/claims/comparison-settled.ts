import { checkAnswer } from '../../../../math/check-answer.ts';
import type { Question } from '../../state/lesson-session.ts';
import { comparisonIn, type ComparisonIn } from './compared-in-words.ts';
import { operationsCompared } from './compared-operations.ts';
import { numeralsIn } from '../numbers-in.ts';
import { doubtOr } from '../../hearing/doubt.ts';

/** Whether a comparison that the student makes is true, and how the two amounts really compare, in words. */
export type ComparisonSettled = { readonly holds: boolean; readonly words: string };

/**
 * Decides a comparison of two amounts that the student asks about or states: "is .5 and .50 the same", "is 50% the same as a
 * half". Decided exactly, whatever the lesson is about.
 *
 * Errors  none: null if nothing is compared, or if the question in focus asks for this comparison or for one of the two
 *         amounts.
 */
export function comparisonSettled(question: Question, text: string): ComparisonSettled | null {
  const compared = comparisonIn(text) ?? comparisonIn(firstClause(text));
  if (compared !== null) return settled(question, compared);
  return settledInClauses(question, text) ?? operationsCompared(text);
}

function settled({ question_text, answer }: Question, { left, right, holds, isSo }: ComparisonIn): ComparisonSettled | null {
  const asked = numeralsIn(question_text);
  const own = numeralsIn(`${left} ${right}`);
  if (own.length > 0 && own.every((number) => asked.includes(number))) return null;
  const answers = (amount: string): boolean =>
    checkAnswer({ ...answer, judging: { ...answer.judging, form: 'any' } }, amount).verdict === 'correct';
  if (answers(left) || answers(right)) return null;
  return { holds, words: `${left} ${relations[isSo]} ${right}` };
}
const relations = { equal: 'is equal to', greater: 'is greater than', less: 'is less than' } as const;

/**
 * Decides a question that compares her right answer with another amount: "its 6 tenths. is that the same as 60 percent?"
 *
 * Errors  none: null if she asks nothing of the kind.
 */
export function comparedWithAnswer(sent: string, asked: string): ComparisonSettled | null {
  const named = asked.replace(/\b(is|are|isn['’]?t) (?:that|this|it)(?: really| also| just)?(?= )/i, `$1 ${sent.trim()}`);
  const compared = named === asked ? null : (comparisonIn(named) ?? comparisonIn(firstClause(named)));
  if (compared === null) return null;
  const { left, right, holds, isSo } = compared;
  return { holds, words: `${left} ${relations[isSo]} ${right}` };
}

/**
 * Decides what is said in single clauses, that one amount is another: "5/100? so 0.05 is only 5%", "1/5 is 20% and 0.05 is 50%
 * then". A false one comes first; true ones count if nothing else is said.
 */
function settledInClauses(question: Question, text: string): ComparisonSettled | null {
  if (takesBack.test(text)) return null;
  const clauses = text.split(clauseEnd).filter((one) => /[\p{L}\d]/u.test(one));
  const found = clauses.map((clause) => comparisonIn(clause));
  const all = found.flatMap((one) => (one?.isSo === undefined ? [] : (settled(question, one) ?? [])));
  const wrong = all.find(({ holds }) => !holds);
  if (wrong !== undefined) return wrong;
  const isAll = clauses.every((clause, at) => found[at] !== null || amountAlone.test(clause));
  return isAll && all.length > 0 ? { holds: true, words: all.map(({ words }) => words).join(', and ') } : null;
}
const clauseEnd = /[.?!;,](?!\d)\s*|\s+(?:and|then|so|but)\s+/i;
const amountAlone = /^\W*(?:(?:so|oh|wait|ok|its|it['’]s|like)\W+)*\$?-?\d+(?:[./]\d+)?\s*(?:%|percent|hundredths|tenths)?\W*$/i;
/** She denies, supposes or quotes it. */
const takesBack = doubtOr(/\b(?:thought|how|wrong|says?|said|told|but)\b/);

/** Returns what the student says before she goes on: "So 0.4 is really 0.40. could i also …", "0.05 is 50% so that?". */
const firstClause = (text: string): string => text.split(/[.?!;](?!\d)/)[0]!.replace(/[\s,]*\bso(?: that| this| its?)?\W*$/i, '');
