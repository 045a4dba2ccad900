import type { DetectorFireRow, EssaySession, FoundIssue } from '@stoa/schema/essay/essay-session';
import type { CoachTurn } from '../coaching/coach-turn.ts';
import type { EssaySight } from '../coaching/see-situation.ts';
import type { Fire } from '../detectors/detect.ts';

/** Findings that are kept of a turn: a page of nothing but faults must not fill the store. */
const mostFound = 40;

/**
 * What becomes of the detectors in a turn: each issue that was not there at the last one is seen, that of the coach's words is spoken of, and one
 * that the coach has spoken of and that stands there no more was acted on. A detector that is switched off, or that rests in this phase, says nothing.
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
