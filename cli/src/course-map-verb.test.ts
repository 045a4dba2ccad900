import { describe, expect, it } from 'vitest';
import { CourseMapLine, courseMap } from './course-map-verb.ts';

const map = courseMap();
const ask = (line: object) => map(CourseMapLine.parse(line));

describe('stoa course map', () => {
  it('finds the unit of a course that the question names', () => {
    const { units, covered } = ask({ course: 'MATH-G10', question: 'I need help with graphs' });
    expect([units[0]?.unit_id, covered]).toEqual(['FUN-00', true]);
  });

  it('finds the unit in a course given in the line itself, with no more than ids and titles', () => {
    const course = {
      units: [
        { unitId: 'A', title: 'Cells' },
        { unitId: 'B', title: 'Photosynthesis', misconceptions: ['x'] },
      ],
    };
    expect(ask({ course, question: 'whats fotosynthesis' })).toMatchObject({ units: [{ unit_id: 'B' }], covered: true });
  });

  it('says when a course doesn’t treat a subject', () => {
    expect(ask({ course: 'BIO-G9', question: 'when was the roman empire' }).covered).toBe(false);
  });

  it('lists the existing courses when asked for one that doesn’t exist', () => {
    expect(() => ask({ course: 'X', question: 'a' })).toThrow('there is no course X; there are BIO-G9, MATH-G10');
  });
});
