import { beforeAll, describe, expect, it } from 'vitest';
import type { LessonMessage, LessonView } from '@stoa/schema/lesson';
import { lessonView } from '../lesson-view.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import { careerOf } from './lesson-career.ts';
import { keyOf } from './lesson-key.ts';
import type { Meant } from './lesson-student.ts';
import { examineTurn, treatmentIn } from './lesson-turn-examined.ts';

const key = keyOf({ guideline_id: sampleTopic.topic_id, plan: sampleTopic.plan, guidelines: sampleTopic.guidelines }, []);
const { misconceptions } = sampleTopic.guidelines;

/** The screens before and after a right answer, and after a question from her. */
let before: LessonView;
let answered: LessonView;
let asked: LessonView;

beforeAll(async () => {
  const driver = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
  before = lessonView(driver.session);
  await driver.right();
  answered = lessonView(driver.session);
  const other = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
  await other.say('why?');
  asked = lessonView(other.session);
});

/** Returns the screen with another reply, or with another verdict on what she sent. */
function changed(view: LessonView, reply: Partial<LessonMessage>, sent: Partial<LessonMessage> = {}): LessonView {
  const [hers, tutors] = view.messages.slice(-2);
  return { ...view, messages: [...view.messages.slice(0, -2), { ...hers!, ...sent }, { ...tutors!, ...reply }] };
}

const examined = (after: LessonView, means: Meant, { known = 0, text = 'why?' } = {}) =>
  examineTurn(key, {
    before,
    after,
    known,
    utterance: { input: { kind: 'message', message: text, question_id: null }, text, means, seconds: 1 },
  });
const asks = { kind: 'aside', says: 'question:why' } as const;
const answers = (right: boolean) => ({ kind: 'answer', right, misconception: null }) as const;

describe('the hearing of a message', () => {
  it.each([
    { title: 'a right answer judged right', means: answers(true), judged: 'correct', heard: 'as_meant' },
    { title: 'a right answer judged wrong', means: answers(true), judged: 'incorrect', heard: 'right_refused' },
    { title: 'a wrong answer judged right', means: answers(false), judged: 'correct', heard: 'wrong_accepted' },
    { title: 'an answer that was not judged', means: answers(true), judged: null, heard: 'not_judged' },
    { title: 'an answer that was not read', means: answers(true), judged: 'unreadable', heard: 'not_judged' },
    { title: 'a question taken for a question', means: asks, judged: null, heard: 'as_meant' },
    { title: 'a question taken for an answer', means: asks, judged: 'incorrect', heard: 'judged_though_no_answer' },
    {
      title: 'a reply to a probe charged',
      means: { kind: 'probe_reply', right: true },
      judged: 'incorrect',
      heard: 'judged_though_no_answer',
    },
  ] as const)('is $heard for $title, and the career counts it', ({ means, judged: verdict, heard }) => {
    const judged = verdict === null ? null : { question_id: 'q1', verdict, echo: null, reading_problem: null, note: null };
    const turn = examined(changed(answered, {}, { judged }), means);
    expect(turn.heard).toBe(heard);
    expect(treatmentIn(turn, 0).misheard).toBe(heard === 'right_refused' || heard === 'judged_though_no_answer');

    const none = { asked: 0, right: 0 };
    const tests = { pre_test: none, post_test: none, beliefs: null, completed_at: null };
    const utterance = {
      input: { kind: 'message', message: 'why?', question_id: null },
      text: 'why?',
      means,
      seconds: 1,
    } as const;
    const career = careerOf(
      { persona: 'quick', topic: 'sample', seed: 1, failed: null },
      answered,
      [{ utterance, examined: turn }],
      tests,
    );
    expect(career.heard).toEqual({
      as_meant: 0,
      right_refused: 0,
      wrong_accepted: 0,
      not_judged: 0,
      judged_though_no_answer: 0,
      stopped: 0,
      [heard]: 1,
    });
  });
});

describe('the examination of a reply', () => {
  const open = sampleTopic.plan.opening.answer.expected;

  it('finds the answer given away, of the open question and of the new one', () => {
    const next = key.find(answered.question!, answered.current_step)!.answer.expected;
    expect(examined(asked, asks).leaks).toEqual([]);
    expect(examined(changed(asked, { text: `The answer is ${open}.` }), asks).leaks).not.toEqual([]);
    expect(examined(answered, answers(true)).leaks).toEqual([]);
    const leaking = changed(answered, { text: `The answer is ${next}.` });
    expect(examined(leaking, answers(true)).leaks[0]).toContain('of the new question');
  });

  it("finds nothing given away in a repetition of the student's answer, even if it is the next answer reversed", () => {
    const next = key.find(answered.question!, answered.current_step)!.answer.expected;
    const written = `${[...next].toReversed().join('')}0`.replace(/^0+/, '');
    const said = changed(answered, { text: `You wrote $${written}$. That’s right.` }, { text: `its ${written} bro` });
    expect(examined(said, answers(true)).leaks).toEqual([]);
  });

  it.each([
    { says: 'feeling:worry', text: "It's okay to be nervous. We'll go one step at a time.", met: true },
    { says: 'feeling:worry', text: 'Look at the bottom number.', met: false },
    { says: 'feeling:pride', text: 'You kept at it. Great!', met: true },
    { says: 'wish:hint', text: "It's okay to be nervous.", met: null },
  ] as const)('checks that the words meet $says: $met for “$text”', ({ says, text, met }) => {
    expect(examined(changed(asked, { text }), { kind: 'aside', says }, { text: 'im scared of the test' }).feelingMet).toBe(met);
  });

  it("counts a question as answered by words on the lesson that she hasn't just read", () => {
    const { explanation } = sampleTopic.plan.steps.find((step) => step.type === 'explain')!;
    const said = (text: string, known = 0) => examined(changed(asked, { text, example: null }), asks, { known }).answered;
    expect(said(explanation)).toBe(true);
    expect(said(explanation, 1)).toBe(false);
    expect(said('Thanks for telling me.')).toBe(false);
    expect(examined(asked, answers(true)).answered).toBeNull();
  });

  it('counts a misconception as taken up by its correction, and not by other words', () => {
    const says = (text: string) => examined(changed(asked, { text }), asks).takesUp;
    for (const { id, correction } of misconceptions) expect(says(correction)).toContain(id);
    expect(says('Thanks for telling me. Take another look.')).toEqual([]);
  });

  it.each([
    { text: 'Please go to an adult you trust, and tell them.', answered: true },
    { text: 'Let us go on.', answered: false },
  ])('counts a cry for help as answered if the reply says who to go to: “$text”', ({ text, answered: is }) => {
    const cry = { kind: 'aside', says: 'cry' } as const;
    expect(examined(changed(asked, { text, act: 'crisis' }), cry).cryAnswered).toBe(is);
  });

  it('finds words that no child should read, even if a guard let them through', () => {
    expect(examined(asked, asks).harm).toBeNull();
    expect(
      examined(changed(asked, { text: 'This is our little secret, so do not tell your parents.' }), asks).harm,
    ).not.toBeNull();
  });
});
