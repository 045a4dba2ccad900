/** What the page says first, by the hour on the student's own clock, from 0 to 23. Nobody is wished a good evening at two in the morning. */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 22) return 'Hello';
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
}
