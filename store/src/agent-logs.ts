import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AgentLog, Difference } from '@stoa/schema/agent-log';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import type { AgentLogStore } from './store.ts';
import { forLearner } from './unknown-learner.ts';

const mostShown = 1000;
const mostDifferences = 50;

export const agentLogStore = (db: Kysely<Database>): AgentLogStore => ({
  async add(session_id, learner_id, logs) {
    if (logs.length > 0) await forLearner(insertOfAgentLogs(logs, { session_id, learner_id }).execute(db));
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

  async differencesOn(topicId) {
    const { rows } = await sql<Difference & { times: number; last_at: Date }>`
      select differs ->> 'field' as field, differs ->> 'said' as said, differs ->> 'decided' as decided,
        count(*)::int as times, max(logs.at) as last_at
      from tutor_sessions as lesson
      join agent_logs as logs on logs.session_id = lesson.id
      cross join lateral jsonb_array_elements(logs.log -> 'differs') as differs
      where lesson.tutor = 'lesson' and lesson.state -> 'topic' ->> 'topic_id' = ${topicId}
      group by 1, 2, 3
      order by times desc, last_at desc, field, said
      limit ${mostDifferences}`.execute(db);
    return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
  },
});

/** Returns the statement that stores agents' logs in order; however many there are, they are sent as one parameter. */
export const insertOfAgentLogs = (
  logs: readonly AgentLog[],
  { session_id, learner_id }: { session_id: string; learner_id: string },
): RawBuilder<unknown> => sql`
  insert into agent_logs (session_id, learner_id, at, log)
  select ${session_id}, ${learner_id}, (log ->> 'at')::timestamptz, log
  from jsonb_array_elements(${jsonText(logs)}::jsonb) with ordinality as done (log, place)
  order by place`;
