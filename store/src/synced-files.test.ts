import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDatabaseFolder } from './pglite-template.ts';
import { openStore } from './open-store.ts';
import { SyncedFiles, UnsyncedDatabaseError, requireSync } from './synced-files.ts';
import { newLearner } from './test-samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stoa-synced-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces fsync by a function, for everything in this process. */
function whenSyncing(fsync: (file: number) => void) {
  const spy = vi.spyOn(fs, 'fsyncSync').mockImplementation(fsync);
  syncBuiltinESMExports();
  return spy;
}

describe('a store in a folder', () => {
  it('syncs once for each commit, and not for reads', async () => {
    const { fsyncSync } = fs;
    const store = await openStore({ dataDir: folder });
    const spy = whenSyncing(fsyncSync);
    await newLearner(store);
    expect(spy).toHaveBeenCalledTimes(1);
    await store.ping();
    expect(spy).toHaveBeenCalledTimes(1);
    await store.close();
  });

  it('acknowledges nothing that couldn’t be synced, and finds what it acknowledged after reopening', async () => {
    const store = await openStore({ dataDir: folder });
    const kept = await newLearner(store);
    whenSyncing(() => {
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    });
    await expect(newLearner(store)).rejects.toThrow(Error);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await store.close().catch(() => undefined);

    const again = await openStore({ dataDir: folder });
    expect(await again.accounts.find(kept)).toMatchObject({ id: kept });
    await again.close();
  });

  it('can be left unsynced, for tests', async () => {
    const spy = whenSyncing(fs.fsyncSync);
    const store = await openStore({ dataDir: folder, sync: false });
    await newLearner(store);
    await store.close();
    expect(spy).not.toHaveBeenCalled();
  });
});

describe('requireSync', () => {
  it('refuses a database that is told not to sync, and says what to do', async () => {
    const files = new SyncedFiles(path.join(folder, 'database'));
    await makeDatabaseFolder(path.join(folder, 'database'));
    const pglite = await PGlite.create({ fs: files }); // with its default parameters, which include -F
    await expect(requireSync(pglite, files, folder)).rejects.toThrow(UnsyncedDatabaseError);
    await expect(requireSync(pglite, files, folder)).rejects.toThrow(/fsync is off.*DATABASE_URL/);
    await pglite.close();
  });

  it('refuses a database that believes it syncs, on files that don’t', async () => {
    await makeDatabaseFolder(path.join(folder, 'database'));
    const pglite = await PGlite.create({
      dataDir: path.join(folder, 'database'),
      startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    });
    await expect(requireSync(pglite, { syncs: 0 }, folder)).rejects.toThrow(/a commit made no fsync/);
    await pglite.close();
  });
});
