/** Whether the server can be reached, for everything that waits for it. */
export type Connection = {
  readonly down: boolean;
  /** A request waits because the server is busy. */
  readonly busy: boolean;
  subscribe: (listener: () => void) => () => void;
  /** A request was not answered. Until one is, the server is probed from time to time. */
  lost: () => void;
  found: () => void;
  /** Resolves as soon as the server can be reached; at once if it can. */
  back: () => Promise<void>;
  /** Waits as long as a busy server has asked for. */
  pause: (ms: number) => Promise<void>;
  /** Asks now, without waiting for the next time. */
  tryNow: () => void;
};

type Surroundings = {
  probe: () => Promise<boolean>;
  /** Calls back after so many milliseconds; returns how to cancel it. */
  later: (ms: number, then: () => void) => () => void;
};

const firstMs = 1000;
const longestMs = 15_000;

/** Doubling pauses between probes, so that a server that comes back is not overrun by its own school's browsers. */
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
    cancelProbe = () => undefined; // a probe is under way; no second one beside it
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
