import type { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { PredictionLine, ResponseLine } from './bkt-verbs.ts';
import { CheckLine } from './check-verb.ts';
import { LeakLine } from './leak-verb.ts';
import { faultOfLine } from './line-fault.ts';
import { StepsLine } from './steps-verb.ts';
import { WorkLine } from './work-verb.ts';

const half = { answer: '1/2', expected: '1/2', input_type: 'fraction' };
const work = { lines: ['1/2'], expected: '1/2', input_type: 'fraction' };

const faults: readonly { of: z.ZodType; line: unknown; says: string }[] = [
  { of: CheckLine, line: { answer: '1', input_type: 'integer' }, says: '`expected` is missing' },
  { of: CheckLine, line: { ...half, foo: 1 }, says: 'unknown field `foo`' },
  { of: CheckLine, line: { ...half, foo: 1, bar: 2 }, says: 'unknown fields `foo`, `bar`' },
  { of: CheckLine, line: [half], says: 'the line has to be a JSON object' },
  { of: CheckLine, line: { ...half, answer: 3 }, says: '`answer` has to be a text' },
  { of: CheckLine, line: { ...half, choices: ['a', 1] }, says: '`choices[1]` has to be a text' },
  { of: CheckLine, line: { ...half, order: 'any' }, says: '`order` has to be free or kept' },
  { of: CheckLine, line: { ...half, tolerance: -1 }, says: '`tolerance` has to be 0 or more' },
  { of: CheckLine, line: { ...half, relative_tolerance: 0 }, says: '`relative_tolerance` has to be more than 0' },
  { of: CheckLine, line: { ...half, relative_tolerance: 2 }, says: '`relative_tolerance` has to be 1 or less' },
  { of: CheckLine, line: { ...half, decimal_places: 1.5 }, says: '`decimal_places` has to be a whole number' },
  {
    of: CheckLine,
    line: { ...half, decimal_places: 1, significant_figures: 2 },
    says: '`significant_figures` cannot be asked together with `decimal_places`',
  },
  {
    of: WorkLine,
    line: { ...work, decimal_places: 1, significant_figures: 2 },
    says: '`significant_figures` cannot be asked together with `decimal_places`',
  },
  { of: CheckLine, line: { ...half, variables: ['xy z'] }, says: '`variables[0]` has to be a letter or a name without spaces' },
  { of: CheckLine, line: { ...half, unit: '12 cm' }, says: '`unit` has to be a unit alone, without a number' },
  { of: StepsLine, line: { lines: [] }, says: '`lines` has to have at least 1 member' },
  { of: StepsLine, line: { lines: ['x'.repeat(2001)] }, says: '`lines[0]` has to have at most 2000 characters' },
  { of: LeakLine, line: { answer: ' ', hint: 'Look again.' }, says: '`answer` is empty' },
  { of: LeakLine, line: { answer: '1', hint: 'Look again.', level: 4 }, says: '`level` has to be 1, 2 or 3' },
  { of: ResponseLine, line: { skill: 1, correct: 1 }, says: '`learner` is missing' },
  { of: ResponseLine, line: { learner: 1, skill: [], correct: 1 }, says: '`skill` has to be a text or a number' },
  { of: PredictionLine, line: { predicted: 0.5, correct: 7 }, says: '`correct` has to be true, false, 0 or 1' },
];

describe('the error message for an input line', () => {
  it.each(faults)('is in plain words: $says', ({ of, line, says }) => {
    expect(faultOfLine(line, of.safeParse(line).error?.issues ?? [])).toBe(says);
  });

  it.each(['x', 'x_1', 'θ', 'speed', 'f(x)', 'a_n', '\\theta'])('is absent for the variable %s', (name) => {
    expect(CheckLine.safeParse({ ...half, variables: [name] }).success).toBe(true);
  });

  it.each(['cm', 'm/s', '°C', '$', '%', 'apples', 'square feet'])('is absent for the unit %s', (unit) => {
    expect(CheckLine.safeParse({ ...half, unit }).success).toBe(true);
  });
});
