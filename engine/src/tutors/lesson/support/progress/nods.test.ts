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

describe('a student who only nods', () => {
  it('is led back once, then asked one small thing, then what is in the way; only after that she gets help', async () => {
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

  it('counts as right without help if she then answers', async () => {
    await actsAfter('ok', 'yes', 'fine');
    await lesson.right();
    expect(lesson.session.closed_questions.at(-1)).toMatchObject({ end: 'right_unaided' });
  });

  it('counts as helped once she has replied to the small question', async () => {
    await actsAfter('ok', 'yes');
    await lesson.say(lesson.question.probe.expected[0]!);
    expect(lesson.reply.message.act).toBe('bridge');
    expect(lesson.question).toMatchObject({ aided: true, wrong_attempts: 0 });
  });

  it('is asked the small thing at once if she nodded at an earlier question', async () => {
    await actsAfter('ok', 'yes');
    await lesson.right();
    expect(await actsAfter('ok')).toEqual([lesson.question.probe.expected.length > 0 ? 'probe' : 'redirect']);
    expect(lesson.reply.message.text).not.toContain('The question is this');
  });

  it('has not nodded at a question if she was asked how she saw it', async () => {
    await lesson.right();
    await lesson.answer('B');
    await actsAfter('ok');
    expect(await actsAfter('ok')).toEqual(['redirect']);
    expect(lesson.reply.message.text).not.toMatch(/in the way|break|too hard/);
  });
});
