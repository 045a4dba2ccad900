import type { HeardAct } from '../../../hearing/act.ts';
import { cuesIn, saidAfterValue } from './cues.ts';
import { isLeave } from './taken-for.ts';

/**
 * Returns where the student says goodbye or sorry next to an answer: "42. gotta go bye", "42. sorry for being annoying". Null
 *         if she does neither, or if there is no value next to it.
 */
export function saidBesides(text: string, acts: readonly HeardAct[]): { readonly start: number; readonly end: number } | null {
  const left = acts.find((act) => isLeave(act, text));
  const rest = saidAfterValue(text);
  const span =
    left ??
    (rest !== '' && cuesIn(rest).includes('apologizes') ? { start: text.length - rest.length, end: text.length } : undefined);
  return span !== undefined && acts.some(({ act, start, end }) => act === 'answer' && (end <= span.start || span.end <= start))
    ? span
    : null;
}
