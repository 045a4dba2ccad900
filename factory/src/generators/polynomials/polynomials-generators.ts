import type { Generator } from '../../generator.ts';
import { addAndMultiplyGenerators } from './add-and-multiply.ts';
import { factorGenerators } from './factor.ts';

export const polynomialsGenerators: readonly Generator[] = [...addAndMultiplyGenerators, ...factorGenerators];
