/** By how much the server's clock is ahead of this device's, as its last answer said. */
let aheadMs = 0;

/** An answer says whole seconds, and was on its way for a while: less than this is no difference. */
const sameMs = 3_000;

/** Takes the time at which the server answered (the header `Date`) as its clock now. */
export function heardServerDate(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Number.isFinite(ahead)) aheadMs = Math.abs(ahead) < sameMs ? 0 : ahead;
}

/** Milliseconds since 1970 by the server's clock. A device's own may be wrong by hours, and locks and deadlines are the server's. */
export const serverNow = (): number => Date.now() + aheadMs;
