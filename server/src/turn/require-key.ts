import type { TurnBeginning } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';

/** A request for a turn in a session that can be sent again if its reply is lost. */
export type KeyedTurn = { key: string; beginning: TurnBeginning };

/** Returns the turn's key, and what the route has read with it. Errors  `key_needed`. */
export function requireKey({ key, beginning }: { key: string | null; beginning: TurnBeginning | null }): KeyedTurn {
  if (key === null || beginning === null) throw new RefusalError('key_needed');
  return { key, beginning };
}
