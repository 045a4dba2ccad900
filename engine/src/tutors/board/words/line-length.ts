import type { ResponseKind } from '@stoa/schema/board/board-decision';
import type { Candidate } from '@stoa/schema/board/board-session';

type Length = { readonly least: number; readonly most: number };

/**
 * Returns how many words a line should have in its place (board spec, Response timing): 5 to 15 about a mistake, 3 to 8 after a
 * right step, 10 to 20 after a solved problem, 5 to 12 during a silence. Null if the spec's table doesn't say.
 */
export function lengthOfPlace({ trigger, about }: Pick<Candidate, 'trigger' | 'about'>, kind: ResponseKind): Length | null {
  if (trigger === 'EXERCISE_COMPLETED') return { least: 10, most: 20 };
  if (trigger === 'STEP_COMPLETED') return { least: 3, most: 8 };
  if (trigger === 'STUCK_NO_INPUT') return { least: 5, most: 12 };
  return about === 'mistake' && kind !== 'check_in' ? { least: 5, most: 15 } : null;
}

/**
 * Returns how many words a model may use for a line: the length for the place, which the script's own line always has, or else
 * about as many as the script.
 */
export function lengthFor(place: Pick<Candidate, 'trigger' | 'about'>, kind: ResponseKind, script: number): Length {
  const wanted = lengthOfPlace(place, kind);
  return wanted === null
    ? { least: Math.max(1, script - 6), most: script + 6 }
    : { least: Math.min(wanted.least, script), most: Math.max(wanted.most, script) };
}
