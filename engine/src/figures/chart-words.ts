import type { BarChart, BoxPlot, DotPlot, Histogram, LineGraph, PictureChart, TwoWayTable } from '@stoa/schema/figure/charts';
import type { Scale } from '@stoa/schema/figure/figure-number';
import { ordinal } from './number-line-words.ts';
import { counted, series, spokenNumber } from './sentence-words.ts';

/**
 * Tells where the end of a bar is by the lines of the scale, because naming the value would read the chart for the student. A
 * line that carries its number is named by it.
 */
function onScale({ from, to, step }: Scale, value: number): string {
  const lines = (value - from) / step;
  const under = Math.floor(lines + 1e-9);
  const line = (n: number): string => spokenNumber(from + n * step);
  const rest = lines - under;
  if (rest < 1e-6) return `at the line for ${line(under)}`;
  if (Math.abs(rest - 0.5) < 1e-6) return `halfway between the lines for ${line(under)} and ${line(under + 1)}`;
  return `between the lines for ${line(under)} and ${line(Math.min(under + 1, Math.round((to - from) / step)))}, ${rest < 0.5 ? 'nearer the lower one' : 'nearer the upper one'}`;
}

const scaleWords = ({ from, to, step }: Scale): string =>
  `from ${spokenNumber(from)} to ${spokenNumber(to)}, with a line for every ${spokenNumber(step)}`;

export const barChartWords = ({ title, axis, scale, bars }: BarChart): string =>
  `A bar chart, “${title}.” The scale, ${axis}, goes ${scaleWords(scale)}. ${bars.map(({ name, value }) => `The bar for ${name} ends ${onScale(scale, value)}.`).join(' ')}`;

export function pictureChartWords({ title, each, thing, rows }: PictureChart): string {
  const stars = (pictures: number): string => {
    const whole = Math.floor(pictures);
    if (whole === pictures) return counted(whole, 'star');
    return whole === 0 ? 'half a star' : `${whole} and a half stars`;
  };
  return `A picture chart, “${title}.” Each star stands for ${spokenNumber(each)} ${thing}. ${rows.map(({ name, pictures }) => `${name}: ${stars(pictures)}.`).join(' ')}`;
}

export function dotPlotWords({ title, axis, mark, columns }: DotPlot): string {
  const one = mark === 'dot' ? 'dot' : 'X';
  const many = mark === 'dot' ? 'dots' : 'Xs';
  return `A ${mark === 'dot' ? 'dot plot' : 'line plot'}, “${title}.” The line below is ${axis}. ${columns
    .map(
      ({ value, text, count }) =>
        `Over ${text ?? spokenNumber(value)}: ${count === 0 ? `no ${many}` : counted(count, one, many)}.`,
    )
    .join(' ')}`;
}

export const lineGraphWords = ({ title, across, axis, scale, points }: LineGraph): string =>
  `A line graph, “${title}.” Across is ${across}. The scale, ${axis}, goes ${scaleWords(scale)}. ${points.map(({ name, value }) => `The point for ${name} is ${onScale(scale, value)}.`).join(' ')}`;

export const histogramWords = ({ title, across, axis, from, width, counts, scale }: Histogram): string =>
  `A histogram, “${title}.” Across is ${across}. The scale, ${axis}, goes ${scaleWords(scale)}. ${counts
    .map(
      (count, at) =>
        `The bar from ${spokenNumber(from + at * width)} to ${spokenNumber(from + (at + 1) * width)} ends ${onScale(scale, count)}.`,
    )
    .join(' ')}`;

export function boxPlotWords({ title, axis, scale, boxes }: BoxPlot): string {
  const told = boxes.map(({ name, least, lower_quartile, median, upper_quartile, greatest }) => {
    const at = (value: number): string => placeBetween(scale, value);
    return `${name === null ? 'The' : `${name}: the`} left whisker begins ${at(least)}, the box goes from ${at(lower_quartile).replace(/^at /, '')} to ${at(upper_quartile).replace(/^at /, '')} with its line ${at(median)}, and the right whisker ends ${at(greatest)}.`;
  });
  return `${boxes.length === 1 ? 'A box plot' : `${boxes.length} box plots`}, “${title}.” The scale, ${axis}, goes from ${spokenNumber(scale.from)} to ${spokenNumber(scale.to)}, with a mark for every ${spokenNumber(scale.step)}. ${told.join(' ')}`;
}

function placeBetween({ from, step }: Scale, value: number): string {
  const marks = (value - from) / step;
  const under = Math.floor(marks + 1e-9);
  const rest = marks - under;
  if (rest < 1e-6) return `at ${spokenNumber(value)}`;
  const before = spokenNumber(from + under * step);
  return Math.abs(rest - 0.5) < 1e-6
    ? `at the middle between ${before} and ${spokenNumber(from + (under + 1) * step)}`
    : `at ${ordinal(Math.round(rest * 10))} tenth of the way from ${before} to ${spokenNumber(from + (under + 1) * step)}`;
}

export const twoWayTableWords = ({ title, rows, columns, cells }: TwoWayTable): string =>
  `A two-way table, “${title}.” Its columns are ${series(columns)}. ${rows
    .map(
      (row, at) => `${row}: ${columns.map((column, across) => `${column} ${cells[at]?.[across] ?? 'is missing'}`).join(', ')}.`,
    )
    .join(' ')}`;
