import type { WrittenFraction } from './fractions.ts';
import { malRule } from '../mal-rule.ts';
import { sources } from '../sources.ts';

export const marksAsParts = malRule({
  name: 'marks_as_parts',
  category: 'conceptual_error',
  says: 'You counted the marks. Count the parts between the whole numbers.',
  source: sources.bright,
  hints: {
    look: 'Did you count marks or parts for the denominator?',
    principle: 'The denominator counts the **equal parts** of one unit. There is always one more part than marks inside.',
  },
  answer: (top: number, bottom: number): WrittenFraction => ({ top, bottom: bottom - 1 }),
});

export const allMarksAsParts = malRule({
  name: 'all_marks_as_parts',
  category: 'conceptual_error',
  says: 'You counted every mark, including both ends. Count the spaces between them.',
  source: sources.bright,
  hints: {
    look: 'Does your denominator count the marks, or the spaces between them?',
    principle: 'A mark has no length. The equal parts are the spaces between the marks.',
  },
  answer: (top: number, bottom: number): WrittenFraction => ({ top, bottom: bottom + 1 }),
});

export const startCountedAsOne = malRule({
  name: 'start_counted_as_one',
  category: 'procedural_error',
  says: 'You counted the starting point as the first step.',
  source: sources.bright,
  hints: {
    look: 'Did you count the starting point?',
    principle: "Count the steps, not the marks you touch. At the start, you haven't taken a step yet.",
  },
  answer: (top: number, bottom: number): WrittenFraction => ({ top: top + 1, bottom }),
});

export const countedFromOtherEnd = malRule({
  name: 'counted_from_other_end',
  category: 'procedural_error',
  says: 'You counted from the other end of the number line.',
  source: sources.bright,
  hints: {
    look: 'Which end did you count the parts from?',
  },
  answer: (steps: number, bottom: number): WrittenFraction => ({ top: bottom - steps, bottom }),
});

export const wholeLineAsUnit = malRule({
  name: 'whole_line_as_unit',
  category: 'conceptual_error',
  says: 'You used the whole number line as one unit.',
  source: sources.bright,
  answer: (steps: number, partsOfLine: number): WrittenFraction => ({ top: steps, bottom: partsOfLine }),
});

export const wholeNumberForgotten = malRule({
  name: 'whole_number_forgotten',
  category: 'omission_error',
  says: 'You gave the fraction part but left out the whole number before it.',
  source: sources.bright,
  answer: (steps: number, bottom: number): WrittenFraction => ({ top: steps, bottom }),
});

export const fractionsBelowOne = malRule({
  name: 'fractions_below_one',
  category: 'conceptual_error',
  says: 'You placed the fraction below 1. A fraction can be greater than 1.',
  source: sources.stafylidou,
  answer: (): number => 0,
});

export const numeratorAlone = malRule({
  name: 'numerator_alone',
  category: 'conceptual_error',
  says: 'You used the numerator as a whole number and left out the denominator.',
  source: sources.stafylidou,
  hints: {
    principle: 'Each piece is only a part of a whole, so there are fewer wholes than parts.',
  },
  answer: (top: number): number => top,
});

export const gaveTheUpperNeighbor = malRule({
  name: 'gave_the_upper_neighbor',
  category: 'representation_error',
  says: 'You gave the whole number above. The question asks for the one below.',
  source: sources.bright,
  answer: (below: number): number => below + 1,
});

export const bottomAlone = malRule({
  name: 'bottom_alone',
  category: 'conceptual_error',
  says: 'You used the denominator as a place on the line.',
  source: sources.stafylidou,
  hints: {
    principle: "The denominator tells how many equal parts each unit has. It isn't a place on the line.",
  },
  answer: (bottom: number): number => bottom,
});

export const wholesTakenForSteps = malRule({
  name: 'wholes_taken_for_steps',
  category: 'conceptual_error',
  says: 'You counted whole units, but each step is only a part of one.',
  source: sources.bright,
  answer: (units: number): number => units,
});

export const stepsPerUnitAdded = malRule({
  name: 'steps_per_unit_added',
  category: 'procedural_error',
  says: 'You added the number of units to the steps in one unit. Multiply them instead.',
  source: sources.hart,
  answer: (units: number, stepsPerUnit: number): number => units + stepsPerUnit,
});

export const countedFromZero = malRule({
  name: 'counted_from_zero',
  category: 'procedural_error',
  says: 'You counted the steps from 0, but the starting point is somewhere else.',
  source: sources.bright,
  hints: {
    look: 'Where on the line does it start?',
  },
  answer: (end: number): number => end,
});

export const stepSizeShrinks = malRule({
  name: 'step_size_shrinks',
  category: 'conceptual_error',
  says: 'You multiplied the denominator by the number of steps. The size of a step stays the same.',
  source: sources.siegler,
  answer: (steps: number, bottom: number): WrittenFraction => ({ top: 1, bottom: steps * bottom }),
});
