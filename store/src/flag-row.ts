import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { NewFlag } from '@stoa/schema/flag';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import { uuidV7 } from './uuid-v7.ts';

type FlagRow = Omit<Database['flags'], 'flag'> & { flag: NewFlag };

/** Returns a flag as a row. It waits until somebody looks at it. */
export const flagRow = (flag: NewFlag, of: { learner_id: string; session_id: string | null }): FlagRow => ({
  id: uuidV7(new Date(flag.at)),
  case_id: of.session_id ?? of.learner_id,
  ...of,
  at: flag.at,
  kind: flag.kind,
  waits: true,
  flag,
});

/** Returns the statement that stores flags; however many there are, they are sent as one parameter. */
export const insertOfFlags = (rows: readonly FlagRow[]): RawBuilder<unknown> => sql`
  insert into flags (id, case_id, learner_id, session_id, at, kind, waits, flag)
  select id, case_id, learner_id, session_id, at, kind, waits, flag
  from jsonb_to_recordset(${jsonText(rows)}::jsonb) as new_flag (
    id text, case_id text, learner_id text, session_id text, at text, kind text, waits boolean, flag jsonb
  )`;
