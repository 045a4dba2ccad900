import type { BankedProblem } from '@stoa/schema/problem';
import { describeFigure } from '../figures/describe-figure.ts';

/** All that a problem tells the student: its stem, and what can be seen in its figure. */
export function statementOf({ item, figure }: Pick<BankedProblem, 'item' | 'figure'>): string {
  const { stem } = item.problem_content;
  return figure === undefined ? stem : `${stem}\n\n${describeFigure(figure)}`;
}
