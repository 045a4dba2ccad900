import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { AgentLogStore } from './store.ts';

const mostShown = 1000;

export const agentLogStore = (db: Kysely<Database>): AgentLogStore => ({
  async add(session_id, learner_id, logs) {
    if (logs.length === 0) return;
    const rows = logs.map((log) => ({ session_id, learner_id, at: new Date(log.at), log: jsonText(log) }));
    await db.insertInto('agent_logs').values(rows).execute();
  },

  async ofSession(sessionId) {
    const rows = await db
      .selectFrom('agent_logs')
      .select('log')
      .where('session_id', '=', sessionId)
      .orderBy('id')
      .limit(mostShown)
      .execute();
    return rows.map(({ log }) => log);
  },
});
