import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { LearningEvent, LearningEventBody } from '@stoa/schema/learning-event';
import type { Versions } from '@stoa/schema/versions';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';
import { uuidV7 } from './uuid-v7.ts';

type Circumstances = Pick<Database['events'], 'at' | 'learner_id' | 'session_id' | 'turn_id'>;
type EventRow = Omit<Database['events'], 'body' | 'versions'> & { body: LearningEventBody; versions: Versions };

/**
 * Returns an event as a row. It is filed under the problem that it is about. An event that names none (a mastery update) is
 * filed under the problem that was on the screen, according to its versions, so that the trace of a problem is complete.
 */
export function eventRow({ versions, tutor, setting, ...body }: LearningEvent, circumstances: Circumstances): EventRow {
  const problem = 'problem_id' in body ? { id: body.problem_id, version: body.problem_version } : versions.problem;
  return {
    id: uuidV7(circumstances.at),
    ...circumstances,
    tutor: tutor ?? null,
    setting: setting ?? null,
    type: body.type,
    problem_id: problem?.id ?? null,
    problem_version: problem?.version ?? null,
    skill_id: body.skill_id,
    body,
    versions,
  };
}

/** Returns the statement that stores events; however many there are, they are sent as one parameter. */
export const insertOfEvents = (rows: readonly EventRow[]): RawBuilder<unknown> => sql`
  insert into events (id, at, type, learner_id, session_id, turn_id, tutor, setting, problem_id, problem_version, skill_id, body, versions)
  select id, at, type, learner_id, session_id, turn_id, tutor, setting, problem_id, problem_version, skill_id, body, versions
  from jsonb_to_recordset(${jsonText(rows)}::jsonb) as event (
    id uuid, at timestamptz, type text, learner_id text, session_id text, turn_id text, tutor text, setting text,
    problem_id text, problem_version int, skill_id text, body jsonb, versions jsonb
  )`;
