import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleProblem } from '@stoa/engine/problems/sample-problems';
import { openApiDocument } from '@stoa/server/openapi/openapi-document';
import { allServerTutors } from '@stoa/server/tutors/all-server-tutors';
import { keyed, openServer } from '../http/open-server.ts';
import type { OpenServer, Visitor } from '../http/open-server.ts';
import type { RiddleShown } from './riddle-tutor.ts';
import { riddlesOnServer } from './riddles-on-server.ts';

const tutors = [...allServerTutors, riddlesOnServer];

/** A tutor that no code of the engine, the store or the server names can be added with the list of tutors alone. */
describe('a sixth tutor', () => {
  let open: OpenServer;
  let ann: Visitor;
  let sessionId: string;
  const at = (rest: string) => `/api/riddles/${sessionId}${rest}`;

  beforeAll(async () => {
    open = await openServer({ tutors });
    ann = await open.signUp();
    sessionId = (await ann.post('/api/riddles', {}, keyed())).json<RiddleShown>().session_id;
  });
  afterAll(() => open.close());

  it('takes turns over HTTP, each once', async () => {
    expect((await ann.post(at('/guesses'), { guess: 'a saw' }, keyed())).json()).toMatchObject({
      words: 'Not yet.',
      solved: false,
    });
    const key = keyed();
    const first = await ann.post(at('/guesses'), { guess: 'a comb' }, key);
    expect(first.json()).toMatchObject({ words: 'That is it!', guesses: ['a saw', 'a comb'], solved: true });
    const again = await ann.post(at('/guesses'), { guess: 'a comb' }, key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json()).toEqual(first.json());
  });

  it('is closed to others than the session’s owner, and its session to the routes of other tutors', async () => {
    expect((await (await open.signUp()).post(at('/guesses'), { guess: 'a comb' }, keyed())).statusCode).toBe(403);
    const others = [
      ann.get(`/api/practice/sessions/${sessionId}`),
      ann.post(`/api/practice/sessions/${sessionId}/turns`, { kind: 'next' }, keyed()),
      ann.get(`/api/sessions/${sessionId}`),
      ann.post(`/api/sessions/${sessionId}/step`, { message: 'hello' }, keyed()),
      ann.get(`/sessions/ws/${sessionId}`),
    ];
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(404);
  });

  it('has events with its name, its setting, and the current configuration', async () => {
    const { items } = await open.store.events.ofSession(sessionId, { limit: 100 });
    expect(items.length).toBeGreaterThan(1);
    for (const event of items)
      expect(event).toMatchObject({
        tutor: 'riddles',
        setting: 'riddle',
        versions: { config_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
    expect(items[0]).toMatchObject({ body: { type: 'mastery_updated', outcome: 'incorrect' } });
  });

  it('has the work of its agents in the log', async () => {
    const author = await open.signUp('author');
    const logs = (await author.get(`/api/audit/sessions/${sessionId}/agent-logs`)).json();
    expect(logs).toMatchObject({ tutor: 'riddles', items: [{ agent: 'riddle', source: 'script' }, { agent: 'riddle' }] });
    expect((await author.get(`/api/audit/sessions/${randomUUID()}/agent-logs`)).statusCode).toBe(404);
  });

  it('flags a cry for help where teachers see it', async () => {
    const reply = (await ann.post(at('/guesses'), { guess: 'I want to kill myself' }, keyed())).json<RiddleShown>();
    expect(reply.words).toContain('Thank you for telling me.');
    const teacher = await open.signUp('teacher');
    const { items } = (await teacher.get('/api/flags')).json<{ items: object[] }>();
    const place = { where: 'session', title: 'Riddles' };
    expect(items).toContainEqual(
      expect.objectContaining({
        case_id: sessionId,
        tutor: 'riddles',
        flags: [expect.objectContaining({ kind: 'self_harm', place })],
      }),
    );
  });

  it('exports only what its definition allows', async () => {
    const { tutor_sessions } = (await ann.get('/api/me/export')).json<{ tutor_sessions: object[] }>();
    expect(tutor_sessions).toMatchObject([{ tutor: 'riddles', state: { guesses: ['a saw', 'a comb'] } }]);
    expect(JSON.stringify(tutor_sessions)).not.toMatch(/answer|solved/);
  });

  describe('that makes its own problems', () => {
    const { id: problem_id } = sampleProblem({ skill: 'eq_one_step_add', number: 7 }).item.meta;
    const guessed = (guess: string) => ann.post(at('/guesses'), { guess }, keyed());

    it.each([
      { what: 'serves one', guess: 'serve eq_one_step_add 7', status: 409 },
      { what: 'names one', guess: 'mention eq_one_step_add 7', status: 500 },
    ])('is refused when it $what before verification, and nothing of the turn is stored', async ({ guess, status }) => {
      const before = await open.store.sessions.find(sessionId);
      expect((await guessed(guess)).statusCode).toBe(status);
      expect(await open.store.sessions.find(sessionId)).toEqual(before);
      const { items } = await open.store.events.ofSession(sessionId, { limit: 100 });
      expect(JSON.stringify(items)).not.toContain(problem_id);
      expect(await open.store.problems.servedUnverified()).toMatchObject({ unverified: [] });
    });

    it('may serve the same problem once the bank has verified it, and the audit counts it', async () => {
      const problem = sampleProblem({ skill: 'eq_one_step_add', number: 7 });
      await open.store.problems.publish([{ problem, events: [] }]);
      const { served: before } = await open.store.problems.servedUnverified();
      expect((await guessed('serve eq_one_step_add 7')).statusCode).toBe(200);
      expect(await open.store.problems.servedUnverified()).toEqual({ served: before + 1, unverified: [] });
      expect(await open.store.problems.timesServed(problem_id, 1)).toBe(1);
    });
  });

  it('is in the API description', () => {
    const { paths, tags } = openApiDocument('1', 'cookie', tutors);
    expect(paths['/api/riddles/{sessionId}/guesses']).toMatchObject({ post: { operationId: 'riddles.guess' } });
    expect(tags).toContainEqual({ name: 'riddles', description: 'Riddles' });
  });
});
