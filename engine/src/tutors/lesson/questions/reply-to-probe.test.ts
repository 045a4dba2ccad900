import { describe, expect, it } from 'vitest';
import { probeInWords } from '@stoa/schema/study-plan';
import { nothingMet } from '../../../problems/met-problems.ts';
import { shelfOf } from '../../../problems/sample-problems.ts';
import { samplePolicy } from '../../../mastery/sample-policy.ts';
import { indexGraph } from '../../../skills/graph-index.ts';
import { sampleGraph } from '../../../skills/sample-graph.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';

const graph = indexGraph(sampleGraph({ id: 'frac_parts' }, { id: 'frac_equiv', after: ['frac_parts'] }));
const world = { graph, policy: samplePolicy(), shelf: shelfOf([]), met: nothingMet, crisis_contacts: null };

/**
 * Starts the lesson at "A pizza is cut into 8 equal parts, and 5 of them are eaten. What fraction is left?", answered 7/16:
 * "How many parts does the whole pizza have?"
 */
async function probed(): Promise<LessonDriver> {
  const driver = await new LessonDriver(world).start(sampleTopic);
  await driver.answer('7/16');
  expect(driver.reply.message).toMatchObject({ act: 'probe', text: expect.stringContaining('How many parts') as string });
  return driver;
}
const asked = { phase: 'probe', wrong_attempts: 1, previous_student_answers: ['7/16'] };

describe('a reply to a probe', () => {
  it.each(['8', '8 slices', 'eight', 'into 8', 'it was cut into 8 slices', 'i think 8', '8 because there are 8'])(
    '“%s” is right: it is confirmed, leads back to the question, and costs nothing',
    async (reply) => {
      const driver = await probed();
      await driver.say(reply);
      expect(driver.reply.message.act).toBe('bridge');
      expect(driver.reply.message.text).toMatch(/8 parts.* So which number goes on the bottom\?$/);
      expect(driver.question).toMatchObject({ ...asked, open_probe: null });
      expect(driver.applied.events.map(({ type }) => type)).not.toContain('attempt_submitted');
    },
  );

  it('is not an attempt in the answer field either', async () => {
    const driver = await probed();
    await driver.answer('8');
    expect(driver.reply.message.act).toBe('bridge');
    expect(driver.question).toMatchObject(asked);
  });

  it('gets one line of help if it is wrong and is asked for once more, before the tutor returns to the question', async () => {
    const driver = await probed();
    await driver.say('5');
    expect(driver.reply.message.text).toMatch(/^That is how many were eaten\. .+\?$/); // the question itself is in the message above
    expect(driver.question).toMatchObject({ ...asked, open_probe: { asked: 2 } });
    await driver.say('five');
    expect(driver.reply.message.text).toMatch(/So which number goes on the bottom\?$/);
    expect(driver.reply.message.text).not.toContain('That is how many were eaten.'); // she has read that
    expect(driver.question).toMatchObject({ ...asked, open_probe: null });
  });

  it('is not an attempt if it is an unexpected count while the question asks for a fraction', async () => {
    const driver = await probed();
    await driver.say('9');
    expect(driver.reply.message).toMatchObject({ act: 'bridge', text: expect.stringMatching(/How many parts/) as string });
    expect(driver.question).toMatchObject(asked);
  });

  it('may follow small talk', async () => {
    const driver = await probed();
    await driver.say('haha ok');
    await driver.say('8');
    expect(driver.reply.message.act).toBe('bridge');
  });

  it.each([
    { message: '3/8', act: 'confirm', phase: null },
    { message: '4/8', act: 'hint', phase: 'hint' },
    { message: 'why?', act: 'hint', phase: 'probe' },
    { message: 'just tell me the answer', act: 'withhold', phase: 'probe' },
    { message: 'do you like minecraft', act: 'redirect', phase: 'probe' },
  ])('is not heard in “$message”: $act', async ({ message, act, phase }) => {
    const driver = await probed();
    const { question_id } = driver.question;
    await driver.say(message);
    expect(driver.reply.message.act).toBe(act);
    if (phase !== null) expect(driver.question).toMatchObject({ question_id, phase });
  });

  it('is matched only to the probe for that wrong answer, if that probe was asked', async () => {
    const driver = await new LessonDriver(world).start(sampleTopic);
    await driver.answer('5/8'); // "Is that the part that is left, or the part that was eaten?"
    await driver.say('oh the eaten one');
    expect(driver.reply.message).toMatchObject({
      act: 'bridge',
      text: expect.stringMatching(/how many parts are left\?$/) as string,
    });
  });

  describe('to the follow-up question', () => {
    const { opening } = sampleTopic.plan;
    const asksOn = {
      ...sampleTopic,
      plan: { ...sampleTopic.plan, opening: { ...opening, probe: { ...opening.probe, bridge_expected: ['8'] } } },
    };
    const ledBack = async (): Promise<LessonDriver> => {
      const driver = await new LessonDriver(world).start(asksOn);
      await driver.answer('7/16');
      await driver.say('8 parts');
      expect(driver.question).toMatchObject({ open_probe: { asked: 1, probe: { text: 'So which number goes on the bottom?' } } });
      return driver;
    };

    it.each(['8', 'the denominator is 8', 'so 8 is the bottom', 'eight goes on the bottom', 'its 8 right?'])(
      '“%s” is confirmed, too',
      async (reply) => {
        const driver = await ledBack();
        await driver.say(reply);
        expect(driver.reply.message).toMatchObject({ act: 'bridge', text: expect.stringMatching(/\b8\./) as string });
        expect(driver.question).toMatchObject({ ...asked, open_probe: null });
      },
    );

    it('gets help if it is wrong', async () => {
      const driver = await ledBack();
      await driver.say('16');
      expect(driver.reply.message).toMatchObject({
        act: 'bridge',
        text: expect.stringMatching(/which number goes on the bottom\?$/) as string,
      });
      expect(driver.question).toMatchObject({ ...asked, open_probe: { asked: 2 } });
    });

    it('gives way to an answer to the question itself', async () => {
      const driver = await ledBack();
      await driver.say('oh so 3/8');
      expect(driver.reply.message.act).toBe('confirm');
    });
  });

  it("is not heard if the probe can't be judged", async () => {
    const driver = await new LessonDriver(world).start({
      ...sampleTopic,
      plan: { ...sampleTopic.plan, opening: { ...sampleTopic.plan.opening, probe: probeInWords('What did you do?') } },
    });
    await driver.answer('7/16');
    expect(driver.question.open_probe).toBeNull();
  });
});
