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

/** What was found in a course for a turn, from the units in scope only. */
export type FoundInCourse = {
  readonly unitAnchors: readonly UnitAnchor[];
  /** Best first. */
  readonly unitContentChunks: readonly ContentChunk[];
  /** Only of questions that she has passed, because a memo gives the answer away. */
  readonly examSupportChunks: readonly ExamSupportChunk[];
};

/**
 * What a turn may be based on: everything that a prompt contains about the course (PV-AI-010). The exam questions are those
 * that can be attempted now, at most ten.
 */
export type CourseContext = FoundInCourse & { readonly examCandidates: readonly ExamCandidate[] };

export const mostExamCandidates = 10;
const most = { anchors: 6, chunks: 8, support: 2 } as const;

/** A query to a course's rows: a text as terms and as an embedding. */
export type RowsAsked = RowQuestion & { readonly embedding: RowQuery['embedding'] };

/** Builds the query to a course's rows for a text. `units` tells which words are rare. */
export function askedOf(text: string, units: UnitIndex, embedding: RowQuery['embedding']): RowsAsked {
  return { weights: weighedTerms(text, units), vector: embedding?.vector ?? null, embedding };
}

/** Embeds a text without a model. */
export const hashed = (text: string): { readonly model: string; readonly vector: Embedding } => ({
  model: hashedEmbedder.model,
  vector: hashedEmbedding(text),
});

/** What a turn is about, which decides what it may be based on. */
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

/** Returns a turn's queries to the rows, one for each namespace, limited to its scope. */
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

/** Returns a query for exam questions of one unit and tier, without those that she has passed. */
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

/** Returns the questions that were found, those that fit the text best first. */
export const candidateIds = (
  found: readonly FoundRow<'exam_candidates'>[],
  asked: RowQuestion,
  { most }: CandidatesWanted,
): readonly string[] => rankRows(found, asked, most).map(({ row }) => row.metadata.questionId);

/**
 * Builds what the turn may be based on from what was found: anchors in the order of the scope, sections by how well they fit.
 */
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

/** A course in the form that turns search: its units, the rows of its own files, and the meanings of its words. */
export type CourseLibrary = {
  readonly courseId: string;
  readonly units: UnitIndex;
  readonly rows: RowsInMemory;
  readonly terms: CourseTerms;
};

/**
 * Finds what a turn may be based on (course spec PV-AI-010) in the course's own files: anchors of the units in scope, and their
 * sections sorted by how well they fit her text. Never returns anything of another unit, whatever she asks.
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

/** Returns the exam questions of a unit and tier in the course's own files, those that fit the text best first. */
export function candidatesInMemory(
  { courseId, units, rows }: CourseLibrary,
  text: string,
  wanted: CandidatesWanted,
): readonly string[] {
  const asked = askedOf(text, units, hashed(text));
  return candidateIds(rows.find(candidateQuery(asked, courseId, wanted)), asked, wanted);
}

/** Indexes each section by its position in the list. */
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

/** Returns the section that answers what she asks; null if none of those that were found covers enough of it. */
export function passageFor(text: string, { unitContentChunks }: Pick<FoundInCourse, 'unitContentChunks'>): ContentChunk | null {
  const { scored, spokenOf } = scoreUnits(text, indexSections(unitContentChunks));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { unitId: '', score: 0 });
  return best.score < leastFitting || spokenOf < leastSpoken ? null : unitContentChunks[Number(best.unitId)]!;
}
const leastFitting = 0.5;
const leastSpoken = 0.5;

/**
 * A statement needs this many words to count as being about the topic, and a section must share this share of them to be its
 * source.
 */
const fewestWords = 5;
const leastShared = 0.6;

/**
 * Returns the section that a tutor's text is based on: the one that it quotes, or the one that shares most of the words that it
 * states. Null if it states nothing about the topic.
 */
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
