import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SkillId } from '@stoa/schema/skill';
import { databaseIn } from '@stoa/store/open-database';
import { openStore } from '@stoa/store/open-store';
import { sampleProblem } from '@stoa/store/test-samples';
import { BegunDatabase } from './begun-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-begun-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cache = path.join(folder, 'cache');
const skills = [SkillId.parse('frac_add_like')];

it('a kept database is copied into each new data folder, and changes in a copy don’t change it', async () => {
  const kept = await BegunDatabase.open({ folder: cache, fingerprint: 'these' });
  expect(await kept.read()).toBeNull();
  const store = await openStore({ dataDir: path.join(folder, 'first'), sync: false });
  await store.problems.publish([{ problem: sampleProblem(), events: [] }]);
  await store.close();
  kept.keep(databaseIn(path.join(folder, 'first')), skills);

  for (const name of ['one', 'other']) {
    const found = await kept.read();
    expect(found?.skills).toEqual(skills);
    const copy = await openStore({ dataDir: path.join(folder, name), from: found!.database });
    expect(await copy.problems.allVerified()).toHaveLength(1);
    await copy.problems.publish([{ problem: sampleProblem(), events: [] }]);
    await copy.close();
  }
});

it('a kept database isn’t used for another fingerprint', async () => {
  expect(await (await BegunDatabase.open({ folder: cache, fingerprint: 'others' })).read()).toBeNull();
});
