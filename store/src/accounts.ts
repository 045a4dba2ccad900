import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Account } from '@stoa/schema/account';
import { LearnerId, Role, Settings } from '@stoa/schema/account';
import { pageOf, positionOf } from './cursor.ts';
import type { Database } from './database.ts';
import { isDatabaseError } from './database-error.ts';
import { jsonText } from './json-text.ts';
import { erasureOf, exportOf } from './privacy.ts';
import type { AccountStore } from './store.ts';
import { forLearner } from './unknown-learner.ts';

export const accountStore = (db: Kysely<Database>): AccountStore => ({
  async find(id) {
    const row = await db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : account(row);
  },

  async list({ cursor, limit }) {
    let query = db
      .selectFrom('user')
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (cursor !== undefined) {
      const { at, id } = positionOf(cursor);
      query = query.where(sql<boolean>`("createdAt", id) < (${at}, ${id})`);
    }
    return pageOf(await query.execute(), limit, ({ createdAt, id }) => ({ at: createdAt, id }), account);
  },

  async setRole(id, role) {
    const row = await db.updateTable('user').set({ role }).where('id', '=', id).returningAll().executeTakeFirst();
    return row === undefined ? null : account(row);
  },

  async rename(id, name) {
    const row = await db.updateTable('user').set({ name }).where('id', '=', id).returningAll().executeTakeFirst();
    return row === undefined ? null : account(row);
  },

  changeEmail: (id, email) =>
    db
      .transaction()
      .execute(async (tx) => {
        const row = await tx
          .updateTable('user')
          .set({ email, emailVerified: true })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        await tx.deleteFrom('verification').where('value', '=', id).execute();
        return row === undefined ? null : account(row);
      })
      .catch((error: unknown) => {
        if (isDatabaseError(error) && error.code === uniqueViolation) return null;
        throw error;
      }),

  suspend: (id, at) =>
    db.transaction().execute(async (tx) => {
      const row = await tx.updateTable('user').set({ suspendedAt: at }).where('id', '=', id).returningAll().executeTakeFirst();
      if (row === undefined) return null;
      if (at !== null) await tx.deleteFrom('session').where('userId', '=', id).execute();
      return account(row);
    }),

  confirm: (id) =>
    db.transaction().execute(async (tx) => {
      await tx.updateTable('user').set({ emailVerified: true }).where('id', '=', id).execute();
      await tx.deleteFrom('verification').where('value', '=', id).execute();
    }),

  async sessions(id, now) {
    const rows = await db
      .selectFrom('session')
      .select(['id', 'userAgent', 'createdAt', 'updatedAt', 'expiresAt'])
      .where('userId', '=', id)
      .where('expiresAt', '>', now)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(accountSession);
  },

  async endSession(id, sessionId) {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('userId', '=', id)
      .where('id', '=', sessionId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async endSessions(id, { tokens, browsersBut }) {
    const isToken = sql<boolean>`coalesce("userAgent", '') like ${`${tokenMark}%`}`;
    await db
      .deleteFrom('session')
      .where('userId', '=', id)
      .where((row) =>
        row.or([
          ...(tokens ? [isToken] : []),
          ...(browsersBut === undefined ? [] : [row.and([row.not(isToken), row('id', '!=', browsersBut ?? '')])]),
        ]),
      )
      .execute();
  },

  async seen(sessionId, at) {
    await db.updateTable('session').set({ updatedAt: at }).where('id', '=', sessionId).execute();
  },

  async removeExpired(before) {
    await db.deleteFrom('session').where('expiresAt', '<', before).execute();
    await db.deleteFrom('verification').where('expiresAt', '<', before).execute();
  },

  async settings(id) {
    const row = await db.selectFrom('settings').select('settings').where('learner_id', '=', id).executeTakeFirst();
    return Settings.parse(row?.settings ?? {}); // a setting that was added after the row was stored gets its default
  },

  async saveSettings(id, settings) {
    const text = jsonText(settings);
    await forLearner(
      db
        .insertInto('settings')
        .values({ learner_id: id, settings: text })
        .onConflict((found) => found.column('learner_id').doUpdateSet({ settings: text }))
        .execute(),
    );
    return settings;
  },

  export: (id, shown) => exportOf(db, id, shown),
  erase: (id, at) => erasureOf(db, id, at),
});

const uniqueViolation = '23505';

/** The prefix that marks a session as a program's token; after it comes what the token is for. */
export const tokenMark = 'token: ';

function accountSession(
  row: Pick<Selectable<Database['session']>, 'id' | 'userAgent' | 'createdAt' | 'updatedAt' | 'expiresAt'>,
) {
  const mark = row.userAgent ?? '';
  const isToken = mark.startsWith(tokenMark);
  return {
    id: row.id,
    by: isToken ? ('token' as const) : ('browser' as const),
    label: isToken ? mark.slice(tokenMark.length) : mark,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.updatedAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

const account = ({ id, name, email, role, suspendedAt, createdAt }: Selectable<Database['user']>): Account => ({
  id: LearnerId.parse(id),
  name,
  email,
  role: Role.parse(role),
  suspended: suspendedAt !== null,
  created_at: createdAt.toISOString(),
});
