import type { CoachTalk } from '@stoa/schema/essay/coach-turn';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { EssayPhase } from '@stoa/schema/essay/essay-phase';
import type { Fire } from '../detectors/detect.ts';

/** The same issue at most so many turns running, then it rests until revision (the design's answer to the budget question). */
export const issueBudget = 3;

type CoachLine = Extract<CoachTalk, { role: 'coach' }>;
const coachLines = (history: readonly CoachTalk[]): readonly CoachLine[] => history.filter((talk) => talk.role === 'coach');

/** What an issue is about, by which it is known again: the document of a source or description, else the kind alone. */
export const aboutOf = ({ detector, slots }: Fire): string | null =>
  detector === 'hipp_without_relevance' || detector === 'description_not_argument' ? (slots.doc ?? null) : null;

const isSame = (line: CoachLine, detector: DetectorId, about: string | null): boolean =>
  line.detector === detector && (about === null || line.about === null || line.about === about);

/** How many turns in a row, the last among them, the coach has spent on an issue. */
export function turnsRunning(history: readonly CoachTalk[], detector: DetectorId, about: string | null): number {
  const lines = coachLines(history);
  return lines.length - 1 - lines.findLastIndex((line) => line.move === 'let_go' || !isSame(line, detector, about));
}

/** How often the coach has brought up an issue at all. */
export const timesRaised = (history: readonly CoachTalk[], detector: DetectorId, about: string | null): number =>
  coachLines(history).filter((line) => line.move !== 'let_go' && isSame(line, detector, about)).length;

/** Whether an issue rests: it was let go, and this is not the revision, where it may come up once more. Complexity has no phase but that one. */
export function rests(history: readonly CoachTalk[], phase: EssayPhase, detector: DetectorId, about: string | null): boolean {
  const lines = coachLines(history);
  const letGo = lines.filter(
    (line, at) => line.move === 'let_go' && isSame(line.detector === null ? (lines[at - 1] ?? line) : line, detector, about),
  ).length;
  return letGo >= (phase === 'revision' && detector !== 'missing_complexity' ? 2 : 1);
}
