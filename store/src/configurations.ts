import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';

/** The files that an installation teaches with; each has its own versions. */
export type ConfigurationKind = 'graph' | 'policy';
/** A version of a file as it was stored; whoever reads it has to parse it. */
export type KeptConfiguration = { version: string; hash: string; body: unknown; first_used_at: string };

export interface ConfigurationStore {
  /** Stores a version, unless it is already there. Returns false if it is there with other content, which stays. */
  keep(kind: ConfigurationKind, content: Pick<KeptConfiguration, 'version' | 'hash' | 'body'>, at: Date): Promise<boolean>;
  find(kind: ConfigurationKind, version: string): Promise<KeptConfiguration | null>;
}

export const configurationStore = (db: Kysely<Database>): ConfigurationStore => {
  const find: ConfigurationStore['find'] = async (kind, version) => {
    const row = await db
      .selectFrom('configurations')
      .select(['version', 'hash', 'body', 'first_used_at'])
      .where('kind', '=', kind)
      .where('version', '=', version)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, first_used_at: row.first_used_at.toISOString() };
  };
  return {
    find,
    async keep(kind, { version, hash, body }, at) {
      await db
        .insertInto('configurations')
        .values({ kind, version, hash, body: jsonText(body), first_used_at: at })
        .onConflict((found) => found.columns(['kind', 'version']).doNothing())
        .execute();
      const kept = await find(kind, version);
      if (kept === null) throw new Error(`version ${version} of the ${kind} was kept and is not there`);
      return kept.hash === hash;
    },
  };
};
