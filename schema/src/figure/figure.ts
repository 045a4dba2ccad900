import { z } from 'zod';
import { BarChart, BoxPlot, DotPlot, Histogram, LineGraph, PictureChart, TwoWayTable } from './charts.ts';
import { AreaModel, FractionStrips } from './fraction-models.ts';
import { NumberLine } from './number-line.ts';
import { Plane } from './plane.ts';
import { Angles, Circle, Polygons, Solid } from './shapes.ts';
import { Balance, BaseTen, Clock, FunctionMachine, Money, TapeDiagram } from './things.ts';

/**
 * A picture as data. It is drawn and described from the same data; it contains what the student may know, and never the answer.
 */
export const Figure = z.discriminatedUnion('kind', [
  NumberLine,
  FractionStrips,
  AreaModel,
  BarChart,
  PictureChart,
  DotPlot,
  LineGraph,
  Histogram,
  BoxPlot,
  TwoWayTable,
  Plane,
  Angles,
  Polygons,
  Circle,
  Solid,
  Balance,
  Clock,
  Money,
  BaseTen,
  FunctionMachine,
  TapeDiagram,
]);
export type Figure = z.infer<typeof Figure>;
/** A figure as authors write it, without the usual values. */
export type WrittenFigure = z.input<typeof Figure>;

/** A figure as it is shown: with a description in words for people who can't see it. */
export const ShownFigure = z.strictObject({ figure: Figure, words: z.string().min(1) });
export type ShownFigure = z.infer<typeof ShownFigure>;
