import type { TurnBeginning } from '@stoa/store/store';
import { RefusalError } from '../refusals.ts';

/** A request to take a turn in a session that can be asked again when its reply is lost. */
export type KeyedTurn = { key: string; beginning: TurnBeginning };

/** The key of a turn and what the route read with it. Errors  `key_needed`. */
export function requireKey({ key, beginning }: { key: string | null; beginning: TurnBeginning | null }): KeyedTurn {
  if (key === null || beginning === null) throw new RefusalError('key_needed');
  return { key, beginning };
}
