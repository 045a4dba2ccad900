import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '@stoa/store/test-databases';
import type { TestDatabase } from '@stoa/store/test-databases';
import type { LessonReply } from '@stoa/schema/lesson';
import type { Guideline } from '@stoa/schema/study-plan';
import { lessonInStore } from './lesson-in-store.ts';
import { LessonStudent } from './lesson-student.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

type ScoredTopic = { topic_id: string; standing: string; concepts: { standing: string; p_mastery: number }[] };

describe.each(testDatabases)('a lesson over HTTP on $name', ({ start }) => {
  let database: TestDatabase;
  let open: OpenServer;
  let ann: LessonStudent;
  let teacher: Visitor;
  let author: Visitor;

  beforeAll(async () => {
    database = await start();
    open = await openServer({ store: await database.open() });
    ann = new LessonStudent(await open.signUp('student', 'ann.lee@maple.school'), open);
    teacher = await open.signUp('teacher');
    author = await open.signUp('author');
  });
  afterAll(async () => {
    await open.close();
    await database.stop();
  });

  const at = (end = '') => `/api/sessions/${ann.view.session_id}${end}`;

  it('starts on a topic that is asked for in words, and is refused for a topic that isn’t taught', async () => {
    const zoe = await open.signUp('student');
    const asked = (topic: string) => zoe.post('/api/sessions', { goal: { topic, learning_objectives: [] } }, keyed());
    const begun = await asked('solving two-step equations');
    expect(begun.json().first_turn.view.topic.topic_id).toBe('two-step-equations');
    expect((await asked('the French Revolution')).statusCode).toBe(404);
    const kept = await lessonInStore(open.store, begun.json().session_id);
    expect(kept.student_context.goal).toEqual({ topic: 'solving two-step equations', learning_objectives: [] });
  });

  it('is one of the listed topics, each with its standing and without answers', async () => {
    const { topics } = (await ann.visitor.get('/api/curriculum?subject=equations')).json();
    expect(topics).toMatchObject([{ topic_id: 'two-step-equations', standing: 'new', session_id: null }]);
    const topic = (await ann.visitor.get('/api/curriculum/two-step-equations')).json();
    expect(topic.path.length).toBeGreaterThanOrEqual(6);
    expect(JSON.stringify(topic)).not.toContain('expected');
  });

  it('starts with a welcome and one simple question', async () => {
    await ann.begin();
    expect(ann.reply.message).toMatchObject({ role: 'tutor', act: 'welcome' });
    expect(ann.view).toMatchObject({ current_step: 1, turn_count: 0, is_complete: false, ended: null });
    expect(ann.view.question).not.toBeNull();
    expect(ann.reply.message.question).toEqual(ann.view.question);
  });

  it('goes beyond the plan unless the program that started it says no', async () => {
    const goal = { guideline_id: 'two-step-equations' };
    const bob = await open.signUp('student', 'bob.lee@maple.school');
    const admin = await open.signUp('admin');
    const kept = async (body: object) => {
      const { session_id } = (await bob.post('/api/sessions', { goal, ...body }, keyed())).json();
      return (await admin.get(`/api/sessions/${session_id}`)).json().state.allow_extension;
    };
    expect([await kept({}), await kept({ allow_extension: false })]).toEqual([true, false]);
  });

  it('doesn’t take a student’s question for an answer', async () => {
    const before = await ann.kept();
    await ann.say('what does that mean?');
    expect(ann.reply.message.act).toBe('clarify');
    expect(await ann.kept()).toMatchObject({ question_id: before.question_id, wrong_attempts: 0, phase: 'asked' });
  });

  it('helps with a probe, then a hint, then an explanation, then gives the answer and asks a similar question', async () => {
    const first = await ann.kept();
    const seen = [];
    for (const act of ['probe', 'hint', 'explain'] as const) {
      await ann.wrong();
      expect(ann.reply.message.act).toBe(act);
      seen.push((await ann.kept()).phase);
    }
    expect(seen).toEqual(['probe', 'hint', 'explain']);
    await ann.wrong();
    expect(ann.reply.message.act).toBe('tell');
    expect((await ann.kept()).question_id).not.toBe(first.question_id);
  });

  it('continues with the plan it was started with, even if an author publishes another', async () => {
    const { guideline, version } = (await author.get('/api/lesson-plans/two-step-equations')).json<{
      guideline: Guideline;
      version: number;
    }>();
    const steps = guideline.plan.steps.slice(0, -1);
    const shorter = { ...guideline, title: 'Equations anew', plan: { ...guideline.plan, steps } };
    const published = await author.send({
      method: 'PUT',
      url: '/api/lesson-plans/two-step-equations',
      payload: { guideline: shorter, expected_version: version },
    });
    expect(published.json()).toEqual({ version: version + 1 });
    await ann.say('hello');
    expect(ann.view.topic.title).toBe(guideline.title);
    expect(ann.view.path).toHaveLength(guideline.plan.steps.length);
    const held = JSON.stringify((await open.store.sessions.find(ann.view.session_id))!.state);
    expect(held).not.toContain(guideline.plan.steps.at(-1)!.content_hint); // the plan is stored by version, not with every turn
    const begunAfter = await new LessonStudent(await open.signUp(), open).begin();
    expect(begunAfter.view.topic.title).toBe('Equations anew');
    expect(begunAfter.view.path).toHaveLength(steps.length);
  });

  it('gives a repeated request the first reply, and refuses the same key for another request', async () => {
    const key = randomUUID();
    const body = { kind: 'wish', wish: 'hint' };
    const logged = () => open.store.agentLogs.ofSession(ann.view.session_id);
    const before = await logged();
    const once = await ann.send(body, key);
    const after = await logged(); // the logs are stored together with the turn
    expect(after.length).toBeGreaterThan(before.length);
    const again = await ann.send(body, key);
    expect(again.json()).toEqual(once.json());
    expect(await logged()).toEqual(after);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect((await ann.send({ kind: 'wish', wish: 'slower' }, key)).json()).toMatchObject({ type: '/problems/key_reused' });
    ann.view = once.json().view;
    await ann.say('hello');
    const late = (await ann.send(body, key)).json<LessonReply>();
    expect(late.message).toEqual(once.json<LessonReply>().message); // the message is the original one; the view is the current one
    expect(late.view).toEqual(ann.view);
  });

  it('takes two simultaneous messages in turn or says that one came late, and doubles none', async () => {
    const before = ann.view.turn_count;
    const both = await Promise.all([ann.send({ message: 'hello' }), ann.send({ message: 'hello' })]);
    const statuses = both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect([[200, 200], [200, 409]]).toContainEqual(statuses); // prettier-ignore
    const state = (await ann.visitor.get(at())).json();
    expect(state.turn_count).toBe(before + statuses.filter((status) => status === 200).length);
    ann.view = state;
  });

  it.each([
    { title: 'an empty message', body: { message: '  ' }, status: 400, type: '/problems/validation' },
    { title: '20 kB of text', body: { message: 'a'.repeat(20_000) }, status: 413, type: '/problems/too_large' },
    {
      title: 'an answer to another question',
      body: { kind: 'answer', message: '4', question_id: 'q99' },
      status: 409,
      type: '/problems/stale',
    },
    { title: 'a wish that there is not', body: { kind: 'wish', wish: 'fly' }, status: 400, type: '/problems/validation' },
    { title: 'no message at all', body: {}, status: 400, type: '/problems/validation' },
  ])('refuses $title with an explanation, and nothing changes', async ({ body, status, type }) => {
    const before = (await ann.visitor.get(at())).json();
    const reply = await ann.send(body);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ type });
    expect(reply.json().detail.length).toBeGreaterThan(20);
    expect((await ann.visitor.get(at())).json()).toEqual(before);
  });

  it('is closed to strangers, and practice sessions and lessons can’t be used in place of each other', async () => {
    const stranger = await open.signUp();
    expect((await stranger.post(at('/step'), { message: 'hello' }, keyed())).statusCode).toBe(403);
    expect((await stranger.get(at('/replay'))).statusCode).toBe(403);
    const practice = (await ann.visitor.post('/api/practice/sessions', { skill_id: 'eq_one_step_add' }, keyed())).json();
    expect((await ann.visitor.get(`/api/sessions/${practice.view.session_id}`)).statusCode).toBe(404);
    expect(
      (await ann.visitor.post(`/api/sessions/${practice.view.session_id}/step`, { message: 'hi' }, keyed())).statusCode,
    ).toBe(404);
    const lesson = `/api/practice/sessions/${ann.view.session_id}`;
    expect((await ann.visitor.get(lesson)).statusCode).toBe(404);
    expect((await ann.visitor.post(`${lesson}/turns`, { kind: 'next' }, keyed())).statusCode).toBe(404);
  });

  it('answers a disclosure with the fixed message, and a teacher finds it', async () => {
    await ann.say('i want to kill myself');
    expect(ann.reply.message.act).toBe('crisis');
    expect(ann.reply.message.text).toContain('988');
    const { items } = (await teacher.get('/api/lesson-transcripts?flagged=true')).json();
    expect(items).toMatchObject([{ session_id: ann.view.session_id, flags: [{ kind: 'self_harm' }] }]);
    const replay = (await teacher.get(at('/replay'))).json();
    expect(replay.messages).toEqual(ann.view.messages);
    expect(replay.flags).toEqual(items[0].flags);
    expect(replay.learner).toBe(items[0].learner);
    expect((await ann.visitor.get(at('/replay'))).json()).toMatchObject({ learner: replay.learner, flags: [] });
    expect((await author.get(at('/replay'))).statusCode).toBe(403);
  });

  it('can be found by words that were said in it', async () => {
    const found = (await teacher.get('/api/lesson-transcripts?search=kill%20myself')).json();
    expect(found.items).toHaveLength(1);
    expect(found.items[0].excerpt).toContain('kill myself');
    expect((await teacher.get('/api/lesson-transcripts?search=100%25_')).json().items).toEqual([]);
  });

  it('continues after that to its end with right answers, and the skill has new evidence', async () => {
    for (let turn = 0; turn < 60 && ann.view.ended === null; turn += 1) {
      if (ann.view.question === null) await ann.wish('finish');
      else await ann.rightAndOn();
    }
    expect(ann.view).toMatchObject({ ended: 'completed', is_complete: true, question: null });
    const mastery = (await ann.visitor.get(`/api/mastery/${ann.visitor.id}/skills`)).json();
    const moved = mastery.skills.filter(({ opportunities }: { opportunities: number }) => opportunities > 0);
    expect(moved.map(({ skill_id }: { skill_id: string }) => skill_id)).toContain('eq_two_step');
  });

  it('has a summary at the end, and later messages get a reply without counting as turns', async () => {
    const summary = (await ann.visitor.get(at('/summary'))).json();
    expect(summary).toMatchObject({ how: 'completed', questions: { told: 1 } });
    expect(summary.wrap_up).not.toBeNull();
    const { turn_count } = ann.view;
    await ann.say('thank you');
    expect(ann.reply.message.act).toBe('after_end');
    expect(ann.view.turn_count).toBe(turn_count);
  });

  it('shows in the list, the history, the stats, the scorecard and the progress map', async () => {
    const { items } = (await ann.visitor.get('/api/sessions')).json();
    expect(items).toMatchObject([{ topic_id: 'two-step-equations', how: 'completed' }]);
    expect((await ann.visitor.get('/api/sessions/history?how=under_way')).json().items).toEqual([]);
    expect((await ann.visitor.get('/api/sessions/history?subject=equations&how=completed')).json().items).toHaveLength(1);
    expect((await ann.visitor.get('/api/sessions/stats')).json()).toMatchObject({ lessons: 1, completed: 1, topics: 1, days: 1 });
    const scorecard = (await ann.visitor.get('/api/sessions/scorecard')).json();
    const topics = scorecard.subjects.flatMap(({ topics: of }: { topics: { topic_id: string }[] }) => of);
    expect(topics.find((one: { topic_id: string }) => one.topic_id === 'two-step-equations')).toMatchObject({
      lessons: 1,
      completed: 1,
      under_way: 0,
      standing: 'completed',
    });
    const { topics: map } = (await ann.visitor.get('/api/sessions/subtopic-progress')).json();
    expect(map['two-step-equations']).toMatchObject({ lessons: 1, standing: 'completed' });
  });

  it('counts as under way everywhere after the student left it, since she can continue it, with no concept mastered', async () => {
    const cleo = new LessonStudent(await open.signUp(), open);
    await cleo.begin('equivalent-fractions');
    await cleo.right(); // answers the opening question
    await cleo.wish('finish');
    expect(cleo.view.ended).toBe('left');
    const read = async (path: string) => (await cleo.visitor.get(`/api/sessions/${path}`)).json();
    expect(await read('stats')).toMatchObject({ lessons: 1, completed: 0, under_way: 1 });
    const { subjects } = await read('scorecard');
    const topics = subjects.flatMap((subject: { topics: ScoredTopic[] }) => subject.topics) as ScoredTopic[];
    const { topics: map } = await read('subtopic-progress');
    for (const { topic_id, standing } of topics) expect(map[topic_id].standing, topic_id).toBe(standing);
    const topic = topics.find(({ topic_id }) => topic_id === 'equivalent-fractions')!;
    expect(topic).toMatchObject({ completed: 0, under_way: 1, standing: 'under_way' });
    // The three concepts share a skill, and the opening question was about one of them.
    expect(topic.concepts.map(({ standing }) => standing)).toEqual(['learning', 'not_started', 'not_started']);
    const shown = topic.concepts.map(({ p_mastery }) => p_mastery);
    expect(shown.slice(1)).toEqual([0, 0]);
    expect(map['equivalent-fractions'].score).toBeCloseTo(shown[0]! / 3, 9);
  });

  it('shows authors what each agent did, without the words of the student', async () => {
    expect((await author.get(`/api/sessions/${randomUUID()}/agent-logs`)).statusCode).toBe(404);
    const { items } = (await author.get(at('/agent-logs'))).json();
    expect(items.map(({ agent }: { agent: string }) => agent)).toEqual(
      expect.arrayContaining(['welcome', 'safety', 'master_tutor', 'session_summary', 'post_completion']),
    );
    expect(JSON.stringify(items)).not.toContain('kill');
  });

  it('is in the student’s export without its answers', async () => {
    const bea = new LessonStudent(await open.signUp(), open);
    await bea.begin();
    const { answer } = await bea.kept();
    const exported = (await bea.visitor.get('/api/me/export')).body;
    expect(exported).toContain(bea.view.session_id);
    expect(exported).not.toContain('"expected"');
    expect(answer.expected).not.toBe('');
  });
});
