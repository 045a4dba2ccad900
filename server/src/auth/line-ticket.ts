import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '@stoa/store/store';

const livesMs = 30_000;

/**
 * Tickets for live lines. A WebSocket of a browser or of many libraries can show no header, and an address ends up in the logs of every
 * proxy between: so a program changes its token for a ticket, which opens one line of one lesson once and is worth nothing afterwards.
 * The database keeps its digest, so that any copy of the server takes it.
 */
export async function issueLineTicket(
  store: Pick<Store, 'lineTickets'>,
  { sessionToken, lessonId, now }: { sessionToken: string; lessonId: string; now: Date },
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + livesMs);
  await store.lineTickets.issue({ digest: digestOf(ticket), sessionToken, lessonId, expiresAt, now });
  return { ticket, expiresAt };
}

/** Uses a ticket up. Returns the token of the account's session that it stands for; null where it opens nothing. */
export const redeemLineTicket = (
  store: Pick<Store, 'lineTickets'>,
  { ticket, lessonId, now }: { ticket: string; lessonId: string; now: Date },
): Promise<string | null> => store.lineTickets.redeem({ digest: digestOf(ticket), lessonId, now });

const digestOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
