import { sources } from './sources.ts';
import type { StepRule } from './step-rule.ts';

/** Mistakes with units. They are tried if a line has quantities, using what the units measure. */
export const conversionFactorWrong = {
  rule: {
    name: 'conversion_factor_wrong',
    category: 'units_error',
    says: 'You used the wrong conversion factor.',
    source: sources.ashlock,
  },
  rank: 1,
  tells: 'You changed the unit with the wrong factor. How many of the smaller unit make one of the larger?',
  asks: 'How many smaller units make a larger one?',
  examples: [
    ['3 m + 20 cm', '30 cm + 20 cm'],
    ['2 h + 15 min', '200 min + 15 min'],
  ],
} as const satisfies StepRule;

export const unlikeUnitsAdded = {
  rule: {
    name: 'units_added_unlike',
    category: 'units_error',
    says: 'You added amounts in different units. Convert them to the same unit first.',
    source: sources.ashlock,
  },
  rank: 1,
  tells: 'The amounts have different units. Change them to the same unit before you add.',
  asks: 'What unit does each amount have?',
  examples: [
    ['3 m + 20 cm', '23 m'],
    ['1 h + 30 min', '31 min'],
  ],
} as const satisfies StepRule;

export const unitLeftOut = {
  rule: {
    name: 'unit_left_out',
    category: 'units_error',
    says: 'You left out the unit.',
    source: sources.hart,
  },
  rank: 1,
  tells: 'Now write the unit, too.',
  asks: 'What is that number measured in?',
  examples: [
    ['12 cm + 5 cm', '17'],
    ['A = 6 cm * 4 cm', 'A = 24'],
  ],
} as const satisfies StepRule;

export const lengthUnitForArea = {
  rule: {
    name: 'length_unit_for_area',
    category: 'units_error',
    says: 'You used a unit of length for an area.',
    source: sources.hart,
  },
  rank: 1,
  tells: 'Length times length is an area. Its unit is cm² or m², not cm or m.',
  asks: 'What kind of unit measures an area?',
  examples: [
    ['6 cm * 4 cm', '24 cm'],
    ['A = 3 ft * 5 ft', 'A = 15 ft'],
  ],
} as const satisfies StepRule;

export const lengthUnitForVolume = {
  rule: {
    name: 'length_unit_for_volume',
    category: 'units_error',
    says: 'You used a unit of length or area for a volume.',
    source: sources.hart,
  },
  rank: 1,
  tells: 'Length times length times length is a volume. Its unit is cm³ or m³.',
  asks: 'What kind of unit measures a volume?',
  examples: [
    ['2 cm * 3 cm * 4 cm', '24 cm^2'],
    ['V = 2 cm * 2 cm * 2 cm', 'V = 8 cm'],
  ],
} as const satisfies StepRule;

export const unitDoesNotFit = {
  rule: {
    name: 'unit_does_not_fit',
    category: 'units_error',
    says: "Your unit doesn't fit the units you worked with.",
    source: sources.hart,
  },
  rank: 1,
  tells: "This unit doesn't come from the line above. Multiply and divide the units, just as you do the numbers.",
  asks: 'Which units did you multiply or divide?',
  examples: [
    ['6 * 4 cm', '24 cm^2'],
    ['60 km / 2 h', '30 km'],
  ],
} as const satisfies StepRule;

export const unitRules: readonly StepRule[] = [
  conversionFactorWrong,
  unlikeUnitsAdded,
  unitLeftOut,
  lengthUnitForArea,
  lengthUnitForVolume,
  unitDoesNotFit,
];
