import type { ResponseKind } from '@stoa/schema/board/board-decision';
import type { Candidate } from '@stoa/schema/board/board-session';

type Length = { readonly least: number; readonly most: number };

/**
 * How many words a line may have where it is said (board spec, Response timing): 5 to 15 about a mistake, 3 to 8 after a right step, 10 to 20 after
 * a solved problem, 5 to 12 into a silence; otherwise about as many as the script's own line.
 */
export function lengthFor({ trigger, about }: Pick<Candidate, 'trigger' | 'about'>, kind: ResponseKind, script: number): Length {
  if (trigger === 'EXERCISE_COMPLETED') return widened({ least: 10, most: 20 }, script);
  if (trigger === 'STEP_COMPLETED') return widened({ least: 3, most: 8 }, script);
  if (trigger === 'STUCK_NO_INPUT') return widened({ least: 5, most: 12 }, script);
  if (about === 'mistake' && kind !== 'check_in') return widened({ least: 5, most: 15 }, script);
  return { least: Math.max(1, script - 6), most: script + 6 };
}

/** The script's own line always fits. */
const widened = ({ least, most }: Length, script: number): Length => ({
  least: Math.min(least, script),
  most: Math.max(most, script),
});
