import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CourseLearner, LearningPath, ThreadReply, ThreadView } from '@stoa/schema/course/thread';
import type { LoggedTurn } from '@stoa/schema/course/turn-log';
import { confusionTags } from '@stoa/engine/tutors/course/drills/confusion-tags';
import { LearnerId } from '@stoa/schema/account';
import { StudentSnapshot } from '@stoa/schema/course/student-snapshot';
import { CourseStudent, atLinearEquations } from './course-student.ts';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const { clock, pass } = standingClock();
const lines: string[] = [];
let open: OpenServer;
beforeAll(async () => {
  open = await openServer({ clock, lines, skills: ['expr_like_terms', 'int_add', 'eq_two_step'] });
});
afterAll(() => open.close());

type Graded = ReturnType<CourseStudent['answerTo']>;
/** Returns a token with a changed claim and the old signature. */
const forged = (token: string): string => {
  const [text = '', signature] = token.split('.');
  const claim = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  return `${Buffer.from(JSON.stringify({ ...claim, expiresAt: '2099-01-01T00:00:00.000Z' })).toString('base64url')}.${signature}`;
};
const newStudent = async () => new CourseStudent(await open.signUp(), pass).begin();

describe('a conversation in a course', () => {
  it('takes a student who needs help with graphs to the unit that blocks her, with a drill in it', async () => {
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

  it('serves only drills of the verified bank, and each one can be traced', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const { items } = await open.store.events.ofSession(ann.view.threadId, { limit: 10 });
    expect(items.map(({ body }) => body.type)).toEqual(['problem_served']);
    expect(items[0]).toMatchObject({ tutor: 'course', setting: 'drill' });
    expect(await open.store.problems.servedUnverified()).toMatchObject({ unverified: [] });
  });

  it('gives a repeated request its first reply, and takes one turn', async () => {
    const ann = await newStudent();
    const key = keyed();
    const body = { messageText: 'I need help with graphs' };
    const [first, again] = [await ann.send('/turn', body, key), await ann.send('/turn', body, key)];
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json<ThreadReply>().messages).toHaveLength(3);
    expect((await ann.send('/turn', { messageText: 'something else' }, key)).statusCode).toBe(422);
  });

  it('shares one record of the student with all her conversations in the course', async () => {
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
    { says: 'I need help with graphs', answer: 'I’m not sure that this course has that. Do you mean' },
    { says: 'show me how to draw a parabola', answer: 'I can’t find that in this course.' },
    { says: 'tell me about the french revolution', answer: 'I can’t find that in this course.' },
  ])('in a biology course, says that it doesn’t cover “$says”', async ({ says, answer }) => {
    const ann = await open.signUp();
    const { threadId } = (await ann.post('/api/tutor/threads', { courseId: 'BIO-G9' }, keyed())).json<ThreadView>();
    const reply = await ann.post(`/api/tutor/threads/${threadId}/turn`, { messageText: says }, keyed());
    expect(reply.json<ThreadReply>().messages.at(-1)).toMatchObject({ text: expect.stringContaining(answer), card: null });
  });

  it.each([
    { name: 'an empty message', body: { messageText: ' ' }, status: 400, code: 'validation' },
    {
      name: 'a unit that the course hasn’t got',
      body: { clientEvent: { type: 'REQUEST_DRILL', unitId: 'BIO-99' } },
      status: 404,
      code: 'not_found',
    },
    { name: 'another course', body: { courseId: 'BIO-G9', messageText: 'hello' }, status: 400, code: 'validation' },
    {
      name: 'a result as if it were evidence',
      body: { clientEvent: { type: 'DRILL_GRADED', unitId: 'ALG-00' } },
      status: 400,
      code: 'validation',
    },
    { name: 'a message without an end', body: { messageText: 'x'.repeat(4001) }, status: 400, code: 'validation' },
  ])('refuses $name and says why, logs it, and changes nothing', async ({ body, status, code }) => {
    const ann = await newStudent();
    const reply = await ann.send('/turn', body);
    expect(reply.statusCode, reply.body).toBe(status);
    expect(reply.json()).toMatchObject({ type: `/problems/${code}`, detail: expect.stringMatching(/\w{3}/) });
    expect(lines.at(-1)).toContain(`"refused":"${code}"`);
    expect((await ann.visitor.get(ann.at())).json<ThreadView>().messages).toHaveLength(1);
    expect(await open.store.learnerRecords.find(LearnerId.parse(ann.visitor.id), 'course/MATH-G10')).toBeNull();
  });

  it('refuses somebody else’s or a missing conversation, and changes nothing', async () => {
    const ann = await atLinearEquations(open, await open.signUp(), pass);
    const bob = await open.signUp();
    const before = (await ann.visitor.get(ann.at())).json<ThreadView>();
    for (const [rest, body] of [
      ['/turn', { messageText: 'hello' }],
      ['/drill/grade', ann.answerTo(ann.drill, ann.rightAnswer(open.bank))],
      ['/exam/mcq-submit', { questionId: 'ALG-01-bronze-1', selectedOption: 'A' }],
      ['/exam/support-viewed', { questionId: 'ALG-01-bronze-1', supportType: 'memo' }],
    ] as const) {
      const reply = await bob.post(ann.at(rest), body, keyed());
      expect([rest, reply.statusCode]).toEqual([rest, 403]);
      expect(reply.json()).toMatchObject({ type: '/problems/not_yours' });
      expect(lines.at(-1)).toContain('"refused":"not_yours"');
    }
    expect((await ann.visitor.get(ann.at())).json()).toEqual(before);
    expect((await bob.get(`/api/tutor/threads/${randomUUID()}`)).statusCode).toBe(404);
    expect((await bob.post('/api/tutor/threads', { courseId: 'NO-COURSE' }, keyed())).statusCode).toBe(404);
  });

  it('answers a cry for help with the fixed message, flags it, and leaves her record as it is', async () => {
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

describe('a drill', () => {
  const atDrill = async () => atLinearEquations(open, await open.signUp(), pass);
  const progressOf = async ({ visitor }: CourseStudent) => {
    const held = await open.store.learnerRecords.find(LearnerId.parse(visitor.id), 'course/MATH-G10');
    return StudentSnapshot.parse(held?.body).unitProgress['ALG-01'];
  };
  const masteryOf = async ({ visitor }: CourseStudent) =>
    (await open.store.mastery.of(LearnerId.parse(visitor.id))).skills.map(({ p_mastery }) => p_mastery);
  const rightAnswer = (ann: CourseStudent) => ann.rightAnswer(open.bank);

  it('is graded by the checker, updates the record and the mastery of the skill, and gives feedback', async () => {
    const ann = await atDrill();
    const reply = await ann.answer(rightAnswer(ann));
    expect(reply).toMatchObject({ isCorrect: true, commonMistakeTag: null, feedbackText: expect.stringContaining('right') });
    expect(ann.drill.result).toMatchObject({ verdict: 'correct' });
    expect(await progressOf(ann)).toMatchObject({ drill: { attempts: 1, correct: 1, streakCorrect: 1 }, confusionTags: {} });
    const { items } = await open.store.events.ofSession(ann.view.threadId, { limit: 20 });
    expect(items.map(({ body }) => body.type)).toEqual([
      'problem_served',
      'attempt_submitted',
      'attempt_evaluated',
      'mastery_updated',
    ]);
    expect(items.at(-1)?.body).toMatchObject({ outcome: 'correct', weight: 'practice' });
    expect(await masteryOf(ann)).toHaveLength(1);
  });

  it('tags a wrong answer only from the fixed list, and shows the key ideas after the second one', async () => {
    const ann = await atDrill();
    const wrong = await ann.answer('123456');
    expect(wrong).toMatchObject({ isCorrect: false, feedbackText: expect.stringContaining('The answer is') });
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-01', lastResult: 'correct' });
    expect(ann.view.messages.at(-1)?.card?.type).toBe('DRILL');
    await ann.answer('123456');
    const { messages } = await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-01', lastResult: 'incorrect' });
    expect(messages.at(-1)?.card?.type).toBe('CONCEPT');
    const progress = await progressOf(ann);
    expect(progress?.drill).toEqual({ attempts: 2, correct: 0, streakCorrect: 0 });
    const list = confusionTags({ misconceptions: [] }).map(({ tag }) => tag);
    for (const tag of Object.keys(progress?.confusionTags ?? {})) expect(list).toContain(tag);
  });

  it('counts as answered with help after she said that she was stuck', async () => {
    const ann = await atDrill();
    const right = rightAnswer(ann);
    await ann.press({ type: 'DRILL_STUCK', unitId: 'ALG-01' });
    await ann.answer(right);
    const { items } = await open.store.events.ofSession(ann.view.threadId, { limit: 20 });
    expect(items.at(-1)?.body).toMatchObject({ type: 'mastery_updated', outcome: 'hinted' });
  });

  it('doesn’t count when the answer can’t be read, and stays open', async () => {
    const ann = await atDrill();
    expect(await ann.answer('2x(')).toMatchObject({ isCorrect: null });
    expect(await progressOf(ann)).toBeUndefined();
    expect(await ann.answer(rightAnswer(ann))).toMatchObject({ isCorrect: true });
  });

  it('is graded once, however often the request is sent', async () => {
    const ann = await atDrill();
    const body = ann.answerTo(ann.drill, rightAnswer(ann));
    const key = keyed();
    const [first, again] = [await ann.send('/drill/grade', body, key), await ann.send('/drill/grade', body, key)];
    expect(again.json()).toEqual(first.json());
    expect(await progressOf(ann)).toMatchObject({ drill: { attempts: 1 } });
  });

  it.each([
    {
      name: 'is forged',
      code: 'drill_forged',
      change: (body: Graded) => ({ ...body, drill: { ...body.drill, token: forged(body.drill.token) } }),
    },
    { name: 'is none', code: 'drill_forged', change: (body: Graded) => ({ ...body, drill: { ...body.drill, token: 'x.y' } }) },
    {
      name: 'came with another question',
      code: 'drill_forged',
      change: (body: Graded) => ({ ...body, drill: { ...body.drill, question_latex: 'x=1' } }),
    },
    { name: 'came with another unit', code: 'drill_forged', change: (body: Graded) => ({ ...body, unitId: 'ENTRY-00' }) },
    {
      name: 'is of another conversation',
      code: 'drill_foreign',
      change: async () => {
        const bob = await atDrill();
        return bob.answerTo(bob.drill, '1');
      },
    },
    { name: 'is too old', code: 'drill_expired', wait: 25 * 60 * 60_000, change: (body: Graded) => body },
    { name: 'was used', code: 'drill_used', used: true, change: (body: Graded) => body },
  ])(
    'is refused when its token $name, the refusal is logged, and nothing changes',
    async ({ code, change, wait = 0, used = false }) => {
      const ann = await atDrill();
      const body = ann.answerTo(ann.drill, rightAnswer(ann));
      if (used) await ann.answer('123456');
      const [before, skills] = [await progressOf(ann), await masteryOf(ann)];
      const sent = await change(body);
      pass(wait);
      const reply = await ann.send('/drill/grade', sent);
      expect(reply.json()).toMatchObject({ type: `/problems/${code}` });
      expect(await progressOf(ann)).toEqual(before);
      expect(await masteryOf(ann)).toEqual(skills);
      expect(lines.at(-1)).toContain(code);
    },
  );
});

describe('the log of a course turn', () => {
  it('can be found by unit, by fallback and by conversation, without the student’s words, by authors and admins only', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const author = await open.signUp('author');
    const find = async (query: string) => {
      const reply = await author.get(`/api/tutor/turn-logs?threadId=${ann.view.threadId}&${query}`);
      expect(reply.body).not.toContain('need help');
      return reply.json<{ items: LoggedTurn[] }>().items;
    };
    const [found] = await find('unitId=FUN-00');
    expect(found).toMatchObject({ threadId: null, log: { focusMasteryTier: null, snapshotLite: null } }); // the turn belongs to another account
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
    const admin = await open.signUp('admin');
    const whole = await admin.get('/api/tutor/turn-logs?unitId=ALG-00&fallback=no_model_output');
    expect(whole.json<{ items: LoggedTurn[] }>().items[0]).toMatchObject({
      threadId: ann.view.threadId,
      log: { focusMasteryTier: 'none', snapshotLite: ann.view.snapshotLite },
    });
    expect(await find('unitId=GEO-01')).toEqual([]);
    expect(await find('fallback=malformed')).toEqual([]);
    for (const who of [ann.visitor, await open.signUp('teacher')])
      expect((await who.get('/api/tutor/turn-logs')).statusCode).toBe(403);
  });
});

describe('the learning path', () => {
  it('shows a student and her teacher the same: tiers, evidence, rule, next step', async () => {
    const ann = await newStudent();
    const url = `/api/tutor/courses/MATH-G10/learners/${ann.visitor.id}/path`;
    const path = (await ann.visitor.get(url)).json<LearningPath>();
    expect(path.units).toHaveLength(25);
    expect(path.units.find(({ unitId }) => unitId === 'ALG-00')).toMatchObject({
      masteryTier: 'none',
      standing: 'blocked',
      skills: expect.arrayContaining(['expr_distribute']),
      missingPrerequisites: ['ENTRY-00'],
      nextStep: 'Get bronze in Numbers and operations first.',
    });
    expect((await (await open.signUp('teacher')).get(url)).json()).toEqual(path);
    expect((await (await open.signUp()).get(url)).statusCode).toBe(403);
  });

  it('shows the unit that she drills as in progress, even if prerequisites are missing', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const path = await ann.visitor.get(`/api/tutor/courses/MATH-G10/learners/${ann.visitor.id}/path`);
    expect(path.json<LearningPath>().units.find(({ unitId }) => unitId === 'ALG-00')).toMatchObject({
      standing: 'in_progress',
      missingPrerequisites: ['ENTRY-00'],
      nextStep: 'You can keep practicing. For an exam question, get bronze in Numbers and operations first.',
    });
  });

  it('has a list for teachers: who is in which course and how far, last active first', async () => {
    const [ann, bob] = [await newStudent(), await newStudent()];
    await ann.say('I need help with graphs');
    await bob.say('I need help with graphs');
    const teacher = await open.signUp('teacher');
    const page = async (query: string) =>
      (await teacher.get(`/api/tutor/learners?${query}`)).json<{ items: CourseLearner[]; next_cursor: string | null }>();
    const first = await page('limit=1');
    expect(first.items).toEqual([
      {
        learnerId: bob.visitor.id,
        learner: expect.any(String),
        courseId: 'MATH-G10',
        courseTitle: 'Mathematics, grade 10',
        progress: { bronze: 0, silver: 0, gold: 0, total: 25 },
        lastTurnAt: clock().toISOString(),
        told: [],
      },
    ]);
    const second = await page(`limit=1&cursor=${first.next_cursor}`);
    expect(second.items.map(({ learnerId }) => learnerId)).toEqual([ann.visitor.id]);
    expect((await ann.visitor.get('/api/tutor/learners')).statusCode).toBe(403);
  });
});
