import type { Migration } from 'kysely/migration';
import { run } from './run.ts';

/**
 * Accounts. The first four tables are better-auth's, with its names and columns (1.7.6, e-mail and password, and our `role`); a
 * test asks better-auth itself whether anything is missing. Times are stored to the millisecond, like a JavaScript `Date`, so
 * that a cursor made from one finds its row again.
 */
export const identity: Migration = {
  up: run(
    `create table "user" (
       id text collate "C" primary key,
       name text not null,
       email text not null unique,
       "emailVerified" boolean not null,
       image text,
       role text not null default 'student',
       "createdAt" timestamptz(3) not null default current_timestamp,
       "updatedAt" timestamptz(3) not null default current_timestamp
     )`,
    `create index "user_createdAt_idx" on "user" ("createdAt", id)`,
    `create table session (
       id text primary key,
       "userId" text not null references "user" (id) on delete cascade,
       token text not null unique,
       "expiresAt" timestamptz(3) not null,
       "ipAddress" text,
       "userAgent" text,
       "createdAt" timestamptz(3) not null default current_timestamp,
       "updatedAt" timestamptz(3) not null
     )`,
    `create index "session_userId_idx" on session ("userId")`,
    `create table account (
       id text primary key,
       "userId" text not null references "user" (id) on delete cascade,
       "accountId" text not null,
       "providerId" text not null,
       "accessToken" text,
       "refreshToken" text,
       "idToken" text,
       "accessTokenExpiresAt" timestamptz(3),
       "refreshTokenExpiresAt" timestamptz(3),
       scope text,
       password text,
       "createdAt" timestamptz(3) not null default current_timestamp,
       "updatedAt" timestamptz(3) not null
     )`,
    `create index "account_userId_idx" on account ("userId")`,
    `create table verification (
       id text primary key,
       identifier text not null,
       value text not null,
       "expiresAt" timestamptz(3) not null,
       "createdAt" timestamptz(3) not null default current_timestamp,
       "updatedAt" timestamptz(3) not null default current_timestamp
     )`,
    `create index "verification_identifier_idx" on verification (identifier)`,

    `create table settings (
       learner_id text primary key references "user" (id) on delete cascade,
       settings jsonb not null
     )`,
  ),
};
