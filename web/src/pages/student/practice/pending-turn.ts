import type { PracticeInput } from '@stoa/schema/practice';

/** A turn on its way: what was done, under which key. It outlives the page, so that a reload in a tunnel loses nothing. */
export type PendingTurn<Input = PracticeInput> = { key: string; input: Input };

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const placeOf = (sessionId: string) => `stoa:turn:${sessionId}`;

export const keepTurn = <Input>(shelf: Shelf, sessionId: string, turn: PendingTurn<Input>): void =>
  shelf.setItem(placeOf(sessionId), JSON.stringify(turn));

/** Takes back the turn with this key once it was answered; one that was sent since stays. */
export function dropTurn(shelf: Shelf, sessionId: string, key: string): void {
  if (keptTurn(shelf, sessionId)?.key === key) shelf.removeItem(placeOf(sessionId));
}

export function keptTurn<Input = PracticeInput>(shelf: Shelf, sessionId: string): PendingTurn<Input> | null {
  const kept = shelf.getItem(placeOf(sessionId));
  // Only this page writes here, and the server reads it through its own schema before it does anything.
  return kept === null ? null : (JSON.parse(kept) as PendingTurn<Input>);
}
