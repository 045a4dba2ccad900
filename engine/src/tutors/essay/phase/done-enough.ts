import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayProgress } from './essay-progress.ts';

/**
 * Whether a phase has what it takes to suggest the next (essay spec, "Done enough"). The bars are loose on purpose: better to move on early and
 * circle back. Revision has no next phase, and a coach never says that an essay is ready.
 *
 * `contextHolds` is what the detector of a thin context says, read in the phase of contextualization.
 */
export function isDoneEnough(phase: EssayPhase, progress: EssayProgress, contextHolds: boolean): boolean {
  switch (phase) {
    case 'source-analysis':
      return progress.documentsSeen.size >= 5 && progress.groupings >= 2;
    case 'thesis':
      return progress.thesisHolds;
    case 'contextualization':
      return contextHolds;
    case 'drafting':
      return (
        progress.bodyParagraphs >= 3 &&
        progress.documentsArgued.size >= 4 &&
        progress.outsideEvidence.length > 0 &&
        progress.documentsSourced.size >= 2
      );
    case 'revision':
      return false;
  }
}
