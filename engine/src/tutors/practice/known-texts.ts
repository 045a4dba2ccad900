import type { BankedProblem } from '@stoa/schema/problem';
import { pictureWords } from '../../problems/problem-statement.ts';
import type { OpenProblem } from './practice-session.ts';

/**
 * What the student can already see of a problem, besides its answer: the stem, the hints she has read, and what she wrote
 * herself.
 */
export type Known = { stem: string; shown: readonly string[]; written: readonly string[] };

/** Returns what the student can already see of the open problem. `now` is what she has just written. */
export function knownOf(problem: BankedProblem, open: Pick<OpenProblem, 'attempts' | 'hints'>, now: readonly string[]): Known {
  return {
    stem: problem.item.problem_content.stem,
    shown: open.hints.map(({ hint_text }) => hint_text),
    written: [
      ...pictureWords(problem),
      ...open.attempts.flatMap(({ view }) => [...(view.answer === null ? [] : [view.answer]), ...(view.lines ?? [])]),
      ...now,
    ],
  };
}
