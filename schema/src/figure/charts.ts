import { z } from 'zod';
import { FigureLabel, FigureNumber, namesDiffer, Scale } from './figure-number.ts';

const Title = z.string().min(1).max(80);
const upward = ({ scale }: { scale: Scale }): boolean => scale.from >= 0;

/** Bars over names, with a scale that has a line for each step. */
export const BarChart = z
  .strictObject({
    kind: z.literal('bar_chart'),
    title: Title,
    axis: FigureLabel, // what the scale counts
    scale: Scale,
    bars: z
      .array(z.strictObject({ name: FigureLabel, value: FigureNumber }))
      .min(2)
      .max(12),
  })
  .refine(upward, 'a bar begins at zero or above')
  .refine(({ bars, scale }) => bars.every(({ value }) => value >= scale.from && value <= scale.to), 'each bar ends on the scale')
  .refine(({ bars }) => namesDiffer(bars), 'each bar has a name of its own');
export type BarChart = z.infer<typeof BarChart>;

/** Rows of small pictures, each worth the same; a row may end with half a picture. */
export const PictureChart = z
  .strictObject({
    kind: z.literal('picture_chart'),
    title: Title,
    each: z.int().min(1), // what one picture stands for
    thing: FigureLabel, // what is counted, in the plural
    rows: z
      .array(z.strictObject({ name: FigureLabel, pictures: z.number().min(0).max(12).multipleOf(0.5) }))
      .min(2)
      .max(10),
  })
  .refine(({ rows }) => namesDiffer(rows), 'each row has a name of its own');
export type PictureChart = z.infer<typeof PictureChart>;

/** Marks stacked over the numbers of a line: dots, or the Xs of a line plot. */
export const DotPlot = z.strictObject({
  kind: z.literal('dot_plot'),
  title: Title,
  axis: FigureLabel,
  mark: z.enum(['dot', 'cross']).default('dot'),
  columns: z
    .array(z.strictObject({ value: FigureNumber, text: FigureLabel.nullable().default(null), count: z.int().min(0).max(15) }))
    .min(2)
    .max(15),
});
export type DotPlot = z.infer<typeof DotPlot>;

/** Points over names in a row, connected: how something changes. */
export const LineGraph = z
  .strictObject({
    kind: z.literal('line_graph'),
    title: Title,
    across: FigureLabel,
    axis: FigureLabel,
    scale: Scale,
    points: z
      .array(z.strictObject({ name: FigureLabel, value: FigureNumber }))
      .min(2)
      .max(13),
  })
  .refine(
    ({ points, scale }) => points.every(({ value }) => value >= scale.from && value <= scale.to),
    'each point is on the scale',
  )
  .refine(({ points }) => namesDiffer(points), 'each point has a name of its own');
export type LineGraph = z.infer<typeof LineGraph>;

/** Bars without gaps, each over an interval of the same width: how many values are in it. */
export const Histogram = z
  .strictObject({
    kind: z.literal('histogram'),
    title: Title,
    across: FigureLabel,
    axis: FigureLabel,
    from: FigureNumber,
    width: z.number().positive(),
    counts: z.array(z.int().min(0)).min(2).max(12),
    scale: Scale,
  })
  .refine(({ counts, scale }) => counts.every((count) => count >= scale.from && count <= scale.to), 'each bar ends on the scale');
export type Histogram = z.infer<typeof Histogram>;

const Box = z
  .strictObject({
    name: FigureLabel.nullable().default(null),
    least: FigureNumber,
    lower_quartile: FigureNumber,
    median: FigureNumber,
    upper_quartile: FigureNumber,
    greatest: FigureNumber,
  })
  .refine(
    (box) =>
      box.least <= box.lower_quartile &&
      box.lower_quartile <= box.median &&
      box.median <= box.upper_quartile &&
      box.upper_quartile <= box.greatest,
    'the five numbers of a box plot are in order',
  );

/** One box plot or two over the same scale. */
export const BoxPlot = z
  .strictObject({
    kind: z.literal('box_plot'),
    title: Title,
    axis: FigureLabel,
    scale: Scale,
    boxes: z.array(Box).min(1).max(3),
  })
  .refine(
    ({ boxes, scale }) => boxes.every(({ least, greatest }) => least >= scale.from && greatest <= scale.to),
    'each box plot is on the scale',
  );
export type BoxPlot = z.infer<typeof BoxPlot>;

/** Counts by two categories at once. A cell that is asked for is empty. */
export const TwoWayTable = z
  .strictObject({
    kind: z.literal('two_way_table'),
    title: Title,
    rows: z.array(FigureLabel).min(2).max(5),
    columns: z.array(FigureLabel).min(2).max(5),
    cells: z.array(z.array(z.int().min(0).nullable())),
  })
  .refine(
    ({ rows, columns, cells }) => cells.length === rows.length && cells.every((row) => row.length === columns.length),
    'each row has a cell for each column',
  );
export type TwoWayTable = z.infer<typeof TwoWayTable>;
