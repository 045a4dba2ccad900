import type { DeviceStorage } from '../device-storage.ts';

/**
 * A turn that was sent and not answered yet: the input and its key. It is stored on the device, so that a reload without a
 * connection loses nothing.
 */
export type PendingTurn<Input> = { key: string; input: Input };

const nameOf = (sessionId: string) => `stoa:turn:${sessionId}`;

export const keepTurn = <Input>(shelf: DeviceStorage, sessionId: string, turn: PendingTurn<Input>): void =>
  shelf.setItem(nameOf(sessionId), JSON.stringify(turn));

/** Forgets the turn with this key after it was answered; one that was sent since then stays. */
export function dropTurn(shelf: DeviceStorage, sessionId: string, key: string): void {
  if (keptTurn(shelf, sessionId)?.key === key) shelf.removeItem(nameOf(sessionId));
}

export function keptTurn<Input>(shelf: DeviceStorage, sessionId: string): PendingTurn<Input> | null {
  const kept = shelf.getItem(nameOf(sessionId));
  // Only this page writes here, and the server checks it against its own schema before it does anything.
  return kept === null ? null : (JSON.parse(kept) as PendingTurn<Input>);
}
