import type { TimelineRow } from '@stoa/schema/board/board-decision';
import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { BoardMetrics, BoardSignals } from '@stoa/schema/board/board-metrics';
import type { BoardEffect } from './session/board-effect.ts';
import { newBoardSession, type BoardContent, type SessionStart } from './session/board-run.ts';
import { metricsOf, signalsOf } from './session/closing.ts';
import { step } from './step.ts';

/** The results of a session that was replayed from its events. */
export type Replay = {
  readonly timeline: readonly TimelineRow[];
  readonly metrics: BoardMetrics;
  readonly signals: BoardSignals;
  readonly effects: readonly BoardEffect[];
};

/**
 * Runs a session from its event log: the same log with the same seed gives the same timeline. Without a `session_end`, time
 * runs on until the limit, where the session ends by itself.
 *
 * Errors  throws a RangeError if an event is earlier than the one before.
 */
export function replay(start: SessionStart, content: BoardContent, events: readonly BoardEvent[]): Replay {
  const effects: BoardEffect[] = [];
  let state = newBoardSession(start);
  const take = (event: BoardEvent | null, now: number) => {
    const next = step(state, event, now, content);
    effects.push(...next.effects);
    state = next.state;
    return next.wake;
  };
  for (const event of events) take(event, event.t);
  for (let wake = take(null, state.now); wake !== null; wake = take(null, wake));
  return { timeline: timelineOf(effects), metrics: metricsOf(state), signals: signalsOf(state), effects };
}

/** Returns the timeline rows in order. The row of a line that was cut short says when. */
export function timelineOf(effects: readonly BoardEffect[]): TimelineRow[] {
  const rows: TimelineRow[] = [];
  const spokenIn = new Map<number, number>();
  for (const one of effects) {
    if (one.effect === 'row') rows.push(one.row);
    if (one.effect === 'say') spokenIn.set(one.line, rows.length - 1);
    const at = one.effect === 'stop' ? spokenIn.get(one.line) : undefined;
    if (one.effect === 'stop' && at !== undefined) rows[at] = { ...rows[at]!, stopped_at: one.at };
  }
  return rows;
}
