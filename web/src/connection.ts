/** Whether the house can be reached, for everything that waits for it. */
export type Connection = {
  readonly down: boolean;
  subscribe: (heard: () => void) => () => void;
  /** A request found nobody. Until one is answered again, the house is asked from time to time whether it is there. */
  lost: () => void;
  found: () => void;
  /** Resolves as soon as the house can be reached; at once if it can. */
  back: () => Promise<void>;
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
  let pause = firstMs;
  let callOff: (() => void) | null = null;

  const change = (to: boolean) => {
    if (down === to) return;
    down = to;
    for (const heard of listeners) heard();
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
    tryNow() {
      if (down) ask();
    },
  };
}
