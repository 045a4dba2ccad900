import type { Situation } from '@stoa/schema/board/board-lines';
import type { MistakeSeverity } from '@stoa/schema/board/board-decision';
import type { Candidate, LiveBoard, Reckoning } from '@stoa/schema/board/board-session';
import { budgetOf, pacing, silencesOf } from '../decision/pacing.ts';
import { interventionScore, scoreTerms } from '../decision/score.ts';
import { thresholdOf } from '../decision/threshold.ts';
import type { BoardContent, BoardRun } from './board-run.ts';
import { addToRow, enter, speak, wordsFor } from './speak.ts';

/** Returns when a candidate may be considered: not while she writes, nor in the second after. */
export function dueOf({ penDown, lastStroke }: LiveBoard, { due, holds }: Candidate): number {
  if (!holds) return due;
  return Math.max(due, lastStroke + (penDown ? pacing.longestStroke : pacing.stillWriting));
}

/** Adds a candidate. It replaces an earlier one with the same trigger. */
export function consider(session: BoardRun, candidate: Candidate): void {
  session.candidates = [...session.candidates.filter(({ trigger }) => trigger !== candidate.trigger), candidate];
}

/**
 * Decides on a candidate that is due. The tutor is silent if the student wants to be left alone or the budget is spent, and
 * waits if its last remark was less than the gap ago. Otherwise the intervention score decides, against her threshold. A
 * blocking mistake needs no score.
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

/**
 * True for replies to the student's requests, what belongs to the session, and a solved problem: these are said even if no
 * wording is new.
 */
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

/** Replies to a student who is only talking: once every wording has been used, the tutor just listens. */
const asksNothing: ReadonlySet<Situation> = new Set(['reply_heard', 'off_topic', 'take_a_break']);

/**
 * Decides not to speak now. The candidate comes back later if `until` is given and it doesn't lapse before. A remark about
 * silence never does.
 */
function hold(session: BoardRun, candidate: Candidate, until: number | null, reckoning: Reckoning | null): void {
  const ofSilence = candidate.trigger === 'STUCK_NO_INPUT';
  const again = until !== null && (candidate.lapses === null || until <= candidate.lapses) && !ofSilence;
  addToRow(session, { ...reckoning, decision: again ? 'wait' : 'silence' });
  if (again) session.candidates.push({ ...candidate, due: until });
  if (ofSilence) session.stuckNotBefore = until === null ? session.now + 30_000 : Math.max(until, session.now + reconsidered);
  enter(session, { type: 'HOLD' });
}

/**
 * Returns null if an unasked remark may be said now. Otherwise says until when it may not; `until` is null if it is to be
 * dropped.
 */
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
/** True if the mistake is blocking and was read with confidence. */
const isBlocking = (session: BoardRun, candidate: Candidate): boolean =>
  severityNow(session, candidate) === 'blocking' && (session.mistake?.confidence ?? 0) >= confidentReading;

/** A reading of at least this confidence is trusted: a mistake in it may be called one. */
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

/** Signs of being stuck even though the pen is moving. */
const struggles: ReadonlySet<Candidate['trigger']> = new Set(['ERASING_REPEATEDLY', 'STARTING_OVER']);

/** Compares names of errors. The record uses plurals: sign_errors. */
const isNamed = (name: string, category: string) => name.replace(/s$/, '') === category.replace(/s$/, '');
