import { createHash, randomBytes } from 'node:crypto';
import type { Store } from '@stoa/store/store';

const livesMs = 30_000;

/**
 * Issues a ticket for a live line. A WebSocket of a browser and of many libraries can't send a header, and an address ends up
 * in the logs of every proxy on the way. So a program exchanges its token for a ticket, which opens one line of one lesson once
 * and is worthless afterwards. The database stores its digest, so that any copy of the server accepts it.
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

/** Uses a ticket up. Returns the token of the account's session that it was issued for; null if the ticket isn't valid. */
export const redeemLineTicket = (
  store: Pick<Store, 'lineTickets'>,
  { ticket, lessonId, now }: { ticket: string; lessonId: string; now: Date },
): Promise<string | null> => store.lineTickets.redeem({ digest: digestOf(ticket), lessonId, now });

const digestOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
