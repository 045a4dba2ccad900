const minute = 60_000;

/** Returns a wait's length as a countdown shows it: "18h 12m", "12m", "less than 1m". It never shows less than what is left. */
export function waitWords(ms: number): string {
  const minutes = Math.ceil(ms / minute);
  if (ms < minute) return 'less than 1m';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}m` : `${hours}h ${minutes % 60}m`;
}
