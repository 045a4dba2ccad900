import type { BankedProblem } from '@stoa/schema/problem';
import { describeFigure } from '../../figures/describe-figure.ts';
import type { OpenProblem } from './practice-session.ts';

/** What is open to the student on a problem beside its answer: the stem, the hints she has read, and what she sees or wrote herself. */
export type Known = { stem: string; shown: readonly string[]; written: readonly string[] };

/** What is open to the student on the problem on the table, `now` being what she has just written. */
export function knownOf(problem: BankedProblem, open: Pick<OpenProblem, 'attempts' | 'hints'>, now: readonly string[]): Known {
  return {
    stem: problem.item.problem_content.stem,
    shown: open.hints.map(({ hint_text }) => hint_text),
    written: [
      // What a picture shows may be spoken of. It is no part of the stem: an answer that is read off it is not given by it.
      ...(problem.figure === undefined ? [] : [describeFigure(problem.figure)]),
      ...open.attempts.flatMap(({ view }) => [...(view.answer === null ? [] : [view.answer]), ...(view.lines ?? [])]),
      ...now,
    ],
  };
}
