import type { Situation } from '@stoa/schema/board/board-lines';
import type { MistakeSeverity } from '@stoa/schema/board/board-decision';
import type { Candidate, LiveBoard, Reckoning } from '@stoa/schema/board/board-session';
import { budgetOf, pacing, silencesOf } from '../decision/pacing.ts';
import { interventionScore, scoreTerms } from '../decision/score.ts';
import { thresholdOf } from '../decision/threshold.ts';
import type { BoardContent, BoardRun } from './board-run.ts';
import { addToRow, enter, speak, wordsFor } from './speak.ts';

/** When a candidate may be thought about: not while she writes, nor in the second after. */
export function dueOf({ penDown, lastStroke }: LiveBoard, { due, holds }: Candidate): number {
  if (!holds) return due;
  return Math.max(due, lastStroke + (penDown ? pacing.longestStroke : pacing.stillWriting));
}

/** Adds a candidate in the place of an earlier one of its trigger. */
export function consider(session: BoardRun, candidate: Candidate): void {
  session.candidates = [...session.candidates.filter(({ trigger }) => trigger !== candidate.trigger), candidate];
}

/**
 * Thinks about a candidate whose time has come: silence while she wants to be left alone or where the budget is spent, later where the last word
 * was less than the gap ago, else by the intervention score against her threshold. A blocking mistake needs no score.
 */
export function think(session: BoardRun, content: BoardContent, candidate: Candidate): void {
  const { now } = session;
  session.candidates = session.candidates.filter((one) => one !== candidate);
  if (candidate.lapses !== null && now > candidate.lapses) return;
  enter(session, { type: 'TRIGGER' }, { trigger: candidate.trigger });
  if (session.chart.state !== 'DECIDING') return;
  const later = candidate.by === 'asked' ? null : heldBack(session, candidate);
  if (later !== null) return hold(session, candidate, later.until, null);
  const reckoned = candidate.by === 'score' ? reckon(session, candidate) : null;
  const tooLow = reckoned !== null && reckoned.score <= reckoned.threshold;
  const reckoning = tooLow && isBlocking(session, candidate) ? null : reckoned;
  if (tooLow && reckoning !== null) return hold(session, candidate, now + reconsidered, reckoning);
  const phrase = wordsFor(session, content, candidate, mustBeSaid(candidate));
  if (phrase === null) return hold(session, candidate, null, reckoning);
  speak(session, content, candidate, phrase, reckoning);
}
const reconsidered = 5000;

/** What she asked for, what belongs to the session, and a solved problem are spoken of even where no wording is new. */
const mustBeSaid = ({ by, trigger, speech }: Candidate): boolean =>
  trigger.startsWith('SESSION') ||
  trigger === 'EXERCISE_COMPLETED' ||
  (by === 'asked' && asksBack.has(trigger) && !(speech.of === 'situation' && asksNothing.has(speech.situation)));
const asksBack: ReadonlySet<Candidate['trigger']> = new Set([
  'STUDENT_ASKED_QUESTION',
  'STUDENT_ASKED_HELP',
  'STUDENT_SAID_DONE',
  'ANSWER_SUBMITTED',
]);

/** She only talks: where every wording was used, it is listened to. */
const asksNothing: ReadonlySet<Situation> = new Set(['reply_heard', 'off_topic', 'take_a_break']);

/** A mistake that stands and was not spoken of may be looked at again; anything else is over. */
function hold(session: BoardRun, candidate: Candidate, until: number | null, reckoning: Reckoning | null): void {
  const ofSilence = candidate.trigger === 'STUCK_NO_INPUT';
  const again = until !== null && (candidate.lapses === null || until <= candidate.lapses) && !ofSilence;
  addToRow(session, { ...reckoning, decision: again ? 'wait' : 'silence' });
  if (again) session.candidates.push({ ...candidate, due: until });
  if (ofSilence) session.stuckNotBefore = until === null ? session.now + 30_000 : Math.max(until, session.now + reconsidered);
  enter(session, { type: 'HOLD' });
}

/** Why nothing unasked may be said now, and until when; null where it may. */
function heldBack(session: BoardRun, candidate: Candidate): { until: number | null } | null {
  const { now, lastSaid } = session;
  if (candidate.trigger.startsWith('SESSION')) return null;
  if (now < session.quietUntil) return { until: session.quietUntil };
  if (candidate.by === 'fixed' && candidate.trigger === 'EXERCISE_COMPLETED') return null;
  if (candidate.by === 'score' && !isBlocking(session, candidate) && session.unasked.length >= budgetOf(session.limitMinutes))
    return { until: null };
  return lastSaid !== null && now < lastSaid + pacing.gap ? { until: lastSaid + pacing.gap } : null;
}

const severityNow = ({ mistake }: BoardRun, { about, trigger }: Candidate): MistakeSeverity | null => {
  if (trigger === 'WRONG_APPROACH') return 'medium';
  if (about !== 'mistake' || mistake === null) return null;
  return trigger === 'REPEATED_MISTAKE' && mistake.severity !== 'blocking' ? 'major' : mistake.severity;
};
/** A mistake that nothing can go on from, read with confidence. */
const isBlocking = (session: BoardRun, candidate: Candidate): boolean =>
  severityNow(session, candidate) === 'blocking' && (session.mistake?.confidence ?? 0) >= confidentReading;

/** From here on a reading is believed: a mistake in it may be spoken of as one. */
export const confidentReading = 0.8;

function reckon(session: BoardRun, candidate: Candidate): Reckoning {
  const { now, profile, mistake, unasked } = session;
  const severity = severityNow(session, candidate);
  const known = mistake !== null && profile.commonErrors.some((name) => isNamed(name, mistake.category) || name === mistake.rule);
  const teaching =
    severity === null
      ? 0.8
      : known || candidate.trigger === 'REPEATED_MISTAKE'
        ? 1
        : { minor: 0.2, medium: 0.7, major: 0.9, blocking: 1 }[severity];
  const stuckAfter = silencesOf(profile, session.frustrated > 0).first;
  const terms = scoreTerms({
    severity,
    idle: struggles.has(candidate.trigger) ? Math.max(stuckAfter, now - session.lastInput) : now - session.lastInput,
    stuckAfter,
    confidence: candidate.about === 'mistake' ? (mistake?.confidence ?? 1) : 1,
    teaching,
    sinceLast: session.lastSaid === null ? null : now - session.lastSaid,
    recentSteps: session.rightSteps.filter((at) => now - at <= 30_000).length,
    recentInterventions: unasked.filter((at) => now - at <= 300_000).length,
  });
  return { terms, score: interventionScore(terms), threshold: thresholdOf(profile, session.signals) };
}

/** Signs of being stuck, although the pen moves. */
const struggles: ReadonlySet<Candidate['trigger']> = new Set(['ERASING_REPEATEDLY', 'STARTING_OVER']);

/** The record calls them in the plural: sign_errors. */
const isNamed = (name: string, category: string) => name.replace(/s$/, '') === category.replace(/s$/, '');
