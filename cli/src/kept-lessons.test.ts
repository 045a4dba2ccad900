import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { KeptLessons } from './kept-lessons.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-lessons-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const opened = openLessons(openSkillGraph().index, { validated: { has: (hash) => hash > '1' }, now: new Date() });

it('kept lessons come back as they were opened, until their fingerprint changes', async () => {
  const kept = await KeptLessons.open({ folder, fingerprint: 'these' });
  expect(await kept.read()).toBeNull();
  kept.keep(opened);
  expect(await kept.read()).toEqual(opened);
  expect(await (await KeptLessons.open({ folder, fingerprint: 'others' })).read()).toBeNull();
});

it('a damaged file counts as missing, so that the lessons are validated again', async () => {
  const kept = await KeptLessons.open({ folder, fingerprint: 'damaged' });
  kept.keep(opened);
  truncateSync(path.join(folder, 'damaged.bin'), 1000);
  expect(await kept.read()).toBeNull();
});
