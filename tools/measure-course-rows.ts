// Measures how often the section, and the exam question, that a student's question finds first in a whole course is of the
// unit that a teacher would open, by words, by embedding and by both:
//   node tools/measure-course-rows.ts           on the look part
import { openCourses } from '@stoa/library/open-courses';
import { courseQuestions } from '../engine/corpus/course-questions/course-question.ts';
import { askedOf, hashed, type RowsAsked } from '../engine/src/tutors/course/retrieval/course-context.ts';
import type { FoundRow } from '../engine/src/tutors/course/retrieval/course-index.ts';
import { rankRows } from '../engine/src/tutors/course/retrieval/rank-rows.ts';
import { taughtCourse } from '../engine/src/tutors/course/taught-course.ts';

const courses = new Map(
  openCourses(() => true).map(({ course, chunks, exams }) => [course.courseId, taughtCourse(course, chunks, exams)]),
);
const ways = {
  words: ({ weights }: RowsAsked) => ({ weights, vector: null }),
  embedding: ({ vector }: RowsAsked) => ({ weights: new Map<string, number>(), vector }),
  both: (asked: RowsAsked) => asked,
};
for (const name of ['look', 'look-2', 'look-3', 'look-4', 'look-5', 'look-6', 'look-7', 'look-8']) {
  const questions = courseQuestions.look.filter(
    ({ provenance, units }) => provenance === `course-questions-${name}` && units.length > 0,
  );
  for (const namespace of ['unit_content_chunks', 'exam_candidates'] as const) {
    const right = { words: 0, embedding: 0, both: 0 };
    let all = 0;
    for (const { course, asked: text, units } of questions) {
      const { courseId, library, units: unitIds } = courses.get(course)!;
      const asked = askedOf(text, library.units, hashed(text));
      const scope = { courseId, unitIds, tier: null, questionIds: null, withoutQuestionIds: [] };
      const found: readonly FoundRow[] = library.rows.find({ namespace, scope, terms: [], embedding: asked.embedding, most: 1 });
      if (found.length === 0) continue;
      all += 1;
      for (const way of ['words', 'embedding', 'both'] as const) {
        const [best] = rankRows(found, ways[way](asked), 1);
        if (best!.row.unitIds.some((unit) => units.includes(unit))) right[way] += 1;
      }
    }
    const share = (way: keyof typeof right) => `${way} ${((100 * right[way]) / all).toFixed(1)} %`;
    process.stdout.write(`${name}, ${namespace}, ${all}: ${share('words')}, ${share('embedding')}, ${share('both')}\n`);
  }
}
