import { nothingMet } from '../../../problems/met-problems.ts';
import { describe, expect, it } from 'vitest';
import { samplePolicy } from '../../../mastery/sample-policy.ts';
import { indexGraph } from '../../../skills/graph-index.ts';
import { sampleGraph } from '../../../skills/sample-graph.ts';
import { shelfOf } from '../../../problems/sample-problems.ts';
import { cuesIn } from '../hearing/cues.ts';
import { shownExample } from './pictures/figure-shown.ts';
import { waysOf } from './explaining.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleQuestion } from '../agents/master-tutor/sample-turn.ts';
import { sampleSession, sampleTopic } from '../samples/sample-topic.ts';

const graph = indexGraph(sampleGraph({ id: 'frac_parts' }, { id: 'frac_equiv', after: ['frac_parts'] }));
const world = { graph, policy: samplePolicy(), shelf: shelfOf([]), met: nothingMet, crisis_contacts: null };
const begun = () => new LessonDriver(world).start(sampleTopic);
const explains = sampleTopic.plan.steps.flatMap((step) => (step.type === 'explain' ? [step] : []));
const waysOfStep = explains.map(({ step, explanation, another_way }) => ({ step, ways: [explanation, ...another_way] }));
const asked = (text: string) => ({ text, cues: cuesIn(text) });
const timesTold = (driver: LessonDriver, way: string) =>
  driver.session.full_conversation_log.filter(({ role, text }) => role === 'tutor' && text.includes(way)).length;

describe('ways of explaining', () => {
  it.each([
    ['asked before the step is entered', ['what do you mean?', 'explain differently', '@right', 'why?', '@wish', '@right']],
    [
      'asked after wrong answers',
      ['@wrong', '@right', '@wrong', 'explain differently', 'explain differently', '@wish', '@right'],
    ],
    ['asked slowly', ['go slower', '@right', 'slower please', 'what does this mean?', '@wrong', '@right', 'why?']],
    ['asked on and on', ['@right', ...Array.from({ length: 8 }, () => 'explain differently'), '@right']],
  ])('are each told once: %s', async (_, lines) => {
    const driver = await begun();
    for (const line of lines) {
      if (line === '@right') await driver.right();
      else if (line === '@wrong') await driver.wrong();
      else if (line === '@wish') await driver.wish('explain_differently');
      else await driver.say(line);
    }
    let told = 0;
    for (const { step, ways } of waysOfStep) {
      const times = ways.map((way) => timesTold(driver, way));
      expect(Math.max(...times)).toBeLessThanOrEqual(1);
      const sum = times.reduce((a, b) => a + b, 0);
      expect(driver.session.ways_used[step] ?? 0).toBe(sum);
      told += sum;
    }
    expect(told).toBeGreaterThan(1);
  });

  it("exclude as many as were told in a model's words", () => {
    const question = sampleQuestion('missing');
    const [first, second] = waysOfStep[0]!.ways;
    expect(waysOf(sampleSession({ last_question: question }), question).words).toBe(first);
    expect(waysOf(sampleSession({ last_question: question, ways_used: { 1: 1 } }), question).words).toBe(second);
  });

  it("exclude one whose example has the open question's answer, as with a problem from the bank", () => {
    const asked = sampleQuestion('missing');
    const [first, second] = waysOfStep[0]!.ways;
    const wordsOn = (expected: string) => {
      const question = { ...asked, question_text: 'Half of the bar is yours. How many of 8 small pieces is that?' };
      const last_question = { ...question, answer: { ...question.answer, expected } };
      return waysOf(sampleSession({ last_question }), last_question).words;
    };
    expect(first).toContain('4 pieces');
    expect(wordsOn('4')).toBe(second);
    expect(wordsOn('5')).toBe(first);
  });

  it("answer the student's question with the way that fits it best", () => {
    const question = sampleQuestion('missing');
    const session = sampleSession({ last_question: question });
    const ruler = waysOfStep[0]!.ways.at(-1)!;
    expect(waysOf(session, question, asked('can I see it on a ruler?')).words).toBe(ruler);
  });

  it("answer it with a misconception's correction if that fits better", () => {
    const question = sampleQuestion('missing');
    const session = sampleSession({ last_question: question });
    const { correction } = sampleTopic.guidelines.misconceptions[0]!;
    expect(waysOf(session, question, asked(correction)).words).toBe(correction);
  });

  it("correct the student's own mistake if she asks why it is wrong", () => {
    const question = sampleQuestion('missing', { wrong_attempts: 1, previous_student_answers: ['70'] });
    const { id, correction } = sampleTopic.guidelines.misconceptions.find((one) => one.id === 'added-the-same')!;
    const seen = { id, concept: question.concept, first_turn: 1, times: 1, resolved: false };
    const session = sampleSession({ last_question: question, misconceptions: [seen] });
    expect(waysOf(session, question, asked('why is that wrong')).words).toBe(correction);
    expect(
      waysOf({ ...session, misconceptions: [{ ...seen, resolved: true }] }, question, asked('why is that wrong')).words,
    ).not.toBe(correction);
  });

  it('end with the worked example, once, and then with nothing new', () => {
    const question = sampleQuestion('missing');
    const used = { 1: waysOfStep[0]!.ways.length };
    const session = sampleSession({ last_question: question, ways_used: used });
    const { worked_example } = explains[0]!;
    expect(waysOf(session, question)).toEqual({ words: null, example: worked_example });
    const log = [
      {
        id: 0,
        turn: 1,
        at: '2026-01-01T00:00:00.000Z',
        role: 'tutor' as const,
        text: 'An example.',
        act: 'another_way' as const,
        example: shownExample(worked_example),
        question: null,
        judged: null,
      },
    ];
    expect(waysOf({ ...session, full_conversation_log: log }, question)).toEqual({ words: null, example: null });
  });
});
