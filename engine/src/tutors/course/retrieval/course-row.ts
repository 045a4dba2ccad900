import type { ContentChunk } from '@stoa/schema/course/course';
import type { RowMetadata, RowNamespace } from '@stoa/schema/course/course-row';
import type { ExamQuestion } from '@stoa/schema/course/exam-question';
import type { ExamTier } from '@stoa/schema/course/tier';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { FindableUnit } from './unit-index.ts';

/** A searchable part of a course, the units it belongs to, and what is returned when it is found. */
export type CourseRow<N extends RowNamespace = RowNamespace> = {
  /** Unique in its course and namespace. Begins with its origin (`rowOrigins`). */
  readonly id: string;
  readonly namespace: N;
  readonly courseId: string;
  readonly unitIds: readonly UnitId[];
  /** For exam questions. */
  readonly tier: ExamTier | null;
  readonly questionId: string | null;
  /** The text that is searched. */
  readonly heading: string;
  readonly text: string;
  readonly metadata: RowMetadata[N];
};

/** Where rows come from: a course's files in the release, or documents that were loaded in addition. */
export type RowOrigin = 'content' | 'document';

/** The searchable content of a course's own files. */
export type CourseContent = {
  readonly courseId: string;
  readonly units: readonly Pick<FindableUnit, 'unitId' | 'title' | 'anchorText' | 'words' | 'misconceptions'>[];
  readonly chunks: readonly ContentChunk[];
  readonly exams: readonly ExamQuestion[];
};

/** Returns the rows of a course's own files: its units, the sections of its lessons, its exam questions and their memos. */
export const rowsOfContent = ({ courseId, units, chunks, exams }: CourseContent): readonly CourseRow[] => [
  ...units.map(({ unitId, title, anchorText, words, misconceptions }): CourseRow<'unit_anchors'> => ({
    id: `content/${unitId}`,
    namespace: 'unit_anchors',
    courseId,
    unitIds: [unitId],
    tier: null,
    questionId: null,
    heading: title,
    text: [anchorText, ...words, ...misconceptions.map(({ description }) => description)].join('\n'),
    metadata: { unitId, title, anchorText },
  })),
  ...chunkRows('content', chunks),
  ...exams.flatMap((question) => examRows(courseId, question)),
];

/** Converts sections of texts to rows, named by their source and their position in it. */
export function chunkRows(origin: RowOrigin, chunks: readonly ContentChunk[]): readonly CourseRow<'unit_content_chunks'>[] {
  const places = new Map<string, number>();
  return chunks.map((chunk) => {
    const place = places.get(chunk.sourceId) ?? 0;
    places.set(chunk.sourceId, place + 1);
    return {
      id: `${origin}/${chunk.sourceId}/${placeName(place)}`,
      namespace: 'unit_content_chunks',
      courseId: chunk.courseId,
      unitIds: [chunk.unitId],
      tier: null,
      questionId: null,
      heading: chunk.section,
      text: chunk.text,
      metadata: chunk,
    };
  });
}

/** Pads the position with zeros, so that names sort like positions. */
export const placeName = (place: number): string => String(place).padStart(4, '0');

function examRows(
  courseId: string,
  { questionId, unitId, difficultyTier, tags, stem, memo }: ExamQuestion,
): readonly CourseRow[] {
  const of = { courseId, unitIds: [unitId], tier: difficultyTier, questionId };
  const about = { questionId, unitIds: [unitId], difficultyTier };
  const explained = memo.map(({ explanation, math }) => `${explanation} $${math}$`).join('\n');
  return [
    {
      ...of,
      id: `content/${questionId}`,
      namespace: 'exam_candidates',
      heading: tags.join(', ').replaceAll('_', ' '),
      text: stem,
      metadata: { ...about, tags },
    } satisfies CourseRow<'exam_candidates'>,
    {
      ...of,
      id: `content/${questionId}/memo`,
      namespace: 'exam_support_chunks',
      heading: stem,
      text: explained,
      metadata: { ...about, chunkType: 'memo', section: 'Memo', text: explained },
    } satisfies CourseRow<'exam_support_chunks'>,
  ];
}

/** Which rows may be found: those of these units and, if given, of this tier and these questions. */
export type RowScope = {
  readonly courseId: string;
  readonly unitIds: readonly UnitId[];
  readonly tier: ExamTier | null;
  readonly questionIds: readonly string[] | null;
  readonly withoutQuestionIds: readonly string[];
};

/** True if a row may be found in a scope. */
export const isInScope = (
  row: Pick<CourseRow, 'courseId' | 'unitIds' | 'tier' | 'questionId'>,
  { courseId, unitIds, tier, questionIds, withoutQuestionIds }: RowScope,
): boolean =>
  row.courseId === courseId &&
  row.unitIds.some((unit) => unitIds.includes(unit)) &&
  (tier === null || row.tier === tier) &&
  (questionIds === null || (row.questionId !== null && questionIds.includes(row.questionId))) &&
  (row.questionId === null || !withoutQuestionIds.includes(row.questionId));
