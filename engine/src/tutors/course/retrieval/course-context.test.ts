import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyUnit } from '../any-student.ts';
import { sampleLibrary } from '../sample-course.ts';
import { contextInMemory, passageFor, sectionBehind } from './course-context.ts';

const context = (text: string, scopedUnitIds = ['A', 'B', 'C']) =>
  contextInMemory(sampleLibrary, { text, scopedUnitIds, passedQuestionIds: [] });

describe('the course context of a turn', () => {
  it("starts with the section that fits the student's text best", () => {
    expect(context('why do you undo multiplication with division').unitContentChunks[0]?.unitId).toBe('B');
  });

  it('contains nothing from a unit outside the scope, whatever she asks', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('like terms', 'graphs')),
        fc.uniqueArray(anyUnit, { maxLength: 6 }),
        (text, scoped) => {
          const { unitAnchors, unitContentChunks } = context(text, scoped);
          for (const { unitId } of [...unitAnchors, ...unitContentChunks]) expect(scoped).toContain(unitId);
        },
      ),
    );
  });
});

describe('the section that answers a question', () => {
  it.each([
    ['what are like terms', 'A'],
    ['what does division undo', 'B'],
    ['who won the world cup', undefined],
    ['', undefined],
  ])('for "%s" is from unit %s', (text, unit) => {
    expect(passageFor(text, context(text))?.unitId).toBe(unit);
  });
});

describe("the section behind a tutor's text", () => {
  it.each([
    ['Add the coefficients of terms with the same variables and the same exponents. Try it?', 'A'],
    ["Let's look at Like terms. What's the first step that you would try?", undefined],
    ['Photosynthesis makes sugar from carbon dioxide and water with the energy of light.', undefined],
    ['', undefined],
  ])('for "%s" is from unit %s', (text, unit) => {
    expect(sectionBehind(text, context(text))?.unitId).toBe(unit);
  });
});
