import { Course } from '@stoa/schema/course/course';
import { describe, expect, it } from 'vitest';
import { validateCourse } from './validate-course.ts';

const unit = (unitId: string, prerequisites: string[] = [], of: object = {}) => ({
  unitId,
  title: unitId,
  prerequisites,
  skills: [],
  anchorText: 'About it.',
  words: [],
  says: [],
  notation: [],
  misconceptions: [],
  concept_card: { key_ideas: ['One idea.'] },
  ...of,
});
const course = (units: object[], entryUnitId = 'A', sharedNames: object[] = []) =>
  Course.parse({
    courseId: 'C1',
    version: '1.0.0',
    title: 'A course',
    subject: 'mathematics',
    entryUnitId,
    notTreated: [],
    sharedNames,
    units,
  });
const findings = (units: ReturnType<typeof unit>[], entry?: string, taught = units.map(({ unitId }) => ({ unitId }))) =>
  validateCourse(course(units, entry), taught, (id) => id === 'known').map(({ unit: where, says }) => `${where}: ${says}`);
const misconception = { id: 'm', description: 'She does.', correction: 'Do not.' };

describe('a course that can be taught from', () => {
  it('has no findings', () => {
    expect(findings([unit('A'), unit('B', ['A'], { skills: ['known'] })])).toEqual([]);
  });

  it.each([
    ['begins nowhere', findings([unit('A')], 'Z'), 'null: begins with Z'],
    ['goes in a circle', findings([unit('A', ['B']), unit('B', ['A'])]), 'go in a circle: '],
    ['names a unit twice', findings([unit('A'), unit('A')]), 'A: is named twice'],
    ['builds on what it has not got', findings([unit('A', ['Z'])]), 'A: builds on Z'],
    [
      'gives a reason for what is no prerequisite',
      findings([unit('A', [], { reasons: { B: 'So.' } })]),
      'A: says why it builds on B',
    ],
    ['names an unknown skill', findings([unit('A', [], { skills: ['unknown'] })]), 'A: names the skill unknown'],
    [
      'names a misconception twice',
      findings([unit('A', [], { misconceptions: [misconception, misconception] })]),
      'misconception m twice',
    ],
    [
      'has too long a card',
      findings([unit('A', [], { concept_card: { key_ideas: ['so '.repeat(171)] } })]),
      'more than 170 words',
    ],
    ['has nothing to teach a unit with', findings([unit('A')], 'A', []), 'A: has no lesson'],
    ['has a lesson on nothing', findings([unit('A')], 'A', [{ unitId: 'A' }, { unitId: 'Q' }]), 'a lesson on Q'],
  ])('is rejected if it %s', (_title, found, says) => {
    expect(found).toEqual([expect.stringContaining(says)]);
  });

  it("is rejected if a shared name means a unit that the course doesn't have", () => {
    const shared = { names: ['graphs'], meanings: ['A', 'Q'].map((unitId) => ({ unitId, says: 'lines' })) };
    const found = validateCourse(course([unit('A')], 'A', [shared]), [{ unitId: unit('A').unitId }], () => true);
    expect(found.map(({ says }) => says)).toEqual([expect.stringContaining('"graphs" stand for Q')]);
  });
});
