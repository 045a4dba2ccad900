import { nothingMet } from '../../../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../../../../mastery/sample-policy.ts';
import { indexGraph } from '../../../../skills/graph-index.ts';
import { sampleGraph } from '../../../../skills/sample-graph.ts';
import { shelfOf } from '../../../../problems/sample-problems.ts';
import { stepOfProof } from '../../turn/choose-onward.ts';
import { stepsToShow } from '../../questions/steps-to-show.ts';
import { sentences } from './master-tutor-sentences.ts';
import { LessonDriver } from '../../samples/sample-lesson.ts';
import { sampleSession, sampleTopic } from '../../samples/sample-topic.ts';
import { sampleQuestion } from './sample-turn.ts';

const graph = indexGraph(sampleGraph({ id: 'frac_parts' }, { id: 'frac_equiv', after: ['frac_parts'] }));
const world = { graph, policy: samplePolicy(), shelf: shelfOf([]), met: nothingMet, crisis_contacts: null };
const begun = () => new LessonDriver(world).start(sampleTopic);

/** Starts a lesson in which this question is waiting. */
async function waitingFor(id: string): Promise<LessonDriver> {
  const driver = await begun();
  await driver.right();
  const { question_id, step, asked_at_turn } = driver.question;
  const last_question = sampleQuestion(id, { question_id, step, asked_at_turn });
  driver.state = { ...driver.state, session: { ...driver.session, last_question } };
  return driver;
}

describe('help that a student asks for', () => {
  it.each(['@hint', 'just tell me the answer', 'i dont understand', '@wrong'])(
    'gives away no solution step if the question is whether a statement is true: %s',
    async (asks) => {
      const driver = await waitingFor('same');
      const { solution } = driver.question;
      for (let at = 0; at < (asks === '@hint' ? 8 : 3); at += 1) {
        if (asks === '@hint') await driver.wish('hint');
        else if (asks === '@wrong') await driver.wrong();
        else await driver.say(asks);
        for (const { math } of solution) expect(driver.reply.message.text).not.toContain(math);
      }
      expect(stepsToShow(driver.question)).toEqual([]);
    },
  );

  it.each(['same', 'missing'])(
    'moves from hints to other ways to the example, and then says that there is nothing more: %s',
    async (id) => {
      const driver = await waitingFor(id);
      const said: string[] = [];
      const examples: boolean[] = [];
      for (let at = 0; at < 10; at += 1) {
        await driver.wish('hint');
        said.push(driver.reply.message.text);
        examples.push(driver.reply.message.example !== null);
      }
      expect(examples.filter(Boolean)).toHaveLength(1);
      const end = examples.indexOf(true) + 1;
      expect(new Set(said.slice(0, end)).size).toBe(end);
      expect(said.length).toBeGreaterThan(end + 1);
      for (const text of said.slice(end, end + 3))
        expect(
          sentences.allHelpGiven.some((words) => text.includes(words)),
          text,
        ).toBe(true);
    },
  );
});

describe("the step that proves a student's claim to know something", () => {
  const steps = sampleTopic.plan.steps;
  const at = (concepts: readonly string[]) =>
    sampleSession({
      current_step: 1,
      topic: {
        ...sampleTopic,
        plan: { ...sampleTopic.plan, steps: steps.map((step, index) => ({ ...step, concept: concepts[index]! })) },
      },
    });

  it.each([
    ['the next check of the concept', ['same-amount', 'same-amount', 'same-amount'], 2],
    ['never beyond a concept that was not claimed', ['equal-parts', 'same-amount', 'equal-parts'], null],
  ])('is %s', (_, concepts, step) => {
    expect(stepOfProof(at(concepts))).toBe(step);
  });
});

describe('a claim to know a concept that no later step can check', () => {
  it('is proved by the question that is already open', async () => {
    const driver = await begun();
    await driver.right();
    const { question } = driver;
    const concepts = ['same-amount', 'equal-parts', 'same-amount'];
    const topic = driver.session.topic;
    const plan = { ...topic.plan, steps: topic.plan.steps.map((step, index) => ({ ...step, concept: concepts[index]! })) };
    driver.state = { ...driver.state, session: { ...driver.session, topic: { ...topic, plan } } };
    await driver.wish('already_know');
    expect(driver.reply.message.act).toBe('redirect');
    expect(sentences.alreadyKnowStays.some((words) => driver.reply.message.text.includes(words))).toBe(true);
    expect(driver.question.question_id).toBe(question.question_id);
  });
});

describe('words typed into a math field', () => {
  it('are read by the safety layer as words, and stored as words', async () => {
    const driver = await begun();
    await driver.say('i\\:want\\:to\\:kill\\:myself');
    expect(driver.reply.message.act).toBe('crisis');
    await driver.answer('i\\:dont\\:know');
    expect(driver.session.full_conversation_log.findLast(({ role }) => role === 'student')?.text).toBe('i dont know');
    expect(driver.question.wrong_attempts).toBe(0);
  });

  it('are taken as an answer if the words state one', async () => {
    const driver = await waitingFor('missing');
    const { expected } = driver.question.answer;
    await driver.answer(`so\\:my\\:answer\\:is\\:${expected}.`);
    expect(driver.session.closed_questions.at(-1)).toMatchObject({ end: 'right_unaided' });
  });
});

describe('a question about people', () => {
  it('gets no reply that the guards take for a verdict on an answer', async () => {
    const driver = await waitingFor('missing');
    const heard = new Set<string>();
    for (const message of ['am i stupid', 'am i dumb']) heard.add((await driver.say(message)).reply.message.text);
    for (const text of heard)
      expect(
        sentences.worth.some((words) => text.includes(words)),
        text,
      ).toBe(true);
    expect(heard.size).toBe(2);
  });

  it('is not an answer in the answer field either', async () => {
    const driver = await waitingFor('missing');
    await driver.answer('am\\:i\\:stupid');
    expect(driver.reply.message.act).toBe('redirect');
  });

  it.each([
    ['can you call my mom', sentences.cannotCall],
    ['am i stupid', sentences.worth],
    ['am i dumb', sentences.worth],
    ['do you speak spanish', sentences.speaksEnglish],
    ['are you mad at me', sentences.ofItself],
  ])('gets a fitting reply, and the question stays open: %s', async (message, table) => {
    const driver = await waitingFor('missing');
    await driver.say(message);
    expect(driver.reply.message.act).toBe('redirect');
    expect(
      table.some((words) => driver.reply.message.text.includes(words)),
      driver.reply.message.text,
    ).toBe(true);
    expect(driver.question.wrong_attempts).toBe(0);
  });
});
