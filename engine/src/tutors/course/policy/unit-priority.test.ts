import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drillEvidenceValue, priorityScore, priorityTerms, recencyValue } from './unit-priority.ts';

describe('the terms of a priority', () => {
  it.each([
    { hours: 0, value: 1 },
    { hours: 36, value: 0.5 },
    { hours: 72, value: 0 },
    { hours: 100, value: 0 },
    { hours: -5, value: 1 }, // a clock that runs ahead
    { hours: Infinity, value: 0 }, // never
    { hours: NaN, value: 0 },
  ])('fade linearly over 72 hours: $hours hours ago is $value', ({ hours, value }) => {
    expect(recencyValue(hours)).toBe(value);
  });

  it.each([
    { streak: 0, value: 0 },
    { streak: 1, value: 0.5 },
    { streak: 2, value: 1 },
    { streak: 9, value: 1 },
  ])('turn a streak of $streak into $value', ({ streak, value }) => {
    expect(drillEvidenceValue(streak)).toBe(value);
  });
});

describe('priorityScore', () => {
  const unit = { mappedConfidence: 0, isFocus: false, isInProgress: false, recencyHours: Infinity, drillStreak: 0 };

  it.each([
    { is: 'the next of nothing', of: { ...unit, masteryTier: 'none' as const }, score: 0.2 }, // 0.20 × 1
    { is: 'gold', of: { ...unit, masteryTier: 'gold' as const }, score: 0.02 }, // 0.20 × 0.1
    { is: 'bronze', of: { ...unit, masteryTier: 'bronze' as const }, score: 0.14 }, // 0.20 × 0.7
    { is: 'silver', of: { ...unit, masteryTier: 'silver' as const }, score: 0.08 }, // 0.20 × 0.4
    { is: 'asked for', of: { ...unit, masteryTier: 'none' as const, mappedConfidence: 0.92 }, score: 0.4254 }, // + 0.35 × 0.7 × 0.92
    { is: 'asked for beyond measure', of: { ...unit, masteryTier: 'none' as const, mappedConfidence: 7 }, score: 0.445 }, // + 0.35 × 0.7
    { is: 'the focus', of: { ...unit, masteryTier: 'none' as const, isFocus: true }, score: 0.305 }, // + 0.35 × 0.3
    { is: 'in progress', of: { ...unit, masteryTier: 'none' as const, isInProgress: true }, score: 0.35 }, // + 0.15
    { is: 'touched 18 hours ago', of: { ...unit, masteryTier: 'none' as const, recencyHours: 18 }, score: 0.3125 }, // + 0.15 × 0.75
    { is: 'drilled right once', of: { ...unit, masteryTier: 'none' as const, drillStreak: 1 }, score: 0.275 }, // + 0.15 × 0.5
    {
      is: 'all at once',
      of: {
        mappedConfidence: 1,
        isFocus: true,
        isInProgress: true,
        recencyHours: 0,
        masteryTier: 'none' as const,
        drillStreak: 2,
      },
      score: 1,
    },
  ])('is $score for a unit that is: $is', ({ of, score }) => {
    expect(priorityScore(priorityTerms(of))).toBeCloseTo(score, 10);
  });

  it('is between 0 and 1 for any unit, as is each of its terms', () => {
    const number = fc.double({ noNaN: false });
    const any = fc.record({
      mappedConfidence: fc.double({ noNaN: true }),
      isFocus: fc.boolean(),
      isInProgress: fc.boolean(),
      recencyHours: number,
      masteryTier: fc.constantFrom('none' as const, 'bronze' as const, 'silver' as const, 'gold' as const),
      drillStreak: fc.integer(),
    });
    fc.assert(
      fc.property(any, (unit) => {
        const terms = priorityTerms(unit);
        for (const value of [priorityScore(terms), ...Object.values(terms)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
