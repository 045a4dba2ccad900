import type { Grade } from '@stoa/schema/account';
import type { EssayStep, Sitting } from './sitting.ts';

/** A student of the demo class. */
type DemoClassmate = { slug: string; name: string; grade: Grade; sittings: readonly Sitting[] };

const farmers = 'farmers-protest-1865-1898';

/** A complete essay whose thesis is written twice. */
const wholeEssay: readonly EssayStep[] = [
  {
    coach: 'student_message',
    message: 'It shows a farmer in the middle, and everyone around him takes a share. He feeds them all.',
  },
  { write: 'Farmers protested from 1865 to 1898.' },
  {
    write:
      'Although falling world prices hurt farmers everywhere, the power of railroads and other corporations was the main cause of their protest, because companies could set the rates that decided whether a harvest paid for itself.',
    over: true,
  },
  {
    write:
      'After the Civil War, the Homestead Act and the transcontinental railroad brought thousands of families to the Plains, and they grew far more wheat and corn than before.',
  },
  {
    write:
      'The Grange complained that transportation companies could “make and unmake prices at will” [Doc 3]. The Grange spoke for its own members, so it had a reason to blame the railroads, but the Supreme Court agreed that a business with that much power over the public could be limited [Doc 2].',
  },
  {
    write:
      'Prices were part of it too. Wheat fell by half from 1870 to 1895 [Doc 5], and an economist said that farmers had simply grown too much [Doc 7]. Bryan answered that the cities could not live without farms [Doc 6].',
  },
  {
    write:
      'Still, farmers did not march against the world market. The Populists asked for government ownership of railroads in 1892, which shows whom they held responsible.',
  },
];

/** A thesis that only restates the prompt, and a second try. */
const firstThesis: readonly EssayStep[] = [
  { write: 'The power of railroads and other corporations caused protest among American farmers from 1865 to 1898.' },
  { coach: 'student_message', message: 'I’m not sure what else to say. I’m worried I’ll do it wrong.' },
  {
    write:
      'Railroads caused most of the protest because they charged farmers more than they charged other people, but falling prices made it worse.',
    over: true,
  },
];

/**
 * The class of the demo teacher: a week of five students, each of whom shows something that a teacher looks for. They practice
 * the same skills as the demo student, so that the bank needs no further problems.
 */
export const demoClass: readonly DemoClassmate[] = [
  {
    slug: 'maya',
    name: 'Maya Torres',
    grade: 7, // quick: a finished lesson, a mastered skill
    sittings: [
      { daysAgo: 6, kind: 'practice', mode: 'practice', skill: 'int_subtract', right: 1, problems: 5 },
      { daysAgo: 3, kind: 'lesson', topic: 'two-step-equations', persona: 'quick', turns: 30 },
      { daysAgo: 2, kind: 'essay', dbq: farmers, scope: 'full', steps: wholeEssay, handsIn: true },
      { daysAgo: 1, kind: 'practice', mode: 'practice', skill: 'eq_two_step', right: 0.95, problems: 6 },
      { daysAgo: 0, kind: 'course', course: 'MATH-G10', says: 'I want to practice negative numbers', right: 1, turns: 7 },
    ],
  },
  {
    slug: 'jordan',
    name: 'Jordan Lee',
    grade: 7, // struggles, and takes a lesson that needs a person
    sittings: [
      { daysAgo: 5, kind: 'practice', mode: 'checkpoint', skill: 'percent_whole', right: 0.2, problems: 5 },
      { daysAgo: 4, kind: 'practice', mode: 'practice', skill: 'percent_whole', right: 0.4, problems: 4 },
      { daysAgo: 2, kind: 'course', course: 'MATH-G10', says: 'I mess up negative numbers every time', right: 0.2, turns: 6 },
      { daysAgo: 1, kind: 'lesson', topic: 'percents', persona: 'struggling', turns: 60 },
    ],
  },
  {
    slug: 'sam',
    name: 'Sam Okafor',
    grade: 7, // holds a misconception, confidently
    sittings: [
      { daysAgo: 6, kind: 'practice', mode: 'practice', skill: 'expr_distribute', right: 0.2, problems: 5, misconceives: true },
      { daysAgo: 2, kind: 'lesson', topic: 'two-step-equations', persona: 'mistaken', turns: 14 },
      { daysAgo: 0, kind: 'board', skill: 'eq_two_step', problems: 3, slips: 0.7 },
    ],
  },
  {
    slug: 'priya',
    name: 'Priya Shah',
    grade: 6, // voices worries: a teacher should talk to her
    sittings: [
      { daysAgo: 3, kind: 'practice', mode: 'practice', skill: 'int_add', right: 0.8, problems: 4 },
      { daysAgo: 1, kind: 'essay', dbq: farmers, scope: 'thesis', steps: firstThesis, handsIn: false },
      { daysAgo: 0, kind: 'lesson', topic: 'adding-and-subtracting-integers', persona: 'worried', turns: 12 },
    ],
  },
  {
    slug: 'eli',
    name: 'Eli Carter',
    grade: 7, // says little, and leaves in the middle
    sittings: [
      { daysAgo: 4, kind: 'lesson', topic: 'percents', persona: 'silent', turns: 8 },
      { daysAgo: 2, kind: 'board', skill: 'eq_two_step', problems: 2, slips: 0 },
      { daysAgo: 0, kind: 'practice', mode: 'practice', skill: 'ratio_proportion', right: 0.6, problems: 3, leavesOpen: true },
    ],
  },
];
