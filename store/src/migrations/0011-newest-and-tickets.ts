import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Indexes for what every home page and progress page reads of a learner who has been here for years; and tickets, each of which
 * opens one live line once, stored as digests.
 */
export const newestAndTickets: Migration = {
  up: run(
    `create index tutor_sessions_newest_idx on tutor_sessions (learner_id, tutor, updated_at desc, id desc)`,
    `create index events_mastery_idx on events (learner_id, skill_id, at desc, id desc) where type = 'mastery_updated'`,
    `create table line_tickets (
       digest text primary key,
       session_token text not null references session (token) on delete cascade,
       lesson_id text not null,
       expires_at timestamptz(3) not null
     )`,
    `create index line_tickets_session_idx on line_tickets (session_token)`,
  ),
};
