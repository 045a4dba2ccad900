import type { CoachingScope, EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { EssayProgress } from './essay-progress.ts';
import { entryPhase, isBefore, isNarrowed } from './phase-order.ts';

/**
 * The phase in which a turn is taken: the one that was suggested last, or a later one where the page shows that she has skipped ahead. She is
 * never held back and never moved into revision by this: a coach suggests that.
 *
 * Shape   `suggested`: null in a session's first turn. `stays`: she was just sent or has just gone back, and is left there.
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
 * Where a timed session goes as its writing begins: the reading was the source analysis, so a thesis comes next, or the body where a thesis
 * stands (essay spec, "Timed-mode behavior").
 */
export const phaseAsWritingStarts = (
  scope: CoachingScope,
  { thesisHolds, bodyParagraphs }: Pick<EssayProgress, 'thesisHolds' | 'bodyParagraphs'>,
): EssayPhase => (isNarrowed(scope) ? entryPhase(scope) : thesisHolds || bodyParagraphs > 0 ? 'drafting' : 'thesis');
