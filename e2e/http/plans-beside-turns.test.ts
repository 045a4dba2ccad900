import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Guideline } from '@stoa/schema/study-plan';
import { LessonStudent } from './lesson-student.ts';
import { openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

let open: OpenServer;
let author: Visitor;
let student: LessonStudent;
let guideline: Guideline;
beforeAll(async () => {
  open = await openServer();
  author = await open.signUp('author');
  student = await new LessonStudent(await open.signUp(), open).begin();
  guideline = (await author.get('/api/lesson-plans/two-step-equations')).json<{ guideline: Guideline }>().guideline;
});
afterAll(() => open.close());

it('the server answers a turn while it is checking plans', async () => {
  const done: string[] = [];
  const checks = Array.from({ length: 4 }, async (_, at) => {
    const reply = await author.post('/api/lesson-plans/check', { guideline });
    done.push(`plan ${at}`);
    return reply;
  });
  const turn = student.wish('hint').then(() => done.push('turn'));
  for (const reply of await Promise.all(checks)) {
    expect(reply.statusCode).toBe(200);
    expect(reply.json<{ findings: { severity: string }[] }>().findings.filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
  }
  await turn;
  expect(done.indexOf('turn')).toBeLessThan(done.indexOf('plan 3'));
});
