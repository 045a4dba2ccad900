import { z } from 'zod';
import { ContentChunk } from './course.ts';
import { ExamTier } from './tier.ts';
import { UnitId } from './unit-id.ts';

/** A unit's description in a sentence or two (course spec PV-AI-004). */
export const UnitAnchor = z.object({ unitId: UnitId, title: z.string(), anchorText: z.string() });
export type UnitAnchor = z.infer<typeof UnitAnchor>;

/** What an exam question is about, without any of its words (PV-AI-005). */
export const ExamCandidate = z.object({
  questionId: z.string(),
  unitIds: z.array(UnitId),
  difficultyTier: ExamTier,
  tags: z.array(z.string()),
});
export type ExamCandidate = z.infer<typeof ExamCandidate>;

/** A part of an exam question's memo or of its video (PV-AI-005). It reveals the answer. */
export const ExamSupportChunk = z.object({
  questionId: z.string(),
  unitIds: z.array(UnitId),
  difficultyTier: ExamTier,
  chunkType: z.enum(['memo', 'transcript']),
  section: z.string(),
  text: z.string(),
});
export type ExamSupportChunk = z.infer<typeof ExamSupportChunk>;

/** What a row of each namespace returns when it is found (PF-2.1). */
export const rowMetadata = {
  unit_anchors: UnitAnchor,
  unit_content_chunks: ContentChunk,
  exam_candidates: ExamCandidate,
  exam_support_chunks: ExamSupportChunk,
} as const;
export const RowNamespace = z.enum(['unit_anchors', 'unit_content_chunks', 'exam_candidates', 'exam_support_chunks']);
export type RowNamespace = z.infer<typeof RowNamespace>;
export type RowMetadata = { readonly [N in RowNamespace]: z.infer<(typeof rowMetadata)[N]> };
