/**
 * Returns the page's greeting for the hour on the student's own clock, from 0 to 23. At two in the morning it isn't "good
 * evening".
 */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 22) return 'Hello';
  return hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
}
