import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LearningPath, ThreadView } from '@stoa/schema/course/thread';
import { CourseStudent, withRecord } from './course-student.ts';
import { openExamServer } from './exam-server.ts';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const hour = 3_600_000;
const token = 'a token of the exam service';
const { clock, pass } = standingClock();
let outside: Awaited<ReturnType<typeof openExamServer>>;
let open: OpenServer;
beforeAll(async () => {
  outside = await openExamServer(clock, token);
  open = await openServer({
    clock,
    skills: ['expr_like_terms'],
    env: { STOA_EXAM_SERVICE_URL: outside.url, STOA_EXAM_SERVICE_TOKEN: token },
  });
});
afterAll(async () => {
  await open.close();
  await outside.close();
});
beforeEach(() => {
  outside.state.down = false;
});

const atExam = async () => {
  const visitor = await open.signUp();
  await withRecord(open, visitor, { bronze: ['ENTRY-00'], ready: ['ALG-00'] });
  const ann = await new CourseStudent(visitor, pass).begin();
  await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00' });
  return ann;
};
const reload = async (ann: CourseStudent) => {
  ann.view = (await ann.visitor.get(ann.at())).json<ThreadView>();
  return ann.view;
};

describe('exams from an outside service', () => {
  it('follow its verdicts: a wrong answer, its lock, and the right one after it', async () => {
    const ann = await atExam();
    expect(ann.view.examsReachable).toBe(true);
    expect(ann.exam.status).toBe('available');
    const until = new Date(clock().getTime() + 60_000 + 24 * hour).toISOString();
    expect(await ann.submit('B')).toMatchObject({ status: 'locked', lockedUntil: until });
    pass(24 * hour);
    expect(await ann.submit('A')).toMatchObject({ status: 'passed', lockedUntil: null });
    const path = await ann.visitor.get(`/api/tutor/courses/MATH-G10/learners/${ann.visitor.id}/path`);
    expect(path.json<LearningPath>().units.find(({ unitId }) => unitId === 'ALG-00')).toMatchObject({ masteryTier: 'bronze' });
  });

  it('are not submitted twice by a repeated request', async () => {
    const ann = await atExam();
    const [key, body] = [keyed(), { questionId: ann.exam.questionId, selectedOption: 'A' }];
    const [first, again] = [await ann.send('/exam/mcq-submit', body, key), await ann.send('/exam/mcq-submit', body, key)];
    expect(first.json()).toMatchObject({ status: 'passed' });
    expect(again.json()).toEqual(first.json());
  });
});

describe('while the outside service can’t be reached', () => {
  it('a conversation continues, gives no exam question, and says why', async () => {
    const visitor = await open.signUp();
    await withRecord(open, visitor, { bronze: ['ENTRY-00'], ready: ['ALG-00'] });
    const ann = await new CourseStudent(visitor, pass).begin();
    outside.state.down = true;
    const reply = await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00' });
    expect(reply.examsReachable).toBe(false);
    expect(reply.messages.at(-1)).toMatchObject({
      text: expect.stringContaining('exams can’t be reached right now'),
      card: { type: 'DRILL', unitId: 'ALG-00' },
    });
    outside.state.down = false;
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00' });
    expect(ann.exam.status).toBe('available');
  });

  it('an open exam question can’t be answered, and nothing is counted or lost', async () => {
    const ann = await atExam();
    outside.state.down = true;
    expect((await reload(ann)).examsReachable).toBe(false);
    const [key, body] = [keyed(), { questionId: ann.exam.questionId, selectedOption: 'A' }];
    const refused = await ann.send('/exam/mcq-submit', body, key);
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ type: '/problems/exams_unreachable' });
    const look = await ann.send('/exam/support-viewed', { questionId: ann.exam.questionId, supportType: 'memo' });
    expect(look.json()).toMatchObject({ type: '/problems/exams_unreachable' });
    expect(await reload(ann)).toMatchObject({ version: ann.view.version });
    expect(ann.exam).toMatchObject({ result: null, memo: null });
    outside.state.down = false;
    expect((await ann.send('/exam/mcq-submit', body, key)).json()).toMatchObject({ status: 'passed' });
  });

  it('the learning path is shown, and says that exams can’t be reached', async () => {
    const ann = await atExam();
    await ann.submit('B');
    const path = async () =>
      (await ann.visitor.get(`/api/tutor/courses/MATH-G10/learners/${ann.visitor.id}/path`)).json<LearningPath>();
    expect(await path()).toMatchObject({ examsReachable: true, revisit: [{ status: 'locked' }] });
    outside.state.down = true;
    expect(await path()).toMatchObject({ examsReachable: false, revisit: [{ status: 'locked', lockedUntil: null }] });
  });
});
