import { TutorState } from '@stoa/schema/board/board-decision';
import { describe, expect, it } from 'vitest';
import type { ChartState } from '@stoa/schema/board/board-session';
import { chartStart, nextChart, type ChartEvent } from './chart.ts';

/** Every event that can happen, with lines that answer the present turn or the one before. */
const eventsAt = ({ turn }: ChartState): readonly ChartEvent[] => [
  ...[turn, turn - 1].flatMap((of) =>
    [true, false].map((question): ChartEvent => ({ type: 'SPEAK', line: { id: 1, turn: of, question } })),
  ),
  ...(['TRIGGER', 'HOLD', 'PLAYED', 'STUDENT_SPEAKS', 'NOISE', 'WORDS', 'STUDENT_WRITES', 'TIMEOUT', 'CUT'] as const).map(
    (type) => ({
      type,
    }),
  ),
];

/** Serializes a state without its turn number: each line is identified by how many turns old it is. */
const withoutTurn = (at: ChartState) =>
  JSON.stringify({
    ...at,
    turn: 0,
    line: at.line && { ...at.line, turn: at.turn - at.line.turn },
    stopped: at.stopped && { ...at.stopped, turn: at.turn - at.stopped.turn },
  });

type Edge = { readonly from: ChartState; readonly event: ChartEvent; readonly to: ChartState };
function explored(): { states: Map<string, ChartState>; edges: Edge[] } {
  const states = new Map([[withoutTurn(chartStart), chartStart]]);
  const edges: Edge[] = [];
  for (const from of states.values())
    for (const event of eventsAt(from)) {
      const to = nextChart(from, event);
      edges.push({ from, event, to });
      if (!states.has(withoutTurn(to))) states.set(withoutTurn(to), to);
    }
  return { states, edges };
}
const { states, edges } = explored();

/** Returns the states that can be reached from a start, as strings. */
function reachable(start: ChartState): Set<string> {
  const seen = new Set([withoutTurn(start)]);
  for (const at of seen) for (const { from, to } of edges) if (withoutTurn(from) === at) seen.add(withoutTurn(to));
  return new Set([...seen].map((key) => states.get(key)!.state));
}

describe("the board's state chart, explored in full", () => {
  it('has fewer than 40 states', () => {
    expect(states.size).toBeLessThan(40);
  });

  it('can reach every state from every other', () => {
    const reached = [...states.values()].map((at) => reachable(at));
    expect(new Set(reached.map((names) => names.size))).toEqual(new Set([TutorState.options.length]));
  });

  it('holds a line only while it speaks', () => {
    expect([...states.values()].filter(({ line, state }) => (line !== null) !== (state === 'SPEAKING'))).toEqual([]);
  });

  it('never begins or resumes a line of an earlier turn', () => {
    const stale = ({ turn, line, stopped }: ChartState) => [line, stopped].some((one) => one !== null && one.turn !== turn);
    expect([...states.values()].filter(stale)).toEqual([]);
  });

  it('falls silent in every state as soon as the student speaks', () => {
    const heard = edges.filter(({ event }) => event.type === 'STUDENT_SPEAKS');
    expect(new Set(heard.map(({ to }) => to.state))).toEqual(new Set(['QUIET', 'WAITING']));
  });

  it('makes no decision while the student speaks', () => {
    const thought = edges.filter(({ from, event }) => from.listening && ['TRIGGER', 'TIMEOUT'].includes(event.type));
    expect(thought.map(({ to }) => to)).toEqual(thought.map(({ from }) => from));
  });

  it('ignores a decision that comes late', () => {
    const late = edges.filter(
      ({ from, event }) => event.type === 'SPEAK' && (from.state !== 'DECIDING' || event.line.turn !== from.turn),
    );
    expect(late.map(({ to }) => to.line)).toEqual(late.map(({ from }) => from.line));
  });

  it('keeps talking when a timer runs out during playback', () => {
    const late = edges.filter(({ from, event }) => from.state === 'SPEAKING' && event.type === 'TIMEOUT');
    expect(late.map(({ to }) => to)).toEqual(late.map(({ from }) => from));
  });

  it('can be stored and resumed', () => {
    const again = edges.map(({ from, event }) => nextChart(JSON.parse(JSON.stringify(from)) as ChartState, event));
    expect(again).toEqual(edges.map(({ to }) => to));
  });
});

const after = (...events: readonly ChartEvent[]) => events.reduce(nextChart, chartStart);
const question: ChartEvent = { type: 'SPEAK', line: { id: 1, turn: 0, question: true } };
const statement: ChartEvent = { type: 'SPEAK', line: { id: 1, turn: 0, question: false } };
const [trigger, played, speaks, noise, words, writes, timeout, hold] = (
  ['TRIGGER', 'PLAYED', 'STUDENT_SPEAKS', 'NOISE', 'WORDS', 'STUDENT_WRITES', 'TIMEOUT', 'HOLD'] as const
).map((type): ChartEvent => ({ type })) as [
  ChartEvent,
  ChartEvent,
  ChartEvent,
  ChartEvent,
  ChartEvent,
  ChartEvent,
  ChartEvent,
  ChartEvent,
];

describe('the paths in the specification', () => {
  it.each([
    ['a trigger is thought about', [trigger], 'DECIDING'],
    ['no is silence', [trigger, hold], 'QUIET'],
    ['half a second is enough', [trigger, timeout], 'QUIET'],
    ['yes is speech', [trigger, question], 'SPEAKING'],
    ['a question waits', [trigger, question, played], 'WAITING'],
    ['a statement does not', [trigger, statement, played], 'QUIET'],
    ['an interruption silences', [trigger, statement, speaks], 'QUIET'],
    ['a false stop resumes', [trigger, statement, speaks, noise], 'SPEAKING'],
    ['noise in the silence is nothing', [speaks, noise], 'QUIET'],
    ['noise in the waiting is nothing', [trigger, question, played, speaks, noise], 'WAITING'],
    ['words are answered', [trigger, question, played, speaks, words], 'DECIDING'],
    ['who writes is watched', [trigger, question, played, writes], 'QUIET'],
    ['long silence is followed up', [trigger, question, played, timeout], 'DECIDING'],
  ] as const)('%s', (_, events, state) => expect(after(...events).state).toBe(state));
});
