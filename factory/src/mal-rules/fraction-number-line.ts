import { malRule } from '@stoa/engine/math/mal-rules/mal-rule';
import { sources } from '@stoa/engine/math/mal-rules/sources';
import type { Written } from '../wording/fraction-text.ts';
import { fractionSources } from './fraction-sources.ts';

export const marksAsParts = malRule({
  name: 'marks_as_parts',
  category: 'conceptual_error',
  says: 'Counts the marks between the whole numbers, not the parts they make.',
  source: fractionSources.bright,
  answer: (top: number, bottom: number): Written => ({ top, bottom: bottom - 1 }),
});

export const allMarksAsParts = malRule({
  name: 'all_marks_as_parts',
  category: 'conceptual_error',
  says: 'Counts every mark, both ends as well, for a part.',
  source: fractionSources.bright,
  answer: (top: number, bottom: number): Written => ({ top, bottom: bottom + 1 }),
});

export const startCountedAsOne = malRule({
  name: 'start_counted_as_one',
  category: 'procedural_error',
  says: 'Counts the starting point as the first step.',
  source: fractionSources.bright,
  answer: (top: number, bottom: number): Written => ({ top: top + 1, bottom }),
});

export const countedFromOtherEnd = malRule({
  name: 'counted_from_other_end',
  category: 'procedural_error',
  says: 'Counts the steps from the other end of the line.',
  source: fractionSources.bright,
  answer: (steps: number, bottom: number): Written => ({ top: bottom - steps, bottom }),
});

export const wholeLineAsUnit = malRule({
  name: 'whole_line_as_unit',
  category: 'conceptual_error',
  says: 'Takes the whole line that is shown for one, however long it is.',
  source: fractionSources.bright,
  answer: (steps: number, partsOfLine: number): Written => ({ top: steps, bottom: partsOfLine }),
});

export const wholeNumberForgotten = malRule({
  name: 'whole_number_forgotten',
  category: 'omission_error',
  says: 'Gives the fraction part alone and forgets the whole number before it.',
  source: fractionSources.bright,
  answer: (steps: number, bottom: number): Written => ({ top: steps, bottom }),
});

export const fractionsBelowOne = malRule({
  name: 'fractions_below_one',
  category: 'conceptual_error',
  says: 'Believes that every fraction is less than one.',
  source: fractionSources.stafylidou,
  answer: (): number => 0,
});

export const numeratorAlone = malRule({
  name: 'numerator_alone',
  category: 'conceptual_error',
  says: 'Reads the top alone as a whole number and ignores the bottom.',
  source: fractionSources.stafylidou,
  answer: (top: number): number => top,
});

export const gaveTheUpperNeighbor = malRule({
  name: 'gave_the_upper_neighbor',
  category: 'representation_error',
  says: 'Gives the whole number above where the one below was asked for.',
  source: fractionSources.bright,
  answer: (below: number): number => below + 1,
});

export const bottomAlone = malRule({
  name: 'bottom_alone',
  category: 'conceptual_error',
  says: 'Reads the bottom alone as a place on the line.',
  source: fractionSources.stafylidou,
  answer: (bottom: number): number => bottom,
});

export const wholesTakenForSteps = malRule({
  name: 'wholes_taken_for_steps',
  category: 'conceptual_error',
  says: 'Counts the whole units, as if each step were one unit long.',
  source: fractionSources.bright,
  answer: (units: number): number => units,
});

export const stepsPerUnitAdded = malRule({
  name: 'steps_per_unit_added',
  category: 'procedural_error',
  says: 'Adds the number of units to the steps of one unit in place of multiplying.',
  source: sources.hart,
  answer: (units: number, stepsPerUnit: number): number => units + stepsPerUnit,
});

export const countedFromZero = malRule({
  name: 'counted_from_zero',
  category: 'procedural_error',
  says: 'Counts all steps from 0, though the way begins elsewhere.',
  source: fractionSources.bright,
  answer: (end: number): number => end,
});

export const stepSizeShrinks = malRule({
  name: 'step_size_shrinks',
  category: 'conceptual_error',
  says: 'Multiplies the bottom by the number of steps: 3 steps of 1/5 become 1/15.',
  source: sources.siegler,
  answer: (steps: number, bottom: number): Written => ({ top: 1, bottom: steps * bottom }),
});
