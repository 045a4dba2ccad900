import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/** Tickets that open one live line once. */
export interface LineTicketStore {
  issue(ticket: { digest: string; sessionToken: string; lessonId: string; expiresAt: Date; now: Date }): Promise<void>;
  /**
   * Uses a ticket up, and returns the token of the account's session that it was issued to; null if it's unknown, too old, or
   * another lesson's.
   */
  redeem(ticket: { digest: string; lessonId: string; now: Date }): Promise<string | null>;
}

export const lineTicketStore = (db: Kysely<Database>): LineTicketStore => ({
  async issue({ digest, sessionToken, lessonId, expiresAt, now }) {
    // Each new ticket also deletes the expired ones of its session.
    await db.deleteFrom('line_tickets').where('session_token', '=', sessionToken).where('expires_at', '<', now).execute();
    await db
      .insertInto('line_tickets')
      .values({ digest, session_token: sessionToken, lesson_id: lessonId, expires_at: expiresAt })
      .execute();
  },

  async redeem({ digest, lessonId, now }) {
    const row = await db.deleteFrom('line_tickets').where('digest', '=', digest).returningAll().executeTakeFirst();
    return row !== undefined && row.lesson_id === lessonId && row.expires_at > now ? row.session_token : null;
  },
});
