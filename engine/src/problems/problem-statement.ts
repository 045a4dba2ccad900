import type { BankedProblem } from '@stoa/schema/problem';
import { describeFigure } from '../figures/describe-figure.ts';

/** A problem in words alone: its stem, with what its figure shows where the stem leaves that to the figure. */
export function statementOf({
  item,
  figure,
  read_from_figure,
}: Pick<BankedProblem, 'item' | 'figure' | 'read_from_figure'>): string {
  const { stem } = item.problem_content;
  return figure === undefined || read_from_figure === undefined ? stem : `${stem}\n\n${describeFigure(figure)}`;
}
