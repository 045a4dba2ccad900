import { twoVariableGenerators } from './two-variables.ts';
import { scatterPlotGenerators } from './scatter-plots.ts';
import { dataPlotGenerators } from './plots-of-data.ts';
import { linePlotGenerators } from './line-plots.ts';
import { toldSpreadGenerators } from './spread-told.ts';
import type { Generator } from '../../generator.ts';
import { readDisplaysGenerators } from './read-displays.ts';
import { medianModeRangeGenerators } from './median-mode-range.ts';
import { meanGenerators } from './mean.ts';
import { quartileGenerators } from './quartiles.ts';
import { outlierGenerators } from './outliers.ts';

/** The families of this strand, by skill in teaching order. */
export const statisticsGenerators: readonly Generator[] = [
  ...twoVariableGenerators,
  ...scatterPlotGenerators,
  ...linePlotGenerators,
  ...dataPlotGenerators,
  ...readDisplaysGenerators,
  ...medianModeRangeGenerators,
  ...meanGenerators,
  ...outlierGenerators,
  ...quartileGenerators,
  ...toldSpreadGenerators,
];
