import { byConstruction, malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

/* Mal-rules for counting on a number line, following a jump on it, or continuing a pattern across zero. */

const size = (n: number): number => Math.abs(n);

/** Counts from five to nine with both ends included: 5, 6, 7, 8, 9. */
export const bothEndsCounted = malRule({
  name: 'both_ends_counted',
  category: 'procedural_error',
  detail: 'counting',
  says: 'You counted the steps from end to end. The last step lands on an end, which does not count.',
  source: sources.own,
  answer: (a: number, b: number): number => Math.abs(a - b),
});

/**
 * Counts from −5 to 3 as if both were on the same side of zero, or treats two on the same side as if zero were between them.
 */
export const countedBySizes = malRule({
  name: 'counted_by_sizes',
  category: 'sign_error',
  detail: 'distance',
  says: 'You counted as if both numbers were on the same side of zero, or on different sides. Look at the signs.',
  source: sources.gallardo,
  answer: (a: number, b: number): number => (a < 0 === b < 0 ? size(a) + size(b) : Math.abs(size(a) - size(b))) - 1,
});

/** Each mark of a number line is taken to be worth one. */
export const marksCountedFromZero = malRule({
  name: 'marks_counted_as_ones',
  category: 'representation_error',
  says: 'You counted each space as 1. Use the labels to find what a space stands for.',
  source: sources.own,
  answer: (spaces: number): number => spaces,
});

const oneJumpIsChosen = 'One of several written sums is chosen.';

export const jumpTurnedAround = malRule({
  name: 'jump_turned_around',
  category: 'sign_error',
  detail: 'direction',
  says: 'You mixed up the directions. A jump to the left adds a negative number.',
  source: sources.bofferding,
  answer: byConstruction('choice', oneJumpIsChosen),
});

export const startOnOtherSide = malRule({
  name: 'start_on_other_side_of_zero',
  category: 'sign_error',
  detail: 'direction',
  says: 'You read the starting point on the other side of zero.',
  source: sources.bofferding,
  answer: byConstruction('choice', oneJumpIsChosen),
});

export const landingAsStart = malRule({
  name: 'landing_taken_for_jump',
  category: 'representation_error',
  says: 'You used the place where the jump ends. The second number is how long the jump is.',
  source: sources.own,
  answer: byConstruction('choice', oneJumpIsChosen),
});

/** The step of a pattern is subtracted though it should be added. */
export const patternContinuedDown = malRule({
  name: 'pattern_continued_the_wrong_way',
  category: 'sign_error',
  detail: 'pattern',
  says: 'You continued the pattern in the wrong direction. Look at how the products change.',
  source: sources.own,
  answer: (last: number, step: number): number => last - step,
});
