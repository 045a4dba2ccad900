import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SkillProgress } from '@stoa/schema/mastery';
import { testDatabases } from '@stoa/store/test-databases';
import type { TestDatabase } from '@stoa/store/test-databases';
import { Learner, standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

describe.each(testDatabases)('practice over HTTP on $name', ({ start }) => {
  let database: TestDatabase;
  let open: OpenServer;
  let student: Visitor;
  let author: Visitor;
  let learner: Learner;
  const { clock, pass } = standingClock();

  beforeAll(async () => {
    database = await start();
    open = await openServer({ store: await database.open(), clock });
    student = await open.signUp();
    author = await open.signUp('author');
    learner = new Learner(student, open, pass);
  });
  afterAll(async () => {
    await open.close();
    await database.stop();
  });

  const url = () => `/api/practice/sessions/${learner.view.session_id}`;

  it('recommends a skill to a new student, and says why', async () => {
    const home = (await student.get('/api/practice/home')).json();
    expect(home).toMatchObject({ mastered: 0, learning: 0, due_today: 0, total: 5, next: { kind: 'new', session_id: null } });
    expect(home.next.reason).toMatch(/^A good place to start/);
  });

  it('starts at the grade that she gives when signing up, and assumes earlier grades, but never counts them as mastered', async () => {
    const gwen = await open.signUp('student', undefined, 7);
    const home = (await gwen.get('/api/practice/home')).json();
    expect(home).toMatchObject({ grade: 7, mastered: 0, next: { skill: { id: 'eq_two_step' } } });
    const mastery = await gwen.get(`/api/mastery/${gwen.id}/skills`);
    const standings = mastery.json<{ skills: SkillProgress[] }>().skills.map((one) => [one.skill_id, one.standing] as const);
    expect(Object.fromEntries(standings)).toMatchObject({ eq_one_step_add: 'assumed', eq_two_step: 'ready' });
    expect(home.assumed).toBe(standings.filter(([, standing]) => standing === 'assumed').length);
    const nodes = await gwen.post(`/api/kg/learners/${gwen.id}/available-nodes`, {});
    expect(nodes.json<{ nodes: { skill: { id: string } }[] }>().nodes[0]!.skill.id).toBe('eq_two_step');

    // After three misses, the prerequisite isn't assumed anymore.
    const learner = new Learner(gwen, open, pass);
    await learner.start({ skill_id: 'eq_two_step' });
    for (let at = 0; at < 3; at += 1) {
      await learner.answer('wrong');
      await learner.answer('correct');
      await learner.turn({ kind: 'next' });
    }
    expect(learner.view.progress).toMatchObject({ standing: 'learning', unlocked: false });
  });

  it('refuses a locked skill until she chooses to start it anyway', async () => {
    const body = { skill_id: 'eq_two_step' };
    const hasty = await open.signUp();
    const refused = await hasty.post('/api/practice/sessions', body, keyed());
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('It builds on');
    const begun = await hasty.post('/api/practice/sessions', { ...body, start_anyway: true }, keyed());
    expect(begun.json()).toMatchObject({ outcome: 'served', view: { skill: { id: 'eq_two_step' } } });
  });

  it('serves a verified problem, without its answer', async () => {
    const { outcome, view } = await learner.start({ skill_id: 'eq_one_step_add' });
    expect(outcome).toBe('served');
    expect(view).toMatchObject({ phase: { kind: 'answering' }, attempts: [], hints: [], solution: null });
    expect(open.bank.verified.map(({ problem }) => problem.item.meta.id)).toContain(view.problem!.id);
  });

  it('answers a wrong attempt with a hint that doesn’t contain the solution', async () => {
    const { outcome, view, mastery } = await learner.answer('wrong');
    expect(outcome).toBe('incorrect');
    expect(mastery!.after).toBeLessThan(mastery!.before);
    expect(view.hints).toHaveLength(1);
    expect(view.hints[0]).toMatchObject({ hint_level: 1, hint_strategy: 'pointing_hint' });
    expect(view.solution).toBeNull();
  });

  it('doesn’t count an answer that it can’t read', async () => {
    const before = learner.view.progress;
    const { outcome, mastery, view } = await learner.answer('invalid');
    expect(outcome).toBe('unreadable');
    expect(mastery).toBeNull();
    expect(view.progress).toMatchObject({ p_mastery: before.p_mastery, opportunities: before.opportunities });
  });

  it('shows the same screen again after a reload', async () => {
    expect((await student.get(url())).json()).toEqual(learner.view);
  });

  it('gives a repeated turn its first reply, byte for byte, with one read, and counts it once', async () => {
    const key = randomUUID();
    const payload = { kind: 'attempt', problem_id: learner.view.problem!.id, answer: learner.knownAnswer('correct') };
    const first = await learner.send(payload, key);
    const [begins, reads] = [vi.spyOn(open.store.journal, 'begin'), vi.spyOn(open.store.sessions, 'find')];
    const again = await learner.send(payload, key);
    expect([begins.mock.calls.length, reads.mock.calls.length]).toEqual([1, 0]);
    for (const spy of [begins, reads]) spy.mockRestore();
    expect(first.json()).toMatchObject({ outcome: 'correct', view: { phase: { kind: 'solved' } } });
    expect(again.body).toBe(first.body);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    learner.view = first.json().view;
    expect((await student.get(url())).json()).toEqual(learner.view);
  });

  it('refuses a key that is used again for another request', async () => {
    const key = randomUUID();
    expect((await learner.send({ kind: 'next' }, key)).statusCode).toBe(200);
    const other = await learner.send({ kind: 'skip', problem_id: learner.view.problem!.id }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ type: '/problems/key_reused' });
    learner.view = (await student.get(url())).json();
  });

  it('refuses a turn without a key, because it couldn’t be repeated safely', async () => {
    const reply = await student.post(`${url()}/turns`, { kind: 'skip', problem_id: learner.view.problem!.id });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ type: '/problems/key_needed', detail: expect.stringContaining('Idempotency-Key') });
  });

  it('takes simultaneous turns one after another, or refuses some as stale; none is lost', async () => {
    const before = learner.view.version;
    const sent = Array.from({ length: 6 }, () =>
      learner.send({ kind: 'attempt', problem_id: learner.view.problem!.id, answer: '123456' }),
    );
    const replies = await Promise.all(sent);
    const taken = replies.filter(({ statusCode }) => statusCode === 200);
    const attempts = taken.filter((reply) => reply.json().outcome === 'incorrect'); // the others came too fast, so the student was slowed down
    expect(attempts.length).toBeGreaterThanOrEqual(1);
    for (const refused of replies.filter(({ statusCode }) => statusCode !== 200)) {
      expect(refused.json()).toMatchObject({ status: 409, type: '/problems/stale' });
    }
    learner.view = (await student.get(url())).json();
    expect(learner.view.version).toBe(before + taken.length);
    expect(learner.view.attempts).toHaveLength(attempts.length);
  });

  it('takes one turn when copies of it arrive together', async () => {
    const before = learner.view.version;
    const key = randomUUID();
    pass(60_000);
    const payload = { kind: 'ask_hint', problem_id: learner.view.problem!.id };
    const replies = await Promise.all(Array.from({ length: 5 }, () => learner.send(payload, key)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]!.json()).toMatchObject({ outcome: 'hint', view: { version: before + 1 } });
    learner.view = replies[0]!.json().view;
  });

  it('tells a stale tab that another problem is open', async () => {
    const stale = learner.view.problem!.id;
    pass(60_000);
    await learner.turn({ kind: 'skip' });
    await learner.turn({ kind: 'next' });
    const reply = await learner.send({ kind: 'attempt', problem_id: stale, answer: '1' });
    expect(reply.json()).toMatchObject({ status: 409, type: '/problems/stale' });
  });

  it('raises mastery with right answers until the skill is mastered and the next one unlocks', async () => {
    let reply = await learner.answer('correct');
    for (let problems = 0; reply.mastered.length === 0 && problems < 30; problems += 1) {
      await learner.turn({ kind: 'next' });
      reply = await learner.answer('correct');
    }
    expect(reply.mastered).toMatchObject([{ id: 'eq_one_step_add' }]);
    expect(reply.unlocked).toMatchObject([{ id: 'eq_one_step_mult' }]);
    expect(reply.view.progress).toMatchObject({ standing: 'mastered', evidence: 'enough' });

    const { skills } = (await student.get(`/api/mastery/${student.id}/skills`)).json();
    const standings = Object.fromEntries(
      skills.map((one: { skill_id: string; standing: string }) => [one.skill_id, one.standing]),
    );
    expect(standings).toMatchObject({ eq_one_step_add: 'mastered', eq_one_step_mult: 'ready', eq_two_step: 'locked' });
  });

  it('shows the learner the history of her mastery, newest first, in pages', async () => {
    const items: { after: number; before: number }[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { items: typeof items; next_cursor: string | null } = (
        await student.get(
          `/api/mastery/${student.id}/history?skillId=eq_one_step_add&limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
        )
      ).json();
      items.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(items.length).toBeGreaterThan(3);
    for (const [at, { before }] of items.entries()) if (at + 1 < items.length) expect(items[at + 1]!.after).toBe(before);
  });

  it('refuses a skill with missing prerequisites, and names them', async () => {
    const reply = await student.post('/api/practice/sessions', { skill_id: 'eq_two_step' }, keyed());
    expect(reply.json()).toMatchObject({ status: 409, type: '/problems/locked_skill' });
    expect(reply.json().detail).toContain('One-step equations: multiply and divide');
  });

  it('starts one session for a repeated start', async () => {
    const key = randomUUID();
    const first = await student.post('/api/practice/sessions', { skill_id: 'exp_evaluate' }, keyed(key));
    const again = await student.post('/api/practice/sessions', { skill_id: 'exp_evaluate' }, keyed(key));
    expect(again.body).toBe(first.body);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const { items } = (await student.get('/api/practice/sessions')).json();
    expect(items).toHaveLength(2);
    learner.view = first.json().view;
  });

  it('takes an attempt through the route for programs as the same turn', async () => {
    pass(60_000);
    const body = {
      session_id: learner.view.session_id,
      problem_id: learner.view.problem!.id,
      answer: learner.knownAnswer('correct'),
    };
    expect((await student.post('/api/attempts', body, keyed())).json()).toMatchObject({ outcome: 'correct' });
  });

  describe('two accounts or two tabs that share answers', () => {
    const skill_id = 'exp_evaluate';
    const endOf = async (one: Learner, act: () => Promise<unknown>) => {
      while (one.view.phase.kind !== 'finished') {
        await act();
        if (one.view.may.next) await one.turn({ kind: 'next' });
      }
    };

    it('gain nothing in a checkpoint: it shows no solution, and it asks no problem that practice shows', async () => {
      const [reader, copier] = [new Learner(await open.signUp(), open, pass), new Learner(await open.signUp(), open, pass)];
      const told = new Map<string, string>();
      await reader.start({ skill_id, mode: 'checkpoint' });
      await endOf(reader, async () => {
        await reader.turn({ kind: 'skip' });
        expect(reader.view).toMatchObject({ solution: null, example: null });
      });
      const { verified } = open.bank;
      const inPractice = verified.filter(
        ({ problem: { item, held_back } }) => item.meta.skill_id === skill_id && held_back !== true,
      );
      for (const { problem } of inPractice)
        told.set(problem.item.problem_content.stem, problem.item.solution_logic.final_answer_canonical);

      await copier.start({ skill_id, mode: 'checkpoint' });
      await endOf(copier, async () => {
        expect(told.get(copier.view.problem!.stem)).toBeUndefined();
        await copier.turn({ kind: 'skip' });
      });
      expect(copier.view.progress.mastered_at).toBeNull();
    });

    it('get different problems in practice: what one was shown today is asked later than what nobody was shown', async () => {
      const [reader, copier] = [new Learner(await open.signUp(), open, pass), new Learner(await open.signUp(), open, pass)];
      const told = new Set<string>();
      await reader.start({ skill_id });
      for (let read = 0; read < 5; read += 1) {
        told.add(reader.view.problem!.id);
        pass(200_000);
        await reader.turn({ kind: 'skip' });
        do await reader.turn({ kind: 'next' });
        while (reader.view.phase.kind === 'paused');
      }
      await copier.start({ skill_id });
      for (let met = 0; met < 2; met += 1) {
        expect(told.has(copier.view.problem!.id)).toBe(false);
        await copier.turn({ kind: 'skip' });
        await copier.turn({ kind: 'next' });
      }
    });

    it('gain nothing with a second tab: an answer doesn’t count after its solution was shown', async () => {
      const visitor = await open.signUp();
      const [tab, other] = [new Learner(visitor, open, pass), new Learner(visitor, open, pass)];
      await tab.start({ skill_id: 'eq_one_step_add' });
      const { id } = tab.view.problem!;
      let met = 0;
      await other.start({ skill_id: 'eq_one_step_add' });
      while (other.view.problem!.id !== id && met < 60) {
        met += 1;
        pass(200_000);
        await other.turn({ kind: 'skip' });
        do await other.turn({ kind: 'next' });
        while (other.view.phase.kind === 'paused');
      }
      expect(other.view.problem!.id).toBe(id);
      await other.turn({ kind: 'skip' });
      expect(other.view.solution).not.toBeNull();
      const { outcome, mastery, words } = await tab.answer('correct');
      expect({ outcome, mastery }).toEqual({ outcome: 'correct', mastery: null });
      expect(words).toContain('just for practice');
    });

    it('gain nothing by leaving a checkpoint: the next one closes it, counts its open problem as not solved, and asks another', async () => {
      const visitor = await open.signUp();
      const [left, again] = [new Learner(visitor, open, pass), new Learner(visitor, open, pass)];
      await left.start({ skill_id, mode: 'checkpoint' });
      const { mastery } = await again.start({ skill_id, mode: 'checkpoint' });
      expect(mastery!.after).toBeLessThan(mastery!.before);
      expect(again.view.problem!.id).not.toBe(left.view.problem!.id);
      const seen = (await visitor.get(`/api/practice/sessions/${left.view.session_id}`)).json();
      expect(seen).toMatchObject({ phase: { kind: 'finished' }, solution: null, may: { attempt: false, skip: false } });
      const late = { kind: 'attempt', problem_id: left.view.problem!.id, answer: left.knownAnswer('correct') };
      expect((await left.send(late)).statusCode).toBe(409);
    });
  });

  it('sends a report with everything the student saw to the author, and the reply back', async () => {
    await learner.turn({ kind: 'next' });
    await learner.answer('wrong');
    const problem = learner.view.problem!;
    const key = randomUUID();
    const body = { problem_id: problem.id, message: 'I think mine is right.' };
    const filed = await student.post(`${url()}/reports`, body, keyed(key));
    expect(filed.json()).toMatchObject({ status: 'open', stem: problem.stem, problem_version: problem.version });
    expect(filed.json().attempts).toEqual(learner.view.attempts);
    expect((await student.post(`${url()}/reports`, body, keyed(key))).body).toBe(filed.body);
    for (const reply of [filed, await student.get('/api/problem-reports/mine'), await student.get('/api/me/export')])
      expect(reply.body).not.toMatch(/"(?:seed|generator|family|origin|provenance)":/); // a student could compute the answer from these
    expect((await student.post(`${url()}/reports`, { ...body, message: 'Other.' }, keyed(key))).statusCode).toBe(422);

    const { id } = filed.json();
    expect((await author.get('/api/problem-reports?status=open')).json().items).toMatchObject([{ id, seed: expect.any(Number) }]);
    const verdict = {
      verdict: 'you_were_right',
      message: 'You are right, thank you. The problem is gone.',
      retire_problem: true,
    };
    expect((await author.post(`/api/problem-reports/${id}/answer`, verdict)).json()).toMatchObject({ status: 'answered' });
    expect((await author.post(`/api/problem-reports/${id}/answer`, verdict)).statusCode).toBe(409);

    expect((await student.get('/api/practice/home')).json()).toMatchObject({ answered_reports: 1 });
    expect((await student.get('/api/problem-reports/mine')).json().items).toMatchObject([
      { id, answer: { verdict: 'you_were_right' } },
    ]);
    expect((await student.get('/api/practice/home')).json()).toMatchObject({ answered_reports: 0 });
  });

  it('lets a student finish a retired problem that she has open, and serves it to nobody else', async () => {
    const retired = learner.view.problem!.id;
    expect((await student.get(url())).json().problem).toMatchObject({ id: retired });
    await learner.answer('correct');
    expect((await student.get(`/api/problems/${retired}`)).statusCode).toBe(404);
    expect((await author.get(`/api/problems/${retired}`)).json()).toMatchObject({ item: { meta: { status: 'RETIRED' } } });
    const { items } = (await student.get('/api/problems?skillId=exp_evaluate&limit=100')).json();
    expect(items.map((one: { id: string }) => one.id)).not.toContain(retired);
  });

  it('traces a served problem to its verification, versions and events, without naming a learner', async () => {
    const trace = (await author.get(`/api/audit/problems/${learner.view.problem!.id}`)).json();
    expect(trace).toMatchObject({
      provenance: { verifier: { passed: true } },
      graph_version: expect.any(String),
    });
    expect(trace.times_served).toBeGreaterThanOrEqual(1); // it may have been chosen for her twice
    const types = trace.events.map((one: { body: { type: string } }) => one.body.type);
    for (const type of [
      'problem_served',
      'attempt_submitted',
      'attempt_evaluated',
      'hint_served',
      'mastery_updated',
      'verification_approved',
    ]) {
      expect(types).toContain(type);
    }
    expect(JSON.stringify(trace)).not.toContain(student.id);
    expect((await author.get('/api/audit/served-unverified')).json()).toMatchObject({ unverified: [] });
  });

  it('keeps every graph and policy that students were taught with, to be found by its version', async () => {
    const trace = (await author.get(`/api/audit/problems/${learner.view.problem!.id}`)).json();
    const { graph, policy } = trace.events[0].versions;
    const now = (await student.get('/api/kg/graph')).json();
    expect((await student.get(`/api/kg/graph?version=${graph}`)).json()).toEqual(now);
    expect((await author.get(`/api/audit/policies/${policy}`)).json()).toMatchObject({ policy: { version: policy } });
    expect((await author.get('/api/audit/policies/0.0.1')).statusCode).toBe(404);

    const [node] = now.nodes;
    const { id, name, grade_band, prerequisites, bkt, tags } = node; // only the fields in the specification
    const earlier = { version: '0.9.0', nodes: [{ id, name, grade_band, prerequisites, bkt, tags }] };
    await open.store.configurations.keep('graph', { version: '0.9.0', hash: 'earlier', body: earlier }, new Date());
    const read = (await student.get('/api/kg/graph?version=0.9.0')).json();
    expect(read).toMatchObject({ version: '0.9.0', nodes: [{ id, name, bkt }] });
  });

  it('exports everything stored about a learner, and erases the account', async () => {
    const everything = (await student.get('/api/me/export')).body;
    expect(everything).toContain(learner.view.session_id);
    expect(everything).not.toMatch(/scrypt|"password":"/);
    expect((await student.send({ method: 'DELETE', url: '/api/me' })).json()).toEqual({ erased: true });
    expect((await student.get('/api/me')).statusCode).toBe(401);
    expect((await author.get(`/api/audit/problems/${learner.view.problem!.id}`)).json().events.length).toBeGreaterThan(0);
  });
});
