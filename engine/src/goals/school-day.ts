const dayMs = 24 * 60 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the date in a time zone, as 2026-11-28. */
export function dayOf(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** Days since January 1, 1970. Consecutive days differ by 1, whatever the clocks did in between. */
export const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);

export const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);
