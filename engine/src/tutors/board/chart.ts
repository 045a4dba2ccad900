import type { ChartState } from '@stoa/schema/board/board-session';
import { assign, setup, transition } from 'xstate';

/** What the tutor is about to say or is saying. `turn` is the student turn that it answers. */
export type ChartLine = { readonly id: number; readonly turn: number; readonly question: boolean };

export type ChartEvent =
  | { readonly type: 'TRIGGER' } // something happened that may be worth a word
  | { readonly type: 'SPEAK'; readonly line: ChartLine }
  | { readonly type: 'HOLD' } // the decision was not to speak
  | { readonly type: 'PLAYED' } // the line was played to its end
  | { readonly type: 'STUDENT_SPEAKS' }
  | { readonly type: 'NOISE' } // a sound that seemed to be speech contained no words
  | { readonly type: 'WORDS' }
  | { readonly type: 'STUDENT_WRITES' }
  | { readonly type: 'TIMEOUT' } // in DECIDING after 500 ms, in WAITING after a long silence
  | { readonly type: 'CUT' }; // the connection is lost, or the session is over

type ChartContext = {
  readonly turn: number; // the student's current turn; a reply to an earlier one is stale
  readonly listening: boolean; // the student is speaking
  readonly line: ChartLine | null; // what the tutor is saying
  readonly stopped: ChartLine | null; // a line that was stopped by a sound that may turn out to be noise
};

/**
 * The board's state machine: QUIET, DECIDING, SPEAKING, WAITING, with interruption, timeout and resume.
 *
 * A sound from the student stops a line at once. If the sound turns out to be noise, the line resumes. If it contained words,
 * they are a new turn, and no line of an earlier turn is spoken anymore. While the student speaks, triggers are ignored.
 *
 * Source  board spec, Tutor state machine and Turn-taking.
 */
const chart = setup({
  types: { context: {} as ChartContext, events: {} as ChartEvent },
  guards: {
    listening: ({ context }) => context.listening,
    fresh: ({ context, event }) => event.type === 'SPEAK' && event.line.turn === context.turn,
    asked: ({ context }) => context.line?.question === true,
    stopped: ({ context }) => context.stopped !== null,
  },
  actions: {
    begin: assign({ line: ({ event }) => (event.type === 'SPEAK' ? event.line : null), stopped: null }),
    resume: assign({ line: ({ context }) => context.stopped, stopped: null, listening: false }),
    listen: assign({ listening: true }),
    stop: assign({ listening: true, stopped: ({ context }) => context.line, line: null }),
    hear: assign({ turn: ({ context }) => context.turn + 1, listening: false, line: null, stopped: null }),
    ignore: assign({ listening: false }),
    done: assign({ line: null }),
    cut: assign({ listening: false, line: null, stopped: null }),
  },
}).createMachine({
  id: 'board',
  initial: 'QUIET',
  context: { turn: 0, listening: false, line: null, stopped: null },
  on: { CUT: { target: '.QUIET', actions: 'cut' } },
  states: {
    QUIET: {
      on: {
        TRIGGER: [{ guard: 'listening' }, { target: 'DECIDING' }],
        STUDENT_SPEAKS: { actions: 'listen' },
        NOISE: [{ guard: 'stopped', target: 'SPEAKING', actions: 'resume' }, { actions: 'ignore' }],
        WORDS: { target: 'DECIDING', actions: 'hear' },
      },
    },
    DECIDING: {
      on: {
        SPEAK: [{ guard: 'fresh', target: 'SPEAKING', actions: 'begin' }, { target: 'QUIET' }],
        HOLD: { target: 'QUIET' },
        TIMEOUT: { target: 'QUIET' },
        STUDENT_SPEAKS: { target: 'QUIET', actions: 'listen' },
        WORDS: { target: 'DECIDING', actions: 'hear' },
      },
    },
    SPEAKING: {
      on: {
        PLAYED: [
          { guard: 'asked', target: 'WAITING', actions: 'done' },
          { target: 'QUIET', actions: 'done' },
        ],
        STUDENT_SPEAKS: { target: 'QUIET', actions: 'stop' },
        WORDS: { target: 'DECIDING', actions: 'hear' },
      },
    },
    WAITING: {
      on: {
        TRIGGER: [{ guard: 'listening' }, { target: 'DECIDING' }],
        STUDENT_WRITES: { target: 'QUIET' },
        STUDENT_SPEAKS: { actions: 'listen' },
        NOISE: { actions: 'ignore' },
        WORDS: { target: 'DECIDING', actions: 'hear' },
        TIMEOUT: [{ guard: 'listening' }, { target: 'DECIDING' }],
      },
    },
  },
});

export const chartStart: ChartState = { state: 'QUIET', turn: 0, listening: false, line: null, stopped: null };

/** Returns the next state of the chart. Pure. An event that can't happen in a state changes nothing. */
export function nextChart({ state, ...context }: ChartState, event: ChartEvent): ChartState {
  const [next] = transition(chart, chart.resolveState({ value: state, context }), event);
  return { state: next.value, ...next.context };
}

/** Draws the chart as a Mermaid diagram: one arrow for each transition to another state, labeled with its event and guard. */
export function drawChart(): string {
  const arrows = Object.entries(chart.states).flatMap(([from, node]) =>
    node.transitions
      .values()
      .toArray()
      .flat()
      .flatMap(({ eventType, target, guard }) =>
        (target ?? []).map(({ key }) => {
          const when = typeof guard === 'string' ? ` [${guard}]` : '';
          return `  ${from} --> ${key}: ${eventType}${when}`;
        }),
      ),
  );
  return ['stateDiagram-v2', '  [*] --> QUIET', ...arrows.toSorted()].join('\n');
}
