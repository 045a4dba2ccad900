/** How far the server's clock is ahead of this device's, from its last answer. */
let aheadMs = 0;

/** A smaller difference than this counts as none, because an answer gives only whole seconds and takes a while to arrive. */
const sameMs = 3_000;

/** Sets the server's clock from the time in an answer's `Date` header. */
export function heardServerDate(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Number.isFinite(ahead)) aheadMs = Math.abs(ahead) < sameMs ? 0 : ahead;
}

/**
 * Returns the server's time in milliseconds since 1970. A device's clock may be off by hours, and locks and deadlines follow
 * the server's.
 */
export const serverNow = (): number => Date.now() + aheadMs;
