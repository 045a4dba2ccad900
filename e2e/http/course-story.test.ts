import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LearningPath, ThreadReply, ThreadView } from '@stoa/schema/course/thread';
import type { LoggedTurn } from '@stoa/schema/course/turn-log';
import { CourseStudent } from './course-student.ts';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const { clock, pass } = standingClock();
const lines: string[] = [];
let open: OpenServer;
beforeAll(async () => {
  open = await openServer({ clock, lines, skills: ['expr_like_terms', 'int_add'] });
}, 120_000);
afterAll(() => open.close());

const newStudent = async () => new CourseStudent(await open.signUp(), pass).begin();

describe('a conversation in a course', () => {
  it('takes who needs help with graphs to the unit that blocks her, with a drill of it', async () => {
    const ann = await newStudent();
    const reply = await ann.say('I need help with graphs');
    expect(reply.snapshotLite).toMatchObject({
      focus: { unitId: 'ALG-00', masteryTier: 'none' },
      prereqNudge: { unitId: 'ALG-00', title: 'Expressions: expand and simplify' },
    });
    expect(reply.messages.map(({ role }) => role)).toEqual(['assistant', 'student', 'assistant']);
    expect(reply.messages[1]).toMatchObject({ text: 'I need help with graphs', card: null });
    expect(reply.messages[2]?.card).toMatchObject({ type: 'DRILL', unitId: 'ALG-00', result: null });
    expect(reply.title).toBe('Functions and reading graphs');
    expect((await ann.visitor.get(ann.at())).json<ThreadView>()).toEqual(
      expect.objectContaining({ messages: reply.messages, snapshotLite: reply.snapshotLite }),
    );
  });

  it('serves drills of the verified bank alone, each traced', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const { items } = await open.store.events.ofSession(ann.view.threadId, { limit: 10 });
    expect(items.map(({ body }) => body.type)).toEqual(['problem_served']);
    expect(items[0]).toMatchObject({ tutor: 'course', setting: 'drill' });
    expect(await open.store.problems.servedUnverified()).toMatchObject({ unverified: [] });
  });

  it('gives the first answer to a request that comes again, and takes one turn', async () => {
    const ann = await newStudent();
    const key = keyed();
    const body = { messageText: 'I need help with graphs' };
    const [first, again] = [await ann.send('/turn', body, key), await ann.send('/turn', body, key)];
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json<ThreadReply>().messages).toHaveLength(3);
    expect((await ann.send('/turn', { messageText: 'something else' }, key)).statusCode).toBe(422);
  });

  it('keeps one record for all conversations of a student in the course', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const second = await new CourseStudent(ann.visitor, pass).begin();
    expect(second.view.messages[0]?.text).toContain('Last time we worked on Expressions: expand and simplify');
    expect(second.view.snapshotLite.focus.unitId).toBe('ALG-00');
    const { items } = (await ann.visitor.get('/api/tutor/threads')).json<{ items: { threadId: string }[] }>();
    expect(items.map(({ threadId }) => threadId).toSorted()).toEqual([ann.view.threadId, second.view.threadId].toSorted());
    const { courses } = (await ann.visitor.get('/api/tutor/courses')).json<{ courses: object[] }>();
    expect(courses).toContainEqual(
      expect.objectContaining({ courseId: 'MATH-G10', lastThreadId: expect.any(String), progress: expect.anything() }),
    );
    expect(courses).toContainEqual(expect.objectContaining({ courseId: 'BIO-G9', lastThreadId: null }));
  });

  it.each([
    { name: 'an empty message', body: { messageText: ' ' }, status: 400 },
    {
      name: 'a unit that the course hasn’t got',
      body: { clientEvent: { type: 'REQUEST_DRILL', unitId: 'BIO-99' } },
      status: 404,
    },
    { name: 'another course', body: { courseId: 'BIO-G9', messageText: 'hello' }, status: 400 },
    { name: 'a result as if it were evidence', body: { clientEvent: { type: 'DRILL_GRADED', unitId: 'ALG-00' } }, status: 400 },
    { name: 'a message without an end', body: { messageText: 'x'.repeat(4001) }, status: 400 },
  ])('refuses $name, and changes nothing', async ({ body, status }) => {
    const ann = await newStudent();
    const reply = await ann.send('/turn', body);
    expect(reply.statusCode, reply.body).toBe(status);
    expect((await ann.visitor.get(ann.at())).json<ThreadView>().messages).toHaveLength(1);
  });

  it('refuses a conversation that isn’t hers, or isn’t there', async () => {
    const ann = await newStudent();
    const bob = await open.signUp();
    expect((await bob.post(ann.at('/turn'), { messageText: 'hello' }, keyed())).statusCode).toBe(403);
    expect((await bob.get(`/api/tutor/threads/${randomUUID()}`)).statusCode).toBe(404);
    expect((await bob.post('/api/tutor/threads', { courseId: 'NO-COURSE' }, keyed())).statusCode).toBe(404);
  });

  it('answers a cry for help by the fixed message, flags it, and moves nothing of her record', async () => {
    const ann = await newStudent();
    const before = ann.view.snapshotLite;
    const reply = await ann.say('I want to kill myself');
    expect(reply.messages.at(-1)).toMatchObject({ safety: 'crisis', text: expect.stringContaining('Thank you for telling me') });
    expect(reply.snapshotLite).toEqual(before);
    const teacher = await open.signUp('teacher');
    expect((await teacher.get(`/api/flags/${ann.view.threadId}`)).json()).toMatchObject({
      flags: [{ kind: 'self_harm', place: { where: 'session', title: 'Mathematics, grade 10' } }],
    });
    expect(lines.join('\n')).not.toContain('kill myself');
  });
});

describe('why a turn came to what it did', () => {
  it('is found by unit, by fallback and by conversation, without a word of hers, by those who develop a course', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const author = await open.signUp('author');
    const find = async (query: string) => {
      const reply = await author.get(`/api/tutor/turn-logs?threadId=${ann.view.threadId}&${query}`);
      expect(reply.body).not.toContain('need help');
      return reply.json<{ items: LoggedTurn[] }>().items;
    };
    const [found] = await find('unitId=FUN-00');
    expect(found?.log).toMatchObject({
      event: 'NONE',
      mappedUnits: expect.arrayContaining([{ unitId: 'FUN-00', confidence: expect.any(Number) }]),
      focusUnitId: 'ALG-00',
      prereqBlockingUnitId: 'ALG-00',
      allowedActions: ['SOCRATIC_QUESTION', 'DRILL_CARD'],
      desiredExamTier: 'bronze',
      examAvailability: 'none',
      nextEligibleAt: null,
      action: 'DRILL_CARD',
      valid: true,
      fallback: 'no_model_output',
      source: 'script',
    });
    expect(await find('unitId=ALG-00&fallback=no_model_output')).toEqual([found]);
    expect(await find('unitId=GEO-01')).toEqual([]);
    expect(await find('fallback=malformed')).toEqual([]);
    for (const who of [ann.visitor, await open.signUp('teacher')])
      expect((await who.get('/api/tutor/turn-logs')).statusCode).toBe(403);
  });
});

describe('the learning path', () => {
  it('tells a student and her teacher the same: tiers, evidence, rule, next step', async () => {
    const ann = await newStudent();
    const url = `/api/tutor/courses/MATH-G10/learners/${ann.visitor.id}/path`;
    const path = (await ann.visitor.get(url)).json<LearningPath>();
    expect(path.units).toHaveLength(25);
    expect(path.units.find(({ unitId }) => unitId === 'ALG-00')).toMatchObject({
      masteryTier: 'none',
      standing: 'blocked',
      missingPrerequisites: ['ENTRY-00'],
      nextStep: 'Get bronze in Numbers and operations first.',
    });
    expect((await (await open.signUp('teacher')).get(url)).json()).toEqual(path);
    expect((await (await open.signUp()).get(url)).statusCode).toBe(403);
  });
});
