import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runWriter } from './running-writer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stoa-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a data folder in use by a process', () => {
  it('is refused to a second process with a clear message, and the first continues', async () => {
    const first = runWriter({ dataDir: folder }, ['ada']);
    await first.says('acknowledged');

    const second = runWriter({ dataDir: folder }, ['emmy']);
    expect(await second.ended).toBe(1);
    expect(second.said).toEqual([]);
    expect(second.errors()).toMatch(
      new RegExp(
        `^DataFolderInUseError: The data folder ${folder} is in use by another Stoa \\(process ${first.pid}, since \\S+\\)\\. ` +
          'Two at once would lose work\\. Stop that one first, or give this one a folder of its own, or let both use PostgreSQL by DATABASE_URL\\.\n$',
      ),
    );

    await expect(first.says('acknowledged')).resolves.toBeUndefined();
    await first.kill();
  });

  it('goes to exactly one of the waiting processes when the first is killed', async () => {
    const first = runWriter({ dataDir: folder }, ['ada']);
    await first.says('acknowledged');
    await first.kill();

    const heirs = ['b', 'c', 'd', 'e'].map(() => runWriter({ dataDir: folder }, ['ada']));
    const fates = await Promise.allSettled(heirs.map((heir) => heir.says('acknowledged')));
    const refused = fates.flatMap((fate) => (fate.status === 'rejected' ? [String(fate.reason)] : []));
    expect(refused).toHaveLength(3);
    for (const words of refused) expect(words).toContain('DataFolderInUseError');
    await Promise.all(heirs.map((heir) => heir.kill()));
  });
});
