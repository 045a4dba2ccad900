import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { MistakeSeverity } from '@stoa/schema/board/board-decision';
import type { Situation } from '@stoa/schema/board/board-lines';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { pacing } from '../decision/pacing.ts';
import { isSlip, severityOf, severityOfError } from '../decision/severity.ts';
import type { Candidate, Speech, StandingMistake } from '@stoa/schema/board/board-session';
import { judgeBoardLine, type LineVerdict } from '../work/judge-line.ts';
import { leadsNowhere } from '../work/leads-nowhere.ts';
import type { BoardRun } from './board-run.ts';
import { giveEvidence } from './give-evidence.ts';
import { askedAbout, toldAbout, unresponsive } from './rungs.ts';
import { writeRow } from './speak.ts';
import { confidentReading, consider } from './think.ts';

type LineEvent = Extract<BoardEvent, { type: 'line' }>;

/** A reading with less confidence than this counts as unreadable. */
const readable = 0.4;

/** Takes a line that was written: judges it by the lines above it, and proposes what may be said about it. */
export function takeLine(session: BoardRun, { id, text, confidence, replaces }: LineEvent): void {
  const replaced = replaces ?? null;
  if (replaced !== null) withoutLine(session, replaced);
  session.lines = session.lines.filter((line) => line.id !== id);
  const standing = (of: string) => session.lines.filter((line) => line.standing === of).map((line) => line.text);
  const verdict: LineVerdict =
    confidence < readable
      ? { kind: 'unreadable' }
      : judgeBoardLine(session.problem, { sound: standing('sound'), mistaken: standing('mistaken') }, text);
  const line = { id, text, confidence };
  switch (verdict.kind) {
    case 'step':
    case 'solved':
      session.lines = [...session.lines.filter((one) => one.standing === 'sound'), { ...line, standing: 'sound' }];
      return rightStep(session, verdict.kind === 'solved');
    case 'mistake':
      session.lines.push({ ...line, standing: 'mistaken' });
      return mistaken(session, line, verdict);
    case 'carried':
      session.lines.push({ ...line, standing: 'mistaken' });
      return carried(session, verdict.answers);
    case 'undecided':
      session.lines.push({ ...line, standing: 'open' });
      return;
    case 'unreadable':
      session.lines.push({ ...line, standing: 'open' });
      if (confidence < readable) unread(session);
      return;
  }
}

/** Removes a line from the board. A mistake in it is remembered until a right line takes its place. */
export function withoutLine(session: BoardRun, id: string): void {
  session.lines = session.lines.filter((line) => line.id !== id);
  const { mistake } = session;
  if (mistake === null || mistake.line !== id) return;
  session.candidates = session.candidates.filter(({ about }) => about !== 'mistake');
}

/** True if the line with the mistake is still on the board, not erased. */
const isOnBoard = ({ lines }: BoardRun, { line }: StandingMistake): boolean => lines.some(({ id }) => id === line);

function rightStep(session: BoardRun, solved: boolean): void {
  const { now, mistake, ladder } = session;
  session.rightSteps = [...session.rightSteps.filter((at) => now - at <= 60_000), now];
  session.candidates = session.candidates.filter(({ about }) => about !== 'mistake');
  const helped = ladder.level > 0 || mistake?.spokenOf === true;
  const found = mistake !== null && session.hintedAt === null; // the student found it herself, with or without being asked about it
  session.hintedAt = null;
  const corrected = mistake !== null && !mistake.spokenOf;
  if (corrected) session.signals = { ...session.signals, selfCorrections: session.signals.selfCorrections + 1 };
  if (helped) session.signals = { ...session.signals, helpedAtOnce: session.signals.helpedAtOnce + 1 };
  session.mistake = null;
  session.doubted = false;
  session.ladder = { level: 0, at: now, offered: false, farewells: 0, reached: ladder.reached };
  if (solved) return exerciseCompleted(session);
  const situation = corrected ? 'self_corrected' : found ? 'found_when_asked' : 'step_done';
  const quiet = !helped && !corrected;
  if (quiet) return unremarked(session);
  feedback(session, 'STEP_COMPLETED', situation, { due: now + pacing.afterStep, lapses: now + 1500 });
  for (const next of wrongApproach(session)) consider(session, next);
}

/**
 * Handles a right step, usually in silence. For a student of low confidence, the first and then every third step is confirmed.
 */
function unremarked(session: BoardRun): void {
  const { now } = session;
  const third = session.profile.confidenceLevel === 'low' && session.rightSteps.length % 3 === 1;
  if (third) feedback(session, 'STEP_COMPLETED', 'step_done', { due: now + pacing.afterStep, lapses: now + 1500 });
  else if (session.chart.state === 'QUIET' && !session.chart.listening)
    for (const row of [
      { t: now, state: 'DECIDING', trigger: 'STEP_COMPLETED', decision: 'silence' },
      { t: now, state: 'QUIET' },
    ] as const)
      writeRow(session, row);
  for (const next of wrongApproach(session)) consider(session, next);
}

/** Marks the problem as solved, on the board or by voice. */
export function solve(session: BoardRun): void {
  session.solvedAt = session.now;
  session.owesNext = true;
  session.counts.solved += 1;
  if (session.hintsHere === 1) session.counts.solvedAfterOneHint += 1;
  giveEvidence(session);
}

function exerciseCompleted(session: BoardRun): void {
  const { now } = session;
  if (session.solvedAt !== null) return; // the answer is repeated, or checked
  solve(session);
  session.candidates = [];
  const struggled = session.ladder.reached > 0 || session.mistakesHere > 0;
  const atOnce = session.lines.length === 1 && session.rightSteps.length === 1;
  const situation = struggled
    ? 'solved_after_struggle'
    : atOnce
      ? 'solved_at_once'
      : session.profile.confidenceLevel === 'high'
        ? 'solved_minimal'
        : 'solved';
  feedback(session, 'EXERCISE_COMPLETED', situation, { due: now + pacing.afterExercise, lapses: null }, true);
}

/** Proposes a remark if the lines are right but lead away from the answer. */
function wrongApproach(session: BoardRun): readonly Candidate[] {
  const { now, problem } = session;
  const right = session.lines.flatMap(({ standing, text }) => (standing === 'sound' ? [text] : []));
  if (!leadsNowhere(problem.start === null ? right : [problem.start, ...right])) return [];
  const speech = { of: 'situation', situation: 'wrong_approach' } as const;
  const due = now + pacing.noticeMistake;
  return [{ trigger: 'WRONG_APPROACH', speech, since: now, due, by: 'score', holds: true, about: 'other', lapses: now + 20_000 }];
}

type ErrorMade = { readonly rule: string | null; readonly category: ErrorCategory };

/**
 * True if two errors count as the same: they have the same rule, or they are of the same kind and are sign errors or have no
 * known rule.
 */
const isSameError = (one: ErrorMade, { rule, category }: ErrorMade): boolean =>
  rule !== null && one.rule === rule
    ? true
    : one.category === category && (category === 'sign_error' || (rule === null && category !== 'unknown'));

function mistaken(
  session: BoardRun,
  line: { id: string; text: string; confidence: number },
  { mistake: found, answers }: Extract<LineVerdict, { kind: 'mistake' }>,
): void {
  const { now } = session;
  const category: ErrorCategory = found.error_category;
  const rule = found.rule ?? null;
  const same = session.mistakes.filter((one) => isSameError(one, { rule, category }));
  const hasty = isSlip(rule) && session.mistakes.some((one) => isSlip(one.rule)); // any second slip counts as a repetition, because haste is the cause of them all
  const times = Math.max(same.length, hasty ? 1 : 0) + 1;
  if (same.some(({ spokenOf }) => spokenOf)) session.counts.repeatedAfterCorrection += 1;
  const severity = severityOf({ rule, category }, { answers, times });
  const earlier = session.mistake;
  const again = earlier !== null && isOnBoard(session, earlier);
  session.mistakes.push({ rule, category, spokenOf: false });
  session.counts.mistakes += 1;
  session.mistakesHere += 1;
  session.doubted = false;
  session.mistake = again
    ? earlier
    : { line: line.id, text: line.text, rule, category, severity, confidence: line.confidence, at: now, times, spokenOf: false };
  if (line.confidence < confidentReading) return doubt(session);
  const work = session.lines.length > 1;
  const sinceStart = now - (session.started ?? now);
  const guessed = answers && !work && (sinceStart <= pacing.quickAnswer || session.mistakes.length > 1);
  if (guessed) return propose(session, 'ANSWER_SUBMITTED', { of: 'situation', situation: 'show_work' }, 'blocking');
  const trigger = times >= 2 ? 'REPEATED_MISTAKE' : 'ERROR_DETECTED';
  const slow = severity === 'blocking' && times === 1 && isSlip(rule);
  propose(session, trigger, speechAbout(session, { rule, category, text: line.text, times }), slow ? 'minor' : severity);
}

/**
 * Chooses what to say about a mistake: usually a question, a direct explanation if it is major, or the rule if it has come up
 * before.
 */
function speechAbout(
  { profile, signals }: BoardRun,
  { rule, category, text, times }: ErrorMade & { readonly text: string; readonly times: number },
): Speech {
  const direct =
    profile.preferredHintStyle === 'direct' || profile.responsivenessToQuestions < unresponsive || signals.unanswered >= 2;
  const situation: Situation =
    times >= 2
      ? isSlip(rule)
        ? 'slips_again'
        : `mistake_again_${toldAbout({ text, category })}`
      : severityOfError({ rule, category }) === 'major'
        ? 'mistake_direct'
        : direct
          ? `mistake_hint_${toldAbout({ text, category })}`
          : `mistake_${askedAbout({ text, category })}`;
  return { of: 'situation', situation, level: situation.startsWith('mistake_hint') ? 3 : 2 };
}

function propose(session: BoardRun, trigger: Candidate['trigger'], speech: Speech, severity: MistakeSeverity): void {
  const { now } = session;
  const notice =
    trigger === 'REPEATED_MISTAKE' || severity === 'major' || severity === 'blocking'
      ? pacing.noticeMajor
      : severity === 'minor'
        ? pacing.noticeMinor
        : pacing.noticeMistake;
  session.candidates = session.candidates.filter(({ about }) => about !== 'mistake');
  consider(session, { trigger, speech, since: now, due: now + notice, by: 'score', holds: true, about: 'mistake', lapses: null });
}

/** If the reading is uncertain, asks about it before calling anything a mistake. */
function doubt(session: BoardRun): void {
  session.doubted = true;
  propose(session, 'ERROR_DETECTED', { of: 'situation', situation: 'reading_in_doubt' }, 'medium');
}

/** Handles a line that follows from a mistake: if it has become an answer, the mistake is pointed out. */
function carried(session: BoardRun, answers: boolean): void {
  const { mistake } = session;
  if (mistake === null || !answers || mistake.confidence < confidentReading) return;
  session.mistake = { ...mistake, severity: 'blocking' };
  if (mistake.spokenOf) return;
  const { rule, category, text, times } = mistake;
  propose(
    session,
    times >= 2 ? 'REPEATED_MISTAKE' : 'ERROR_DETECTED',
    speechAbout(session, { rule, category, text, times }),
    'blocking',
  );
}

function unread(session: BoardRun): void {
  const { now } = session;
  if (session.unreadable !== null && now - session.unreadable < 30_000) return;
  session.unreadable = now;
  feedback(session, 'ANSWER_SUBMITTED', 'unreadable', { due: now + pacing.stillWriting, lapses: now + 20_000 }, true);
}

function feedback(
  session: BoardRun,
  trigger: Candidate['trigger'],
  situation: Situation,
  { due, lapses }: { due: number; lapses: number | null },
  holds = false,
): void {
  const speech = { of: 'situation', situation } as const;
  consider(session, { trigger, speech, since: session.now, due, by: 'fixed', holds, about: 'other', lapses });
}
