import type { Generator } from '../../generator.ts';
import { displayCharts } from './display-charts.ts';
import { displayDots } from './display-dots.ts';
import { displayTable } from './display-tables.ts';

export const readDisplaysGenerators: readonly Generator[] = [displayTable, ...displayCharts, ...displayDots];
