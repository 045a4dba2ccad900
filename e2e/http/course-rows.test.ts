import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hashedEmbedder } from '@stoa/engine/tutors/course/retrieval/hashed-embedder';
import { chunkRows } from '@stoa/engine/tutors/course/retrieval/course-row';
import { loadRows } from '@stoa/library/retrieval/load-rows';
import { openKeptRows, type KeptRows } from '@stoa/server/kept-rows';
import { openStore } from '@stoa/store/open-store';
import { CourseStudent, withRecord } from './course-student.ts';
import { standingClock } from './learner.ts';
import { openServer, type OpenServer } from './open-server.ts';

const { clock, pass } = standingClock();
const lines: string[] = [];
let open: OpenServer;
let kept: KeptRows;

beforeAll(async () => {
  const store = await openStore({ memory: true });
  kept = await openKeptRows({ retrieval: { kind: 'tables' } }, store, hashedEmbedder);
  open = await openServer({ clock, lines, store, courseRows: kept, skills: ['expr_like_terms', 'eq_two_step'] });
  await open.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitUntil(() => lines.filter((line) => line.includes('the rows of a course are loaded')).length === 2, 60_000);
});
afterAll(() => open.close());

it('the course tutor uses and cites a document that was loaded in addition to the course', async () => {
  const text = 'An equation is like a seesaw that is level. Whatever you put on one end of the seesaw, put on the other end too.';
  const chunk = {
    courseId: 'MATH-G10',
    unitId: 'ALG-01',
    chunkType: 'lesson',
    sourceId: 'ALG-01 seesaw.md',
    section: 'Seesaw',
    text,
  } as const;
  await loadRows(kept, 'MATH-G10', { rows: chunkRows('document', [chunk]), prefixes: ['document/'] });

  const visitor = await open.signUp();
  await withRecord(open, visitor, { bronze: ['ENTRY-00', 'ALG-00'] });
  const ann = await new CourseStudent(visitor, pass).begin();
  const reply = await ann.say('can you explain how an equation is like a seesaw when solving linear equations');
  const said = reply.messages.at(-1)!;
  expect(said.text).toContain('Whatever you put on one end of the seesaw');
  expect(said.citation).toMatchObject({ sourceId: 'ALG-01 seesaw.md', section: 'Seesaw' });
});
