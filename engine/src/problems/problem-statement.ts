import type { Figure } from '@stoa/schema/figure/figure';
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

/** A statement without the words of its figure, for whoever sees the figure. */
export function withoutPicture(statement: string, figure: Figure): string {
  const words = `\n\n${describeFigure(figure)}`;
  return statement.endsWith(words) ? statement.slice(0, -words.length) : statement;
}

/**
 * What a problem's picture shows, in words; empty where it has none. A hint may speak of it. It is no part of the stem: an answer that is read off a
 * picture is not given by it.
 */
export const pictureWords = ({ figure }: Pick<BankedProblem, 'figure'>): readonly string[] =>
  figure === undefined ? [] : [describeFigure(figure)];
