import type { Formula, FormulaSheet } from '@stoa/schema/formula-sheet';
import type { Skill } from '@stoa/schema/skill';

/**
 * Returns the formulas that a student may see for a skill: those of its strand that are taught up to its grade, the latest
 * first. Empty if the strand has no sheet.
 */
export const formulasFor = ({ strand, grade }: Pick<Skill, 'strand' | 'grade'>, sheets: readonly FormulaSheet[]): Formula[] =>
  sheets
    .filter((sheet) => sheet.strand === strand)
    .flatMap(({ formulas }) => formulas.filter((one) => one.grade <= grade))
    .toSorted((a, b) => b.grade - a.grade);
