import type { ChartState } from '@stoa/schema/board/board-session';
import { assign, setup, transition } from 'xstate';

/** What the tutor is about to say or is saying. `turn` is the student's turn that it answers. */
export type ChartLine = { readonly id: number; readonly turn: number; readonly question: boolean };

export type ChartEvent =
  | { readonly type: 'TRIGGER' } // something happened that may be worth a word
  | { readonly type: 'SPEAK'; readonly line: ChartLine }
  | { readonly type: 'HOLD' } // the decision was not to speak
  | { readonly type: 'PLAYED' } // the line was played to its end
  | { readonly type: 'STUDENT_SPEAKS' }
  | { readonly type: 'NOISE' } // what sounded like speech had no words
  | { readonly type: 'WORDS' }
  | { readonly type: 'STUDENT_WRITES' }
  | { readonly type: 'TIMEOUT' } // of DECIDING after 500 ms, of WAITING where silence has lasted
  | { readonly type: 'CUT' }; // the connection is gone, or the session is over

type ChartContext = {
  readonly turn: number; // of the student; a reply to an earlier one is stale
  readonly listening: boolean; // the student is speaking
  readonly line: ChartLine | null; // being said
  readonly stopped: ChartLine | null; // cut short by a sound that may turn out to be noise
};

/**
 * The board's state machine: QUIET, DECIDING, SPEAKING, WAITING, with interruption, timeout and resume.
 *
 * A sound from the student stops a line at once. Turns out to have been noise: the line resumes. Were there words, they are a new turn, and
 * no line of an earlier turn is spoken any more. While the student speaks, no trigger gets through.
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

/** The next state of the chart. Pure: what cannot happen in a state changes nothing. */
export function nextChart({ state, ...context }: ChartState, event: ChartEvent): ChartState {
  const [next] = transition(chart, chart.resolveState({ value: state, context }), event);
  return { state: next.value, ...next.context };
}

/** The chart as Mermaid draws it: one arrow for each transition that leads somewhere else, named by its event and guard. */
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
