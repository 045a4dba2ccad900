import type { Sitting } from './sitting.ts';

/**
 * Eight weeks of a seventh grader, oldest first: skills that she masters and keeps, some that come back for review, one with a
 * misconception, a checkpoint passed and one failed, a lesson that has ended and one that is under way.
 */
export const demoSittings: readonly Sitting[] = [
  { daysAgo: 55, kind: 'practice', mode: 'checkpoint', skill: 'int_add', right: 1, problems: 5 },
  { daysAgo: 54, kind: 'practice', mode: 'practice', skill: 'int_subtract', right: 0.8, problems: 9 },
  { daysAgo: 51, kind: 'lesson', topic: 'adding-and-subtracting-integers', persona: 'quick', turns: 30 },
  { daysAgo: 48, kind: 'practice', mode: 'practice', skill: 'int_mult_div', right: 0.85, problems: 8 },
  { daysAgo: 44, kind: 'practice', mode: 'practice', skill: 'ratio_share', right: 0.8, problems: 9 },
  { daysAgo: 41, kind: 'practice', mode: 'checkpoint', skill: 'percent_whole', right: 0.2, problems: 5 },
  {
    daysAgo: 40,
    kind: 'practice',
    mode: 'practice',
    skill: 'percent_whole',
    right: 0.6,
    problems: 6,
    reports: 'I wasn’t sure what to find here: the percent, the part, or the whole. I could read it both ways.',
  },
  { daysAgo: 37, kind: 'practice', mode: 'practice', skill: 'expr_distribute', right: 0.2, problems: 7, misconceives: true },
  { daysAgo: 33, kind: 'practice', mode: 'practice', skill: 'percent_whole', right: 0.9, problems: 8 },
  { daysAgo: 30, kind: 'practice', mode: 'practice', skill: 'geo_angles', right: 0.9, problems: 7 },
  { daysAgo: 26, kind: 'practice', mode: 'review', skill: null, right: 0.85, problems: 5 },
  { daysAgo: 22, kind: 'practice', mode: 'practice', skill: 'expr_distribute', right: 0.25, problems: 6, misconceives: true },
  { daysAgo: 19, kind: 'practice', mode: 'practice', skill: 'eq_two_step', right: 0.75, problems: 8 },
  { daysAgo: 15, kind: 'lesson', topic: 'two-step-equations', persona: 'mistaken', turns: 9 },
  { daysAgo: 12, kind: 'practice', mode: 'practice', skill: 'ineq_one_step', right: 0.6, problems: 4 },
  { daysAgo: 8, kind: 'practice', mode: 'practice', skill: 'expr_distribute', right: 0.25, problems: 5, misconceives: true },
  { daysAgo: 5, kind: 'practice', mode: 'practice', skill: 'int_order_operations', right: 0.7, problems: 4 },
  { daysAgo: 2, kind: 'lesson', topic: 'percents', persona: 'quick', turns: 6 },
  { daysAgo: 1, kind: 'practice', mode: 'practice', skill: 'ratio_proportion', right: 0.7, problems: 3, leavesOpen: true },
];
