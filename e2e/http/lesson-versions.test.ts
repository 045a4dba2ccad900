import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonReply } from '@stoa/schema/lesson';
import type { Guideline } from '@stoa/schema/study-plan';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

describe('the versions of a plan', () => {
  let open: OpenServer;
  let author: Visitor;
  const plan = '/api/lesson-plans/two-step-equations';
  const guideline = async (at: string) => (await author.get(at)).json<{ guideline: Guideline }>().guideline;
  const publish = (of: Guideline, expected_version: number) =>
    author.send({
      method: 'PUT',
      url: `/api/lesson-plans/${of.guideline_id}`,
      payload: { guideline: of, expected_version },
    });
  beforeAll(async () => {
    open = await openServer();
    author = await open.signUp('author');
  });
  afterAll(() => open.close());

  it('are listed with who published them and when, and each can be read and published again', async () => {
    const first = await guideline(plan);
    expect((await publish({ ...first, summary: 'Another summary.' }, 1)).json()).toEqual({ version: 2 });
    const { items } = (await author.get(`${plan}/versions`)).json<{ items: unknown[] }>();
    expect(items).toMatchObject([
      { version: 2, by: 'Robin Doe', from_content: false },
      { version: 1, by: null, from_content: true },
    ]);
    expect((await guideline(`${plan}/versions/2`)).summary).toBe('Another summary.');

    const back = await guideline(`${plan}/versions/1`);
    expect(back).toEqual(first);
    expect((await publish(back, 2)).json()).toEqual({ version: 3 });
    expect((await guideline(plan)).summary).toBe(first.summary);
  });

  it('keep no name of an author whose account was erased', async () => {
    const gone = await open.signUp('author');
    const reply = await gone.send({
      method: 'PUT',
      url: '/api/lesson-plans/gone',
      payload: { guideline: { ...(await guideline(plan)), guideline_id: 'gone' }, expected_version: 0 },
    });
    expect(reply.json()).toEqual({ version: 1 });
    await open.store.accounts.erase(gone.id as never, new Date());
    expect((await author.get('/api/lesson-plans/gone/versions')).json()).toMatchObject({
      items: [{ version: 1, by: null, from_content: false }],
    });
  });

  it('turn each question that is asked into a served, verified problem with a trace, and the audit counts it', async () => {
    const student = await open.signUp();
    const proof = async () =>
      (await author.get('/api/audit/served-unverified')).json<{ served: number; unverified: unknown[] }>();
    const before = await proof();
    const begun = await student.post('/api/sessions', { goal: { guideline_id: 'two-step-equations' } }, keyed());
    const { session_id, first_turn } = begun.json<{ session_id: string; first_turn: LessonReply }>();
    expect(await proof()).toEqual({ served: before.served + 1, unverified: [] });

    const { items } = await open.store.events.ofSession(session_id, { limit: 100 });
    const { body } = items.find((event) => event.body.type === 'problem_served')!;
    if (body.type !== 'problem_served') throw new Error('found by its type');
    const trace = (await author.get(`/api/audit/problems/${body.problem_id}?version=${body.problem_version}`)).json();
    expect(trace).toMatchObject({
      status: 'VERIFIED',
      generator: { name: 'lesson/two-step-equations' },
      provenance: { verifier: { passed: true } },
      times_served: 1,
    });
    expect((await author.get(`/api/problems/${body.problem_id}`)).json()).toMatchObject({
      item: { problem_content: { stem: first_turn.view.question!.text } },
    });
    const listed = await student.get(`/api/problems?skillId=${trace.skill_id}&limit=100`);
    expect(listed.body).not.toContain(body.problem_id); // it's asked only in lessons
  });

  it('are not published with a question that fails the verifier, and the author reads why and where', async () => {
    const sound = await guideline(plan);
    const { opening } = sound.plan;
    const solution = opening.solution.map((step, at) => (at === 0 ? { ...step, math: '2 + 2 = 5' } : step));
    const unsound = { ...sound, plan: { ...sound.plan, opening: { ...opening, solution } } };
    const refused = await publish(unsound, 3);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      fields: [{ path: 'guideline.opening.solution', message: 'Step 1 states "2 + 2 = 5", which is not true.' }],
    });
    expect((await author.get(`${plan}/versions`)).json().items).toHaveLength(3);
    const checked = await author.post('/api/lesson-plans/check', { guideline: unsound });
    expect(checked.json().findings).toMatchObject([{ at: 'opening.solution', severity: 'error' }]);
  });

  it.each(['/api/lesson-plans/no-such-topic/versions', `${plan}/versions/99`])('%s is not found', async (url) => {
    expect((await author.get(url)).statusCode).toBe(404);
  });

  it.each([`${plan}/versions/0`, `${plan}/versions/one`, `${plan}/versions/1e99`])('%s is not a valid version', async (url) => {
    expect((await author.get(url)).statusCode).toBe(400);
  });

  it('start at 1 for a new topic, which a student can learn at once', async () => {
    const fresh = { ...(await guideline(plan)), guideline_id: 'fresh-topic', title: 'A fresh topic' } as Guideline;
    expect((await publish(fresh, 0)).json()).toEqual({ version: 1 });
    expect((await publish(fresh, 0)).statusCode).toBe(409);
    const student = await open.signUp();
    const begun = await student.post('/api/sessions', { goal: { guideline_id: 'fresh-topic' } }, keyed());
    expect(begun.json()).toMatchObject({ first_turn: { view: { topic: { title: 'A fresh topic' } } } });
  });
});

describe('an author’s drafts', () => {
  let open: OpenServer;
  let author: Visitor;
  const at = '/api/lesson-plan-drafts/two-step-equations';
  const saving = (by: Visitor, payload: object) =>
    by.send({ method: 'PUT', url: at, payload: { guideline: { title: 'A draft' }, base_version: 1, ...payload } });
  const dropping = (by: Visitor, revision: number) => by.send({ method: 'DELETE', url: `${at}?expected_revision=${revision}` });
  const draftOf = async (of: Visitor) =>
    (await of.get(at)).json<{ draft: { revision: number; guideline: Guideline } | null }>().draft;
  beforeAll(async () => {
    open = await openServer();
    author = await open.signUp('author');
  });
  afterAll(() => open.close());

  it('are saved over the revision that was seen, and an outdated save is refused with the newer draft', async () => {
    expect(await draftOf(author)).toBeNull();
    expect((await saving(author, { expected_revision: 0 })).json()).toEqual({ revision: 1 });
    expect((await saving(author, { expected_revision: 1, guideline: { title: 'Longer' } })).json()).toEqual({ revision: 2 });
    const draft = await draftOf(author);
    expect(draft).toMatchObject({ revision: 2, base_version: 1, guideline: { title: 'Longer' }, aside: null });
    for (const late of [await saving(author, { expected_revision: 1 }), await dropping(author, 1)])
      expect(late.json()).toMatchObject({ type: '/problems/draft_changed', status: 409, draft });
    expect((await author.get('/api/lesson-plan-drafts')).json()).toMatchObject({
      items: [{ topic_id: 'two-step-equations', title: 'Longer', revision: 2 }],
    });
  });

  it('are visible to nobody else: no other author, no admin, no student, and not in the list of lessons', async () => {
    for (const other of [await open.signUp('author'), await open.signUp('admin')]) {
      expect(await draftOf(other)).toBeNull();
      expect((await other.get('/api/lesson-plan-drafts')).json()).toEqual({ items: [] });
    }
    const student = await open.signUp();
    for (const refused of [await student.get(at), await saving(student, { expected_revision: 0 }), await dropping(student, 2)])
      expect(refused.statusCode).toBe(403);
    expect((await student.get('/api/curriculum')).body).not.toContain('Longer');
  });

  it('may be larger than other requests, up to a limit', async () => {
    const other = await open.signUp('author');
    const long = (length: number) => saving(other, { expected_revision: 0, guideline: { title: 'x'.repeat(length) } });
    expect((await long(300_000)).statusCode).toBe(413);
    expect((await long(150_000)).json()).toEqual({ revision: 1 });
  });

  it('are removed when that revision is published or when they are discarded', async () => {
    const { guideline } = (await author.get('/api/lesson-plans/two-step-equations')).json<{ guideline: Guideline }>();
    const publish = (expected_version: number, draft_revision: number) =>
      author.send({
        method: 'PUT',
        url: '/api/lesson-plans/two-step-equations',
        payload: { guideline, expected_version, draft_revision },
      });
    expect((await publish(1, 1)).json()).toEqual({ version: 2 });
    expect((await draftOf(author))?.revision).toBe(2); // the draft was changed meanwhile
    expect((await publish(2, 2)).json()).toEqual({ version: 3 });
    expect(await draftOf(author)).toBeNull();
    expect((await saving(author, { expected_revision: 2 })).json()).toMatchObject({ status: 409, draft: null });
    expect((await saving(author, { expected_revision: 0 })).json()).toEqual({ revision: 1 });
    expect((await dropping(author, 1)).json()).toEqual({});
    expect(await draftOf(author)).toBeNull();
  });
});
