import type { BoardRun } from './board-run.ts';
import { isHelpLevel } from './rungs.ts';

/**
 * Reports the evidence that the problem gives of its skill, once: right on her own, right after a mistake was pointed out or
 * she was told how, or not right. A problem that was left without a mistake and without an answer gives none.
 */
export function giveEvidence(session: BoardRun): void {
  const { solvedAt, mistakes, mistakesHere, ladder, judged, now } = session;
  if (judged) return;
  const told = mistakesHere > 0 && mistakes.slice(-mistakesHere).some(({ spokenOf }) => spokenOf);
  const aided = told || isHelpLevel(ladder.reached);
  const outcome = solvedAt === null ? (mistakesHere > 0 ? 'incorrect' : null) : aided ? 'hinted' : 'correct';
  if (outcome === null) return;
  session.judged = true;
  if (outcome === 'correct') session.counts.solvedAlone += 1;
  session.effects.push({ effect: 'evidence', at: now, outcome, aided });
}
