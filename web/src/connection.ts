/** Whether the server can be reached, for everything that waits for it. */
export type Connection = {
  readonly down: boolean;
  /** Somebody waits because the server has too much to do. */
  readonly busy: boolean;
  subscribe: (heard: () => void) => () => void;
  /** A request found nobody. Until one is answered again, the server is asked from time to time whether it is there. */
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
  /** Calls back after so many milliseconds; returns how to call it off. */
  later: (ms: number, then: () => void) => () => void;
};

const firstMs = 1000;
const longestMs = 15_000;

/** Doubling pauses between probes, so that a school that comes back is not trampled by its own browsers. */
export function makeConnection({ probe, later }: Surroundings): Connection {
  const listeners = new Set<() => void>();
  let down = false;
  let pauses = 0;
  let pause = firstMs;
  let callOff: (() => void) | null = null;

  const tell = () => {
    for (const heard of listeners) heard();
  };
  const change = (to: boolean) => {
    if (down === to) return;
    down = to;
    tell();
  };
  const found = () => {
    callOff?.();
    callOff = null;
    pause = firstMs;
    change(false);
  };
  const ask = () => {
    callOff?.();
    callOff = () => undefined; // a probe is under way; no second one beside it
    void probe().then((there) => (there ? found() : plan()));
  };
  const plan = () => {
    callOff = later(pause, ask);
    pause = Math.min(pause * 2, longestMs);
  };

  return {
    get down() {
      return down;
    },
    get busy() {
      return pauses > 0;
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    lost() {
      change(true);
      if (callOff === null) plan();
    },
    found,
    back: () =>
      new Promise((resolve) => {
        if (!down) return resolve();
        const heard = () => {
          if (down) return;
          listeners.delete(heard);
          resolve();
        };
        listeners.add(heard);
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
