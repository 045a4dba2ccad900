import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AgentLog } from '@stoa/schema/agent-log';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { AgentLogStore } from './store.ts';

const mostShown = 1000;

export const agentLogStore = (db: Kysely<Database>): AgentLogStore => ({
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

/** The statement that stores what agents did, in their order, however much: it travels as one parameter. */
export const insertOfAgentLogs = (
  logs: readonly AgentLog[],
  { session_id, learner_id }: { session_id: string; learner_id: string },
): RawBuilder<unknown> => sql`
  insert into agent_logs (session_id, learner_id, at, log)
  select ${session_id}, ${learner_id}, (log ->> 'at')::timestamptz, log
  from jsonb_array_elements(${jsonText(logs)}::jsonb) with ordinality as done (log, place)
  order by place`;
