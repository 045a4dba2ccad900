import type { CoachingScope, EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayProgress } from './essay-progress.ts';
import { entryPhase, isBefore, isNarrowed } from './phase-order.ts';

/**
 * Returns the phase of a turn: the one that was suggested last, or a later one if the page shows that she has skipped ahead.
 * This never holds her back and never moves her into the revision; only a coach suggests that.
 *
 * Shape   `suggested`: null in a session's first turn. `stays`: she was just sent back or has just gone back, and is left
 *         there.
 */
export function phaseNow({
  scope,
  suggested,
  progress,
  stays = false,
}: {
  scope: CoachingScope;
  suggested: EssayPhase | null;
  progress: EssayProgress;
  stays?: boolean;
}): EssayPhase {
  if (isNarrowed(scope)) return entryPhase(scope);
  const phase = suggested ?? entryPhase(scope);
  const onPage: EssayPhase = progress.bodyParagraphs > 0 ? 'drafting' : progress.thesisHolds ? 'thesis' : 'source-analysis';
  return !stays && isBefore(phase, onPage) ? onPage : phase;
}

/**
 * Returns the phase that a timed session enters as its writing begins: the reading was the source analysis, so a thesis comes
 * next, or the body if a thesis is already there (essay spec, "Timed-mode behavior").
 */
export const phaseAsWritingStarts = (
  scope: CoachingScope,
  { thesisHolds, bodyParagraphs }: Pick<EssayProgress, 'thesisHolds' | 'bodyParagraphs'>,
): EssayPhase => (isNarrowed(scope) ? entryPhase(scope) : thesisHolds || bodyParagraphs > 0 ? 'drafting' : 'thesis');
