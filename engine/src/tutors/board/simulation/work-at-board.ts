import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { BoardMetrics, BoardSignals } from '@stoa/schema/board/board-metrics';
import type { LiveBoard } from '@stoa/schema/board/board-session';
import type { BoardEffect } from '../session/board-effect.ts';
import { newBoardSession, type BoardContent, type SessionStart } from '../session/board-run.ts';
import { step } from '../step.ts';
import type { BoardStudent } from './board-student.ts';
import { linearWork, type LinearWork } from './linear-work.ts';

/** The results of one session of a synthetic student, for whom we know what she would have done by herself. */
export type WorkedSession = {
  readonly events: readonly BoardEvent[];
  readonly metrics: BoardMetrics;
  readonly signals: BoardSignals;
  readonly minutes: number;
  readonly solved: number;
  readonly mistakes: number;
  /**
   * Mistakes that she was about to correct by herself: `allowed` counts those that she did correct, `interrupted` those that
   * the tutor mentioned first.
   */
  readonly selfCorrections: { readonly allowed: number; readonly interrupted: number };
  /** Remarks that began while her pen was down, or were about a mistake where there was none. */
  readonly wrongInterruptions: number;
  readonly repeated: number; // lines that were said before
};

/** Something that she is about to do. */
type Plan = { readonly at: number; readonly act: (at: number) => void };
type Happened = BoardEvent extends infer One ? (One extends BoardEvent ? Omit<One, 't'> : never) : never;

/**
 * Lets one synthetic student work through one session, in virtual time. She thinks, writes, makes and corrects mistakes, waits,
 * and may or may not act on what the tutor says. The same chance gives the same session.
 *
 * Shape   `chance` is uniform in [0, 1).
 */
export function workAtBoard(
  student: BoardStudent,
  chance: () => number,
  content: BoardContent,
  start: Omit<SessionStart, 'problem'>,
): WorkedSession {
  const happens = (share: number) => chance() < share;
  const about = (seconds: number) => Math.round(seconds * 1000 * (0.5 + chance()));
  const events: BoardEvent[] = [];
  const said = new Set<string>();
  const tally = { mistakes: 0, allowed: 0, interrupted: 0, wrong: 0, repeated: 0 };
  let work: LinearWork = linearWork(chance);
  let state: LiveBoard = newBoardSession({ ...start, problem: work.problem });
  let ended: Extract<BoardEffect, { effect: 'ended' }> | null = null;
  let wake: number | null = 0;
  let plans: Plan[] = [];
  let done = 0; // number of right lines of this problem so far
  let standing: { readonly id: string; readonly corrects: boolean } | null = null; // her uncorrected mistake
  let lines = 0;
  let asked = false; // the present remark was asked for, or ends the session

  const plan = (at: number, act: Plan['act']) => void plans.push({ at, act });
  const advance = (event: BoardEvent | null, now: number) => {
    const next = step(state, event, Math.max(now, state.now), content);
    [state, wake] = [next.state, next.wake];
    for (const effect of next.effects) take(effect);
  };
  const emit = (at: number, happened: Happened) => {
    const event = { ...happened, t: Math.max(at, state.now) } as BoardEvent;
    events.push(event);
    advance(event, event.t);
  };
  const say = (at: number, text: string) =>
    plan(at, () => {
      emit(at, { type: 'speech_start' });
      plan(at + 2000, (later) => emit(later, { type: 'speech_end', text }));
    });

  function take(effect: BoardEffect): void {
    if (effect.effect === 'ended') ended = effect;
    if (effect.effect === 'row') asked = /^STUDENT_|^SESSION_END$/.test(effect.row.trigger ?? '');
    if (effect.effect === 'next_problem') plan(effect.at + 500, nextProblem);
    if (effect.effect !== 'say') return;
    const { at, text, kind, plays, question } = effect;
    if (said.has(text)) tally.repeated += 1;
    said.add(text);
    const ofMistake = state.mistake?.spokenOf === true && kind !== 'check_in' && kind !== 'encouragement';
    if (!asked && (state.penDown || (ofMistake && standing === null && student.nonsense === 0))) tally.wrong += 1;
    if (ofMistake && standing?.corrects === true) {
      standing = { ...standing, corrects: false };
      tally.interrupted += 1;
    }
    if (kind !== 'transition' && kind !== 'praise' && kind !== 'confirmation') react(at + plays, question);
  }

  /** Reacts to a remark: she answers, acts on it, or ignores it. */
  function react(at: number, question: boolean): void {
    if (question && happens(student.replies)) say(at + 2000, 'I did the same thing to both sides, I think');
    if (!happens(student.heeds)) return;
    plans = [];
    goOn(at + about(4), standing === null ? null : 'corrects');
  }

  function nextProblem(at: number): void {
    work = linearWork(chance);
    [done, standing, plans] = [0, null, []];
    emit(at, { type: 'problem', ...work.problem });
    think(at);
  }

  function think(from: number): void {
    if (done >= work.lines.length) return;
    if (done === 0 && happens(student.guesses)) return goOn(from + 2000, 'guesses');
    if (happens(student.wanders)) say(from + 4000, 'did you see the game last night');
    const lost = happens(student.stuck);
    if (lost && happens(student.complains)) say(from + about(student.thinks), "I can't do this");
    goOn(from + about(student.thinks) + (lost ? about(student.frees) : 0), null);
  }

  /** Plans a line that she begins to write at the given time. */
  function goOn(from: number, how: 'corrects' | 'guesses' | null): void {
    const erases = happens(student.erases);
    if (erases) for (const at of [0, 2500, 5000]) plan(from + at, (now) => emit(now, { type: 'erase' }));
    const begins = erases ? from + 6000 : from;
    const ends = begins + about(student.writes);
    plan(begins, (now) => emit(now, { type: 'pen_down' }));
    plan(ends, (now) => {
      emit(now, { type: 'pen_up' });
      write(now, how);
    });
  }

  function write(at: number, how: 'corrects' | 'guesses' | null): void {
    const meant = work.lines[done];
    if (meant === undefined) return;
    const id = `l${(lines += 1)}`;
    const luck = how === 'corrects' ? 1 : chance();
    const wrong = how === 'guesses' || luck < student.errs + student.slips;
    const text = happens(student.nonsense)
      ? nonsense[lines % nonsense.length]!
      : how === 'guesses'
        ? `x = ${20 + Math.floor(chance() * 70)}`
        : luck < student.errs
          ? meant.error
          : wrong
            ? meant.slip
            : meant.right;
    const replaces = standing === null ? {} : { replaces: standing.id };
    const allowed = how === 'corrects' && standing?.corrects === true;
    if (allowed) tally.allowed += 1;
    const corrects = wrong && how !== 'guesses' && happens(student.notices);
    standing = wrong ? { id, corrects } : null;
    if (wrong) tally.mistakes += 1;
    else if (student.nonsense === 0) done += 1;
    emit(at, { type: 'line', id, text, confidence: 0.9, ...replaces });
    if (corrects) return goOn(at + about(1.5), 'corrects');
    if (wrong) return goOn(at + about(student.frees), how === 'guesses' && happens(0.5) ? 'guesses' : 'corrects');
    think(at);
  }

  emit(0, { type: 'session_start' });
  think(5000);
  while (!state.over) {
    const [next] = plans.toSorted((a, b) => a.at - b.at);
    if (next !== undefined && (wake === null || next.at < wake)) {
      plans = plans.filter((one) => one !== next);
      next.act(next.at);
    } else if (wake === null) break;
    else advance(null, wake);
  }
  while (wake !== null) advance(null, wake);
  const { metrics, signals, summary, at } = ended as unknown as Extract<BoardEffect, { effect: 'ended' }>;
  return {
    events,
    metrics,
    signals,
    minutes: at / 60_000,
    solved: summary.solved,
    mistakes: tally.mistakes,
    selfCorrections: { allowed: tally.allowed, interrupted: tally.interrupted },
    wrongInterruptions: tally.wrong,
    repeated: tally.repeated,
  };
}

const nonsense = ['7 = 7 = banana', 'x = = 3', '99x + 1 = 0', 'x = 1000', 'asdf', '2 + 2 = 9', '5x = 5y + q'];
