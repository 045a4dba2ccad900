import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { CoachingScope } from '@stoa/schema/essay/essay-phase';
import type { SourceAnnotation } from '@stoa/schema/essay/essay-draft';
import type { EssayReading } from '../reading/read-essay.ts';
import { isNoteOnSituation, saysWhyItMatters, sourcingIn } from '../reading/sourcing.ts';
import type { EssayProgress } from './essay-progress.ts';

/** What each phase requires at least (essay spec, "Done enough", and the rubric's two sourced and four argued documents). */
const bars = { documentsSeen: 5, groupings: 2, contextSentences: 2, bodyParagraphs: 3, documentsArgued: 4, documentsSourced: 2 };

/**
 * True if a phase has what it takes to suggest the next (essay spec, "Done enough"). The bars are low on purpose: it's better
 * to move on early and circle back. Nothing follows the revision: being done there means that she has touched complexity, never
 * that the essay is ready.
 *
 * `thinContext`: whether the detector of thin context fires.
 */
export function isDoneEnough(phase: EssayPhase, progress: EssayProgress, thinContext: boolean): boolean {
  switch (phase) {
    case 'source-analysis':
      return progress.documentsSeen.size >= bars.documentsSeen && progress.groupings.length >= bars.groupings;
    case 'thesis':
      return progress.thesisHolds;
    case 'contextualization':
      return progress.contextSentences >= bars.contextSentences && !thinContext;
    case 'drafting':
      return (
        progress.bodyParagraphs >= bars.bodyParagraphs &&
        progress.documentsArgued.size >= bars.documentsArgued &&
        progress.outsideEvidence.length > 0 &&
        progress.documentsSourced.size >= bars.documentsSourced
      );
    case 'revision':
      return (
        progress.complexityTouched &&
        progress.thesisHolds &&
        progress.outsideEvidence.length > 0 &&
        progress.documentsSourced.size >= bars.documentsSourced
      );
  }
}

/**
 * Returns whether a scope is done that asks for one thing instead of its whole phase: a sourcing sentence with its point, a
 * complexity move, or a note on who made the current document and why that matters. Null if the phase's own bar applies.
 */
export function isDoneInScope(
  scope: CoachingScope,
  {
    reading,
    annotations,
    progress,
  }: { reading: EssayReading; annotations: readonly SourceAnnotation[]; progress: EssayProgress },
): boolean | null {
  switch (scope) {
    case 'sourcing':
      return reading.paragraphs.some((paragraph) =>
        sourcingIn(paragraph, reading.thresholds.sourcing).some(({ isRelevant }) => isRelevant),
      );
    case 'complexity':
      return progress.complexityTouched;
    case 'doc-analysis': {
      const newest = annotations.findLast(({ note }) => note.trim() !== '');
      const notes = annotations.flatMap(({ source, note }) => (source === newest?.source ? [note] : [])).join('\n');
      return isNoteOnSituation(notes, reading.thresholds.sourcing) && saysWhyItMatters(notes);
    }
    case 'full':
    case 'thesis':
    case 'contextualization':
      return null;
  }
}
