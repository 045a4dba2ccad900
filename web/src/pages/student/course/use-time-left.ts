import { useEffect, useState } from 'react';

const stepMs = 15_000;
/** The server's clock may be a little behind this one. */
const graceMs = 1_000;

/** Milliseconds until a moment, as they go by; null where there is nothing to wait for. `onOver` is called once, when it has come. */
export function useTimeLeft(until: string | null, onOver: () => void): number | null {
  const [now, setNow] = useState(() => Date.now());
  const left = until === null ? null : Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(Date.now());
    const first = window.setTimeout(tick); // the last look at the clock may be from before there was anything to wait for
    const timer = window.setInterval(tick, stepMs);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [until]);
  useEffect(() => {
    if (until === null) return;
    const ms = Date.parse(until) - Date.now() + graceMs;
    const mostMs = 2 ** 31 - 1; // what a timer can wait
    if (ms > mostMs) return;
    const timer = window.setTimeout(onOver, Math.max(graceMs, ms));
    return () => window.clearTimeout(timer);
  }, [until, onOver]);
  return left;
}
