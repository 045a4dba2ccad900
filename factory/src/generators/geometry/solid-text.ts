import type { ProblemDraft } from '../../generator.ts';
import { timesPi } from '../../wording/rounded-text.ts';
import type { WrongWay } from '../../wrong-way.ts';
import { textDraft } from '../lines_functions/line-draft.ts';

/** Units of length, as symbols and as words in a question. */
export const lengthUnits = [
  { short: 'cm', spelled: 'centimeters' },
  { short: 'm', spelled: 'meters' },
  { short: 'in', spelled: 'inches' },
  { short: 'ft', spelled: 'feet' },
] as const;
export type LengthUnit = (typeof lengthUnits)[number];

type Told = Pick<ProblemDraft, 'stem' | 'unit' | 'figure' | 'ladder'> & {
  /** How many times π. */
  right: number;
  steps: readonly (readonly [explanation: string, math: string])[];
  ways: readonly WrongWay<number>[];
};

/**
 * Returns the draft of a problem whose exact answer is a whole multiple of π. Wrong ways that don't lead to a whole multiple
 * are left out.
 */
export const timesPiDraft = ({ right, steps, ways, ...page }: Told): ProblemDraft =>
  textDraft({
    ...page,
    inputType: 'expression',
    placeholder: 'a multiple of π, like aπ',
    right: timesPi(right),
    wrong: timesPi(3 * right + 17),
    steps,
    ways: ways.map((way) => ({ ...way, to: way.to !== null && Number.isInteger(way.to) && way.to > 0 ? timesPi(way.to) : null })),
  });

/** Describes a circle in a stem, by its radius or by its diameter. */
export const circleWords = (radius: number, byDiameter: boolean, unit: string): string =>
  byDiameter ? `a diameter of ${2 * radius} ${unit}` : `a radius of ${radius} ${unit}`;

/** Returns the step from a diameter to the radius, if the stem gives a diameter. */
export const radiusStep = (radius: number, byDiameter: boolean): (readonly [string, string])[] =>
  byDiameter ? [['The radius is half of the diameter.', `${2 * radius} \\div 2 = ${radius}`]] : [];
