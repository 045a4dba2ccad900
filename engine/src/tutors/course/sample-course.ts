import type { ContentChunk } from '@stoa/schema/course/course';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { CourseLibrary } from './retrieval/course-context.ts';
import { courseLibrary } from './retrieval/course-library.ts';
import type { FindableUnit } from './retrieval/unit-index.ts';
import type { UnitMaterial } from './turn/course-speech.ts';

// A small course for tests: units A to G. Units A and B can be told apart by their words.

const titles: Readonly<Record<string, string>> = { A: 'Like terms', B: 'Linear equations', C: 'Graphs of functions' };
const names: Readonly<Record<string, string[]>> = {
  A: ['combine like terms', 'coefficient'],
  B: ['solve an equation', 'inverse'],
  C: ['graph', 'axis'],
};
const lessons: Readonly<Record<string, string>> = {
  A: 'Like terms have the same variables with the same exponents. Add their coefficients and keep the variables: 3x + 4x = 7x.',
  B: 'An equation stays true if you do the same to both sides. To solve it, undo what was done to the variable. Division undoes multiplication.',
  C: 'A graph shows all pairs of inputs and outputs of a function. The first coordinate of a point is the input.',
};

const ids = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'constructor'];
const chunks = Object.entries(lessons).map(([unitId, text]): ContentChunk => ({
  courseId: 'C1',
  unitId,
  chunkType: 'lesson',
  sourceId: `lesson-${unitId}`,
  section: titles[unitId]!,
  text,
}));
const titleOf = (unit: UnitId): string => (Object.hasOwn(titles, unit) ? titles[unit]! : `Unit ${unit}`);

export const sampleLibrary: CourseLibrary = courseLibrary({
  courseId: 'C1',
  units: ids.map((unitId): FindableUnit => ({
    unitId,
    title: titleOf(unitId),
    anchorText: '',
    words: Object.hasOwn(names, unitId) ? names[unitId]! : [],
    says: [],
    notation: unitId === 'B' ? ['2x+3=11'] : [],
    misconceptions: [],
    lesson: chunks.filter((chunk) => chunk.unitId === unitId).map(({ text }) => text),
  })),
  chunks,
});

/** Returns the material of each unit, for turns without a model. */
export const sampleMaterial = (unit: UnitId): UnitMaterial => ({
  title: titleOf(unit),
  concept: { key_ideas: ['Combine only like terms.'], worked_example: { problem_latex: '3x+4x', final_answer_latex: '7x' } },
  drill: unit === 'G' ? null : { prompt: 'Solve for x.', question_latex: '2x+3=11' },
  use: null,
});
