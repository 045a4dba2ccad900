import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Adds to each event its tutor and the tutor's setting. Earlier events get them from their sessions. */
export const eventsOfTutors: Migration = {
  up: run(
    `alter table events add column tutor text, add column setting text`,
    `update events
       set tutor = session.tutor,
           setting = case when session.tutor = 'practice' then session.state ->> 'mode' else session.tutor end
       from tutor_sessions as session
       where events.session_id = session.id`,
  ),
};
