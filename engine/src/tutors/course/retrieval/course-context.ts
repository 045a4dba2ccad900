import type { ContentChunk } from '@stoa/schema/course/course';
import type { ExamCandidate, ExamSupportChunk, RowNamespace, UnitAnchor } from '@stoa/schema/course/course-row';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { CourseTerms } from './course-terms.ts';
import type { FoundRow, RowQuery } from './course-index.ts';
import type { RowScope } from './course-row.ts';
import type { Embedding } from './embedder.ts';
import { hashedEmbedder, hashedEmbedding } from './hashed-embedder.ts';
import { scoreUnits, weighedTerms } from './map-units.ts';
import { termWordsOf } from './question-terms.ts';
import { rankRows, type RowQuestion } from './rank-rows.ts';
import type { RowsInMemory } from './rows-in-memory.ts';
import { indexUnits, type UnitIndex } from './unit-index.ts';

/** What was found of a course for a turn, of the units in scope alone. */
export type FoundInCourse = {
  readonly unitAnchors: readonly UnitAnchor[];
  /** The best first. */
  readonly unitContentChunks: readonly ContentChunk[];
  /** Of questions that she has passed, and of no other: a memo gives the answer away. */
  readonly examSupportChunks: readonly ExamSupportChunk[];
};

/** What a turn may stand on: all that a prompt is told of the course (PV-AI-010). The exam questions are those that can be attempted now, ten at most. */
export type CourseContext = FoundInCourse & { readonly examCandidates: readonly ExamCandidate[] };

export const mostExamCandidates = 10;
const most = { anchors: 6, chunks: 8, support: 2 } as const;

/** What is asked of a course's rows: a text in its terms and as an embedding. */
export type RowsAsked = RowQuestion & { readonly embedding: RowQuery['embedding'] };

/** A text as the rows of a course are asked for it; `units` say which words are rare. */
export function askedOf(text: string, units: UnitIndex, embedding: RowQuery['embedding']): RowsAsked {
  return { weights: weighedTerms(text, units), vector: embedding?.vector ?? null, embedding };
}

/** A text embedded without a model. */
export const hashed = (text: string): { readonly model: string; readonly vector: Embedding } => ({
  model: hashedEmbedder.model,
  vector: hashedEmbedding(text),
});

/** What a turn is about, and so what it may stand on. */
export type ContextScope = {
  readonly courseId: string;
  readonly scopedUnitIds: readonly UnitId[];
  readonly passedQuestionIds: readonly string[];
};

type Queries = {
  readonly anchors: RowQuery<'unit_anchors'>;
  readonly chunks: RowQuery<'unit_content_chunks'>;
  readonly support: RowQuery<'exam_support_chunks'> | null; // null: she has passed none that the turn knows of
};

/** What a turn asks of the rows, each namespace in its scope. */
export function contextQueries(asked: RowsAsked, { courseId, scopedUnitIds, passedQuestionIds }: ContextScope): Queries {
  const scope: RowScope = { courseId, unitIds: scopedUnitIds, tier: null, questionIds: null, withoutQuestionIds: [] };
  const of = { terms: [...asked.weights.keys()], embedding: asked.embedding };
  const support = { ...of, scope: { ...scope, questionIds: passedQuestionIds }, most: most.support };
  return {
    anchors: {
      ...of,
      namespace: 'unit_anchors',
      scope: { ...scope, unitIds: scopedUnitIds.slice(0, most.anchors) },
      most: most.anchors,
    },
    chunks: { ...of, namespace: 'unit_content_chunks', scope, most: most.chunks },
    support: passedQuestionIds.length === 0 ? null : { ...support, namespace: 'exam_support_chunks' },
  };
}

/** Exam questions that can be looked for: of one unit and tier, without those that she has passed. */
export const candidateQuery = (
  asked: RowsAsked,
  courseId: string,
  { unitId, tier, withoutQuestionIds, most }: CandidatesWanted,
): RowQuery<'exam_candidates'> => ({
  namespace: 'exam_candidates',
  scope: { courseId, unitIds: [unitId], tier, questionIds: null, withoutQuestionIds },
  terms: [...asked.weights.keys()],
  embedding: asked.embedding,
  most,
});

export type CandidatesWanted = {
  readonly unitId: UnitId;
  readonly tier: ExamTier;
  readonly withoutQuestionIds: readonly string[];
  readonly most: number;
};

/** The questions that were found, those first that fit the text best. */
export const candidateIds = (
  found: readonly FoundRow<'exam_candidates'>[],
  asked: RowQuestion,
  { most }: CandidatesWanted,
): readonly string[] => rankRows(found, asked, most).map(({ row }) => row.metadata.questionId);

/** What was found, as the turn may stand on it: anchors in the order of the scope, sections in that in which they fit. */
export function contextOf(
  asked: RowQuestion,
  found: { readonly [Name in keyof Queries]: readonly FoundRow<NonNullable<Queries[Name]>['namespace']>[] },
  { scopedUnitIds }: Pick<ContextScope, 'scopedUnitIds'>,
): FoundInCourse {
  const best = <N extends RowNamespace>(rows: readonly FoundRow<N>[], count: number) =>
    rankRows(rows, asked, count).map(({ row }) => row.metadata);
  const anchors = found.anchors.map(({ row }) => row.metadata);
  return {
    unitAnchors: scopedUnitIds.slice(0, most.anchors).flatMap((unit) => anchors.find(({ unitId }) => unitId === unit) ?? []),
    unitContentChunks: best(found.chunks, most.chunks),
    examSupportChunks: best(found.support, most.support),
  };
}

/** A course as turns search it: its units, the rows of its own files, and what its words mean. */
export type CourseLibrary = {
  readonly courseId: string;
  readonly units: UnitIndex;
  readonly rows: RowsInMemory;
  readonly terms: CourseTerms;
};

/**
 * Finds what a turn may stand on (course spec PV-AI-010) in the course's own files: anchors of the units in scope, and their sections in the order in which they
 * fit her text. Nothing of another unit comes through, whatever she asks.
 */
export function contextInMemory(
  { courseId, units, rows }: CourseLibrary,
  { text, ...scope }: Omit<ContextScope, 'courseId'> & { text: string },
): FoundInCourse {
  const asked = askedOf(text, units, hashed(text));
  const { anchors, chunks, support } = contextQueries(asked, { courseId, ...scope });
  const found = {
    anchors: rows.find(anchors),
    chunks: rows.find(chunks),
    support: support === null ? [] : rows.find(support),
  };
  return contextOf(asked, found, scope);
}

/** The exam questions of a unit and tier in the course's own files, those first that fit the text best. */
export function candidatesInMemory(
  { courseId, units, rows }: CourseLibrary,
  text: string,
  wanted: CandidatesWanted,
): readonly string[] {
  const asked = askedOf(text, units, hashed(text));
  return candidateIds(rows.find(candidateQuery(asked, courseId, wanted)), asked, wanted);
}

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

/** The section that answers what she asks; null where none of those that were found speaks of enough of it. */
export function passageFor(text: string, { unitContentChunks }: Pick<FoundInCourse, 'unitContentChunks'>): ContentChunk | null {
  const { scored, spokenOf } = scoreUnits(text, indexSections(unitContentChunks));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { unitId: '', score: 0 });
  return best.score < leastFitting || spokenOf < leastSpoken ? null : unitContentChunks[Number(best.unitId)]!;
}
const leastFitting = 0.5;
const leastSpoken = 0.5;

/** Words of a statement from which on it says something of the matter, and how many of them a section must have to be what it stands on. */
const fewestWords = 5;
const leastShared = 0.6;

/** The section that a tutor's text stands on: the one that it quotes, or the one that has most of the words of what it states; null where it states nothing of the matter. */
export function sectionBehind(
  text: string,
  { unitContentChunks }: Pick<FoundInCourse, 'unitContentChunks'>,
): ContentChunk | null {
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.endsWith('?'));
  const saysMuch = (sentence: string): boolean => new Set(termWordsOf(sentence).map(({ stem }) => stem)).size >= fewestWords;
  const quoted = unitContentChunks.find((chunk) =>
    sentences.some((sentence) => chunk.text.includes(sentence) && saysMuch(sentence)),
  );
  if (quoted !== undefined) return quoted;
  const stems = new Set(termWordsOf(sentences.join(' ')).map(({ stem }) => stem));
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
