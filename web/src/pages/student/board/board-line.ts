import type { BoardAct } from '@stoa/schema/board/board-act';
import type { BoardFrame } from '@stoa/schema/contracts/board-frames';
import { makeReconnectingSocket } from '../../../session/reconnecting-socket.ts';
import type { Later, OpenSocket } from '../../../session/reconnecting-socket.ts';
import type { Outbox } from './outbox.ts';

export type BoardLine = {
  /** Sends an act as soon as possible; it is stored only once. */
  send: (act: BoardAct) => void;
  /** The network is down, even if the browser hasn't noticed. */
  cut: () => void;
  reopen: () => void;
  end: () => void;
};

type Listener = {
  onFrame: (frame: BoardFrame) => void;
  /** Called with whether a line is open and greeted by the server. */
  onLive: (live: boolean) => void;
  /** Called with true if everything is stored, false if something waits. */
  onSaved: (saved: boolean) => void;
  onSignedOut: () => void;
};

/** Too many pens are at the board: the server takes nothing from this one until another is closed, and its acts wait. */
const tooManyPens = 429;
/** How long the server may take to acknowledge before the line counts as dead. */
const patienceMs = 12_000;

/**
 * The live line of a board. Acts are numbered and kept until the server has stored them; after an interruption the server says
 * how far it has come, and the rest is sent again with the same numbers.
 */
export function makeBoardLine(
  outbox: Outbox,
  listener: Listener,
  { open, later }: { open: OpenSocket; later: Later },
): BoardLine {
  let greeted = false;
  let cancelPatience: (() => void) | null = null;

  const settle = () => {
    cancelPatience?.();
    cancelPatience = greeted && !outbox.isEmpty ? later(patienceMs, () => socket.drop()) : null;
    listener.onSaved(outbox.isEmpty);
  };
  const flush = () => {
    if (greeted) for (const { n, act } of outbox.takeUnsent()) socket.send(JSON.stringify({ n, act }));
  };
  const onMessage = (text: string) => {
    const frame = JSON.parse(text) as BoardFrame; // written by our own server
    if (frame.type === 'hello') {
      greeted = true;
      socket.confirm();
      outbox.opened(frame.taken);
      listener.onLive(true);
    } else if (frame.type === 'ack') outbox.stored(frame.n);
    else if (frame.type === 'error') {
      if (frame.expected !== null) outbox.rewind(frame.expected);
      else if (frame.n !== null && frame.problem.status !== tooManyPens) outbox.refused(frame.n);
    }
    listener.onFrame(frame);
    flush();
    settle();
  };
  const socket = makeReconnectingSocket(
    { open, later },
    {
      onMessage,
      onLost() {
        greeted = false;
        listener.onLive(false);
        settle();
      },
      onSignedOut: listener.onSignedOut,
    },
  );

  return {
    send(act) {
      outbox.put(act);
      flush();
      if (cancelPatience === null) settle();
      else listener.onSaved(false);
    },
    cut: socket.drop,
    reopen: socket.reopen,
    end() {
      cancelPatience?.();
      socket.end();
    },
  };
}
