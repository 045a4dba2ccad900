// How often a question in a course is taken to the unit that a teacher would open, and how often by its words and formulas or by its spelling alone:
//   node tools/measure-course-map.ts           on the questions that may be looked at, with what was missed
//   node tools/measure-course-map.ts --count   the figures of those that are only counted
//   … --from count-2                           of one file alone
import { openCourses } from '@stoa/library/open-courses';
import { courseQuestions } from '../engine/corpus/course-questions/course-question.ts';
import { findableUnits } from '../engine/src/tutors/course/retrieval/findable-unit.ts';
import { mapUnits } from '../engine/src/tutors/course/retrieval/map-units.ts';
import { indexUnits } from '../engine/src/tutors/course/retrieval/unit-index.ts';
import { alikeness, pieceVector } from '../engine/src/tutors/course/retrieval/word-pieces.ts';

const part = process.argv.includes('--count') ? 'count' : 'look';
const from = process.argv[process.argv.indexOf('--from') + 1];
const questions = courseQuestions[part].filter(
  ({ provenance }) => !process.argv.includes('--from') || provenance === `course-questions-${from}`,
);
const findable = new Map(openCourses(() => true).map(({ course, chunks }) => [course.courseId, findableUnits(course, chunks)]));
const indexes = new Map([...findable].map(([course, units]) => [course, indexUnits(units)]));

/** The unit that is spelled most like the question: pieces of words alone. */
function bySpelling(asked: string, course: string): string {
  const pieces = pieceVector(asked);
  return indexes
    .get(course)!
    .units.map((unit) => ({ unitId: unit.unitId, alike: alikeness(pieces, unit.pieces) }))
    .reduce((best, next) => (next.alike > best.alike ? next : best)).unitId;
}

const counts = {
  treated: 0,
  first: 0,
  three: 0,
  sure: 0,
  sureRight: 0,
  coveredRight: 0,
  foreign: 0,
  foreignRight: 0,
  foreignSure: 0,
  spelling: 0,
  words: 0,
};
for (const { course, asked, units } of questions) {
  const mapped = mapUnits(asked, indexes.get(course)!);
  const [surest] = mapped.units;
  const isSure = surest !== undefined && surest.confidence >= 0.55;
  const isFirst = surest !== undefined && units.includes(surest.unitId);
  if (units.length === 0) {
    counts.foreign += 1;
    if (!mapped.covered) counts.foreignRight += 1;
    if (isSure) counts.foreignSure += 1;
  } else {
    counts.treated += 1;
    if (units.includes(bySpelling(asked, course))) counts.spelling += 1;
    if (units.includes(mapUnits(asked, indexes.get(course)!, 0).units[0]?.unitId ?? '')) counts.words += 1;
    if (isFirst) counts.first += 1;
    if (mapped.units.slice(0, 3).some(({ unitId }) => units.includes(unitId))) counts.three += 1;
    if (mapped.covered) counts.coveredRight += 1;
    if (isSure) counts.sure += 1;
    if (isSure && isFirst) counts.sureRight += 1;
  }
  const told = mapped.units.map(({ unitId, confidence }) => `${unitId} ${confidence.toFixed(2)}`).join(', ');
  if (part === 'look' && (units.length === 0 ? mapped.covered || isSure : !isFirst || !mapped.covered))
    process.stdout.write(`${course}: ${asked} → ${told} | ${units.join(', ')}${mapped.covered ? '' : ' (not covered)'}\n`);
}
const share = (found: number, of: number) => `${found} of ${of} (${((100 * found) / of).toFixed(1)} %)`;
process.stdout.write(
  `${part}: first ${share(counts.first, counts.treated)}, in the first three ${share(counts.three, counts.treated)}, ` +
    `taken for treated ${share(counts.coveredRight, counts.treated)}, sure ${share(counts.sure, counts.treated)}, ` +
    `right where sure ${share(counts.sureRight, counts.sure)}; not of the course: known for it ${share(counts.foreignRight, counts.foreign)}, ` +
    `sure of a unit ${share(counts.foreignSure, counts.foreign)}; first by words alone ${share(counts.words, counts.treated)}, ` +
    `by spelling alone ${share(counts.spelling, counts.treated)}\n`,
);
