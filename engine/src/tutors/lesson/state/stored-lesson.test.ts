import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LessonView } from '@stoa/schema/lesson';
import { describe, expect, it } from 'vitest';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleGuideline, sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import { lessonByVersion, lessonWithPlan, readOwnLesson, readStoredLesson, versionTaught } from './stored-lesson.ts';

const throughAStore = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const midLesson = async () => {
  const lesson = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
  await lesson.right();
  await lesson.wrong();
  return lesson;
};

describe('a lesson on a published plan', () => {
  it('is stored without its plan, and is the same lesson once the plan is added', async () => {
    const { session } = await midLesson();
    const stored = throughAStore(lessonByVersion(session));
    expect(JSON.stringify(stored)).not.toContain(sampleTopic.plan.steps[0]!.content_hint);
    const read = readStoredLesson(stored);
    expect(versionTaught(read)).toMatchObject({ topic_id: sampleTopic.topic_id, plan_version: sampleTopic.plan_version });
    expect(lessonWithPlan(read, sampleGuideline)).toEqual(session);
  });

  it('cannot continue without its plan', async () => {
    const { session } = await midLesson();
    expect(() => lessonWithPlan(lessonByVersion(session), null)).toThrow(/needs .*@1 to go on/);
  });
});

it('a lesson written by this process is read unchecked, with the same result as when it is checked', async () => {
  const { session } = await midLesson();
  for (const written of [lessonByVersion(session), session]) {
    const held = throughAStore(written);
    expect(readOwnLesson(held)).toEqual(readStoredLesson(held));
  }
  expect(() => readOwnLesson({ ...session, schema: 5, turn_count: -1 })).toThrow(/turn_count/);
});

it('a lesson stores with each message what was heard in it, and shows that to no one', async () => {
  const lesson = await midLesson();
  await lesson.say("ugh i'm so bored, what is a numerator?");
  await lesson.say('i want to kill myself');
  const { session, reply } = lesson;
  const logged = readStoredLesson(throughAStore(session)).full_conversation_log.filter(({ role }) => role === 'student');
  expect(logged.slice(-2).map(({ heard }) => heard)).toEqual([
    {
      acts: expect.arrayContaining([
        expect.objectContaining({ act: 'question', about: 'word', text: 'what is a numerator?', start: 18, end: 38 }),
        expect.objectContaining({ act: 'feeling' }),
      ]) as unknown,
      taken: { kind: 'question' },
      cues: ['asks_after_end', 'is_bored', 'asks_something'],
      terms: ['numerator'],
    },
    undefined, // nothing is heard in a message that safety stopped
  ]);
  expect(LessonView.parse(reply.view)).toEqual(reply.view);
  expect(JSON.stringify([reply.view, session.conversation_history])).not.toMatch(/cues|confidence/);
});

it('a preview stores its own plan', async () => {
  const { session } = await midLesson();
  const read = readStoredLesson(throughAStore(session));
  expect(versionTaught(read)).toBeNull();
  expect(lessonWithPlan(read, null)).toEqual(session);
});

/** Lessons as stores of their time held them. A change to the shape of a session or a plan must bring these up to it. */
describe('a lesson of an earlier schema', () => {
  const held = (schema: number | '2-heard'): unknown =>
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../samples/stored-samples', `schema-${schema}.json`), 'utf8'));

  it.each([
    { schema: 1, guideline: null },
    { schema: 2, guideline: sampleGuideline },
    { schema: 5, guideline: sampleGuideline },
  ])('with schema $schema continues', async ({ schema, guideline }) => {
    const session = lessonWithPlan(readStoredLesson(held(schema)), guideline);
    const lesson = new LessonDriver(sampleLessonWorld);
    lesson.state = { session, skills: new Map() };
    await lesson.right();
    expect(lesson.session).toMatchObject({
      schema: 6,
      awaiting_reason: null,
      awaiting_graph: [],
      version: session.version + 1,
      turn_count: session.turn_count + 1,
    });
    expect(lesson.session.full_conversation_log.at(-2)).toMatchObject({ role: 'student', judged: { verdict: 'correct' } });
  });

  it('knows from what was heard at the time that the student has asked for help in vain', async () => {
    // The answer was asked for twice. Most lessons of schema 2 didn't store what was heard, so there the count starts anew.
    for (const [sample, act] of [['2-heard', 'explain'], [2, 'withhold']] as const) {
      const lesson = new LessonDriver(sampleLessonWorld);
      lesson.state = { session: lessonWithPlan(readStoredLesson(held(sample)), sampleGuideline), skills: new Map() };
      await lesson.say('just tell me the answer');
      expect(lesson.reply.message.act).toBe(act);
    }
  }); // prettier-ignore

  it('recomputes its estimates from what the student did, with the next answer', async () => {
    const session = lessonWithPlan(readStoredLesson(held(2)), sampleGuideline);
    const lesson = new LessonDriver(sampleLessonWorld);
    lesson.state = { session: { ...session, mastery_estimates: { 'same-amount': 0.99999 } }, skills: new Map() };
    await lesson.right(); // of three questions on it, two came out right with help and none without
    expect(lesson.session.mastery_estimates['same-amount']).toBeLessThan(0.5);
  });

  it("is rejected if it isn't a lesson", () => {
    expect(() => readStoredLesson({ schema: 99 })).toThrow(/schema/);
    expect(() => readStoredLesson(null)).toThrow(/expected object/);
  });
});
