import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ValidatedLessons } from './validated-lessons.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-validated-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('remembers which lessons were validated until something changes that validates them', async () => {
  const validated = await ValidatedLessons.open({ folder, fingerprint: 'of these sources' });
  expect(await validated.known()).toEqual(new Set());
  await validated.keep(['one', 'two']);
  expect(await validated.known()).toEqual(new Set(['one', 'two']));
  const afterChange = await ValidatedLessons.open({ folder, fingerprint: 'of other sources' });
  expect(await afterChange.known()).toEqual(new Set());
});

it.each(['[', '{"one": true}', '[1]'])('knows none where %s was kept, so that they are validated again', async (content) => {
  const validated = await ValidatedLessons.open({ folder, fingerprint: 'damaged' });
  await validated.keep(['one']);
  writeFileSync(path.join(folder, 'damaged.json'), content);
  expect(await validated.known()).toEqual(new Set());
});
