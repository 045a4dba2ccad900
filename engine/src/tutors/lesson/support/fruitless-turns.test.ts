import { describe, expect, it } from 'vitest';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld as world } from '../samples/sample-world.ts';
import { toldTooOften } from './step-progress.ts';

/** A lesson in whose first step a question waits. */
async function begun(): Promise<LessonDriver> {
  const driver = await new LessonDriver(world).start(sampleTopic);
  await driver.right();
  return driver;
}

describe('turns that bring nothing', () => {
  const ways = [
    ['the answer asked for', 'just tell me the answer'],
    ['an answer that nobody can read', '2x(('],
    ['two answers', 'is it 3 or 4?'],
  ] as const;

  it.each(ways)('are not waited out: each third one brings more help, then another question: %s', async (_, text) => {
    const driver = await begun();
    const first = driver.question;
    const acts: (string | null)[] = [];
    const phases: (string | undefined)[] = [];
    for (let at = 0; at < 9; at += 1) {
      acts.push((await (text === '2x((' ? driver.answer(text) : driver.say(text))).reply.message.act);
      phases.push(driver.session.last_question?.phase);
    }
    const waits = text === 'just tell me the answer' ? 'withhold' : 'ask_again';
    expect(acts).toEqual([waits, waits, 'hint', waits, waits, 'explain', waits, waits, 'teach']);
    expect(phases.slice(0, 8)).toEqual(['asked', 'asked', 'hint', 'hint', 'hint', 'explain', 'explain', 'explain']);
    expect(driver.session.closed_questions.at(-1)).toMatchObject({
      question_id: first.question_id,
      end: 'told',
      wrong_attempts: 0,
    });
    expect(driver.question.question_id).not.toBe(first.question_id);
  });

  it.each([...ways.slice(0, 2), ['confusion', "i don't know"] as const])(
    'end the lesson in time, with a person to help, no answer told and no evidence made: %s',
    async (_, text) => {
      const driver = await begun();
      const before = driver.session.mastery_estimates;
      for (let turn = 0; turn < 40 && driver.session.ended === null; turn += 1) {
        const { expected_answer, question_id } = driver.question;
        await (text === '2x((' ? driver.answer(text) : driver.say(text));
        if (expected_answer.length > 2 && driver.session.last_question?.question_id !== question_id)
          expect(driver.reply.message.text).not.toContain(expected_answer);
      }
      expect(driver.session.ended?.how).toBe('needs_help');
      expect(driver.session.turn_count).toBeLessThanOrEqual(9 * toldTooOften + 1);
      expect(driver.session.mastery_estimates).toEqual(before);
    },
  );

  it('make a right answer after them one with help', async () => {
    const driver = await begun();
    for (let at = 0; at < 3; at += 1) await driver.say('just tell me the answer');
    await driver.right();
    expect(driver.session.closed_questions.at(-1)).toMatchObject({ end: 'right_aided' });
  });

  it('begin anew with every answer that can be judged, and help does not go back', async () => {
    const driver = await begun();
    for (let at = 0; at < 6; at += 1) await driver.say('just tell me the answer');
    expect(driver.question.phase).toBe('explain');
    await driver.wrong();
    expect(driver.question).toMatchObject({ phase: 'explain', wrong_attempts: 1 });
    expect(driver.reply.message.act).toBe('probe');
    await driver.say('just tell me the answer');
    await driver.say('just tell me the answer');
    expect(driver.reply.message.act).toBe('withhold');
  });

  it('are no questions, wishes or talk: those leave the question as it is', async () => {
    const driver = await begun();
    const { question_id } = driver.question;
    for (let at = 0; at < 4; at += 1) {
      await driver.say('why is that?');
      await driver.say('do you like minecraft');
      await driver.wish('explain_differently');
    }
    expect(driver.question).toMatchObject({ question_id, phase: 'asked' });
  });
});
