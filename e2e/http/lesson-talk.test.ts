import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLessons } from '@stoa/library/open-lessons';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { sentences } from '@stoa/engine/tutors/lesson/agents/master-tutor/master-tutor-sentences';
import { LessonStudent } from './lesson-student.ts';
import { openServer } from './open-server.ts';
import type { OpenServer } from './open-server.ts';

let open: OpenServer;
let ann: LessonStudent;
beforeAll(async () => {
  open = await openServer();
});
afterAll(() => open.close());
beforeEach(async () => {
  ann = await new LessonStudent(await open.signUp(), open).begin();
});

const { plan } = openLessons(openSkillGraph().index, { validated: { has: () => true }, now: new Date() }).lessons.find(
  ({ guideline }) => guideline.guideline_id === 'two-step-equations',
)!.guideline;
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 20);

describe('help with the opening question', () => {
  const later = plan.steps.flatMap((step) =>
    step.type === 'explain' ? [step.explanation, ...step.another_way].flatMap(sentencesOf) : [],
  );

  it.each([
    ['to who does not know', ['idk', 'idk', 'idk']],
    ['to who wants other words', ['can u say it in easier words', 'explain differently', 'explain differently', 'huh']],
    ['after wrong answers', ['99', '98', '97', 'idk']],
  ])('comes from the question itself and a similar one, never from what is explained later: %s', async (_to, says) => {
    for (const message of says) await ann.say(message);
    const told = ann.view.messages.filter(({ role }) => role === 'tutor');
    for (const { text } of told) for (const sentence of later) expect(text).not.toContain(sentence);
    expect(told.flatMap(({ example }) => example?.stem ?? [])).toEqual(plan.opening_examples.map(({ stem }) => stem));
    expect(ann.view.question?.text).toBe(plan.opening.text);
  });
});

describe('a student who says something other than an answer', () => {
  const saidOneOf = (table: readonly string[]) => table.some((sentence) => ann.reply.message.text.includes(sentence));

  it.each(['no', 'nope', 'Nah.'])(
    'is asked what is in the way when she says “%s” to a question that “no” doesn’t answer',
    async (no) => {
      await ann.say(no);
      expect(saidOneOf(sentences.inTheWay)).toBe(true);
      expect(ann.view.question?.text).toBe(plan.opening.text);
    },
  );

  it.each([
    ['my dad is mad at me', sentences.troubleYelledAt],
    ['my mom yelled at me cuz of math', sentences.troubleYelledAt],
    ['everyone laughed at me', sentences.troubleLaughedAt],
    ['my parents are fighting and i cant focus', sentences.troubleFamily],
  ])('gets sympathy for how she was treated, not reassurance about the lesson: %s', async (says, words) => {
    await ann.say(says);
    expect(saidOneOf(words)).toBe(true);
  });

  it('is told to test it when she asks whether something is always true', async () => {
    await ann.say('is it always times 2?');
    expect(saidOneOf(sentences.tryOthers)).toBe(true);
  });

  it('doesn’t get the crisis message when a teacher “is going to kill” her over homework', async () => {
    await ann.say('my teacher is going to kill me if i dont finish');
    expect(ann.reply.message.act).not.toBe('crisis');
  });

  it('is asked to stay friendly, and isn’t offered a hint when nothing is left to do', async () => {
    await ann.wish('finish');
    await ann.say('u suck');
    expect(ann.reply.message).toMatchObject({ act: 'guidance', text: expect.not.stringMatching(/hint|that is all right/) });
  });

  it('is reminded of what was taught about her idea, when something was', async () => {
    await ann.rightAndOn();
    await ann.say('both sides stay level if you take the same from both');
    expect(ann.reply.message.text).toMatch(/same (?:to|thing to|from) both|off both sides/);
  });
});
