import type { ContentChunk } from '@stoa/schema/course/course';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { UnitId } from '@stoa/schema/course/unit-id';
import { scoreUnits } from './map-units.ts';
import { termWordsOf } from './question-terms.ts';
import { indexUnits, type FindableUnit, type UnitIndex } from './unit-index.ts';

/** What a unit is, in a sentence or two (course spec PV-AI-004). */
export type UnitAnchor = { readonly unitId: UnitId; readonly title: string; readonly anchorText: string };

/** An exam question that can be attempted now, by what it is about and no word of it (PV-AI-005). */
export type ExamCandidate = {
  readonly questionId: string;
  readonly unitIds: readonly UnitId[];
  readonly difficultyTier: ExamTier;
};

/** What a turn may stand on: all that a prompt is told of the course, of the units in scope alone (PV-AI-010). */
export type CourseContext = {
  readonly unitAnchors: readonly UnitAnchor[];
  /** The best first. */
  readonly unitContentChunks: readonly ContentChunk[];
  readonly examCandidates: readonly ExamCandidate[];
};

const most = { anchors: 6, chunks: 8, exams: 10 } as const;

/** A course as turns search it: its units, and the sections of its lessons. */
export type CourseLibrary = {
  readonly anchors: readonly UnitAnchor[];
  readonly units: UnitIndex;
  readonly sections: UnitIndex; // each section under its place in `chunks`
  readonly chunks: readonly ContentChunk[];
};

/** Makes a course ready to be searched, once for all its turns. */
export const courseLibrary = (
  units: readonly FindableUnit[],
  chunks: readonly ContentChunk[],
  notTreated: readonly string[] = [],
): CourseLibrary => ({
  anchors: units.map(({ unitId, title, anchorText }) => ({ unitId, title, anchorText })),
  units: indexUnits(units, notTreated),
  sections: indexSections(chunks),
  chunks,
});

/** Each section under its place in the list. */
const indexSections = (chunks: readonly ContentChunk[]): UnitIndex =>
  indexUnits(
    chunks.map(({ section, text }, at) => ({
      unitId: String(at),
      title: section,
      anchorText: '',
      words: [],
      says: [],
      notation: [],
      misconceptions: [],
      lesson: [text],
    })),
  );

/**
 * Finds what a turn may stand on (course spec PV-AI-010): anchors and sections of the units in scope, in the order in which they fit her text, and
 * the exam questions that are open. Nothing of another unit comes through, whatever she asks.
 */
export function retrieveContext(
  library: CourseLibrary,
  { text, scopedUnitIds, exams }: { text: string; scopedUnitIds: readonly UnitId[]; exams: readonly ExamCandidate[] },
): CourseContext {
  const scoped = new Set(scopedUnitIds);
  const fits = new Map(scoreUnits(text, library.sections).scored.map(({ unitId, score }) => [Number(unitId), score]));
  const chunks = library.chunks
    .map((chunk, at) => ({ chunk, score: fits.get(at) ?? 0 }))
    .filter(({ chunk }) => scoped.has(chunk.unitId))
    .toSorted((one, other) => other.score - one.score);
  return {
    unitAnchors: scopedUnitIds
      .flatMap((unit) => library.anchors.find(({ unitId }) => unitId === unit) ?? [])
      .slice(0, most.anchors),
    unitContentChunks: chunks.slice(0, most.chunks).map(({ chunk }) => chunk),
    examCandidates: exams.slice(0, most.exams),
  };
}

/** The section that answers what she asks; null where none of those that were found speaks of enough of it. */
export function passageFor(text: string, { unitContentChunks }: CourseContext): ContentChunk | null {
  const { scored, spokenOf } = scoreUnits(text, indexSections(unitContentChunks));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { unitId: '', score: 0 });
  return best.score < leastFitting || spokenOf < leastSpoken ? null : unitContentChunks[Number(best.unitId)]!;
}
const leastFitting = 0.5;
const leastSpoken = 0.5;

/** Words of a statement from which on it says something of the matter, and how many of them a section must have to be what it stands on. */
const fewestWords = 5;
const leastShared = 0.6;

/** The section that a tutor's text stands on: the one that has most of the words of what it states; null where it states nothing of the matter. */
export function sectionBehind(text: string, { unitContentChunks }: CourseContext): ContentChunk | null {
  const stated = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !sentence.endsWith('?'))
    .join(' ');
  const stems = new Set(termWordsOf(stated).map(({ stem }) => stem));
  if (stems.size < fewestWords) return null;
  const shares = unitContentChunks.map((chunk) => {
    const own = new Set(termWordsOf(`${chunk.section} ${chunk.text}`).map(({ stem }) => stem));
    return { chunk, share: [...stems].filter((stem) => own.has(stem)).length / stems.size };
  });
  const best = shares.reduce<(typeof shares)[number] | null>(
    (one, other) => (one === null || other.share > one.share ? other : one),
    null,
  );
  return best === null || best.share < leastShared ? null : best.chunk;
}
