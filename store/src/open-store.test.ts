import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts';
import { openStore } from './open-store.ts';
import { newLearner } from './test-samples.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stoa-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a store in a folder', () => {
  it('creates the folder, and finds everything again after reopening', async () => {
    const dataDir = path.join(folder, 'not', 'there', 'yet');
    const first = await openStore({ dataDir });
    expect(first.kind).toBe('pglite');
    await first.ping();
    const learner = await newLearner(first);
    await first.close();

    const second = await openStore({ dataDir });
    expect(await second.accounts.find(learner)).toMatchObject({ id: learner });
    await second.close();
  });

  it('is refused to a second store, with advice, until the first is closed', async () => {
    const first = await openStore({ dataDir: folder });
    await expect(openStore({ dataDir: folder })).rejects.toThrow(DataFolderInUseError);
    await expect(openStore({ dataDir: folder })).rejects.toThrow(
      new RegExp(`The data folder ${folder} is in use .*process ${process.pid}.*DATABASE_URL`),
    );
    await first.ping();
    await first.close();
    await (await openStore({ dataDir: folder })).close();
  });

  it('ignores an earlier start that was cut short', async () => {
    mkdirSync(path.join(folder, 'database.new', 'base'), { recursive: true });
    writeFileSync(path.join(folder, 'database.new', 'PG_VERSION'), '18\n');
    const store = await openStore({ dataDir: folder });
    await store.ping();
    await store.close();
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'lock', 'lock-holder.json']);
  });

  it('unlocks the folder if it can’t be opened', async () => {
    mkdirSync(path.join(folder, 'database'));
    writeFileSync(path.join(folder, 'database', 'PG_VERSION'), '9.6\n'); // of a different database version
    await expect(openStore({ dataDir: folder })).rejects.toThrow(Error);
    expect(() => lockDataFolder(folder)()).not.toThrow();
  });

  it('may be closed twice', async () => {
    const store = await openStore({ dataDir: folder });
    await Promise.all([store.close(), store.close()]);
    await expect(store.close()).resolves.toBeUndefined();
  });
});

describe('openStore', () => {
  it('says that a missing PostgreSQL can’t be reached', async () => {
    await expect(openStore({ databaseUrl: `postgres://stoa@/stoa?host=${encodeURIComponent(folder)}` })).rejects.toThrow(
      /ENOENT/,
    );
  });

  it('requires a place for the data', async () => {
    await expect(openStore({})).rejects.toThrow('databaseUrl, dataDir or memory');
  });
});

describe('the lock of a data folder', () => {
  it('is refused to everyone else while it is held, time after time', () => {
    for (let round = 0; round < 3; round += 1) {
      const unlock = lockDataFolder(folder);
      expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
      expect(() => lockDataFolder(folder)).toThrow(DataFolderInUseError);
      unlock();
    }
  });

  it('names nobody if the holder hasn’t written its name yet', () => {
    const unlock = lockDataFolder(folder);
    for (const written of ['', '{', '{"pid":"x","since":1}', 'null']) {
      writeFileSync(path.join(folder, 'lock-holder.json'), written);
      expect(() => lockDataFolder(folder)).toThrow(`The data folder ${folder} is in use by another Stoa. Two at once`);
    }
    unlock();
  });

  it('can be taken if a process that is gone has left its name', () => {
    writeFileSync(
      path.join(folder, 'lock-holder.json'),
      JSON.stringify({ pid: process.ppid, since: '2026-01-01T00:00:00.000Z' }),
    );
    expect(lockDataFolder(folder)).toBeTypeOf('function');
  });
});
