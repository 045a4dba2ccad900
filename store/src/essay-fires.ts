import type { Kysely } from 'kysely';
import type { LearnerId } from '@stoa/schema/account';
import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import type { DetectorFireRow, DetectorOutcome } from '@stoa/schema/essay/essay-session';
import type { Database } from './database.ts';

/** A detector's finding as it is read, with its time. */
export type StoredFire = DetectorFireRow & { at: string };

/** How often an outcome of a detector was recorded, and in how many essays. */
export type FireCount = { detector: DetectorId; outcome: DetectorOutcome; times: number; essays: number };

/** A detector's switch as it was last set. */
export type DetectorSwitch = { detector: DetectorId; is_off: boolean; changed_at: string };

/** The detectors of the essay coach: what they found, and whether they are switched on. */
export interface EssayFireStore {
  /** Records what a turn found; repeating it for the same turn changes nothing. */
  add(of: { turnId: string; essayId: string; learner: LearnerId }, rows: readonly DetectorFireRow[], at: Date): Promise<void>;
  /** Returns the findings in an essay, oldest first, at most 500. */
  ofEssay(essayId: string): Promise<StoredFire[]>;
  /** Counts the findings in a period: from `from`, before `to`. */
  counts(from: Date, to: Date): Promise<FireCount[]>;
  switches(): Promise<DetectorSwitch[]>;
  setSwitch(detector: DetectorId, isOff: boolean, by: LearnerId, at: Date): Promise<void>;
}

const mostShown = 500;

export const essayFireStore = (db: Kysely<Database>): EssayFireStore => ({
  async add({ turnId, essayId, learner }, rows, at) {
    if (rows.length === 0) return;
    await db
      .insertInto('essay_fires')
      .values(rows.map((row, place) => ({ ...row, turn_id: turnId, place, essay_id: essayId, learner_id: learner, at })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async ofEssay(essayId) {
    const rows = await db
      .selectFrom('essay_fires')
      .select(['detector', 'outcome', 'phase', 'span', 'paragraph', 'response', 'at'])
      .where('essay_id', '=', essayId)
      .orderBy('at')
      .orderBy('turn_id')
      .orderBy('place')
      .limit(mostShown)
      .execute();
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  },

  async counts(from, to) {
    const rows = await db
      .selectFrom('essay_fires')
      .select(({ fn }) => ['detector', 'outcome', fn.countAll().as('times'), fn.count('essay_id').distinct().as('essays')])
      .where('at', '>=', from)
      .where('at', '<', to)
      .groupBy(['detector', 'outcome'])
      .execute();
    return rows.map(({ times, essays, ...row }) => ({ ...row, times: Number(times), essays: Number(essays) }));
  },

  async switches() {
    const rows = await db.selectFrom('detector_switches').select(['detector', 'is_off', 'changed_at']).execute();
    return rows.map(({ changed_at, ...row }) => ({ ...row, changed_at: changed_at.toISOString() }));
  },

  async setSwitch(detector, is_off, changed_by, changed_at) {
    const set = { is_off, changed_at, changed_by };
    await db
      .insertInto('detector_switches')
      .values({ detector, ...set })
      .onConflict((conflict) => conflict.column('detector').doUpdateSet(set))
      .execute();
  },
});
