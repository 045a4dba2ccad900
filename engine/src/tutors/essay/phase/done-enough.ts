import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayProgress } from './essay-progress.ts';

/** What each phase takes at least (essay spec, "Done enough", and the rubric's two sourced and four argued documents). */
const bars = { documentsSeen: 5, groupings: 2, contextSentences: 2, bodyParagraphs: 3, documentsArgued: 4, documentsSourced: 2 };

/**
 * Whether a phase has what it takes to suggest the next (essay spec, "Done enough"). The bars are loose on purpose: better to move on early and
 * circle back. After revision nothing follows: being done there says that she has touched complexity, and never that an essay is ready.
 *
 * `thinContext`: whether the detector of a thin context fires.
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
