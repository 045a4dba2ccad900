import { describe, expect, it } from 'vitest';
import { LessonDriver } from '../../samples/sample-lesson.ts';
import { sampleTopic } from '../../samples/sample-topic.ts';
import { sampleLessonWorld as world } from '../../samples/sample-world.ts';

/** A lesson with an open question in its first step. */
async function begun(): Promise<LessonDriver> {
  const driver = await new LessonDriver(world).start(sampleTopic);
  await driver.right();
  return driver;
}

const unreadable = '2x((';
const send = (driver: LessonDriver, text: string): Promise<LessonDriver> =>
  text === unreadable ? driver.answer(text) : driver.say(text);

describe('turns that show that the student is stuck', () => {
  it.each([
    ['the answer asked for', 'just tell me the answer', ['withhold', 'explain', 'withhold', 'withhold', 'teach']],
    ['“I don’t know”', "i don't know", ['hint', 'explain', 'clarify', 'clarify', 'teach']],
  ])('each bring more help, then the solution up to its last step, then another question: %s', async (_, text, acts) => {
    const driver = await begun();
    const { question_id } = driver.question;
    const seen: (string | null)[] = [];
    const phases: (string | undefined)[] = [];
    for (let at = 0; at < acts.length; at += 1) {
      seen.push((await send(driver, text)).reply.message.act);
      phases.push(driver.session.last_question?.phase);
    }
    expect(seen).toEqual(acts);
    expect(phases.slice(0, -1)).toEqual(['asked', 'explain', 'explain', 'explain']);
    expect(driver.session.closed_questions.at(-1)).toMatchObject({ question_id, end: 'told', wrong_attempts: 0 });
  });

  it.each([
    ['an answer that nobody can read', unreadable, 'ask_again'],
    ['two answers', 'is it 3 or 4?', 'ask_again'],
  ])('count half if they may be a slip, so that every second one brings help: %s', async (_, text, waits) => {
    const driver = await begun();
    const acts: (string | null)[] = [];
    for (let at = 0; at < 10; at += 1) acts.push((await send(driver, text)).reply.message.act);
    expect([0, 2, 4, 6, 8].map((at) => acts[at])).toEqual([waits, waits, waits, waits, waits]);
    expect([1, 3, 5, 7, 9].map((at) => acts[at])).toEqual(['hint', 'explain', 'clarify', 'clarify', 'teach']);
  });

  it('end the opening question sooner, because the lesson comes next', async () => {
    const driver = await new LessonDriver(world).start(sampleTopic);
    for (let at = 0; at < 3; at += 1) await driver.say("i don't know");
    expect(driver.question.step).toBe(1);
  });

  it('make a right answer after them count as helped', async () => {
    const driver = await begun();
    await driver.say('just tell me the answer');
    await driver.right();
    expect(driver.session.closed_questions.at(-1)).toMatchObject({ end: 'right_aided' });
  });

  it("are counted again after each answer that can be judged, and help doesn't go back", async () => {
    const driver = await begun();
    for (let at = 0; at < 2; at += 1) await driver.say('just tell me the answer');
    expect(driver.question.phase).toBe('explain');
    await driver.wrong();
    expect(driver.question).toMatchObject({ phase: 'explain', wrong_attempts: 1 });
    expect(driver.reply.message.act).toBe('probe');
    for (let at = 0; at < 4; at += 1) await driver.say('just tell me the answer');
    expect(driver.reply.message.act).toBe('withhold');
  });

  it('are not questions, wishes, or chat, which leave the question unchanged', async () => {
    const driver = await begun();
    const { question_id } = driver.question;
    for (let at = 0; at < 4; at += 1) {
      await driver.say('why is the bottom 72?');
      await driver.say('do you like minecraft');
      await driver.say('am i stupid');
      await driver.wish('explain_differently');
    }
    expect(driver.question).toMatchObject({ question_id, phase: 'asked' });
  });
});
