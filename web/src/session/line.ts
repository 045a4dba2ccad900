import type { PendingTurn } from './pending-turn.ts';

/** Where a session's turns go out and its answers come in. */
export type Line<Input> = {
  /** Sends a turn; one at a time. Answered exactly once, by `onReply` or `onRefused`, whatever happens to the network meanwhile. */
  take: (turn: PendingTurn<Input>) => void;
  /** The network is away: a live connection is taken for dead, even where the browser has not noticed. */
  cut: () => void;
  /** The network is back: no more waiting. */
  reopen: () => void;
  end: () => void;
};

/** What a line tells its session. */
export type LineListener<Input, View, Reply> = {
  /** The state of the session, unasked: first of all on a new live line. */
  onView: (view: View) => void;
  onReply: (turn: PendingTurn<Input>, reply: Reply) => void;
  onRefused: (turn: PendingTurn<Input>, error: Error) => void;
  onSignedOut: () => void;
};
