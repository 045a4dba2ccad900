import { sql } from 'kysely';
import { accountStore } from './accounts.ts';
import { attemptStore } from './attempt-counts.ts';
import { configurationStore } from './configurations.ts';
import { boardStore } from './boards.ts';
import { essayStore } from './essay-submissions.ts';
import { examStandingStore } from './exam-standings.ts';
import { eventStore } from './events.ts';
import { exposureStore } from './exposures.ts';
import { freeSpaceGuard } from './free-space.ts';
import { agentLogStore } from './agent-logs.ts';
import { journal } from './journal.ts';
import { flagStore } from './flags.ts';
import { planStore } from './lesson-plans.ts';
import { planDraftStore } from './plan-drafts.ts';
import { lessonStore } from './lessons.ts';
import { learnerRecordStore } from './learner-records.ts';
import { lineTicketStore } from './line-tickets.ts';
import { masteryStore } from './mastery.ts';
import { openInFolder, openInMemory, openPostgres } from './open-database.ts';
import { problemStore } from './problems.ts';
import { readTables } from './read-tables.ts';
import { reportStore } from './reports.ts';
import { turnLogStore } from './turn-logs.ts';
import { sessionStore } from './sessions.ts';
import type { Journal, Store } from './store.ts';

/** Where the store is: the first of these that is given is used. */
export type StorePlace = {
  /** PostgreSQL: `postgres://user:password@host:port/database`. */
  databaseUrl?: string | undefined;
  /** PGlite in memory, for tests. */
  memory?: boolean | undefined;
  /** PGlite in the files of this folder. */
  dataDir?: string | undefined;
  /** The folder of a closed database with the current schema, to copy a new one from; if it's missing, the new one is empty. */
  from?: string | undefined;
  /**
   * Whether each commit in that folder is on the disk before it is acknowledged; true by default. False is for tests and
   * benchmarks.
   */
  sync?: boolean | undefined;
  /** Whether to load PGlite's extension pgvector; PostgreSQL has its own or none. */
  pgvector?: boolean | undefined;
  /** The most connections to PostgreSQL; 10 by default. */
  connections?: number | undefined;
  /** Called when an idle connection to PostgreSQL breaks; the next query opens another. */
  onConnectionLost?: ((error: Error) => void) | undefined;
};

/**
 * Opens the store and brings its schema up to date.
 *
 * Errors  `DataFolderInUseError`: another process has the folder open. `DataFolderUnusableError`: it can't be created or
 *         written. `DamagedDatabaseError`. `UnsyncedDatabaseError`. `NewerDatabaseError`: a newer Stoa has used this database.
 *         What the driver throws if the database can't be reached.
 */
export async function openStore({
  databaseUrl,
  memory,
  dataDir,
  from,
  sync = true,
  pgvector = false,
  connections = 10,
  onConnectionLost,
}: StorePlace): Promise<Store> {
  const folder = databaseUrl === undefined && memory !== true ? dataDir : undefined;
  const open = () => {
    if (databaseUrl !== undefined)
      return openPostgres(databaseUrl, { connections, onConnectionLost: onConnectionLost ?? (() => {}) });
    if (memory === true) return openInMemory({ pgvector, from });
    if (folder !== undefined) return openInFolder(folder, { sync, from, pgvector });
    throw new TypeError('openStore needs databaseUrl, dataDir or memory');
  };
  const { db, close, connections: pool = null } = await open();
  return {
    kind: databaseUrl === undefined ? 'pglite' : 'postgres',
    db,
    accounts: accountStore(db),
    attempts: attemptStore(db),
    configurations: configurationStore(db),
    problems: problemStore(db),
    sessions: sessionStore(db),
    mastery: masteryStore(db),
    exposures: exposureStore(db),
    events: eventStore(db),
    reports: reportStore(db),
    plans: planStore(db),
    planDrafts: planDraftStore(db),
    lessons: lessonStore(db),
    essays: essayStore(db),
    boards: boardStore(db),
    flags: flagStore(db),
    agentLogs: agentLogStore(db),
    journal: folder === undefined ? journal(db) : withFreeSpace(journal(db), freeSpaceGuard(folder)),
    learnerRecords: learnerRecordStore(db),
    turnLogs: turnLogStore(db),
    examStandings: examStandingStore(db),
    lineTickets: lineTicketStore(db),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    readTables: () => readTables(db),
    connections: pool,
    close,
  };
}

/** Returns a journal that stores turns only while the disk has space. */
const withFreeSpace = (turns: Journal, requireSpace: () => void): Journal => ({
  ...turns,
  async commit(turn) {
    requireSpace();
    return turns.commit(turn);
  },
});
