import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/** Suspended accounts, confirmed addresses, and counts of what is tried too often. */
export const accountLifecycle: Migration = {
  up: run(
    `alter table "user" add column "suspendedAt" timestamptz(3)`,
    // Accounts that were opened before addresses were confirmed keep working if mail is set up later.
    `update "user" set "emailVerified" = true`,
    // Keys are digests under the server's secret, so a row reveals no address. Rows are removed when they no longer count.
    `create table attempt_counts (
       key text collate "C" primary key,
       count integer not null,
       since timestamptz(3) not null,
       last_at timestamptz(3) not null
     )`,
    `create index attempt_counts_last_at_idx on attempt_counts (last_at)`,
    `create index "session_expiresAt_idx" on session ("expiresAt")`,
    `create index "verification_expiresAt_idx" on verification ("expiresAt")`,
  ),
};
