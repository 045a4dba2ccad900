import type { BoardLines } from '@stoa/schema/board/board-lines';
import { BoardProfile, type Persona } from '@stoa/schema/board/board-profile';
import type { BoardProblem, LiveBoard } from '@stoa/schema/board/board-session';
import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import { chartStart } from '../chart.ts';
import { startOf } from '../work/start-of.ts';
import { noSignals } from '../decision/threshold.ts';
import type { BoardEffect } from './board-effect.ts';

/** How a session begins. `seed` rotates the order of the wordings; the same seed gives the same words. */
export type SessionStart = {
  readonly problem: BoardProblem;
  readonly profile: BoardProfile | null;
  readonly persona: Persona;
  readonly limitMinutes: number;
  readonly seed: number;
};

/**
 * What a session needs to run. `model`: a model is asked to phrase lines, and the script's words are used if it isn't in time.
 */
export type BoardContent = {
  readonly lines: BoardLines;
  readonly contacts: CrisisContacts | null;
  readonly model: boolean;
};

/** A session during one step: its state, and the effects collected so far. */
export type BoardRun = LiveBoard & { readonly effects: BoardEffect[] };

/** The state that belongs to one problem, before anything is written. */
const freshProblem = (): Pick<
  LiveBoard,
  | 'lines'
  | 'mistake'
  | 'erasures'
  | 'clears'
  | 'rightSteps'
  | 'solvedAt'
  | 'owesNext'
  | 'wish'
  | 'hintsHere'
  | 'mistakesHere'
  | 'judged'
  | 'doubted'
> => ({
  lines: [],
  mistake: null,
  erasures: [],
  clears: 0,
  rightSteps: [],
  solvedAt: null,
  owesNext: false,
  wish: null,
  hintsHere: 0,
  mistakesHere: 0,
  judged: false,
  doubted: false,
});

/** Returns a session in which nothing has happened yet. */
export const newBoardSession = ({ problem, profile, persona, limitMinutes, seed }: SessionStart): LiveBoard => ({
  problem: { ...problem, start: startOf(problem) },
  profile: profile ?? BoardProfile.parse({}),
  returning: profile !== null && profile.sessionCount > 0,
  persona,
  limitMinutes,
  seed,
  chart: chartStart,
  now: 0,
  started: null,
  problemSince: 0,
  over: false,
  connected: true,
  warned: false,
  ...freshProblem(),
  mistakes: [],
  penDown: false,
  listeningSince: 0,
  hintedAt: null,
  lastStroke: 0,
  lastInput: 0,
  ladder: { level: 0, at: 0, offered: false, farewells: 0, reached: 0 },
  candidates: [],
  deciding: null,
  playing: null,
  stopped: null,
  waiting: null,
  lastSaid: null,
  unasked: [],
  quietUntil: 0,
  stuckNotBefore: 0,
  frustrated: 0,
  offTopic: 0,
  unreadable: null,
  signals: noSignals,
  counts: {
    said: 0,
    questions: 0,
    answered: 0,
    hints: 0,
    deepest: 0,
    waits: 0,
    waited: 0,
    solved: 0,
    solvedAlone: 0,
    pauses: 0,
    paused: 0,
    mistakes: 0,
    stuckAfterHint: 0,
    solvedAfterOneHint: 0,
    insights: 0,
    repeatedAfterCorrection: 0,
  },
  used: [],
  lastWords: [],
  nextLine: 1,
});

/** Puts the next problem on the board. What the session knows of the student stays. */
export function openProblem(session: BoardRun, problem: BoardProblem): void {
  const { now } = session;
  Object.assign(session, {
    problem: { ...problem, start: startOf(problem) },
    ...freshProblem(),
    problemSince: now,
    lastInput: now,
    ladder: { level: 0, at: now, offered: false, farewells: 0, reached: 0 },
    candidates: session.candidates.filter(({ trigger }) => trigger.startsWith('SESSION')),
  });
}
