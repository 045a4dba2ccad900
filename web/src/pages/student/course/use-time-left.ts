import { useEffect, useState } from 'react';
import { serverNow } from '../../../server-clock.ts';

const stepMs = 15_000;
/** The server tells whole seconds of its clock. */
const graceMs = 1_000;

/** Milliseconds until a moment of the server's clock, as they go by; null where there is nothing to wait for. `onOver` is called once, when it has come. */
export function useTimeLeft(until: string | null, onOver: () => void): number | null {
  const [now, setNow] = useState(() => serverNow());
  const left = until === null ? null : Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    if (until === null) return;
    const tick = () => setNow(serverNow());
    const first = window.setTimeout(tick); // the last look at the clock may be from before there was anything to wait for
    const timer = window.setInterval(tick, stepMs);
    return () => {
      window.clearTimeout(first);
      window.clearInterval(timer);
    };
  }, [until]);
  useEffect(() => {
    if (until === null) return;
    const ms = Date.parse(until) - serverNow() + graceMs;
    const mostMs = 2 ** 31 - 1; // what a timer can wait
    if (ms > mostMs) return;
    const timer = window.setTimeout(onOver, Math.max(graceMs, ms));
    return () => window.clearTimeout(timer);
  }, [until, onOver]);
  return left;
}
