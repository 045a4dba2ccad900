import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { courseQuestions } from '../../engine/corpus/course-questions/course-question.ts';
import { checkSteps } from '@stoa/engine/math/check-steps';
import { findableUnits } from '@stoa/engine/tutors/course/retrieval/findable-unit';
import { mapUnits } from '@stoa/engine/tutors/course/retrieval/map-units';
import { indexUnits } from '@stoa/engine/tutors/course/retrieval/unit-index';
import { afterAll, describe, expect, it } from 'vitest';
import { contentFolder } from './content-file.ts';
import { openCourses } from './open-courses.ts';
import { openSkillGraph } from './open-skill-graph.ts';

const { graph } = openSkillGraph();
const skills = new Set<string>(graph.nodes.map(({ id }) => id));
const courses = openCourses((id) => skills.has(id));
const indexes = new Map(
  courses.map(({ course, chunks }) => [course.courseId, indexUnits(findableUnits(course, chunks), course.notTreated)]),
);

describe('the courses that are taught', () => {
  it('are one in mathematics and one in another subject, with lesson sections for each unit', () => {
    expect(courses.map(({ course }) => [course.courseId, course.subject, course.units.length])).toEqual([
      ['BIO-G9', 'biology', 5],
      ['MATH-G10', 'mathematics', 25],
    ]);
    for (const { course, chunks } of courses)
      expect(new Set(chunks.map(({ unitId }) => unitId))).toEqual(new Set(course.units.map(({ unitId }) => unitId)));
  });

  it('have worked examples without a wrong line', () => {
    const wrong = courses.flatMap(({ course }) =>
      course.units.flatMap(({ unitId, concept_card: { worked_example: example } }) => {
        if (example == null) return [];
        const lines = [example.problem_latex, ...(example.steps_latex ?? []), example.final_answer_latex];
        return checkSteps(lines).flatMap((check, at) =>
          check.verdict === 'does_not_follow' ? [`${unitId}: ${lines[at + 1]}`] : [],
        );
      }),
    );
    expect(wrong).toEqual([]);
  });

  // The units' words were improved with the first writer's questions; another writer's questions show what a student may
  // expect.
  it.each([
    { from: 'course-questions-look', first: 0.94, three: 0.97 },
    { from: 'course-questions-look-2', first: 0.93, three: 0.97 },
    { from: 'course-questions-look-3', first: 0.86, three: 0.96 },
  ])('have the questions of $from matched to the right unit as often as before', ({ from, ...least }) => {
    const asked = courseQuestions.look.filter(({ units, provenance }) => units.length > 0 && provenance === from);
    const found = asked.map(({ course, asked: text, units }) => {
      const mapped = mapUnits(text, indexes.get(course)!).units.map(({ unitId }) => unitId);
      return { first: units.includes(mapped[0] ?? ''), three: mapped.slice(0, 3).some((unit) => units.includes(unit)) };
    });
    expect(asked.length).toBeGreaterThan(100);
    expect(found.filter(({ first }) => first).length / found.length).toBeGreaterThan(least.first);
    expect(found.filter(({ three }) => three).length / found.length).toBeGreaterThan(least.three);
  });

  it('have every unit that the questions name', () => {
    const ids = new Map(courses.map(({ course }) => [course.courseId, course.units.map(({ unitId }) => unitId)]));
    const unknown = [...courseQuestions.look, ...courseQuestions.count].filter(
      ({ course, units }) => !units.every((unit) => ids.get(course)?.includes(unit)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a course that cannot be taught from', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-courses-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = fileURLToPath(new URL('courses/BIO-G9', contentFolder));
  const opening = (name: string, change: (place: string) => void, as = 'BIO-G9') => {
    const own = path.join(folder, name);
    cpSync(source, path.join(own, as), { recursive: true });
    change(path.join(own, as));
    return () => openCourses(() => true, { folder: own });
  };
  const rewritten = (file: string, from: string, to: string) => (place: string) =>
    writeFileSync(path.join(place, file), readFileSync(path.join(place, file), 'utf8').replace(from, to));

  it.each([
    [
      'unit',
      opening('unit', rewritten('course.json', '"prerequisites": [\n        "CEL-01"', '"prerequisites": [\n        "XYZ"')),
      'builds on XYZ',
    ],
    ['lesson', opening('lesson', (place) => rmSync(path.join(place, 'lessons/GEN-01.md'))), 'GEN-01 has no lesson'],
    ['title', opening('title', rewritten('lessons/CEL-01.md', '# Cells', '# Sells')), 'its title is "Sells"'],
    ['folder', opening('folder', () => undefined, 'OTHER'), "the folder isn't named BIO-G9"],
    ['file', opening('file', (place) => rmSync(path.join(place, 'course.json'))), 'course.json'],
  ])('is refused with the place in its %s', (_title, open, says) => {
    expect(open).toThrow(says);
  });
});
