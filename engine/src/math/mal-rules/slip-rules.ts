import { digitsReversed, powerOfTenOff } from './slips.ts';
import { sources } from './sources.ts';
import type { StepRule } from './step-rule.ts';

/** Slips: no wrong rule was followed, but a number came out or was copied wrong. They are tried if no rule explains a line. */
export const arithmeticSlip = {
  rule: {
    name: 'arithmetic_slip',
    category: 'procedural_error',
    says: 'Your method is right, but one calculation is off.',
    source: sources.campbell,
  },
  rank: 5,
  tells: 'Your method is right. Check your arithmetic.',
  asks: 'Which calculation would you do once more?',
  examples: [
    ['2x+3=11', '2x=7'],
    ['17-8', '8'],
    ['6x=54', 'x=8'],
  ],
} as const satisfies StepRule;

export const timesTableSlip = {
  rule: {
    name: 'times_table_slip',
    category: 'procedural_error',
    says: 'Your method is right, but one multiplication fact is off.',
    source: sources.campbell,
  },
  rank: 5,
  tells: 'Your method is right. Check your multiplication facts.',
  asks: 'Which multiplication fact did you use there?',
  examples: [
    ['7*8', '63'],
    ['6*9+1', '48+1'],
  ],
} as const satisfies StepRule;

export const digitsCopiedInOtherOrder = {
  rule: {
    name: digitsReversed.name,
    category: digitsReversed.category,
    says: digitsReversed.says,
    source: digitsReversed.source,
  },
  rank: 5,
  tells: 'Two digits of a number changed places.',
  asks: 'Which digits come first in the line above?',
  examples: [
    ['2x=90-28', '2x=26'],
    ['5x+37', '5x+73'],
  ],
} as const satisfies StepRule;

export const pointShifted = {
  rule: { name: powerOfTenOff.name, category: powerOfTenOff.category, says: powerOfTenOff.says, source: powerOfTenOff.source },
  rank: 5,
  tells: 'The digits are right, but the decimal point or a zero is in the wrong place.',
  asks: 'About how large should that number be?',
  examples: [
    ['1.5/0.5', '0.3'],
    ['200/4', '5'],
  ],
} as const satisfies StepRule;

export const copiedWrong = {
  rule: {
    name: 'copied_wrong',
    category: 'representation_error',
    says: 'You copied a number differently from the line above.',
    source: sources.ashlock,
  },
  rank: 5,
  tells: 'You copied a number differently from the line above.',
  asks: 'Which numbers did you copy from above?',
  examples: [
    ['3x+5=20', '3x+6=20'],
    ['4(x-2)+7', '4(x-2)+1'],
  ],
} as const satisfies StepRule;

export const runOnEquals = {
  rule: {
    name: 'run_on_equals',
    category: 'representation_error',
    says: "You kept calculating after the equal sign, so the two sides aren't equal.",
    source: sources.kieran,
  },
  rank: 1,
  tells: 'Both sides of an equal sign must have the same value. Start a new line for the next calculation.',
  asks: 'Are both sides worth the same?',
  examples: [
    ['9', '3+4=7+2=9'],
    ['20', '5*3=15+5=20'],
  ],
} as const satisfies StepRule;

export const slipRules: readonly StepRule[] = [
  arithmeticSlip,
  timesTableSlip,
  digitsCopiedInOtherOrder,
  pointShifted,
  copiedWrong,
  runOnEquals,
];
