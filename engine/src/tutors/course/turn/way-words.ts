import { say, shortTitle } from './said-response.ts';
import type { CourseSpeech } from './course-speech.ts';

/** Says why what is taught comes before what she asked for; null if it is what she asked for. */
export function whyFirst(speech: CourseSpeech, sentence: 'whyFirst' | 'startWith'): string | null {
  const { way } = speech;
  if (way === null) return null;
  const { reason } = way;
  const goal = shortTitle(way.goal);
  const between = way.between === null ? null : shortTitle(way.between);
  if (sentence === 'startWith' && between !== null) return say(speech, 'startBetween', { goal, between, reason });
  return say(speech, sentence, { goal, reason });
}

/** True if the tutor's last lines told her why. */
export const isToldWhy = ({ way, situation }: CourseSpeech, lines = 12): boolean =>
  way !== null && situation.said.slice(-lines).some((line) => line.includes(way.reason));

/** Says what is still needed for an exam question on the unit that is taught. */
export function nextStepWords({ readiness, policy, focus, focusTier, others }: CourseSpeech): string {
  const { drillStreak, streakNeeded, missingPrerequisites, desiredExamTier, examAvailability } = readiness;
  if (focusTier === 'gold') return `You’re done with ${shortTitle(focus.title)}.`;
  const left = streakNeeded - drillStreak;
  const missing = missingPrerequisites
    .filter((unit) => unit !== policy.focusUnitId)
    .map((unit) => shortTitle(others.get(unit)?.title ?? unit));
  const more = left === 1 ? 'one more practice problem right' : `${left} practice problems right in a row`;
  const title = shortTitle(focus.title);
  const [first] = missing;
  if (left > 0 && first !== undefined)
    return `Get ${more} on ${title}, and a bronze exam question on ${first}. Then you can try one on ${title}.`;
  if (left > 0) return `Get ${more} on ${title}. Then you can try a ${desiredExamTier} exam question.`;
  if (first !== undefined) return `Before an exam question on ${title}, you need one on ${first}.`;
  return examAvailability === 'locked'
    ? `Your practice on ${title} is done. Now it takes a ${desiredExamTier} exam question.`
    : `You’re ready for a ${desiredExamTier} exam question on ${title}.`;
}

/** Says which tier she has, what each requires, and what comes next. */
export function tierWords(speech: CourseSpeech): string {
  const { focus, focusTier } = speech;
  const title = shortTitle(focus.title);
  const has = focusTier === 'none' ? `You don’t have a tier in ${title} yet.` : `Your tier in ${title} is ${focusTier}.`;
  const rule =
    'Bronze takes two practice problems right in a row and one bronze exam question. Silver and gold take one exam question of that tier, in this order.';
  return focusTier === 'gold' ? `${has} There’s no higher one.` : `${has} ${rule} ${nextStepWords(speech)}`;
}

/** Puts a waiting time into words. */
export function waitOf(until: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  const hours = Math.round(minutes / 60);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
