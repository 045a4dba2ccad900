// Measures how often a question in a course is taken to the unit that a teacher would open, and how often by words and
// formulas (BM25), by spelling, or by the classifier of students' phrasings alone:
//   node tools/measure-course-map.ts           on the look part, with what was missed
//   node tools/measure-course-map.ts --count   the figures of the count part
//   … --from count-2                           of one file alone
import { openCourses } from '@stoa/library/open-courses';
import { courseQuestions } from '../engine/corpus/course-questions/course-question.ts';
import { findableUnits } from '../engine/src/tutors/course/retrieval/findable-unit.ts';
import { mapUnits, scoreUnits } from '../engine/src/tutors/course/retrieval/map-units.ts';
import { classifyText } from '../engine/src/tutors/course/retrieval/unit-classifier.ts';
import { indexUnits } from '../engine/src/tutors/course/retrieval/unit-index.ts';
import { alikeness, pieceVector } from '../engine/src/tutors/course/retrieval/word-pieces.ts';

const part = process.argv.includes('--count') ? 'count' : 'look';
const from = process.argv[process.argv.indexOf('--from') + 1];
const questions = courseQuestions[part].filter(
  ({ provenance }) => !process.argv.includes('--from') || provenance === `course-questions-${from}`,
);
const indexes = new Map(
  openCourses(() => true).map(({ course, chunks }) => [
    course.courseId,
    indexUnits(findableUnits(course, chunks), course.notTreated),
  ]),
);

type Scored = { readonly unitId: string | null; readonly score: number };
const bestOf = (scored: readonly Scored[]): string =>
  scored.filter(({ unitId }) => unitId !== null).reduce((best, next) => (next.score > best.score ? next : best)).unitId!;

/** Returns the unit that each part alone would take a question to. */
function byParts(asked: string, course: string): Readonly<Record<'words' | 'spelling' | 'phrasings', string>> {
  const index = indexes.get(course)!;
  const pieces = pieceVector(asked);
  const chances = classifyText(asked, index.classifier!);
  return {
    words: bestOf(scoreUnits(asked, index, 0).scored),
    spelling: bestOf(index.units.map((unit) => ({ unitId: unit.unitId, score: alikeness(pieces, unit.pieces) }))),
    phrasings: bestOf(index.classifier!.unitIds.map((unitId, at) => ({ unitId, score: chances[at]! }))),
  };
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
  phrasings: 0,
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
    const alone = byParts(asked, course);
    for (const part of ['words', 'spelling', 'phrasings'] as const) if (units.includes(alone[part])) counts[part] += 1;
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
    `by spelling alone ${share(counts.spelling, counts.treated)}, by students' phrasings alone ${share(counts.phrasings, counts.treated)}\n`,
);
