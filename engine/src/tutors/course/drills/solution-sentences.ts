import type { BankedProblem } from '@stoa/schema/problem';

/** Returns a problem's solution in sentences: each step with its mathematics. */
export const solutionSentences = ({ item }: Pick<BankedProblem, 'item'>): string =>
  item.solution_logic.steps
    .map(({ explanation, math }) => (math.trim() === '' ? explanation : `${explanation} $${math}$`))
    .join(' ');
