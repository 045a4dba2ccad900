import { beforeEach, describe, expect, it } from 'vitest';
import { LessonDriver } from '../../samples/sample-lesson.ts';
import { sampleTopic } from '../../samples/sample-topic.ts';
import { sampleLessonWorld } from '../../samples/sample-world.ts';

let lesson: LessonDriver;
beforeEach(async () => {
  lesson = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
  await lesson.right();
});

const actsAfter = async (...texts: string[]): Promise<(string | null)[]> => {
  const acts: (string | null)[] = [];
  for (const text of texts) acts.push((await lesson.say(text)).reply.message.act);
  return acts;
};

describe('who only nods', () => {
  it('is led back once, then asked for one small thing, then what is in the way; only then comes help', async () => {
    const { probe } = lesson.question;
    expect(await actsAfter('ok')).toEqual(['redirect']);
    expect(await actsAfter('yes')).toEqual(['probe']);
    expect(lesson.reply.message.text).toContain(probe.text);
    expect(await actsAfter('fine')).toEqual(['redirect']);
    expect(lesson.reply.message.text).toMatch(/hint|in the way|too hard/);
    expect(lesson.question.aided).toBe(false);
    expect(await actsAfter('ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok')).toEqual(
      ['explain', 'redirect', 'clarify', 'redirect', 'clarify', 'redirect', 'teach'], // as for any student who is stuck
    );
  });

  it('is right without help where she then answers', async () => {
    await actsAfter('ok', 'yes', 'fine');
    await lesson.right();
    expect(lesson.session.closed_questions.at(-1)).toMatchObject({ end: 'right_unaided' });
  });

  it('has been helped once she has replied to the small question', async () => {
    await actsAfter('ok', 'yes');
    await lesson.say(lesson.question.probe.expected[0]!);
    expect(lesson.reply.message.act).toBe('bridge');
    expect(lesson.question).toMatchObject({ aided: true, wrong_attempts: 0 });
  });

  it('is asked for the small thing at once where she has nodded to a question before', async () => {
    await actsAfter('ok', 'yes');
    await lesson.right();
    expect(await actsAfter('ok')).toEqual([lesson.question.probe.expected.length > 0 ? 'probe' : 'redirect']);
    expect(lesson.reply.message.text).not.toContain('The question is this');
  });

  it('has nodded to no question where she was asked how she saw it', async () => {
    await lesson.right();
    await lesson.answer('B');
    await actsAfter('ok');
    expect(await actsAfter('ok')).toEqual(['redirect']);
    expect(lesson.reply.message.text).not.toMatch(/in the way|break|too hard/);
  });
});
