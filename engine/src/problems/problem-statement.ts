import type { Figure } from '@stoa/schema/figure/figure';
import type { BankedProblem } from '@stoa/schema/problem';
import { describeFigure } from '../figures/describe-figure.ts';

/** Returns a problem in words alone: its stem, and a description of its figure if the stem relies on the figure. */
export function statementOf({
  item,
  figure,
  read_from_figure,
}: Pick<BankedProblem, 'item' | 'figure' | 'read_from_figure'>): string {
  const { stem } = item.problem_content;
  return figure === undefined || read_from_figure === undefined ? stem : `${stem}\n\n${describeFigure(figure)}`;
}

/** Returns a statement without the description of its figure, for students who see the figure. */
export function withoutPicture(statement: string, figure: Figure): string {
  const words = `\n\n${describeFigure(figure)}`;
  return statement.endsWith(words) ? statement.slice(0, -words.length) : statement;
}

/**
 * Returns a description of a problem's picture; empty if it has none. A hint may mention it. It isn't part of the stem: an
 * answer that is read off a picture isn't given away by the stem.
 */
export const pictureWords = ({ figure }: Pick<BankedProblem, 'figure'>): readonly string[] =>
  figure === undefined ? [] : [describeFigure(figure)];
