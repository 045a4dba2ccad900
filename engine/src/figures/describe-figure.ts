import type { Figure, ShownFigure } from '@stoa/schema/figure/figure';
import {
  barChartWords,
  boxPlotWords,
  dotPlotWords,
  histogramWords,
  lineGraphWords,
  pictureChartWords,
  twoWayTableWords,
} from './chart-words.ts';
import { areaModelWords, fractionStripsWords } from './fraction-model-words.ts';
import { numberLineWords } from './number-line-words.ts';
import { planeWords } from './plane-words.ts';
import { anglesWords, circleWords, polygonsWords, solidWords } from './shape-words.ts';
import { balanceWords, baseTenWords, clockWords, functionMachineWords, moneyWords, tapeDiagramWords } from './thing-words.ts';

/**
 * Describes a figure in words, from the data that it is drawn from: all that can be seen in it and nothing that has to be
 * worked out. A student who can't see the picture can answer from the description; guards count it as known to the student.
 */
export function describeFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'number_line':
      return numberLineWords(figure);
    case 'fraction_strips':
      return fractionStripsWords(figure);
    case 'area_model':
      return areaModelWords(figure);
    case 'bar_chart':
      return barChartWords(figure);
    case 'picture_chart':
      return pictureChartWords(figure);
    case 'dot_plot':
      return dotPlotWords(figure);
    case 'line_graph':
      return lineGraphWords(figure);
    case 'histogram':
      return histogramWords(figure);
    case 'box_plot':
      return boxPlotWords(figure);
    case 'two_way_table':
      return twoWayTableWords(figure);
    case 'plane':
      return planeWords(figure);
    case 'angles':
      return anglesWords(figure);
    case 'polygons':
      return polygonsWords(figure);
    case 'circle':
      return circleWords(figure);
    case 'solid':
      return solidWords(figure);
    case 'balance':
      return balanceWords(figure);
    case 'clock':
      return clockWords(figure);
    case 'money':
      return moneyWords(figure);
    case 'base_ten':
      return baseTenWords(figure);
    case 'function_machine':
      return functionMachineWords(figure);
    case 'tape_diagram':
      return tapeDiagramWords(figure);
  }
}

/** Returns a figure with its description, as a page gets it. */
export const shownFigure = (figure: Figure): ShownFigure => ({ figure, words: describeFigure(figure) });
