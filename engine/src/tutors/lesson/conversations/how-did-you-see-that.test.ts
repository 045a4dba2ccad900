import { beforeEach, describe, expect, it } from 'vitest';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';

/** A lesson at the check "Who eats more, Nora with 1/3 of a bar or Ben with 5 of its 12 squares?", whose answer is B. */
let lesson: LessonDriver;
beforeEach(async () => {
  lesson = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
  await lesson.right();
  await lesson.right();
});

const closed = () => lesson.session.closed_questions.find(({ source }) => source.kind === 'plan' && source.id === 'larger')!;
const tutor = () => lesson.reply.message;

describe('the question how she saw it, after a right answer on a check,', () => {
  it('is the only question beside the verdict until the student replies', async () => {
    await lesson.answer('B');
    expect(tutor()).toMatchObject({ act: 'ask_reason', question: null });
    expect(tutor().text.match(/\?/g)).toHaveLength(1);
    expect(tutor().text).not.toContain('third of 12 squares');
    expect(lesson.reply.view).toMatchObject({ question: null, may: ['continue', 'finish'], ended: null });
    expect(lesson.reply.view.reason_for).toContain('Who eats more?');
    expect(closed()).toMatchObject({ end: 'right_unaided', reason: { turn: null, standing: null } });
  });

  it.each([
    { title: 'her reason came with it', turn: () => lesson.say('B because a third of 12 squares is only 4') },
    { title: 'she asks something with it', turn: () => lesson.say('B. but why do we cut it in 12?') },
    { title: 'she says how she feels with it', turn: () => lesson.say('B ugh im so tired') },
    { title: 'she was helped', turn: () => lesson.wish('hint').then(() => lesson.answer('B')) },
    { title: 'she was wrong before', turn: () => lesson.answer('A').then(() => lesson.answer('B')) },
    { title: 'she asked to go faster', turn: () => lesson.wish('faster').then(() => lesson.answer('B')) },
  ])('is not asked if $title', async ({ turn }) => {
    await turn();
    expect(closed().end).toMatch(/^right/);
    expect(lesson.session.awaiting_reason).toBeNull();
    expect(closed().reason).toBeUndefined();
  });

  it('is not asked in steps that explain or practice, nor twice in a check', async () => {
    for (let at = 0; at < 20 && lesson.session.ended === null && lesson.session.last_question !== null; at += 1)
      await lesson.rightAndOn();
    const asked = lesson.session.closed_questions.filter(({ reason }) => reason !== undefined);
    expect(asked.map(({ step }) => step)).toEqual([2]);
  });
});

describe("the student's reason", () => {
  it.each([
    { says: 'because a third of 12 squares is only 4', standing: 'fits', brings: 'A third of 12 squares' },
    { says: '12 divided by 3 is 4', standing: 'fits', brings: 'A third of 12 squares' },
    { says: 'i made three equal groups of squares', standing: 'fits', brings: 'A third of 12 squares' },
    { says: 'because 12 is the biggest number', standing: 'by_chance', brings: 'Ben has more squares than that.' },
    { says: 'i just guessed lol', standing: 'by_chance', brings: 'Ben has more squares than that.' },
    { says: 'i added the same number to the top and the bottom', standing: 'misconception', brings: null },
    { says: 'i used the trick from my book', standing: 'unknown', brings: null },
    { says: 'idk', standing: 'none', brings: null },
    { says: 'i just knew it', standing: 'none', brings: null },
    { says: 'i worked it out in my head', standing: 'none', brings: null },
    { says: 'my teacher told me so', standing: 'none', brings: null },
    { says: 'i dont want to say', standing: 'none', brings: null },
    { says: 'next', standing: 'none', brings: null },
    { says: 'why do u ask', standing: 'none', brings: null },
    { says: '9/12', standing: 'none', brings: null },
    { says: 'A', standing: 'none', brings: null },
  ])('“$says” is recorded as $standing, costs nothing, and the lesson goes on', async ({ says, standing, brings }) => {
    await lesson.answer('B');
    const before = lesson.session;
    const events = lesson.events.length;
    await lesson.say(says);
    expect(closed().reason).toEqual({ turn: before.turn_count + 1, standing });
    expect(tutor().act).toBe('weigh_reason');
    if (brings !== null) expect(tutor().text).toContain(brings);
    expect(lesson.session.mastery_estimates).toEqual(before.mastery_estimates);
    expect(lesson.session.misconceptions).toEqual(before.misconceptions);
    expect(lesson.events.slice(events).filter(({ type }) => type.startsWith('attempt') || type === 'mastery_updated')).toEqual(
      [],
    );
    expect(lesson.session.full_conversation_log.at(-2)).toMatchObject({ role: 'student', judged: null });
    expect(lesson.question).toMatchObject({ step: 3, wrong_attempts: 0, counted: false });
    expect(lesson.reply.view).toMatchObject({ reason_for: null, question: { question_id: lesson.question.question_id } });
  });

  it("is praised for what she saw if it fits, and called neither right nor wrong if that can't be decided", async () => {
    await lesson.answer('B');
    await lesson.say('because a third of 12 squares is only 4');
    expect(tutor().text).toMatch(/^(?:Yes|That’s|Right|Exactly|You|Nice)/);
    expect(tutor().text).not.toMatch(/fail|luck|careful|always work/i);
  });

  it("may be skipped by leaving, and isn't asked for again when she comes back", async () => {
    await lesson.answer('B');
    await lesson.wish('finish');
    expect(lesson.session.ended).toMatchObject({ how: 'left' });
    expect(lesson.reply.view).toMatchObject({ may: ['continue'], reason_for: null });
    await lesson.wish('continue');
    expect(lesson.session.ended).toBeNull();
    expect(lesson.question.step).toBe(3);
    expect(closed().reason).toMatchObject({ standing: 'none' });
  });

  it('is still awaited after a message that raises a safety concern, which is answered first', async () => {
    await lesson.answer('B');
    await lesson.say('i want to kill myself');
    expect(tutor().act).toBe('crisis');
    expect(lesson.session.awaiting_reason).not.toBeNull();
    await lesson.say('a third of 12 squares is 4');
    expect(closed().reason).toMatchObject({ standing: 'fits' });
  });

  it('gives way to how she feels, which is answered first, and the lesson goes on', async () => {
    await lesson.answer('B');
    await lesson.say('im so tired');
    expect(tutor().text).toMatch(/tired|rest|worn out|effort/i);
    expect(lesson.question.step).toBe(3);
  });
});
