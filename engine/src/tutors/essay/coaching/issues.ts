import type { CoachTalk } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { Fire } from '../detectors/detect.ts';

/**
 * The same issue is raised in at most this many turns in a row. Then it is dropped until the revision (the design's answer to
 * the budget question).
 */
export const issueBudget = 3;

type CoachLine = Extract<CoachTalk, { role: 'coach' }>;
const coachLines = (history: readonly CoachTalk[]): readonly CoachLine[] => history.filter((talk) => talk.role === 'coach');

/**
 * Returns what identifies an issue besides its kind: the document, for issues about sourcing or description; otherwise null.
 */
export const aboutOf = ({ detector, slots }: Fire): string | null =>
  detector === 'hipp_without_relevance' || detector === 'description_not_argument' ? (slots.doc ?? null) : null;

const isSame = (line: CoachLine, detector: DetectorId, about: string | null): boolean =>
  line.detector === detector && (about === null || line.about === null || line.about === about);

/** Counts how many turns in a row, up to the last one, the coach has spent on an issue. */
export function turnsRunning(history: readonly CoachTalk[], detector: DetectorId, about: string | null): number {
  const lines = coachLines(history);
  return lines.length - 1 - lines.findLastIndex((line) => line.move === 'let_go' || !isSame(line, detector, about));
}

/** Counts how often the coach has raised an issue in total. */
export const timesRaised = (history: readonly CoachTalk[], detector: DetectorId, about: string | null): number =>
  coachLines(history).filter((line) => line.move !== 'let_go' && isSame(line, detector, about)).length;

/**
 * True if an issue was dropped and may not come up now. It may come up once more in the revision, except complexity, which is
 * only raised there.
 */
export function rests(history: readonly CoachTalk[], phase: EssayPhase, detector: DetectorId, about: string | null): boolean {
  const lines = coachLines(history);
  const letGo = lines.filter(
    (line, at) => line.move === 'let_go' && isSame(line.detector === null ? (lines[at - 1] ?? line) : line, detector, about),
  ).length;
  return letGo >= (phase === 'revision' && detector !== 'missing_complexity' ? 2 : 1);
}
