import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LessonStudent } from './lesson-student.ts';
import { openHouse } from './open-house.ts';
import type { OpenHouse, Visitor } from './open-house.ts';

type Told = {
  flags: { kind: string; turn: number; at: string }[];
  looks: { by: string | null; up_to: string; note: string }[];
  contacts: { emergency: { number: string }[] };
};

describe('what was flagged in a lesson', () => {
  let open: OpenHouse;
  let teacher: Visitor;
  let ann: LessonStudent;
  beforeAll(async () => {
    open = await openHouse();
    teacher = await open.signUp('teacher');
  }, 60_000);
  afterAll(() => open.close());
  beforeEach(async () => {
    ann = await new LessonStudent(await open.signUp(), open).begin();
  });

  const waiting = async () => (await teacher.get('/api/lesson-flags/waiting')).json<{ lessons: number; disclosures: number }>();
  const listed = async () => (await teacher.get('/api/lesson-flags')).json<{ items: { session_id: string }[] }>().items;
  const at = () => `/api/lesson-transcripts/${ann.view.session_id}/flags`;
  const told = async (who = teacher) => (await who.get(at())).json<Told>();
  const look = (body: unknown, who = teacher) => who.post(`${at()}/looks`, body);

  it('waits for a teacher from the moment it was said, with the words, the answer and whom to turn to, until one has looked', async () => {
    const before = await waiting();
    await ann.say('I want to kill myself');
    expect(await waiting()).toEqual({ lessons: before.lessons + 1, disclosures: before.disclosures + 1 });
    expect((await listed())[0]).toMatchObject({ session_id: ann.view.session_id, flags: [{ kind: 'self_harm', turn: 1 }] });

    const { flags, looks, contacts } = await told();
    expect(looks).toEqual([]);
    expect(contacts.emergency.length).toBeGreaterThan(0);
    expect((await look({ up_to: flags[0]!.at, note: ' Spoke to her, told Ms Park. ' })).json()).toMatchObject({
      looks: [{ by: 'Robin Doe', up_to: flags[0]!.at, note: 'Spoke to her, told Ms Park.' }],
    });
    expect(await waiting()).toEqual(before);
    expect((await listed()).map(({ session_id }) => session_id)).not.toContain(ann.view.session_id);
    const { items } = (await teacher.get('/api/lesson-transcripts')).json<{ items: { session_id: string }[] }>();
    expect(items.find(({ session_id }) => session_id === ann.view.session_id)).toMatchObject({ looked_up_to: flags[0]!.at });

    await ann.say('my uncle hits me');
    expect(await waiting()).toEqual({ lessons: before.lessons + 1, disclosures: before.disclosures + 1 });
  });

  it('is looked at by two teachers at once without harm, and the same look is kept once', async () => {
    await ann.say('I want to kill myself');
    const [flag] = (await told()).flags;
    const other = await open.signUp('admin');
    const replies = await Promise.all([
      look({ up_to: flag!.at }),
      look({ up_to: flag!.at, note: 'Called home.' }, other),
      look({ up_to: flag!.at }),
      look({ up_to: flag!.at, note: 'Called home.' }, other),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await told()).looks.map(({ note }) => note).toSorted()).toEqual(['', 'Called home.']);
  });

  it.each([
    { name: 'a time at which nothing was flagged', body: { up_to: '2020-01-01T00:00:00.000Z' }, says: 'Nothing was flagged' },
    { name: 'no time', body: {}, says: 'up_to' },
    { name: 'a note without an end', body: { up_to: '2020-01-01T00:00:00.000Z', note: 'x'.repeat(2001) }, says: 'note' },
  ])('is not looked at with $name', async ({ body, says }) => {
    await ann.say('I want to kill myself');
    const reply = await look(body);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain(says);
    expect((await told()).looks).toEqual([]);
  });

  it('is nobody’s but a teacher’s to know: she herself is not told, and an author neither', async () => {
    await ann.say('I want to kill myself');
    const [flag] = (await told()).flags;
    for (const who of [ann.visitor, await open.signUp('author')]) {
      expect((await who.get(at())).statusCode).toBe(403);
      expect((await look({ up_to: flag!.at }, who)).statusCode).toBe(403);
    }
  });

  it('tells a teacher at the address of her lesson whose it is, and her own nothing', async () => {
    const lesson = `/api/sessions/${ann.view.session_id}`;
    expect((await teacher.get(lesson)).json()).toMatchObject({ learner: 'Robin Doe' });
    expect((await ann.visitor.get(lesson)).json()).not.toHaveProperty('learner');
  });
});
