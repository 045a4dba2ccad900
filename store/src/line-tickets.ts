import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { LineTicketStore } from './store.ts';

export const lineTicketStore = (db: Kysely<Database>): LineTicketStore => ({
  async issue({ digest, sessionToken, lessonId, expiresAt, now }) {
    // Whoever asks for one clears away what was never used.
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
