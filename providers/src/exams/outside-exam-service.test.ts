import { describe, expect, it } from 'vitest';
import { ExamsUnreachableError } from '@stoa/engine/tutors/course/exams/exam-service';
import { outsideExamService } from './outside-exam-service.ts';

const student = { studentId: 'S1', courseId: 'MATH-G10' };
const limits = { limitMs: { statuses: 40, change: 40 }, rest: { after: 2, ms: 60_000 } };

type Sent = { url: string; headers: Record<string, string>; body: unknown };

/** An outside service that gives these answers in turn, and the requests that it got. */
function outside(answers: (() => Response | Promise<Response>)[], given: { token?: string | null; url?: string } = {}) {
  const sent: Sent[] = [];
  const at = { now: 0 };
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({
      url: url as string,
      headers: init?.headers as Record<string, string>,
      body: JSON.parse(init?.body as string) as unknown,
    });
    const signal = init?.signal;
    const late = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('late'))));
    return Promise.race([late, Promise.resolve(answers.shift()!())]);
  };
  const { token = null, url = 'https://exams.test/api/' } = given;
  return { sent, at, exams: outsideExamService({ url, token, ...limits }, { fetch, clock: () => at.now }) };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const statuses = (found: object) => json({ statuses: found });

describe('an outside exam service', () => {
  it('is asked for statuses in one batch, and what it says about other questions is left out', async () => {
    const until = '2026-11-24T12:00:00Z';
    const { exams, sent } = outside(
      [statuses({ A: { status: 'locked', lockedUntil: until }, B: { status: 'available' }, Z: { status: 'passed' } })],
      { token: 'secret' },
    );
    expect(await exams.statuses(student, ['A', 'B', 'C'])).toEqual({
      A: { status: 'locked', lockedUntil: until },
      B: { status: 'available' },
    });
    expect(sent).toEqual([
      {
        url: 'https://exams.test/api/status-batch',
        headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
        body: { ...student, questionIds: ['A', 'B', 'C'] },
      },
    ]);
  });

  it('isn’t called for an empty list of questions', async () => {
    const { exams, sent } = outside([]);
    expect(await exams.statuses(student, [])).toEqual({});
    expect(sent).toEqual([]);
  });

  it.each([
    {
      said: { result: 'passed', status: 'passed' },
      came: { kind: 'passed', status: { status: 'passed' } },
    },
    {
      said: { result: 'locked', status: 'locked', lockedUntil: '2026-11-24T12:00:00Z' },
      came: { kind: 'locked', status: { status: 'locked', lockedUntil: '2026-11-24T12:00:00Z' } },
    },
    { said: { refused: 'already_passed' }, came: { kind: 'refused', because: 'already_passed' } },
  ])('takes an answer and returns what came of it: $came.kind', async ({ said, came }) => {
    const { exams, sent } = outside([json(said)]);
    const answer = { questionId: 'A', selectedOption: 'B', submissionId: 'key' };
    expect(await exams.submit(student, answer)).toEqual(came);
    expect(sent[0]).toMatchObject({ url: 'https://exams.test/api/mcq-submit', body: { ...student, ...answer } });
    expect(sent[0]!.headers).not.toHaveProperty('authorization');
  });

  it('is told when a student looks at support such as a video', async () => {
    const { exams, sent } = outside([json({ status: 'locked', lockedUntil: '2026-11-24T12:00:00Z' })]);
    expect(await exams.supportViewed(student, { questionId: 'A', supportType: 'video' })).toMatchObject({ status: 'locked' });
    expect(sent[0]).toMatchObject({ url: 'https://exams.test/api/support-viewed', body: { supportType: 'video' } });
  });

  it.each([
    { name: 'a status of the server', answer: json({}, 500), why: 'status 500' },
    { name: 'a refused token', answer: json({}, 401), why: 'status 401' },
    { name: 'a page', answer: () => new Response('<html>'), why: 'the answer is not JSON' },
    { name: 'another format', answer: json({ A: 'available' }), why: 'not in the agreed format' },
    { name: 'a status that there isn’t', answer: statuses({ A: { status: 'open' } }), why: 'not in the agreed format' },
    { name: 'an answer without an end', answer: () => new Response('x'.repeat(1_000_001)), why: 'could not be reached' },
    { name: 'no connection', answer: () => Promise.reject(new TypeError('fetch failed')), why: 'could not be reached' },
    { name: 'silence', answer: () => new Promise<Response>(() => undefined), why: 'the time limit was reached' },
  ])('counts as unreachable if there is $name', async ({ answer, why }) => {
    const { exams } = outside([answer]);
    const asked = exams.statuses(student, ['A']);
    await expect(asked).rejects.toThrow(ExamsUnreachableError);
    await expect(asked).rejects.toThrow(why);
  });

  it('rests after failures in a row, so that no caller waits for it, and is tried again after the rest', async () => {
    const down = json({}, 503);
    const { exams, sent, at } = outside([down, down, statuses({ A: { status: 'available' } })]);
    const ask = () => exams.statuses(student, ['A']);
    await expect(ask()).rejects.toThrow('status 503');
    await expect(ask()).rejects.toThrow('status 503');
    await expect(ask()).rejects.toThrow('it rests after 2 failures in a row');
    expect(sent).toHaveLength(2);
    at.now = 60_000;
    expect(await ask()).toEqual({ A: { status: 'available' } });
  });
});
