import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFigure } from '@stoa/engine/figures/describe-figure';
import { openCourses } from '@stoa/library/open-courses';
import type { CourseLearner } from '@stoa/schema/course/thread';
import { LearnerId } from '@stoa/schema/account';
import { CourseStudent, withRecord } from './course-student.ts';
import { standingClock } from './learner.ts';
import { openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

const { clock, pass } = standingClock();
let open: OpenServer;
beforeAll(async () => {
  open = await openServer({
    clock,
    skills: ['expr_like_terms', 'expr_distribute', 'int_add', 'int_subtract', 'func_domain_range', 'stat_read_displays'],
  });
});
afterAll(() => open.close());

const exams = openCourses(() => true).find(({ course }) => course.courseId === 'MATH-G10')!.exams;
const newStudent = async () => new CourseStudent(await open.signUp(), pass).begin();
const atExam = async () => {
  const visitor = await open.signUp();
  await withRecord(open, visitor, { bronze: [], ready: ['ENTRY-00'] });
  const ann = await new CourseStudent(visitor, pass).begin();
  await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ENTRY-00' });
  return ann;
};
const last = ({ view }: CourseStudent) => view.messages.at(-1)!;
const said = async (ann: CourseStudent, text: string) => {
  await ann.say(text);
  return last(ann);
};
const exam = (ann: CourseStudent, isRight: boolean) => {
  const question = exams.find(({ questionId }) => questionId === ann.exam.questionId)!;
  return ann.submit(ann.exam.options.find(({ text }) => (text === question.answer) === isRight)!.option);
};
const examCards = ({ view }: CourseStudent) => view.messages.filter(({ card }) => card?.type === 'EXAM');
const tutorLines = ({ view }: CourseStudent) => view.messages.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []));

describe('a request for help with graphs', () => {
  it('is named in the reply, with the reason why another unit comes first and the other graphs that may be meant', async () => {
    const ann = await newStudent();
    const { text, card } = await said(ann, 'I need help with graphs');
    expect(text).toContain('You asked about Functions and reading graphs.');
    expect(text).toContain('Each point of a graph comes from putting a number into an expression');
    expect(text).toContain('If you mean Linear graphs');
    expect(card).toMatchObject({ type: 'DRILL', unitId: 'ALG-00' });
    const why = await said(ann, 'why do i have to do that? i asked about graphs');
    expect(why.card).toBeNull();
    expect(why.text).toContain('Each point of a graph comes from');
    expect(why.text).not.toBe(text);
  });

  it('stays with the first unit, and questions on the way are answered from the course, with a citation', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    for (const [question, words, unitId] of [
      ["i don't get slope", 'm is the slope', 'FUN-01'],
      ['how do I graph a parabola', 'parabola', 'FUN-02'],
    ] as const) {
      const { text, card, citation } = await said(ann, question);
      expect([card, citation?.unitId]).toEqual([null, unitId]);
      expect(text).toContain(words);
      expect(ann.view.snapshotLite.focus.unitId).toBe('ALG-00');
    }
    // A word that was explained to her before is explained again, and the tutor says that it's a repetition.
    expect((await said(ann, 'what is slope')).text).toMatch(/once more|again/i);
  });

  it('is answered before any drill when the student only asks a question', async () => {
    const ann = await newStudent();
    const { text, card, citation } = await said(ann, 'what is slope');
    expect([card, citation?.unitId]).toEqual([null, 'FUN-01']);
    expect(text).toContain('m is the slope');
    expect(text).toContain('You asked about Linear graphs.');
    expect((await said(ann, 'yes')).card?.type).toMatch(/DRILL/);
  });
});

describe('a drill that waits for an answer', () => {
  const atDrill = async () => {
    const ann = await newStudent();
    await ann.say('can we practice combining like terms');
    return ann;
  };

  it('gets a different hint each time the student is stuck, by message or button, and stays in its unit', async () => {
    const ann = await newStudent();
    await ann.say('I need help with graphs');
    const hints: string[] = [];
    for (const words of ['im stuck', 'idk', 'just tell me the answer', 'help']) hints.push((await said(ann, words)).text);
    await ann.press({ type: 'DRILL_STUCK', unitId: 'ALG-00' });
    hints.push(last(ann).text);
    expect(new Set(hints).size).toBe(hints.length);
    expect(ann.view.snapshotLite.focus.unitId).toBe('ALG-00');
    expect(ann.view.messages.filter(({ card }) => card !== null)).toHaveLength(1);
    const right = ann.rightAnswer(open.bank).replace(/\s/g, '');
    for (const hint of hints) expect(hint.replace(/[\s$]/g, '')).not.toContain(`=${right}`);
    await ann.answer(ann.rightAnswer(open.bank));
    const { items } = await open.store.events.ofSession(ann.view.threadId, { limit: 20 });
    expect(items.at(-1)?.body).toMatchObject({ type: 'mastery_updated', outcome: 'hinted' });
  });

  it('takes no answer by message, and is explained once it is answered', async () => {
    const ann = await atDrill();
    expect((await said(ann, 'is it 27?')).text).toContain('Check Answer');
    const { feedbackText } = await ann.answer('123456');
    expect(feedbackText.length).toBeGreaterThan('Not quite. The answer is $123456$.'.length);
    const { text, card } = await said(ann, 'why is it wrong');
    expect(card).toBeNull();
    expect(text).toMatch(/^Here’s how that one works\. .{10}/);
  });

  it('is replaced by another one on request, and a yes points to the open drill', async () => {
    const ann = await atDrill();
    const [first] = [ann.drill];
    const { card } = await said(ann, 'give me another one');
    expect(card).toMatchObject({ type: 'DRILL', unitId: first.unitId });
    expect((await said(ann, 'yes')).text).toContain('problem');
    expect(last(ann).card).toBeNull();
  });

  it('is replaced by one of another unit that the student names', async () => {
    const ann = await atDrill();
    expect((await said(ann, 'give me a practice question on numbers')).card).toMatchObject({ type: 'DRILL', unitId: 'ENTRY-00' });
  });
});

describe('what students say while a problem is open', () => {
  it('gets a fitting reply, and none of it takes the problem away', async () => {
    const visitor = await open.signUp();
    await withRecord(open, visitor, { bronze: ['ENTRY-00'] });
    const ann = await new CourseStudent(visitor, pass).begin();
    await ann.say('i need help w combining like terms');
    const { drill } = ann;
    expect(drill.unitId).toBe('ALG-00');
    for (const [words, answer] of [
      ['why do i need this', /spreadsheet/],
      ['what does gradient mean', /Slope says how steep/],
      ['do i add or multiply', /./],
      ['i always mix up the minus signs', /./],
      ['can u read it to me', /can’t read out loud|no voice|“Speak|“Read aloud/],
      ['are you a real person', /program/],
      ['i have a quiz on this friday', /./],
      ['ur not helping', /orry|another way|useful|differently|something else/],
      ['do we have to memorize this', /teacher/],
      ['my calculator says 7', /box|card|Check Answer/],
      ['ohh that makes sense', /above|open/],
      ['jk', /above|open/],
      ['thats not fair', /./],
    ] as const) {
      const line = await said(ann, words);
      expect(line.text, words).toMatch(answer);
      expect(line.card, words).toBeNull();
      expect(ann.view.snapshotLite.focus.unitId, words).toBe('ALG-00');
    }
    expect(ann.drill.token).toBe(drill.token);
    await ann.answer('123456');
    expect((await said(ann, 'did i get it right')).text).toMatch(/wasn’t right|Not|didn’t work|No, not/);
    expect((await said(ann, 'i thought you just add everything')).text).toContain('like terms');
    const next = await said(ann, 'ok another');
    expect(next.card).toMatchObject({ type: 'DRILL', unitId: 'ALG-00' });
  });
});

describe('key ideas', () => {
  it('come once in a row, are called “again” only after they were shown, and every request moves on from them', async () => {
    const ann = await newStudent();
    await ann.say('can we practice integers');
    for (let wrong = 0; wrong < 2; wrong += 1) {
      await ann.answer('123456');
      await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ENTRY-00' });
    }
    expect(last(ann)).toMatchObject({ card: { type: 'CONCEPT' }, text: expect.not.stringContaining('again') });
    expect(await said(ann, 'Can I take the exam now?')).toMatchObject({ card: null, text: expect.stringContaining('Not yet.') });
    const asked = await said(ann, "I don't understand negative numbers");
    expect(asked).toMatchObject({ card: null, citation: { unitId: 'ENTRY-00' } });
    expect((await said(ann, 'yes')).card?.type).toBe('DRILL');
    expect((await said(ann, 'give me a practice question on numbers')).card?.type).toBe('DRILL');
    const lines = tutorLines(ann).slice(-10);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('an exam question that waits for an answer', () => {
  it('is the only one until it is answered, and the chat gives no help with it', async () => {
    const ann = await atExam();
    for (const words of [
      'can you help me with this one?',
      'is it 27?',
      'B',
      'im stuck',
      'what now',
      'Can I take the exam now?',
      'asdf',
    ])
      expect(await said(ann, words)).toMatchObject({ card: null, citation: null });
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ENTRY-00' });
    await ann.press({ type: 'EXAM_CONTINUE', unitId: 'ENTRY-00' });
    expect(examCards(ann)).toHaveLength(1);
    const lines = tutorLines(ann);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('has its own words left unexplained, while a word of another unit is explained', async () => {
    const ann = await atExam();
    const { stem } = ann.exam;
    const slope = await said(ann, 'what does gradient mean');
    expect(slope.text).toContain('Slope says how steep');
    expect(ann.view.snapshotLite.focus.unitId).toBe('ENTRY-00');
    const [word] = ['fraction', 'decimal', 'integer', 'percent', 'product', 'quotient', 'sum'].filter((one) =>
      stem.toLowerCase().includes(one),
    );
    if (word !== undefined) expect((await said(ann, `what does ${word} mean`)).citation).toBeNull();
    expect((await said(ann, 'ok im ready for the exam now')).text).toMatch(/exam question/);
    expect((await said(ann, 'give me practice instead')).card).toMatchObject({ type: 'DRILL', unitId: 'ENTRY-00' });
  });

  it('has to be answered on the card, and a typed guess is told so', async () => {
    const ann = await atExam();
    for (const guess of ['is it 27?', '27', 'i think its b'])
      expect((await said(ann, guess)).text).toMatch(/card|exam question above/);
  });

  it('is explained after a wrong answer, says when it opens again, and leads back to practice', async () => {
    const ann = await atExam();
    await exam(ann, false);
    const question = exams.find(({ questionId }) => questionId === ann.exam.questionId)!;
    const { text } = await said(ann, 'why is it wrong');
    expect(question.wrong.some(({ because }) => text.includes(because))).toBe(true);
    pass(60 * 60_000);
    expect((await said(ann, 'how do i get the locked one back')).text).toContain('in about 23 hours');
    await ann.press({ type: 'EXAM_CONTINUE', unitId: 'ENTRY-00', result: 'locked' });
    expect(last(ann).card?.type).toBe('DRILL');
    expect((await said(ann, 'why am i doing this')).text).toContain('Numbers and operations');
  });

  it('when passed on the way, leads on to what the student asked for', async () => {
    const ann = await atExam();
    await ann.say('I need help with graphs');
    await exam(ann, true);
    await ann.press({ type: 'EXAM_CONTINUE', unitId: 'ENTRY-00' });
    expect(last(ann).card).toMatchObject({ type: 'DRILL', unitId: 'ALG-00' });
  });
});

describe('a picture in a course', () => {
  it('is shown with a drill that needs it, also in words, without the answer; and stays after grading', async () => {
    const visitor = await open.signUp();
    await withRecord(open, visitor, { bronze: ['ENTRY-00'] });
    const ann = await new CourseStudent(visitor, pass).begin();
    const readFrom = () => open.bank.verified.find(({ problem }) => problem.item.meta.id === servedLast());
    const served: string[] = [];
    const servedLast = () => served.at(-1);
    for (let drills = 0; drills < 6 && readFrom()?.problem.read_from_figure !== true; drills += 1) {
      await ann.press({ type: 'REQUEST_DRILL', unitId: 'STA-01' });
      const { items } = await open.store.events.ofSession(ann.view.threadId, { limit: 40 });
      served.push(...items.flatMap(({ body }) => (body.type === 'problem_served' ? [body.problem_id] : [])).slice(-1));
    }
    const { problem } = readFrom()!;
    expect(ann.drill.figure).toEqual({ figure: problem.figure, words: describeFigure(problem.figure!) });
    expect(JSON.stringify(ann.drill)).not.toContain(problem.item.solution_logic.steps.at(-1)!.explanation);
    await ann.answer(problem.item.solution_logic.final_answer_canonical);
    expect(ann.drill).toMatchObject({ figure: { figure: problem.figure }, result: { verdict: 'correct' } });
  });

  it('is shown next to the key ideas of a unit that has one', async () => {
    const ann = await newStudent();
    for (let wrong = 0; wrong < 2; wrong += 1) {
      await ann.press({ type: 'REQUEST_DRILL', unitId: 'ENTRY-00' });
      await ann.answer('123456');
    }
    await ann.press({ type: 'DRILL_CONTINUE', unitId: 'ENTRY-00' });
    expect(last(ann).card).toMatchObject({
      type: 'CONCEPT',
      picture: {
        figure: { kind: 'number_line' },
        words: expect.stringContaining('A number line from'),
        caption: expect.any(String),
      },
    });
  });
});

describe('what a student says about herself', () => {
  it('is listed for her teachers with her name, newest first, is in her export, and is deleted with her account', async () => {
    const ann = await newStudent();
    await ann.say('can we practice integers');
    await ann.say('my mom says ill never be good at math');
    await ann.say('i have a test tomorrow and im scared');
    await ann.say('what now');
    const teacher = await open.signUp('teacher');
    const line = async () =>
      (await teacher.get('/api/tutor/learners?limit=50'))
        .json<{ items: CourseLearner[] }>()
        .items.find(({ learnerId }) => learnerId === ann.visitor.id);
    expect((await line())?.told).toEqual([
      { at: expect.any(String), sign: 'worry', words: 'i have a test tomorrow and im scared', unit: 'Numbers and operations' },
      { at: expect.any(String), sign: 'hurt', words: 'my mom says ill never be good at math', unit: 'Numbers and operations' },
    ]);
    expect((await ann.visitor.get('/api/tutor/learners')).statusCode).toBe(403);
    expect((await ann.visitor.get('/api/me/export')).body.replaceAll(' ', '')).toContain('"sign":"hurt"');
    expect((await ann.visitor.send({ method: 'DELETE', url: '/api/me' })).statusCode).toBe(200);
    expect(await line()).toBeUndefined();
    expect(await open.store.learnerRecords.find(LearnerId.parse(ann.visitor.id), 'course/MATH-G10')).toBeNull();
  });
});
