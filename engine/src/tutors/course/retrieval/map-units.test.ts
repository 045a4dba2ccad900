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
  says: [],
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

const told = indexUnits(
  [
    {
      ...unit('EQ', 'Linear equations', []),
      says: ['x on both sides', '3x - 5 = 16', 'how do i undo the plus', 'get the letter alone'],
    },
    {
      ...unit('DA', 'Averages', []),
      says: ['add them up and divide', 'the middle number', 'missing mark so that the mean is 7'],
    },
  ],
  ['who won the game', 'tell me a joke about the middle ages', 'is it raining'],
);

describe("the unit found through students' own phrasings", () => {
  it.each([
    ['which number is in the middle', 'DA'],
    ['how to get this letter alone', 'EQ'],
  ])('for "%s" is %s', (asked, expected) => {
    const { covered, units } = mapUnits(asked, told);
    expect([covered, units[0]?.unitId]).toEqual([true, expected]);
  });

  it('is none for a phrasing listed as not covered', () => {
    const { covered, units } = mapUnits('tell me a joke about the middle', told);
    expect([covered, units.filter(({ confidence }) => confidence >= sureEnough)]).toEqual([false, []]);
  });
});

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
  ])('for "%s" is %s, with enough confidence to go there', (asked, expected) => {
    expect(surest(asked)?.unitId).toBe(expected);
    expect(surest(asked)!.confidence).toBeGreaterThanOrEqual(sureEnough);
  });

  it.each(['what does that mean', 'help', '', '???', 'who won the world cup', 'is photosynthesis on the test'])(
    'for "%s" is none',
    (asked) => {
      const { units, covered } = mapUnits(asked, index);
      expect([covered, units.filter(({ confidence }) => confidence >= sureEnough)]).toEqual([false, []]);
    },
  );

  it('has low confidence if two units fit equally', () => {
    const { units } = mapUnits('equations', index);
    expect(units.slice(0, 2).map(({ unitId }) => unitId)).toEqual(['EQ', 'QU']);
    expect(units[0]!.confidence).toBeLessThan(sureEnough);
  });

  it('has confidences in descending order that add up to at most 1, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.lorem()), (text) => {
        const confidences = mapUnits(text, index).units.map(({ confidence }) => confidence);
        expect(confidences).toEqual(confidences.toSorted((one, other) => other - one));
        expect(confidences.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('is also found in a course with only one unit', () => {
    const small = indexUnits([unit('A', 'Cells', ['nucleus'])]);
    expect(mapUnits('what does the nucleus do', small)).toMatchObject({ units: [{ unitId: 'A' }], covered: true });
  });
});
