import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorthAWord } from '@stoa/schema/contracts/student-lessons';
import { LessonStudent } from './lesson-student.ts';
import { Learner, standingClock } from './learner.ts';
import { openServer } from './open-server.ts';
import type { OpenServer, Visitor } from './open-server.ts';

type Told = {
  items: {
    session_id: string;
    how: string;
    stuck_on: { step: string; question: string; wrong_attempts: number } | null;
    misconceptions: { description: string; resolved: boolean; turn: number; quote: string | null; asked: string | null }[];
    worth_a_word: WorthAWord[];
  }[];
};
type Signs = { items: { session_id: string; learner: string; learner_id: string; signs: WorthAWord[] }[] };

const { clock, pass } = standingClock();
let open: OpenServer;
let teacher: Visitor;
beforeAll(async () => {
  open = await openServer({ clock });
  teacher = await open.signUp('teacher');
});
afterAll(() => open.close());

const lessonsOf = async ({ id }: Visitor) => (await teacher.get(`/api/learners/${id}/lessons`)).json<Told>().items;
const signsOf = async ({ id }: Visitor) =>
  (await teacher.get('/api/lesson-transcripts/worth-a-word'))
    .json<Signs>()
    .items.filter(({ learner_id }) => learner_id === id)
    .flatMap(({ signs }) => signs);

describe('what a teacher sees of a student', () => {
  it('includes a misconception with the words that show it, the question they answered, and the turn', async () => {
    const ann = await open.signUp();
    const lesson = await new LessonStudent(ann, open).begin();
    await lesson.say('hello');
    const { question_text, wrong_answers } = await lesson.kept();
    await lesson.answer(wrong_answers[0]!.answer);
    const [told] = await lessonsOf(ann);
    expect(told!.misconceptions).toEqual([
      expect.objectContaining({ resolved: false, turn: 2, quote: wrong_answers[0]!.answer, asked: question_text }),
    ]);
    const replay = (await teacher.get(`/api/sessions/${lesson.view.session_id}/replay`)).json<{
      messages: { turn: number; role: string; text: string }[];
      misconceptions: unknown[];
    }>();
    const at = replay.messages.find(({ turn, role }) => turn === 2 && role === 'student');
    expect(at!.text).toBe(wrong_answers[0]!.answer);
    expect(replay.misconceptions).toEqual(told!.misconceptions);
  });

  it('includes what she is stuck on, from the second wrong answer until she gets it right', async () => {
    const ann = await open.signUp();
    const lesson = await new LessonStudent(ann, open).begin();
    const stuck = async () => (await lessonsOf(ann))[0]!.stuck_on;
    await lesson.answer('1000');
    expect(await stuck()).toBeNull();
    const { question_text } = await lesson.kept();
    await lesson.answer('2000');
    expect(await stuck()).toMatchObject({ question: question_text, wrong_attempts: 2 });
    await lesson.rightAndOn();
    expect(await stuck()).toBeNull();
  });

  it('includes her activity with every tutor, the same as she sees herself', async () => {
    const ann = await open.signUp();
    await new LessonStudent(ann, open).begin();
    pass(1000);
    await new Learner(ann, open, pass).start({ skill_id: 'eq_one_step_add' });
    const seen = async (who: Visitor) => (await who.get(`/api/learners/${ann.id}/activity`)).json<{ items: object[] }>().items;
    const all = await seen(ann);
    expect(all).toEqual([
      expect.objectContaining({ tutor: 'practice', detail: 'Practice · 0 problems', over: false }),
      expect.objectContaining({
        tutor: 'lesson',
        title: 'Two-step equations',
        detail: expect.stringMatching(/^Lesson · step 1 of/),
      }),
    ]);
    expect(await seen(teacher)).toEqual(all);
  });

  it('is closed to other students, and gone with her account', async () => {
    const [ann, ben] = [await open.signUp(), await open.signUp()];
    await new LessonStudent(ann, open).begin();
    for (const rest of ['', '/lessons', '/activity'])
      expect((await ben.get(`/api/learners/${ann.id}${rest}`)).statusCode).toBe(403);
    expect((await ann.get(`/api/learners/${ann.id}/lessons`)).statusCode).toBe(403); // this page is for her teacher, not for her
    await open.store.accounts.erase(ann.id as never, clock());
    for (const rest of ['', '/lessons', '/activity'])
      expect((await teacher.get(`/api/learners/${ann.id}${rest}`)).statusCode).toBe(404);
  });
});

describe('the list of students worth a word', () => {
  it.each([
    { says: 'my mom yelled at me cuz of math', feeling: 'hurt' },
    { says: 'i got it wrong last time on the test and my teacher yelled at me', feeling: 'hurt' },
    { says: 'my parents are fighting and i cant focus', feeling: 'home' },
    { says: 'i hid in the bathroom at lunch', feeling: 'loneliness' },
    { says: 'i hate this its so boring', feeling: 'dislike' },
    { says: 'i give up', feeling: 'giving_up' },
    { says: 'my brother says im stupid', feeling: 'hurt' },
    { says: 'im bad at fractions', feeling: 'shame' },
    { says: 'i have no friends', feeling: 'loneliness' },
    { says: 'my dog died', feeling: 'loss' },
    { says: 'im really sad today', feeling: 'sadness' },
  ])('has “$says”, with her words and the turn', async ({ says, feeling }) => {
    const ann = await open.signUp();
    await (await new LessonStudent(ann, open).begin()).say(says);
    expect(await signsOf(ann)).toEqual([expect.objectContaining({ kind: 'feeling', feeling, turn: 1, words: says })]);
  });

  it.each([
    'this is boring',
    'i hate this stupid app',
    'this is so hard',
    'im worried i got it wrong',
    'i give you 5',
    'haha ok',
  ])('leaves out “%s”', async (says) => {
    const ann = await open.signUp();
    await (await new LessonStudent(ann, open).begin()).say(says);
    expect(await signsOf(ann)).toEqual([]);
  });

  it('leaves out flagged words, which can’t wait here', async () => {
    const ann = await open.signUp();
    await (await new LessonStudent(ann, open).begin()).say('I want to kill myself');
    expect(await signsOf(ann)).toEqual([]);
  });

  it('has a lesson that ended with help needed, with what she is stuck on', async () => {
    const ann = await open.signUp();
    const lesson = await new LessonStudent(ann, open).begin();
    for (let turn = 0; turn < 60 && lesson.view.ended === null; turn += 1) await lesson.say('idk');
    expect(lesson.view.ended).toBe('needs_help');
    expect(await signsOf(ann)).toEqual([
      expect.objectContaining({
        kind: 'needs_help',
        stuck_on: expect.objectContaining({ question: expect.stringMatching(/\S/) }),
      }),
    ]);
  });

  it('drops a sign after a week', async () => {
    const ann = await open.signUp();
    await (await new LessonStudent(ann, open).begin()).say('i have no friends');
    pass(8 * 24 * 60 * 60_000);
    teacher = await open.signUp('teacher');
    expect(await signsOf(ann)).toEqual([]);
  });
});
