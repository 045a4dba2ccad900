import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CourseRow } from '@stoa/engine/tutors/course/retrieval/course-row';
import { hashedEmbedder } from '@stoa/engine/tutors/course/retrieval/hashed-embedder';
import { MemoryIndex } from '@stoa/engine/tutors/course/retrieval/memory-index';
import { openCourses } from '../open-courses.ts';
import { readCourseDocuments } from './course-documents.ts';
import { loadRows } from './load-rows.ts';
import { samplePdf } from './sample-pdf.ts';

const opened = openCourses(() => true).find(({ course }) => course.courseId === 'MATH-G10')!;
const courseId = 'MATH-G10';
const folder = mkdtempSync(path.join(tmpdir(), 'stoa-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const vtt = (text: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n${text}\n`;

let index: MemoryIndex;
let embedded: number;
/** An embedder that counts its requests. */
const counting = (model: string) => ({
  model,
  embed: async (texts: readonly string[]) => {
    embedded += texts.length;
    return hashedEmbedder.embed(texts);
  },
});
beforeEach(() => {
  index = new MemoryIndex();
  embedded = 0;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const load = async (places: readonly string[], model = 'one') => {
  const { refused, ...documents } = await readCourseDocuments(opened, places);
  return { ...(await loadRows({ index, embedder: counting(model) }, courseId, documents)), refused };
};
const heldIds = async () => (await index.held(courseId, '')).map(({ namespace, id }) => `${namespace} ${id}`).toSorted();

describe('documents of a course', () => {
  it('are found under the unit or exam question that their name begins with, in any format', async () => {
    const question = opened.exams[0]!.questionId;
    write('ALG-01 solving.md', '# Solving\n\n## Balance\n\nDo the same to both sides.');
    write('videos/ALG-02_intro.vtt', vtt('We factor a trinomial.'));
    write('FUN-01.pdf', samplePdf([[{ text: 'Slope and intercept.', size: 11, below: 14 }]]));
    write(`${question}.vtt`, vtt('This is how it goes.'));
    expect(await load([folder])).toEqual({ added: 4, changed: 0, same: 0, removed: 0, refused: [] });
    expect(await heldIds()).toEqual([
      `exam_support_chunks document/${question}.vtt/0000`,
      'unit_content_chunks document/ALG-01 solving.md/0000',
      'unit_content_chunks document/FUN-01.pdf/0000',
      'unit_content_chunks document/videos/ALG-02_intro.vtt/0000',
    ]);
  });

  it('are embedded again if they changed, and removed if they are gone', async () => {
    write('ALG-01.md', '# A\n\n## One\n\nFirst.\n\n## Two\n\nSecond.');
    const other = write('ALG-02.vtt', vtt('Hello.'));
    await load([folder]);
    write('ALG-01.md', '# A\n\n## One\n\nFirst, changed.\n\n## Two\n\nSecond.');
    rmSync(other);
    embedded = 0;
    expect(await load([folder])).toMatchObject({ added: 0, changed: 1, same: 1, removed: 1 });
    expect(embedded).toBe(1);
  });

  it('don’t affect other documents if they are given as files', async () => {
    const [one, other] = [write('ALG-01.md', '# A\n\n## One\n\nFirst.'), write('ALG-02.md', '# B\n\n## Two\n\nSecond.')];
    await load([one, other]);
    write('ALG-01.md', '# A\n\n## One\n\nFirst.\n\n## More\n\nThird.');
    expect(await load([one])).toMatchObject({ added: 1, changed: 0, same: 1, removed: 0 });
    expect(await heldIds()).toHaveLength(3);
  });

  it.each([
    ['of no unit', 'ALG.md', '# A\n\n## B\n\ntext', 'its name begins with no unit or exam question of MATH-G10'],
    [
      'of a unit whose number only begins so',
      'ALG-011.md',
      '# A\n\n## B\n\ntext',
      'its name begins with no unit or exam question of MATH-G10',
    ],
    ['without text', 'ALG-01.md', '# A\n', 'there is no text in it'],
    ['of another kind', 'ALG-01.docx', 'text', 'it is no Markdown (.md), WebVTT (.vtt) or PDF'],
    ['that is no transcript', 'ALG-01.vtt', 'Hello.', 'it is no WebVTT, or a time in it cannot be read'],
    ['that is no PDF', 'ALG-01.pdf', 'Hello.', 'it is no PDF that can be read'],
  ])('are refused if one is %s, and the others are loaded', async (_what, name, content, why) => {
    write('ALG-02.md', '# B\n\n## Two\n\nSecond.');
    const file = write(name, content);
    expect(await load([folder])).toEqual({ added: 1, changed: 0, same: 0, removed: 0, refused: [{ file, why }] });
  });

  it('are refused if they don’t exist', async () => {
    const file = path.join(folder, 'nowhere');
    expect((await load([file])).refused).toEqual([{ file, why: 'it cannot be read' }]);
  });
});

describe('the rows of a course', () => {
  const rows = (texts: readonly string[]): CourseRow[] =>
    texts.map((text, at) => ({
      id: `content/${at}`,
      namespace: 'unit_anchors',
      courseId,
      unitIds: ['ALG-01'],
      tier: null,
      questionId: null,
      heading: '',
      text,
      metadata: { unitId: 'ALG-01', title: '', anchorText: text },
    }));
  const put = (texts: readonly string[], model = 'one') =>
    loadRows({ index, embedder: counting(model) }, courseId, { rows: rows(texts), prefixes: ['content/'] });

  it('aren’t touched if nothing changed', async () => {
    await put(['a', 'b']);
    embedded = 0;
    expect(await put(['a', 'b'])).toEqual({ added: 0, changed: 0, same: 2, removed: 0 });
    expect(embedded).toBe(0);
  });

  it('are all embedded again by another model', async () => {
    await put(['a', 'b']);
    expect(await put(['a', 'b'], 'another')).toEqual({ added: 0, changed: 2, same: 0, removed: 0 });
  });

  it('continue where loading broke off', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `text ${at}`);
    const limit = new AbortController();
    const embedder = {
      ...counting('one'),
      embed: async (texts: readonly string[]) => (limit.abort(), hashedEmbedder.embed(texts)),
    };
    const all = { rows: rows(many), prefixes: ['content/'] };
    await expect(loadRows({ index, embedder }, courseId, all, limit.signal)).rejects.toThrow('abort');
    const { added, same } = await put(many);
    expect(added + same).toBe(200);
    expect(same).toBeGreaterThan(0);
  });

  it('leave documents as they are', async () => {
    write('ALG-01.md', '# A\n\n## One\n\nFirst.');
    await load([folder]);
    await put(['a']);
    expect(await put([])).toMatchObject({ removed: 1 });
    expect(await heldIds()).toEqual(['unit_content_chunks document/ALG-01.md/0000']);
  });
});
