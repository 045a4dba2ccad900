import type { HeardAct } from '../../../hearing/act.ts';
import { cuesIn, saidAfterValue } from './cues.ts';
import { isLeave } from './taken-for.ts';

/**
 * Where she takes leave or says sorry beside what she sends: "42. gotta go bye", "42. sorry for being annoying". Null where she does neither, and where no value stands
 * beside it.
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
