import type { Strand } from '@stoa/schema/skill';
import type { Column } from '../../components/StrandChart.tsx';
import { isMastered } from './standing-skills.ts';
import type { StandingSkill } from './standing-skills.ts';

/** The names of the strands on the page, in teaching order. */
export const strandNames: Record<Strand, string> = {
  whole_numbers: 'Whole numbers',
  fractions: 'Fractions',
  decimals: 'Decimals',
  ratio_percent: 'Ratio and percent',
  integers: 'Integers',
  expressions: 'Expressions',
  equations: 'Equations',
  inequalities: 'Inequalities',
  exponents_radicals: 'Powers and roots',
  lines_functions: 'Lines and functions',
  systems: 'Systems',
  polynomials: 'Polynomials',
  quadratics: 'Quadratics',
  geometry: 'Geometry',
  trigonometry: 'Trigonometry',
  statistics: 'Statistics',
  probability: 'Probability',
  other: 'Other topics',
};

/** Groups the skills by strand, leaving out empty strands, in teaching order. */
export function byStrand(skills: readonly StandingSkill[]): { strand: Strand; name: string; skills: StandingSkill[] }[] {
  return (Object.keys(strandNames) as Strand[])
    .map((strand) => ({ strand, name: strandNames[strand], skills: skills.filter((one) => one.skill.strand === strand) }))
    .filter((group) => group.skills.length > 0);
}

/** Returns a column for each strand, whose height is the share of its skills that are mastered. */
export const columnsOf = (skills: readonly StandingSkill[]): Column[] =>
  byStrand(skills).map(({ strand, name, skills: of }) => ({
    key: strand,
    label: name,
    share: of.filter(({ progress }) => isMastered(progress)).length / of.length,
  }));
