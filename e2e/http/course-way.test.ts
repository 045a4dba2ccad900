import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCourses } from '@stoa/library/open-courses';
import type { LearningPath, ThreadView } from '@stoa/schema/course/thread';
import { CourseStudent, withRecord } from './course-student.ts';
import { LessonStudent } from './lesson-student.ts';
import { standingClock } from './learner.ts';
import { keyed, openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const hour = 3_600_000;
const { clock, pass } = standingClock();
const lines: string[] = [];
let open: OpenServer;
beforeAll(async () => {
  open = await openServer({ clock, lines, skills: ['expr_like_terms', 'exp_evaluate'] });
});
afterAll(() => open.close());

const exams = openCourses(() => true).find(({ course }) => course.courseId === 'MATH-G10')!.exams;
const newStudent = async (ready: readonly string[] = []) => {
  const visitor = await open.signUp();
  await withRecord(open, visitor, { bronze: ['ENTRY-00'], ready });
  return new CourseStudent(visitor, pass).begin();
};
/** Returns the right option of the open exam question, or a wrong one, from what the author wrote. */
const option = ({ exam }: CourseStudent, isRight: boolean): string => {
  const question = exams.find(({ questionId }) => questionId === exam.questionId)!;
  return exam.options.find(({ text }) => (text === question.answer) === isRight)!.option;
};
const pathOf = async ({ visitor }: CourseStudent, unit: string) =>
  (await visitor.get(`/api/tutor/courses/MATH-G10/learners/${visitor.id}/path`))
    .json<LearningPath>()
    .units.find(({ unitId }) => unitId === unit)!;

describe('a student on her way through a course', () => {
  it('goes from graphs to the unit that blocks her, through drills and key ideas to an exam question, through a lockout, and back to graphs', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    expect(ann.view.snapshotLite.prereqNudge?.unitId).toBe('ALG-00');

    await ann.answer('123456');
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00' });
    await ann.answer('123456');
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00' });
    expect(ann.view.messages.at(-1)?.card).toMatchObject({ type: 'CONCEPT', unitId: 'ALG-00' });

    for (let right = 0; right < 2; right += 1) {
      await ann.press({ type: 'REQUEST_DRILL', unitId: 'ALG-00' });
      expect(await ann.answer(ann.rightAnswer(open.bank))).toMatchObject({ isCorrect: true });
    }
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00', lastResult: 'correct' });
    expect(ann.view.messages.at(-1)?.card).toMatchObject({
      type: 'EXAM',
      unitId: 'ALG-00',
      difficultyTier: 'bronze',
      status: 'available',
      result: null,
      memo: null,
    });
    const { questionId } = ann.exam;

    const failed = await ann.submit(option(ann, false));
    const lockedUntil = new Date(clock().getTime() + 24 * hour).toISOString();
    expect(failed).toMatchObject({ status: 'locked', lockedUntil });
    expect(ann.exam).toMatchObject({ status: 'locked', lockedUntil, result: { result: 'locked' } });
    expect(failed.snapshotLite.revisit).toEqual({ lockedCount: 1, nextEligibleAt: lockedUntil, nextQuestionId: questionId });
    expect((await pathOf(ann, 'ALG-00')).masteryTier).toBe('none');
    const again = await ann.send('/exam/mcq-submit', { questionId, selectedOption: option(ann, true) });
    expect(again.json()).toMatchObject({ type: '/problems/exam_locked' });

    await ann.say('can we do exponents and powers instead');
    expect(ann.view.snapshotLite.focus.unitId).toBe('EXP-01');
    expect(ann.view.messages.at(-1)?.card).toMatchObject({ type: 'DRILL', unitId: 'EXP-01' });

    pass(24 * hour);
    const back = (await ann.visitor.get(ann.at())).json<ThreadView>();
    expect(back.snapshotLite.revisit).toEqual({ lockedCount: 0, nextEligibleAt: null, nextQuestionId: questionId });
    ann.view = back;
    expect(ann.exam).toMatchObject({ status: 'available', lockedUntil: null });
    expect(await ann.submit(option(ann, true))).toMatchObject({ status: 'passed', lockedUntil: null });
    expect(ann.exam).toMatchObject({ status: 'passed', result: { result: 'passed' }, memo: expect.anything() });
    expect(await pathOf(ann, 'ALG-00')).toMatchObject({ masteryTier: 'bronze', nextTier: 'silver', passedByTier: { bronze: 1 } });

    await ann.say('I need help with graphs');
    expect(ann.view.snapshotLite).toMatchObject({
      focus: { unitId: 'FUN-00' },
      prereqNudge: null,
      revisit: { nextQuestionId: null },
    });
  });
});

describe('an exam question', () => {
  const atExam = async () => {
    const ann = await newStudent(['ALG-00']);
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ALG-00' });
    return ann;
  };

  it('shows its memo to a student who looks, is locked for 24 hours from the last look, and hides the memo after that', async () => {
    const ann = await atExam();
    expect(await ann.lookAtMemo()).toMatchObject({ status: 'locked' });
    expect(ann.exam.memo).not.toBeNull();
    pass(10 * hour);
    const until = (await ann.lookAtMemo()).lockedUntil!;
    expect(Date.parse(until)).toBe(clock().getTime() + 24 * hour);
    pass(24 * hour);
    ann.view = (await ann.visitor.get(ann.at())).json<ThreadView>();
    expect(ann.exam).toMatchObject({ status: 'available', memo: null });
  });

  it('is answered once by a repeated request, and once by two simultaneous ones', async () => {
    const ann = await atExam();
    const body = { questionId: ann.exam.questionId, selectedOption: option(ann, false) };
    const key = keyed();
    const [first, again] = [await ann.send('/exam/mcq-submit', body, key), await ann.send('/exam/mcq-submit', body, key)];
    expect(again.json()).toEqual(first.json());
    const bob = await atExam();
    const other = { questionId: bob.exam.questionId, selectedOption: option(bob, true) };
    const replies = await Promise.all([bob.send('/exam/mcq-submit', other), bob.send('/exam/mcq-submit', other)]);
    expect(replies.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    expect((await pathOf(bob, 'ALG-00')).passedByTier.bronze).toBe(1);
  });

  it.each([
    { name: 'one that was never served', change: { questionId: 'ALG-00-gold-1' }, status: 409, code: 'stale' },
    { name: 'one that there isn’t', change: { questionId: 'NO-1' }, status: 409, code: 'stale' },
    { name: 'an option that there isn’t', change: { selectedOption: 'Z' }, status: 400, code: 'validation' },
    { name: 'another tier than its own', change: { difficultyTier: 'gold' }, status: 400, code: 'validation' },
    { name: 'another unit than its own', change: { unitId: 'ALG-01' }, status: 400, code: 'validation' },
    { name: 'a verdict of the page', change: { isCorrect: true }, status: 400, code: 'validation' },
    { name: 'the right option of a locked one', change: {}, locked: true, status: 409, code: 'exam_locked' },
  ])(
    'is refused with $name, the refusal is logged with its code, and nothing changes',
    async ({ change, status, code, locked = false }) => {
      const ann = await atExam();
      if (locked) await ann.submit(option(ann, false));
      const body = { questionId: ann.exam.questionId, selectedOption: option(ann, true), ...change };
      const before = [(await ann.visitor.get(ann.at())).json(), await pathOf(ann, 'ALG-00')];
      const reply = await ann.send('/exam/mcq-submit', body);
      expect(reply.statusCode, reply.body).toBe(status);
      expect(reply.json()).toMatchObject({ type: `/problems/${code}`, detail: expect.stringMatching(/\w{3}/) });
      expect(lines.at(-1)).toContain(`"refused":"${code}"`);
      expect([(await ann.visitor.get(ann.at())).json(), await pathOf(ann, 'ALG-00')]).toEqual(before);
      expect((await pathOf(ann, 'ALG-00')).passedByTier.bronze).toBe(0);
    },
  );

  it('doesn’t reveal which option is right before it is answered', async () => {
    const ann = await atExam();
    const question = exams.find(({ questionId }) => questionId === ann.exam.questionId)!;
    const { memo, wrong } = question;
    const text = JSON.stringify((await ann.visitor.get(ann.at())).json());
    for (const { because } of wrong) expect(text).not.toContain(because);
    for (const { explanation } of memo) expect(text).not.toContain(JSON.stringify(explanation).slice(1, -1));
  });

  it('gets no help in its conversation before it is answered, and may be discussed afterward', async () => {
    const ann = await atExam();
    const { stem } = ann.exam;
    const asked = await ann.say(`can you do this for me: ${stem}`);
    expect(asked.messages.at(-1)).toMatchObject({
      text: expect.stringContaining('can’t help with it before you answer it'),
      card: null,
    });
    await ann.submit(option(ann, true));
    expect((await ann.say(`can you do this for me: ${stem}`)).messages.at(-1)?.text).not.toContain('before you answer it');
  });

  it.each([
    {
      name: 'another conversation of the course',
      ask: async (ann: CourseStudent, text: string) =>
        (await (await new CourseStudent(ann.visitor, pass).begin()).say(text)).messages.at(-1)?.text,
    },
    {
      name: 'a conversation of another course',
      ask: async ({ visitor }: CourseStudent, messageText: string) => {
        const { threadId } = (await visitor.post('/api/tutor/threads', { courseId: 'BIO-G9' }, keyed())).json<ThreadView>();
        const reply = await visitor.post(`/api/tutor/threads/${threadId}/turn`, { messageText }, keyed());
        return reply.json<ThreadView>().messages.at(-1)?.text;
      },
    },
    {
      name: 'a lesson',
      ask: async ({ visitor }: CourseStudent, text: string) =>
        (await (await new LessonStudent(visitor, open).begin()).say(text)).reply.message.text,
    },
  ])('gets no help in $name before it is answered', async ({ ask }) => {
    const ann = await atExam();
    const asking = `how do you do this one: ${ann.exam.stem}`;
    expect(await ask(ann, asking)).toContain(
      'That’s from your exam question in Mathematics, grade 10, so I can’t help with it before you answer it.',
    );
    await ann.submit(option(ann, true));
    expect(await ask(ann, asking)).not.toContain('can’t help with it');
  });
});
