import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import type { BankChanges } from '@stoa/schema/essay/bank-edition';
import type { PeriodBank } from '@stoa/schema/essay/period-bank';
import type { Database } from './database.ts';
import { jsonText } from './json-text.ts';

/**
 * An edition of a period's bank, as it is stored. `bank` was valid when it was published; a later release may not accept it.
 */
export type StoredBank = { period: number; edition: number; bank: unknown; released: string; published_at: string };

/** An entry of a bank's history. */
export type StoredEdition = { edition: number; published_at: string; by: string | null; changes: BankChanges };

/** Period banks that are published here and override those of the release. Editions are only added. */
export interface EssayBankStore {
  /** Returns which edition is the newest of each period that has any, without its content. */
  newest(): Promise<Pick<StoredBank, 'period' | 'edition'>[]>;
  find(period: number, edition: number): Promise<StoredBank | null>;
  /** Newest first, at most 200. */
  editions(period: number): Promise<StoredEdition[]>;
  /** Publishes the edition after `expected`. Repeating it changes nothing. False: another edition came first. */
  publish(
    of: { period: number; expected: number; bank: PeriodBank; changes: BankChanges; released: string },
    by: LearnerId,
    at: Date,
  ): Promise<boolean>;
}

const mostShown = 200;

export const essayBankStore = (db: Kysely<Database>): EssayBankStore => {
  const find: EssayBankStore['find'] = async (period, edition) => {
    const row = await db
      .selectFrom('essay_banks')
      .select(['period', 'edition', 'bank', 'released', 'published_at'])
      .where('period', '=', period)
      .where('edition', '=', edition)
      .executeTakeFirst();
    return row === undefined ? null : { ...row, published_at: row.published_at.toISOString() };
  };
  return {
    find,

    newest: () =>
      db
        .selectFrom('essay_banks')
        .select(({ fn }) => ['period', fn.max('edition').as('edition')])
        .groupBy('period')
        .orderBy('period')
        .execute(),

    async editions(period) {
      const rows = await db
        .selectFrom('essay_banks')
        .leftJoin('user', 'user.id', 'essay_banks.published_by')
        .select(['edition', 'published_at', 'user.name as by', 'changes'])
        .where('period', '=', period)
        .orderBy('edition', 'desc')
        .limit(mostShown)
        .execute();
      return rows.map(({ published_at, ...row }) => ({ ...row, published_at: published_at.toISOString() }));
    },

    async publish({ period, expected, bank, changes, released }, published_by, published_at) {
      const text = jsonText(bank);
      const { newest } = await db
        .selectFrom('essay_banks')
        .select(({ fn }) => fn.max('edition').as('newest'))
        .where('period', '=', period)
        .executeTakeFirstOrThrow();
      const edition = expected + 1;
      if ((newest ?? 0) === expected) {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('essay_banks')
          .values({ period, edition, bank: text, changes: jsonText(changes), released, published_at, published_by })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (Number(numInsertedOrUpdatedRows ?? 0) > 0) return true;
      }
      const there = await find(period, edition);
      return there !== null && (newest ?? 0) <= edition && isDeepStrictEqual(there.bank, JSON.parse(text));
    },
  };
};
