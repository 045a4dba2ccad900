import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyText, trainUnitClassifier, type UnitExample } from './unit-classifier.ts';

const says: Readonly<Record<string, readonly string[]>> = {
  GR: ['draw the line through two points', 'how steep is the line', 'slope of a line', 'where does the line cross'],
  PR: ['chance of a six', 'how likely is heads', 'two dice', 'red ball from a bag'],
  MO: ['interest at the bank', 'how much money after 3 years', 'borrow money', 'savings per year'],
};
const foreign = ['who won the game', 'tell me a joke', 'what time is it'];
const examples: readonly UnitExample[] = [
  ...Object.entries(says).flatMap(([unitId, texts]) => texts.map((text) => ({ unitId, text }))),
  ...foreign.map((text) => ({ unitId: null, text })),
];
const units = ['GR', 'PR', 'MO', null];
const classifier = trainUnitClassifier(units, examples);
const likeliest = (text: string) => {
  const chances = classifyText(text, classifier);
  return units[chances.indexOf(Math.max(...chances))];
};

describe('a classifier of units', () => {
  it.each([
    ['the slope of this line?', 'GR'],
    ['chances with dice', 'PR'],
    ['money in the bank', 'MO'],
    ['bank savigns', 'MO'],
    ['do you know a joke', null],
  ])('takes "%s" for %s, which no example is', (text, unit) => {
    expect(likeliest(text)).toBe(unit);
  });

  it('tells the examples that it learned by', () => {
    expect(examples.filter(({ unitId, text }) => likeliest(text) !== unitId)).toEqual([]);
  });

  it('is the same for the same examples', () => {
    expect(trainUnitClassifier(units, examples)).toEqual(classifier);
  });

  it('gives every unit the same chance where nothing is known', () => {
    expect([...classifyText('anything', trainUnitClassifier(['A', 'B'], []))]).toEqual([0.5, 0.5]);
  });

  it('has chances that sum to 1 for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(classifyText(text, classifier).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});
