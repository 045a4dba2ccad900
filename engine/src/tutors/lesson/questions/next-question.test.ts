import { describe, expect, it } from 'vitest';
import { materialFor, nextQuestion } from './next-question.ts';
import { conversation, sampleQuestion } from '../agents/master-tutor/sample-turn.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleSession, sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import { sentences } from '../agents/master-tutor/master-tutor-sentences.ts';
import { evenPacing } from '../support/progress/pacing.ts';
import type { LessonSession } from '../state/lesson-session.ts';
import type { LessonWorld } from '../state/lesson-world.ts';
import { nothingMet } from '../../../problems/met-problems.ts';

const [first] = sampleTopic.plan.steps;
if (first?.type !== 'explain') throw new Error('The sample plan begins with an explanation.');
const { explanation, another_way, worked_example } = first;
const [way, ruler] = another_way as [string, string];
const missing = sampleQuestion('missing');
const { question_text: stem, solution: steps } = sampleQuestion('solve');
const solve = { stem, steps, answer: '$9$' };
const entering = (step: number, session: Partial<LessonSession> = {}, question = missing) =>
  materialFor(sampleSession(session), step, true, question, evenPacing);

describe("the material before a step's first question", () => {
  it.each([
    { pace: 'normal', told: [], comes: explanation },
    { pace: 'fast', told: [], comes: explanation },
    { pace: 'slow', told: [], comes: `${explanation}\n\n${way}` },
    { pace: 'normal', told: [explanation], comes: way },
    { pace: 'slow', told: [way], comes: `${explanation}\n\n${ruler}` },
    { pace: 'slow', told: [explanation, way], comes: ruler },
    { pace: 'normal', told: [explanation, way, ruler], comes: null },
  ] as const)("is, at a $pace pace with $told.length ways told, the best one she hasn't read", ({ pace, told, comes }) => {
    const log = conversation(...told.map((text) => `Tutor: Let us see. ${text}`));
    expect(entering(1, { pace_preference: pace, full_conversation_log: log }).explanation).toBe(comes);
  });

  it.each([
    { pace: 'normal', step: 1, example: worked_example },
    { pace: 'fast', step: 1, example: null },
    { pace: 'slow', step: 1, example: worked_example },
    { pace: 'normal', step: 2, example: null },
    { pace: 'slow', step: 2, example: worked_example },
    { pace: 'slow', step: 3, example: solve }, // a question that wasn't asked, from a step before it
  ] as const)('includes, at a $pace pace, the right example or none in step $step', ({ pace, step, example }) => {
    expect(entering(step, { pace_preference: pace }).example).toEqual(example);
  });

  it('includes no example that ends in the answer to the question', () => {
    const twelve = { ...missing, answer: { ...missing.answer, expected: '12' } };
    expect(entering(2, { pace_preference: 'slow' }, twelve).example).toBeNull();
  });

  it('is empty if the step was entered before', () => {
    expect(materialFor(sampleSession(), 1, false, missing, evenPacing)).toEqual({
      entering: null,
      explanation: null,
      example: null,
    });
  });
});

describe('the problems of a practice step', () => {
  it('start with those that can still be evidence, and never include one that waits in a checkpoint', () => {
    const session = sampleSession({ current_step: 3 });
    const ask = (met: LessonWorld['met']) => {
      const { source } = nextQuestion({ ...sampleLessonWorld, met }, session, 3, { random: () => 0, pacing: evenPacing })!;
      if (source.kind !== 'bank') throw new Error('A practice step asks the bank.');
      return source;
    };
    const first = ask(nothingMet);
    const waits = { skill_id: first.skill_id, session_id: 'other', problem_id: first.problem_id };
    expect(ask({ exposed: new Set([first.problem_id]), checkpoints: [], exams: [] }).problem_id).not.toBe(first.problem_id);
    expect(ask({ exposed: new Set(), checkpoints: [waits], exams: [] }).problem_id).not.toBe(first.problem_id);
  });

  it("are evidence for the concept that the plan names for their family, or for the step's own", () => {
    const ask = (concept?: string) => {
      const { plan } = sampleTopic;
      const step = plan.steps[2]!;
      if (step.type !== 'practice') throw new Error('The third step of the sample plan practices.');
      const session = sampleSession({ current_step: 3 });
      const plain = nextQuestion(sampleLessonWorld, session, 3, { random: () => 0, pacing: evenPacing })!;
      if (plain.source.kind !== 'bank') throw new Error('A practice step asks the bank.');
      const problems = [
        { family: plain.source.family, difficulties: [1, 2, 3, 4, 5], ...(concept !== undefined && { concept }) },
      ];
      const steps = plan.steps.map((one) => (one === step ? { ...step, problems } : one));
      const named = { ...session, topic: { ...session.topic, plan: { ...plan, steps } } };
      return nextQuestion(sampleLessonWorld, named, 3, { random: () => 0, pacing: evenPacing })!.concept;
    };
    expect(ask('equal-parts')).toBe('equal-parts');
    expect(ask()).toBe(sampleTopic.plan.steps[2]!.concept);
    expect(ask()).not.toBe('equal-parts');
  });

  const difficultiesAt = (pace_preference: LessonSession['pace_preference']) => {
    let session = sampleSession({ pace_preference, current_step: 3 });
    return [0, 1, 2, 3].map((turn) => {
      const { source, question_id, step, concept } = nextQuestion(sampleLessonWorld, session, 3, {
        random: () => 0,
        pacing: evenPacing,
      })!;
      const closed = { source, question_id, step, concept, wrong_attempts: 0, end: 'right_unaided' as const, turn };
      session = { ...session, closed_questions: [...session.closed_questions, closed] };
      const id = source.kind === 'bank' ? source.problem_id : '';
      return sampleLessonWorld.shelf.find(id, 1)!.item.meta.difficulty;
    });
  };
  it("alternate between the plan's difficulties: easy ones twice at a slow pace, hard ones first at a fast pace", () => {
    expect(difficultiesAt('normal')).toEqual([2, 3, 2, 3]);
    expect(difficultiesAt('slow')).toEqual([2, 2, 3, 3]);
    expect(difficultiesAt('fast').slice(0, 2)).toEqual([3, 3]);
  });
});

describe('a request for another pace', () => {
  it.each([
    { wish: 'slower', table: sentences.slower, pace: 'slow' },
    { wish: 'faster', table: sentences.faster, pace: 'fast' },
  ] as const)('is answered with what will change: $wish', async ({ wish, table, pace }) => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(sampleTopic);
    for (let press = 0; press < 2; press += 1) {
      await lesson.wrong(); // even if she struggles and gets short replies
      await lesson.wish(wish);
      expect(table.some((sentence) => lesson.reply.message.text.startsWith(sentence))).toBe(true);
    }
    expect(lesson.session.pace_preference).toBe(pace);
  });
});
