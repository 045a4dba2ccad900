import type { Grade } from '@stoa/schema/account';
import type { Sitting } from './sitting.ts';

/** A student of the demo class. */
type DemoClassmate = { slug: string; name: string; grade: Grade; sittings: readonly Sitting[] };

/**
 * The class of the demo teacher: a week of five students, each of whom shows something that a teacher looks for. They practice what the demo
 * student has practiced, so that the bank needs no more than it holds for her.
 */
export const demoClass: readonly DemoClassmate[] = [
  {
    slug: 'maya',
    name: 'Maya Torres',
    grade: 7, // quick: a lesson ended, a skill mastered
    sittings: [
      { daysAgo: 6, kind: 'practice', mode: 'practice', skill: 'int_subtract', right: 1, problems: 5 },
      { daysAgo: 3, kind: 'lesson', topic: 'two-step-equations', persona: 'quick', turns: 30 },
      { daysAgo: 1, kind: 'practice', mode: 'practice', skill: 'eq_two_step', right: 0.95, problems: 6 },
    ],
  },
  {
    slug: 'jordan',
    name: 'Jordan Lee',
    grade: 7, // struggles, and a lesson that needs a person
    sittings: [
      { daysAgo: 5, kind: 'practice', mode: 'checkpoint', skill: 'percent_whole', right: 0.2, problems: 5 },
      { daysAgo: 4, kind: 'practice', mode: 'practice', skill: 'percent_whole', right: 0.4, problems: 4 },
      { daysAgo: 1, kind: 'lesson', topic: 'percents', persona: 'struggling', turns: 24 },
    ],
  },
  {
    slug: 'sam',
    name: 'Sam Okafor',
    grade: 7, // holds a misconception, and is sure of it
    sittings: [
      { daysAgo: 6, kind: 'practice', mode: 'practice', skill: 'expr_distribute', right: 0.2, problems: 5, misconceives: true },
      { daysAgo: 2, kind: 'lesson', topic: 'two-step-equations', persona: 'mistaken', turns: 14 },
    ],
  },
  {
    slug: 'priya',
    name: 'Priya Shah',
    grade: 6, // worries aloud: worth a word
    sittings: [
      { daysAgo: 3, kind: 'practice', mode: 'practice', skill: 'int_add', right: 0.8, problems: 4 },
      { daysAgo: 0, kind: 'lesson', topic: 'adding-and-subtracting-integers', persona: 'worried', turns: 12 },
    ],
  },
  {
    slug: 'eli',
    name: 'Eli Carter',
    grade: 7, // says little, and leaves in the middle
    sittings: [
      { daysAgo: 4, kind: 'lesson', topic: 'percents', persona: 'silent', turns: 8 },
      { daysAgo: 0, kind: 'practice', mode: 'practice', skill: 'ratio_proportion', right: 0.6, problems: 3, leavesOpen: true },
    ],
  },
];
