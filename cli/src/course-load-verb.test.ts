import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCourses } from './course-load-verb.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stoa-load-'));
afterAll(() => rmSync(folder, { recursive: true }));
const env = { STOA_DATA: path.join(folder, 'data') };
const documents = path.join(folder, 'documents');
const load = (places: readonly string[], course = 'MATH-G10') => loadCourses(places, { course, env });

describe('stoa course load', () => {
  it('loads the built-in courses, and the second time finds them unchanged', async () => {
    const first = await load([]);
    expect(first.map(({ course }) => course)).toEqual(['BIO-G9', 'MATH-G10']);
    for (const { added, changed, same, removed } of first)
      expect({ isAdded: added > 0, changed, same, removed }).toEqual({ isAdded: true, changed: 0, same: 0, removed: 0 });
    expect(await load([])).toEqual(first.map((report) => ({ ...report, added: 0, same: report.added })));
  });

  it('loads documents in addition to a course and leaves the course’s own rows alone', async () => {
    mkdirSync(documents);
    writeFileSync(path.join(documents, 'CEL-01 cells.md'), '# Cells\n\n## Walls\n\nA plant cell has a wall.');
    writeFileSync(path.join(documents, 'notes.txt'), 'Nothing of use.');
    expect(await load([documents], 'BIO-G9')).toEqual([
      {
        course: 'BIO-G9',
        added: 1,
        changed: 0,
        same: 0,
        removed: 0,
        refused: [{ file: path.join(documents, 'notes.txt'), why: 'it is no Markdown (.md), WebVTT (.vtt) or PDF' }],
      },
    ]);
  });

  it('refuses a course that doesn’t exist', async () => {
    await expect(load([documents], 'MATH-G99')).rejects.toThrow('there is no course MATH-G99; there are BIO-G9, MATH-G10');
  });
});
