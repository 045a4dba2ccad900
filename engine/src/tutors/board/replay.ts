import type { TimelineRow } from '@stoa/schema/board/board-decision';
import type { BoardEvent } from '@stoa/schema/board/board-event';
import type { BoardMetrics, BoardSignals } from '@stoa/schema/board/board-metrics';
import type { BoardEffect } from './session/board-effect.ts';
import { newBoardSession, type BoardContent, type SessionStart } from './session/board-run.ts';
import { metricsOf, signalsOf } from './session/closing.ts';
import { step } from './step.ts';

/** A session that was run through, from what happened in it. */
export type Replay = {
  readonly timeline: readonly TimelineRow[];
  readonly metrics: BoardMetrics;
  readonly signals: BoardSignals;
  readonly effects: readonly BoardEffect[];
};

/**
 * Runs a session from the log of what happened: the same log with the same seed gives the same timeline. Without a `session_end` time goes on
 * until the limit, where the session ends of itself.
 *
 * Errors  throws a RangeError where an event is earlier than the one before.
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

/** The rows in their order; the row of a line that was cut short says when. */
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
