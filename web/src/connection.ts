/** Says whether the server can be reached, and lets callers wait until it can. */
export type Connection = {
  readonly down: boolean;
  /** A request waits because the server is busy. */
  readonly busy: boolean;
  subscribe: (listener: () => void) => () => void;
  /** Reports that a request wasn't answered. Until one is, the server is probed at intervals. */
  lost: () => void;
  found: () => void;
  /** Resolves as soon as the server can be reached; at once if it can. */
  back: () => Promise<void>;
  /** Waits for the time that a busy server has asked for. */
  pause: (ms: number) => Promise<void>;
  /** Probes the server now, without waiting for the next interval. */
  tryNow: () => void;
};

type Surroundings = {
  probe: () => Promise<boolean>;
  /** Calls `then` after so many milliseconds. Returns a function that cancels it. */
  later: (ms: number, then: () => void) => () => void;
};

const firstMs = 1000;
const longestMs = 15_000;

/**
 * Makes a connection. The pauses between probes double, so that a server that comes back isn't overrun by all the browsers of a
 * school.
 */
export function makeConnection({ probe, later }: Surroundings): Connection {
  const listeners = new Set<() => void>();
  let down = false;
  let pauses = 0;
  let pause = firstMs;
  let cancelProbe: (() => void) | null = null;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (to: boolean) => {
    if (down === to) return;
    down = to;
    tell();
  };
  const found = () => {
    cancelProbe?.();
    cancelProbe = null;
    pause = firstMs;
    change(false);
  };
  const ask = () => {
    cancelProbe?.();
    cancelProbe = () => undefined; // a probe is under way; don't start a second one
    void probe().then((there) => (there ? found() : plan()));
  };
  const plan = () => {
    cancelProbe = later(pause, ask);
    pause = Math.min(pause * 2, longestMs);
  };

  return {
    get down() {
      return down;
    },
    get busy() {
      return pauses > 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    lost() {
      change(true);
      if (cancelProbe === null) plan();
    },
    found,
    back: () =>
      new Promise((resolve) => {
        if (!down) return resolve();
        const listener = () => {
          if (down) return;
          listeners.delete(listener);
          resolve();
        };
        listeners.add(listener);
      }),
    pause: (ms) =>
      new Promise((resolve) => {
        pauses += 1;
        if (pauses === 1) tell();
        later(ms, () => {
          pauses -= 1;
          resolve();
          if (pauses === 0) tell();
        });
      }),
    tryNow() {
      if (down) ask();
    },
  };
}
