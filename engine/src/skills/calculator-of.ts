import type { CalculatorKind, Skill, Strand } from '@stoa/schema/skill';

/** The last grade in which school works without a calculator: the arithmetic itself is what is learned. */
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

/** Which calculator may be at hand: what the skill says, or else none through grade 5, and what its strand has from then on. */
export const calculatorOf = ({ calculator, grade, strand }: Pick<Skill, 'calculator' | 'grade' | 'strand'>): CalculatorKind =>
  calculator ?? (grade <= gradesWithout ? 'none' : byStrand[strand]);
