import { findableUnits } from '@stoa/engine/tutors/course/retrieval/findable-unit';
import { mapUnits } from '@stoa/engine/tutors/course/retrieval/map-units';
import { indexUnits } from '@stoa/engine/tutors/course/retrieval/unit-index';
import { describe, expect, it } from 'vitest';
import { openCourses } from './open-courses.ts';

const [math] = openCourses(() => true).filter(({ course }) => course.courseId === 'MATH-G10');
const { course, chunks, exams } = math!;
const index = indexUnits(findableUnits(course, chunks), course.notTreated);

describe('the words of the mathematics course', () => {
  it('are those of a US classroom wherever a student reads them', () => {
    const read = [
      ...course.units.flatMap(({ title, anchorText, misconceptions, concept_card }) => [
        title,
        anchorText,
        JSON.stringify(misconceptions.map(({ description, correction }) => [description, correction])),
        JSON.stringify(concept_card),
      ]),
      ...chunks.map(({ text, section }) => `${section}: ${text}`),
      ...exams.flatMap(({ stem, answer, wrong, memo }) => [stem, answer, JSON.stringify([wrong, memo])]),
    ];
    const foreign =
      /\b(?:surds?|gradients?|simultaneous|work(?:ed)? (?:it |\w+ )?out|turning points?|hire purchase|co-interior|vertically opposite|rand|R \d|trapezium|mx ?\+ ?c)\b/i;
    expect(read.filter((text) => foreign.test(text))).toEqual([]);
  });

  it.each([
    ['surds', 'NUM-01'],
    ['simplify the surd root 48', 'NUM-01'],
    ['radicals', 'NUM-01'],
    ['simultaneous equations', 'ALG-05'],
    ['systems of equations', 'ALG-05'],
    ['hire purchase', 'FIN-01'],
    ['turning point of the parabola', 'FUN-02'],
    ['gradient between two points', 'ANA-01'],
    ['co-interior angles', 'GEO-01'],
  ])('of here and elsewhere find their unit: %s → %s', (asked, unit) => {
    expect(mapUnits(asked, index).units[0]?.unitId).toBe(unit);
  });
});
