import type { CalculatorKind, Skill, Strand } from '@stoa/schema/skill';

/** The last grade in which school works without a calculator, because students are learning arithmetic itself. */
const gradesWithout = 5;

const byStrand: Readonly<Record<Strand, CalculatorKind>> = {
  whole_numbers: 'none',
  fractions: 'none',
  decimals: 'none',
  ratio_percent: 'four_function',
  integers: 'none',
  expressions: 'none',
  equations: 'four_function',
  inequalities: 'four_function',
  exponents_radicals: 'none',
  lines_functions: 'four_function',
  systems: 'four_function',
  polynomials: 'none',
  quadratics: 'scientific',
  geometry: 'four_function',
  trigonometry: 'scientific',
  statistics: 'four_function',
  probability: 'four_function',
  other: 'none',
};

/**
 * Returns the calculator that a student may use: the one that the skill names; otherwise none through grade 5, and after that
 * the one of its strand.
 */
export const calculatorOf = ({ calculator, grade, strand }: Pick<Skill, 'calculator' | 'grade' | 'strand'>): CalculatorKind =>
  calculator ?? (grade <= gradesWithout ? 'none' : byStrand[strand]);
