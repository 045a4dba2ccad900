import type { Generator } from '../../generator.ts';
import { evaluateExpressionsGenerators } from './evaluate-expressions.ts';
import { writeExpressionsGenerators } from './write-expressions.ts';

/** Expressions, grades 6 and 7. */
export const expressionsGenerators: readonly Generator[] = [...writeExpressionsGenerators, ...evaluateExpressionsGenerators];
