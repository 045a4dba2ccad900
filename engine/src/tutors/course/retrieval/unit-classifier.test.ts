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

describe('a unit classifier', () => {
  it.each([
    ['the slope of this line?', 'GR'],
    ['chances with dice', 'PR'],
    ['money in the bank', 'MO'],
    ['bank savigns', 'MO'],
    ['do you know a joke', null],
  ])('classifies "%s", which is not one of its examples, as %s', (text, unit) => {
    expect(likeliest(text)).toBe(unit);
  });

  it('classifies all of its own examples correctly', () => {
    expect(examples.filter(({ unitId, text }) => likeliest(text) !== unitId)).toEqual([]);
  });

  it('is the same if trained on the same examples', () => {
    expect(trainUnitClassifier(units, examples)).toEqual(classifier);
  });

  it('gives every unit the same probability without any examples', () => {
    expect([...classifyText('anything', trainUnitClassifier(['A', 'B'], []))]).toEqual([0.5, 0.5]);
  });

  it('gives probabilities that add up to 1 for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(classifyText(text, classifier).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      }),
    );
  });
});
