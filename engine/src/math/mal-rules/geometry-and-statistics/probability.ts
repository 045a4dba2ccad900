import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';
import { rational, type Rational } from '../../exact/rational.ts';

/* Mal-rules for probabilities and for events that overlap. Counts of outcomes are whole numbers. */

const lecoutre =
  'Lecoutre (1992), Cognitive models and problem spaces in “purely random” situations, Educational Studies in Mathematics 23, 557–568';

export const oddsForProbability = malRule({
  name: 'odds_for_probability',
  category: 'conceptual_error',
  says: 'You compared the favorable outcomes with the other ones. Compare them with all outcomes.',
  source: sources.own,
  hints: {
    look: 'What does your denominator count?',
    principle: 'A probability is the number of favorable outcomes divided by the number of all outcomes.',
  },
  /** Null if there are no others. */
  answer: (favorable: number, all: number): Rational | null => (all === favorable ? null : rational(favorable, all - favorable)),
});

export const kindsTakenForOutcomes = malRule({
  name: 'kinds_taken_for_outcomes',
  category: 'conceptual_error',
  says: 'You counted the kinds. The kinds are not equally likely.',
  source: lecoutre,
  hints: {
    look: 'Is each kind equally likely?',
    principle: 'Count the single outcomes, because these are equally likely.',
  },
  answer: (favorableKinds: number, kinds: number): Rational => rational(favorableKinds, kinds),
});

export const complementTaken = malRule({
  name: 'complement_taken',
  category: 'conceptual_error',
  says: 'You found the probability that the event does not happen.',
  source: sources.own,
  hints: {
    look: 'Read the question again. Does it ask that this happens, or that it does not?',
    principle: 'The probability of an event and the probability of its complement add up to 1.',
  },
  answer: (favorable: number, all: number): Rational => rational(all - favorable, all),
});

export const drawnOneStillCounted = malRule({
  name: 'drawn_one_still_counted',
  category: 'omission_error',
  says: 'You counted all of them again, but one is gone.',
  source: sources.own,
  hints: {
    look: 'How many are left for the second draw?',
    principle: 'What is drawn and not put back is missing the next time.',
  },
  answer: (favorable: number, allAtFirst: number): Rational => rational(favorable, allAtFirst),
});

export const boundaryCounted = malRule({
  name: 'boundary_counted',
  category: 'procedural_error',
  says: 'You counted one outcome too many. Check the number at the boundary.',
  source: sources.own,
  hints: {
    look: 'Does the number at the boundary belong to the event?',
    principle: 'Greater than a number leaves that number out.',
  },
  answer: (favorable: number, all: number): Rational => rational(favorable + 1, all),
});

export const eventForComplement = malRule({
  name: 'event_for_complement',
  category: 'conceptual_error',
  says: 'You gave the probability of what is known. The question asks for the rest.',
  source: sources.own,
  hints: {
    look: 'Does your number belong to what is known, or to the rest?',
    principle: 'All the probabilities together are 100%. Subtract what is known.',
  },
  answer: (known: number): number => known,
});

export const onePartLeftOut = malRule({
  name: 'one_part_left_out',
  category: 'omission_error',
  says: 'You subtracted only one of the known probabilities.',
  source: sources.own,
  hints: {
    look: 'Which probabilities are known? Did you use them all?',
    principle: 'Subtract every known probability from 100%.',
  },
  answer: (one: number): number => 100 - one,
});

export const restNotShared = malRule({
  name: 'rest_not_shared',
  category: 'omission_error',
  says: 'You found what is left, but two outcomes share it.',
  source: sources.own,
  hints: {
    look: 'How many outcomes share what is left?',
    principle: 'Equally likely outcomes share what is left equally.',
  },
  answer: (rest: number): number => rest,
});

export const overlapCountedTwice = malRule({
  name: 'overlap_counted_twice',
  category: 'conceptual_error',
  says: 'You counted what belongs to both events twice.',
  source: sources.own,
  hints: {
    look: 'Who is counted in both groups?',
    principle: 'Add the two groups, and then subtract the overlap once.',
  },
  answer: (a: number, b: number): number => a + b,
});

export const overlapTakenOutTwice = malRule({
  name: 'overlap_taken_out_twice',
  category: 'procedural_error',
  says: 'You subtracted the overlap twice. It has to stay in once.',
  source: sources.own,
  hints: {
    look: 'Do those in both groups belong to what you count?',
    principle: 'The overlap is counted in each group. Subtract it once, so that it counts once.',
  },
  answer: (a: number, b: number, both: number): number => a + b - 2 * both,
});

export const wholeGroupForPart = malRule({
  name: 'whole_group_for_part',
  category: 'conceptual_error',
  says: 'You gave the whole group. Those in both groups are still in it.',
  source: sources.own,
  hints: {
    look: 'Are those in both groups still in your number?',
    principle: 'A circle of a Venn diagram has two parts: only this group, and both groups.',
  },
  answer: (group: number): number => group,
});

export const overlapNotGivenBack = malRule({
  name: 'overlap_not_given_back',
  category: 'procedural_error',
  says: 'You subtracted both groups from all, so those in both were subtracted twice.',
  source: sources.own,
  hints: {
    look: 'How many times did you subtract those who are in both groups?',
    principle: 'First find how many are in at least one group. Subtract that from all.',
  },
  /** Null if nothing is left. */
  answer: (all: number, a: number, b: number): number | null => (all - a - b > 0 ? all - a - b : null),
});

export const unionForOther = malRule({
  name: 'union_for_other',
  category: 'conceptual_error',
  says: 'You gave how many are in at least one group. The question asks for something else.',
  source: sources.own,
  hints: {
    look: 'Which part of the Venn diagram does the question ask for?',
    principle: 'In at least one group: the two circles together. In neither: what is outside of them.',
  },
  answer: (union: number): number => union,
});

export const outsideIgnored = malRule({
  name: 'outside_ignored',
  category: 'omission_error',
  says: 'You left out those who are in neither group.',
  source: sources.own,
  hints: {
    look: 'Is everyone in at least one of the two groups?',
    principle: 'First subtract those in neither group from all. The rest are in at least one group.',
  },
  answer: (a: number, b: number, all: number): number => a + b - all,
});

export const exclusiveSubtracted = malRule({
  name: 'exclusive_subtracted',
  category: 'conceptual_error',
  says: 'You subtracted one probability from the other. Mutually exclusive events add up.',
  source: sources.own,
  hints: {
    look: 'Can both events happen at once?',
    principle: 'Mutually exclusive events share no outcome, so their probabilities are added.',
  },
  answer: (a: number, b: number): number => Math.abs(a - b),
});

export const partOutsideGiven = malRule({
  name: 'part_outside_given',
  category: 'conceptual_error',
  says: 'You subtracted P(A) from P(A or B). That leaves only the part of B outside of A.',
  source: sources.own,
  hints: {
    look: 'Which part of the Venn diagram is your number?',
    principle: 'P(A or B) equals P(A) plus P(B) minus P(A and B).',
  },
  answer: (union: number, a: number): number => union - a,
});
