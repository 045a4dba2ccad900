import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sureEnough } from '../policy/compute-policy.ts';
import { mapUnits } from './map-units.ts';
import { indexUnits, type FindableUnit } from './unit-index.ts';

const unit = (unitId: string, title: string, words: string[], notation: string[] = []): FindableUnit => ({
  unitId,
  title,
  anchorText: '',
  words,
  notation,
  misconceptions: [],
  lesson: [],
});
const index = indexUnits([
  unit('EQ', 'Linear equations', ['solve for x', 'both sides'], ['2x+3=11']),
  unit('QU', 'Quadratic equations', ['discriminant', 'quadratic formula'], ['x^2+5x+6=0']),
  unit('GR', 'Graphs of functions', ['graph', 'axis'], ['f(x)']),
  unit('SI', 'Graphs of sine and cosine', ['amplitude', 'cos graph'], ['y=\\sin x']),
  unit('DA', 'Averages', ['mean', 'median']),
]);
const surest = (asked: string) => mapUnits(asked, index).units[0];

describe('the unit that a question is about', () => {
  it.each([
    ['i need help with graphs', 'GR'],
    ['GRAFHS??', 'GR'],
    ['x is on both sides, what do I do', 'EQ'],
    ['3x - 5 = 16', 'EQ'],
    ['a^2 - 2a - 8 = 0', 'QU'],
    ['whats the discriminent', 'QU'],
    ['how do i draw a cos graph', 'SI'],
    ['how do I find the mean', 'DA'],
  ])('of "%s" is %s, and sure enough to go there', (asked, expected) => {
    expect(surest(asked)?.unitId).toBe(expected);
    expect(surest(asked)!.confidence).toBeGreaterThanOrEqual(sureEnough);
  });

  it.each(['what does that mean', 'help', '', '???', 'who won the world cup', 'is photosynthesis on the test'])(
    'of "%s" is none',
    (asked) => {
      const { units, covered } = mapUnits(asked, index);
      expect([covered, units.filter(({ confidence }) => confidence >= sureEnough)]).toEqual([false, []]);
    },
  );

  it('is unsure between two that fit alike', () => {
    const { units } = mapUnits('equations', index);
    expect(units.slice(0, 2).map(({ unitId }) => unitId)).toEqual(['EQ', 'QU']);
    expect(units[0]!.confidence).toBeLessThan(sureEnough);
  });

  it('has confidences that come to 1 at most, the surest first, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.lorem()), (text) => {
        const confidences = mapUnits(text, index).units.map(({ confidence }) => confidence);
        expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
        expect(confidences.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('is found in a course of one unit too', () => {
    const small = indexUnits([unit('A', 'Cells', ['nucleus'])]);
    expect(mapUnits('what does the nucleus do', small)).toMatchObject({ units: [{ unitId: 'A' }], covered: true });
  });
});
