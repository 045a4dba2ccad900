import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Account } from '@stoa/schema/account';
import { LearnerId, Role, Settings } from '@stoa/schema/account';
import { pageOf, placeOf } from './cursor.ts';
import type { Database } from './database.ts';
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
      const { at, id } = placeOf(cursor);
      query = query.where(sql<boolean>`("createdAt", id) < (${at}, ${id})`);
    }
    return pageOf(await query.execute(), limit, ({ createdAt, id }) => ({ at: createdAt, id }), account);
  },

  async setRole(id, role) {
    const row = await db.updateTable('user').set({ role }).where('id', '=', id).returningAll().executeTakeFirst();
    return row === undefined ? null : account(row);
  },

  async settings(id) {
    const row = await db.selectFrom('settings').select('settings').where('learner_id', '=', id).executeTakeFirst();
    return Settings.parse(row?.settings ?? {}); // a setting that is newer than the row has its default
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

  export: (id) => exportOf(db, id),
  erase: (id) => erasureOf(db, id),
});

const account = ({ id, name, email, role, createdAt }: Selectable<Database['user']>): Account => ({
  id: LearnerId.parse(id),
  name,
  email,
  role: Role.parse(role),
  created_at: createdAt.toISOString(),
});
