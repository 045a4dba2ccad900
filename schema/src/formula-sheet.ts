import { z } from 'zod';
import { Strand } from './skill.ts';

/** One line of a formula sheet: what the formula is for, the formula in TeX, and what its letters mean. */
export const Formula = z.strictObject({
  name: z.string().min(1).max(80),
  tex: z.string().min(1).max(300),
  where: z.string().max(200).optional(), // inline Markdown with mathematics
  grade: z.int().min(3).max(10), // the grade from which it is taught
});
export type Formula = z.infer<typeof Formula>;

/** `content/formulas/<strand>.yaml`: the formulas of a strand, in teaching order. */
export const FormulaSheet = z.strictObject({ strand: Strand, formulas: z.array(Formula).min(1) });
export type FormulaSheet = z.infer<typeof FormulaSheet>;
