import { describeFigure } from '@stoa/engine/figures/describe-figure';
import { asksAbout } from '@stoa/engine/problems/open-exam-in';
import { describe, expect, it } from 'vitest';
import { openCourses } from './open-courses.ts';

const { course, exams } = openCourses(() => true).find((one) => one.course.courseId === 'MATH-G10')!;
const pictures = course.units.flatMap(({ unitId, concept_figure: drawn }) => (drawn === undefined ? [] : [{ unitId, ...drawn }]));

describe('the pictures beside key ideas of the mathematics course', () => {
  it('are at least 12, of at least 6 kinds', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(12);
    expect(new Set(pictures.map(({ figure }) => figure.kind)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(pictures)('give away no answer to an exam question: $unitId', ({ figure, caption }) => {
    const told = `${caption}\n${describeFigure(figure)}`;
    const signs = (text: string) => text.replace(/[$\s\\]/g, '').replaceAll('−', '-');
    const answered = exams.filter((question) => asksAbout(question, told) && signs(told).includes(signs(question.answer)));
    expect(answered.map(({ questionId }) => questionId)).toEqual([]);
  });
});
