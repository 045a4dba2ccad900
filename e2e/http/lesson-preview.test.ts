import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LessonReply } from '@stoa/schema/lesson';
import type { Guideline } from '@stoa/schema/study-plan';
import { lessonInStore } from './lesson-in-store.ts';
import { LessonStudent } from './lesson-student.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

describe('an author’s preview of a draft', () => {
  let open: OpenServer;
  let author: Visitor;
  let lesson: LessonStudent;
  const stored = () => lessonInStore(open.store, lesson.view.session_id);

  beforeAll(async () => {
    open = await openServer();
    author = await open.signUp('author');
    const { guideline } = (await author.get('/api/lesson-plans/two-step-equations')).json<{ guideline: Guideline }>();
    const begun = await author.post('/api/lesson-plans/preview', { guideline: { ...guideline, title: 'A draft' } });
    lesson = new LessonStudent(author, open);
    lesson.view = begun.json<{ first_turn: LessonReply }>().first_turn.view;
  });
  afterAll(() => open.close());

  it('shows the draft and works like a student’s lesson: right answers raise the mastery', async () => {
    expect(lesson.view.topic.title).toBe('A draft');
    const [concept] = (await stored()).topic.plan.concepts;
    const shown: number[] = [];
    await lesson.wish('slower'); // without this, steps would be skipped for a student who is right at once
    for (let at = 0; at < 12 && shown.length < 3; at += 1) {
      const question = await lesson.kept();
      await lesson.rightAndOn();
      if (question.concept === concept!.id) shown.push((await stored()).mastery_estimates[concept!.id]!);
    }
    expect(shown).toHaveLength(3);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(new Set(shown).size).toBe(3);
  });

  it('leaves no mastery, events or servings, and isn’t in any list', async () => {
    expect((await open.store.mastery.of((await open.store.sessions.find(lesson.view.session_id))!.learner_id)).skills).toEqual(
      [],
    );
    for (const table of ['events', 'servings'] as const)
      expect(
        await open.store.db.selectFrom(table).select('session_id').where('session_id', '=', lesson.view.session_id).execute(),
      ).toEqual([]);
    expect((await author.get('/api/sessions')).json()).toMatchObject({ items: [] });
    expect((await author.get('/api/sessions/history')).json()).toMatchObject({ items: [] });
    expect((await author.get('/api/sessions/stats')).json()).toMatchObject({ lessons: 0, turns: 0 });
    const teacher = await open.signUp('teacher');
    expect((await teacher.get('/api/lesson-transcripts')).json()).toMatchObject({ items: [] });
    const { topics } = (await author.get('/api/curriculum')).json<{ topics: { standing: string }[] }>();
    expect(new Set(topics.map(({ standing }) => standing))).toEqual(new Set(['new']));
  });

  it('is removed by anybody’s next preview when it is over a week old, while a student’s lesson is not', async () => {
    const student = await new LessonStudent(await open.signUp(), open).begin();
    const { guideline } = (await author.get('/api/lesson-plans/two-step-equations')).json<{ guideline: Guideline }>();
    const kept = async () => {
      expect((await (await open.signUp('author')).post('/api/lesson-plans/preview', { guideline })).statusCode).toBe(200);
      const find = async (id: string) => (await open.store.sessions.find(id)) !== null;
      return { preview: await find(lesson.view.session_id), lesson: await find(student.view.session_id) };
    };
    const leaveFor = (days: number) => {
      const at = new Date(Date.now() - days * 86_400_000);
      return open.store.db.updateTable('tutor_sessions').set({ created_at: at, updated_at: at }).execute();
    };
    await leaveFor(6);
    expect(await kept()).toEqual({ preview: true, lesson: true });
    await leaveFor(8);
    expect(await kept()).toEqual({ preview: false, lesson: true });
    expect((await author.get(`/api/sessions/${lesson.view.session_id}`)).statusCode).toBe(404);
  });
});

describe('an author’s preview from a chosen step', () => {
  let open: OpenServer;
  let author: Visitor;
  let guideline: Guideline;
  beforeAll(async () => {
    open = await openServer();
    author = await open.signUp('author');
    guideline = (await author.get('/api/lesson-plans/two-step-equations')).json<{ guideline: Guideline }>().guideline;
  });
  afterAll(() => open.close());
  const preview = (from_step: unknown) => author.post('/api/lesson-plans/preview', { guideline, from_step });

  it('starts with a question of that step, whatever its type, and continues from there', async () => {
    const { steps } = guideline.plan;
    for (const type of ['explain', 'check', 'practice']) {
      const { step, title } = steps.findLast((one) => one.type === type)!;
      const reply = await preview(step);
      expect(reply.statusCode, reply.body).toBe(200);
      const { message, view } = reply.json<{ first_turn: LessonReply }>().first_turn;
      expect(message.text).toContain(`step ${step}: ${title}`);
      expect(view.current_step).toBe(step);
      expect(view.question).not.toBeNull();
      const lesson = new LessonStudent(author, open);
      lesson.view = view;
      expect((await lesson.kept()).step).toBe(step);
      for (let at = 0; at < 8 && lesson.view.question !== null && lesson.view.current_step === step; at += 1)
        await lesson.rightAndOn();
      expect(lesson.view.is_complete || lesson.view.current_step > step).toBe(true);
    }
  });

  it.each([0, -1, 1.5, 99, 'five'])('is refused with an explanation at step %j, which no plan has', async (from_step) => {
    const reply = await preview(from_step);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ type: expect.stringContaining('validation') });
  });

  it('starts at a finished step although the title, opening question, end and other steps are unfinished, and ends with the last finished one', async () => {
    const draft = structuredClone(guideline);
    draft.title = '';
    draft.plan.opening.text = '';
    draft.plan.wrap_up = '';
    const [first, ...others] = draft.plan.steps;
    const check = others.find(({ type }) => type === 'check')!;
    for (const step of others) if (step !== check) step.title = '';
    const checked = await author.post('/api/lesson-plans/check', { guideline: draft });
    expect(checked.json()).toMatchObject({ can_preview_from: [first!.step, check.step] });

    const begun = await author.post('/api/lesson-plans/preview', { guideline: draft, from_step: check.step });
    expect(begun.statusCode, begun.body).toBe(200);
    const { first_turn, left_out } = begun.json<{ first_turn: LessonReply; left_out: number[] }>();
    expect(first_turn.message.text).toContain(`step 2: ${check.title}`);
    expect(left_out).toEqual(others.flatMap(({ step }) => (step === check.step ? [] : [step])));
    const lesson = new LessonStudent(author, open);
    lesson.view = first_turn.view;
    for (let at = 0; at < 30 && lesson.view.question !== null && lesson.view.current_step === 2; at += 1)
      await lesson.rightAndOn();
    expect(lesson.view.current_step === 2 && lesson.view.question !== null).toBe(false);

    for (const body of [{ guideline: draft }, { guideline: draft, from_step: others[0]!.step }, { guideline: 'no plan' }]) {
      const refused = await author.post('/api/lesson-plans/preview', body);
      expect(refused.json()).toMatchObject({ status: 400, fields: expect.arrayContaining([expect.anything()]) });
    }
  });

  it('isn’t available to students: nobody skips a step by asking for it', async () => {
    const student = await open.signUp();
    const begin = (body: object) => student.post('/api/sessions', body, keyed());
    const goal = { guideline_id: 'two-step-equations' };
    expect((await begin({ goal, from_step: 5 })).statusCode).toBe(400);
    expect((await begin({ goal: { ...goal, from_step: 5 } })).statusCode).toBe(400);
  });
});
