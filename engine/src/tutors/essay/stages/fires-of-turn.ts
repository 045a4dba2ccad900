import type { DetectorFireRow, EssaySession, FoundIssue } from '@stoa/schema/essay/essay-session';
import type { CoachTurn } from '../coaching/coach-turn.ts';
import type { EssaySight } from '../coaching/see-situation.ts';
import type { Fire } from '../detectors/detect.ts';

/** How many findings of a turn are kept, so that a page full of faults can't fill the store. */
const mostFound = 40;

/**
 * Returns what happened to each issue in a turn: an issue that wasn't there last time is "seen", the one that the coach raises
 * is "spoken", and one that the coach has raised and that is gone now was "acted" on. A detector that is switched off, or
 * inactive in this phase, reports nothing.
 */
export function firesOfTurn(
  session: Pick<EssaySession, 'found' | 'raised' | 'phase'>,
  { fires, situation }: EssaySight,
  turn: CoachTurn,
): { rows: DetectorFireRow[]; found: FoundIssue[]; raised: EssaySession['raised'] } {
  const { phase, detector } = turn;
  const row = (
    outcome: DetectorFireRow['outcome'],
    { detector: of, span, paragraph }: Pick<Fire, 'detector' | 'span' | 'paragraph'>,
    response: string | null = null,
  ): DetectorFireRow => ({ detector: of, outcome, phase, span: span?.text ?? null, paragraph, response });
  const kept = fires.slice(0, mostFound);
  const isNew = (fire: Fire) =>
    !session.found.some((one) => one.detector === fire.detector && one.span === (fire.span?.text ?? null));
  const spoken = detector === null ? undefined : kept.find((fire) => fire.detector === detector);
  const gone =
    session.phase === phase
      ? session.raised.filter((id) => !situation.detectorsOff.has(id) && !kept.some((fire) => fire.detector === id))
      : [];
  const raised = [...session.raised.filter((id) => !gone.includes(id)), ...(detector === null ? [] : [detector])];
  return {
    rows: [
      ...kept.filter(isNew).map((fire) => row('seen', fire)),
      ...(spoken === undefined ? [] : [row('spoken', spoken, turn.text)]),
      ...gone.map((id) => row('acted', { detector: id, span: null, paragraph: null })),
    ],
    found: kept.map((fire) => ({ detector: fire.detector, span: fire.span?.text ?? null })),
    raised: [...new Set(raised)],
  };
}
