import { TutorState } from '@stoa/schema/board/board-decision';
import { describe, expect, it } from 'vitest';
import { chartStart, nextChart, type ChartEvent, type ChartState } from './chart.ts';

/** Everything that can happen, with lines that answer the present turn or the one before. */
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

/** A state but for the number of its turn: lines count by how many turns old they are. */
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

/** The names of the states that can be reached from one. */
function reachable(start: ChartState): Set<string> {
  const seen = new Set([withoutTurn(start)]);
  for (const at of seen) for (const { from, to } of edges) if (withoutTurn(from) === at) seen.add(withoutTurn(to));
  return new Set([...seen].map((key) => states.get(key)!.state));
}

describe('the chart of the board, explored whole', () => {
  it('is small enough to be read', () => expect(states.size).toBeLessThan(40));

  it('has no state from which another is out of reach', () => {
    for (const at of states.values()) expect(reachable(at), JSON.stringify(at)).toEqual(new Set(TutorState.options));
  });

  it('holds a line exactly while it speaks', () => {
    for (const at of states.values()) expect(at.line !== null, JSON.stringify(at)).toBe(at.state === 'SPEAKING');
  });

  it('never begins or resumes a line of an earlier turn', () => {
    for (const at of states.values()) {
      if (at.line !== null) expect(at.line.turn).toBe(at.turn);
      if (at.stopped !== null) expect(at.stopped.turn).toBe(at.turn);
    }
  });

  it('falls silent in every state as soon as the student speaks', () => {
    for (const { event, to } of edges) if (event.type === 'STUDENT_SPEAKS') expect(['QUIET', 'WAITING']).toContain(to.state);
  });

  it('decides nothing while the student speaks', () => {
    for (const { from, event, to } of edges)
      if (from.listening && ['TRIGGER', 'TIMEOUT'].includes(event.type)) expect(to).toEqual(from);
  });

  it('forgets a decision that comes late', () => {
    for (const { from, event, to } of edges)
      if (event.type === 'SPEAK' && (from.state !== 'DECIDING' || event.line.turn !== from.turn))
        expect(to.line).toEqual(from.line);
  });

  it('keeps talking when a timer runs out during playback', () => {
    for (const { from, event, to } of edges) if (from.state === 'SPEAKING' && event.type === 'TIMEOUT') expect(to).toEqual(from);
  });

  it('can be stored and taken up again', () => {
    for (const at of states.values())
      for (const event of eventsAt(at))
        expect(nextChart(JSON.parse(JSON.stringify(at)) as ChartState, event)).toEqual(nextChart(at, event));
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

describe('the paths of the specification', () => {
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
