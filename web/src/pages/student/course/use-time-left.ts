import { useEffect, useState } from 'react';
import { serverNow } from '../../../server-clock.ts';

const stepMs = 15_000;
/** The server sends its time in whole seconds. */
const graceMs = 1_000;

/**
 * Returns the milliseconds until a moment of the server's clock, and keeps updating; null if there is nothing to wait for.
 * `onOver` is called once, when that moment has come.
 */
export function useTimeLeft(until: string | null, onOver: () => void): number | null {
  const [now, setNow] = useState(() => serverNow());
  const left = until === null ? null : Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(serverNow());
    const first = window.setTimeout(tick); // the last reading of the clock may be older than the wait
    const timer = window.setInterval(tick, stepMs);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [until]);
  useEffect(() => {
    if (until === null) return;
    const ms = Date.parse(until) - serverNow() + graceMs;
    const mostMs = 2 ** 31 - 1; // the longest delay that a timer supports
    if (ms > mostMs) return;
    const timer = window.setTimeout(onOver, Math.max(graceMs, ms));
    return () => window.clearTimeout(timer);
  }, [until, onOver]);
  return left;
}
