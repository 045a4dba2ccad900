type Socket = { send: (text: string) => void; close: () => void };

/** Opens a socket. Each of the three callbacks is called as it happens; after `closed`, nothing more comes. */
export type OpenSocket = (listener: {
  opened: () => void;
  message: (text: string) => void;
  closed: (code: number) => void;
}) => Socket;

/** Calls back after this many milliseconds; returns a function that cancels it. */
export type Later = (ms: number, then: () => void) => () => void;

export type ReconnectingSocket = {
  /** Sends at once; returns false if no socket is open. */
  send: (text: string) => boolean;
  /** The server has sent something: after the next loss, the pause is the shortest one again. */
  confirm: () => void;
  /** Considers the socket dead and closes it; another one is opened after a pause. */
  drop: () => void;
  /** Opens a socket at once, without waiting for the pause. */
  reopen: () => void;
  end: () => void;
};

const firstPauseMs = 1000;
const longestPauseMs = 30_000;
const signedOutCode = 4401;

/**
 * A socket that is reopened whenever it is lost, after pauses that double, until it is ended or the server says that nobody is
 * signed in any more.
 */
export function makeReconnectingSocket(
  { open, later }: { open: OpenSocket; later: Later },
  listener: { onMessage: (text: string) => void; onLost: () => void; onSignedOut: () => void },
): ReconnectingSocket {
  let socket: Socket | null = null;
  let live = false;
  let heard = false; // the server has sent something on this socket, so its owner was signed in
  let closed = false; // for good: ended, or signed out
  let pause = firstPauseMs;
  let cancelOpening: (() => void) | null = null;

  const connect = () => {
    cancelOpening = null;
    heard = false;
    if (closed || socket !== null) return;
    const mine = open({
      opened: () => {
        if (socket === mine) live = true;
      },
      message: (text) => {
        if (socket === mine) listener.onMessage(text);
      },
      closed: (code) => {
        if (socket === mine) lose(code);
      },
    });
    socket = mine;
  };
  const lose = (code: number) => {
    socket = null;
    live = false;
    // The sign-in that this socket was opened with has ended, but another may have followed in this browser: a new socket finds
    // out.
    if (code === signedOutCode && !heard) {
      closed = true;
      listener.onSignedOut();
    }
    if (!closed && cancelOpening === null) {
      cancelOpening = later(pause, connect);
      pause = Math.min(pause * 2, longestPauseMs);
    }
    listener.onLost();
  };

  connect();
  return {
    send(text) {
      if (!live || socket === null) return false;
      socket.send(text);
      return true;
    },
    confirm() {
      heard = true;
      pause = firstPauseMs;
    },
    drop() {
      const dead = socket;
      if (dead === null) return;
      lose(0);
      dead.close();
    },
    reopen() {
      cancelOpening?.();
      pause = firstPauseMs;
      connect();
    },
    end() {
      closed = true;
      cancelOpening?.();
      socket?.close();
      socket = null;
    },
  };
}
