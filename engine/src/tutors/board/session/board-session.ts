import type { MistakeSeverity, TimelineRow, Trigger } from '@stoa/schema/board/board-decision';
import type { BoardLines } from '@stoa/schema/board/board-lines';
import type { InterventionEvent } from '@stoa/schema/board/board-metrics';
import { BoardProfile, type Persona } from '@stoa/schema/board/board-profile';
import type { ErrorCategory } from '@stoa/schema/diagnosis';
import { chartStart, type ChartState } from '../chart.ts';
import { noSignals, type HelpSignals } from '../decision/threshold.ts';
import type { BoardProblem } from '../work/judge-line.ts';
import type { Speech } from '../words/phrase.ts';

/** How a session begins. `seed` turns the order of the wordings; the same seed says the same. */
export type SessionStart = {
  readonly problem: BoardProblem;
  readonly profile: BoardProfile | null;
  readonly persona: Persona;
  readonly limitMinutes: number;
  readonly seed: number;
};

/** A line on the board. One that follows is what the next ones are judged from. */
export type BoardLine = {
  readonly id: string;
  readonly text: string;
  readonly confidence: number;
  readonly standing: 'sound' | 'mistaken' | 'open';
};

/** The mistake that stands on the board, the first since the last right line. */
export type StandingMistake = {
  readonly line: string; // its id
  readonly text: string;
  readonly rule: string | null;
  readonly category: ErrorCategory;
  readonly severity: MistakeSeverity;
  readonly confidence: number; // of the reading
  readonly at: number;
  readonly times: number; // that she made this very mistake, this one included
  readonly spokenOf: boolean;
};

/** Something that may be worth a word when its time has come. */
export type Candidate = {
  readonly trigger: Trigger;
  readonly speech: Speech;
  readonly since: number; // when it came up
  readonly due: number;
  /** `asked`: she wants a reply, which no gap and no budget holds back. `fixed`: it belongs to the session or to what she has just done. */
  readonly by: 'asked' | 'fixed' | 'score';
  readonly holds: boolean; // waits until she has stopped writing
  readonly about: 'mistake' | 'silence' | 'other';
  readonly lapses: number | null; // the moment from which on it is too late to be said
};

/** A line while it is played. */
export type Playing = {
  readonly row: number; // its place in the timeline
  readonly trigger: Trigger;
  readonly text: string;
  readonly about: Candidate['about'];
  readonly started: number;
  readonly ends: number;
  readonly question: boolean;
};

/** The silence after a question. */
export type Waiting = {
  readonly since: number;
  readonly asked: number;
  readonly about: Candidate['about'];
  readonly step: 0 | 1 | 2;
};

/** Everything that the tutor knows of a session: plain data, which can be stored and taken up again. Times are milliseconds of the log. */
export type BoardSession = {
  readonly problem: BoardProblem;
  readonly profile: BoardProfile;
  readonly returning: boolean;
  readonly persona: Persona;
  readonly limitMinutes: number;
  readonly seed: number;
  chart: ChartState;
  now: number;
  started: number | null;
  over: boolean;
  connected: boolean;
  warned: boolean;
  lines: BoardLine[];
  mistake: StandingMistake | null;
  mistakes: { readonly rule: string | null; readonly category: ErrorCategory }[];
  penDown: boolean;
  lastStroke: number;
  lastInput: number;
  listeningSince: number | null;
  erasures: number[];
  clears: number;
  rightSteps: number[];
  solvedAt: number | null;
  ladder: { level: 0 | 1 | 2 | 3 | 4 | 5; at: number; offered: boolean; farewells: 0 | 1 | 2; reached: number };
  candidates: Candidate[];
  playing: Playing | null;
  stopped: Playing | null;
  waiting: Waiting | null;
  lastSaid: number | null; // when the tutor last stopped speaking
  unasked: number[]; // when it spoke unasked
  quietUntil: number;
  stuckNotBefore: number; // a silence that was thought about is left alone until then
  frustrated: number;
  offTopic: number;
  unreadable: number | null;
  doubted: boolean; // a reading was asked about, and not yet answered
  signals: HelpSignals;
  used: string[]; // wordings that were said
  nextLine: number;
  waits: number[];
  questions: number;
  answered: number;
  timeline: TimelineRow[];
  interventions: InterventionEvent[];
};

/** What the session is run with. */
export type BoardContent = { readonly lines: BoardLines };

/** A session before anything has happened. */
export function newBoardSession({ problem, profile, persona, limitMinutes, seed }: SessionStart): BoardSession {
  return {
    problem,
    profile: profile ?? BoardProfile.parse({}),
    returning: profile !== null && profile.sessionCount > 0,
    persona,
    limitMinutes,
    seed,
    chart: chartStart,
    now: 0,
    started: null,
    over: false,
    connected: true,
    warned: false,
    lines: [],
    mistake: null,
    mistakes: [],
    penDown: false,
    lastStroke: 0,
    lastInput: 0,
    listeningSince: null,
    erasures: [],
    clears: 0,
    rightSteps: [],
    solvedAt: null,
    ladder: { level: 0, at: 0, offered: false, farewells: 0, reached: 0 },
    candidates: [],
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
    doubted: false,
    signals: noSignals,
    used: [],
    nextLine: 1,
    waits: [],
    questions: 0,
    answered: 0,
    timeline: [],
    interventions: [],
  };
}
