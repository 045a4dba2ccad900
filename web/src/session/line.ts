import type { PendingTurn } from './pending-turn.ts';

/** Sends a session's turns and receives the answers. */
export type Line<Input> = {
  /**
   * Sends a turn; one at a time. It is answered exactly once, by `onReply` or `onRefused`, whatever happens to the network
   * meanwhile.
   */
  take: (turn: PendingTurn<Input>) => void;
  /** The network is down: a live connection is considered dead, even if the browser hasn't noticed. */
  cut: () => void;
  /** The network is back: reconnect at once. */
  reopen: () => void;
  end: () => void;
};

/** What a line reports to its session. */
export type LineListener<Input, View, Reply> = {
  /** The state of the session, sent without a request; it is the first message on a new live line. */
  onView: (view: View) => void;
  onReply: (turn: PendingTurn<Input>, reply: Reply) => void;
  onRefused: (turn: PendingTurn<Input>, error: Error) => void;
  onSignedOut: () => void;
};
