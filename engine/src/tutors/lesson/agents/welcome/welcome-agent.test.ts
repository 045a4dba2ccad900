import { describe, expect, it } from 'vitest';
import { sampleQuestion } from '../master-tutor/sample-turn.ts';
import { sampleSession, sampleTopic } from '../../samples/sample-topic.ts';
import { welcomeAgent } from './welcome-agent.ts';
import { welcomeContext, type Earlier } from './welcome-context.ts';

const pizza = sampleQuestion('pizza');
const toldOf = (earlier: Earlier = null) => welcomeContext(sampleSession(), pizza, earlier);
const objections = (message: string, earlier: Earlier = null): string[] => {
  const { context, secret } = toldOf(earlier);
  return welcomeAgent.guards.flatMap((guard) => guard({ message }, context, secret)?.guard ?? []);
};

describe('the welcome to a lesson', () => {
  it.each<[Earlier, string]>([
    [null, 'Hi, I’m glad you’re here. Let’s get started with “Names of fractions.”'],
    ['left', 'Welcome back. Here’s a question to get you back into “Names of fractions.”'],
    ['completed', 'Welcome back. Here’s “Names of fractions” again, from the beginning.'],
    ['needs_help', 'Welcome back. Let’s give “Names of fractions” another try together. Start here.'],
  ])('without a model, if last time was %s, is: %s', (earlier, message) => {
    const { context, secret } = toldOf(earlier);
    expect(welcomeAgent.script(context, secret)).toEqual({ message });
  });

  it('is written knowing the lesson and the question below it, but no answer', () => {
    const prompt = JSON.stringify(welcomeAgent.prompt(toldOf().context));
    expect(prompt).toContain(sampleTopic.title);
    expect(prompt).toContain(pizza.question_text);
    expect(prompt).toContain('there is no last time');
    expect(prompt).not.toContain('3/8');
  });

  it.each<[string, string, string]>([
    ['a question of its own', 'Hello there, my friend. Are you ready for fractions?', 'one_question'],
    ['the answer', 'Hello. Today it is about fractions. Three eighths is a good one to begin with.', 'leak'],
    ['a talk', 'Hello to you. Today it is about fractions. They are fun. We go slowly. Begin when you like.', 'brevity'],
    ['a last time that never was', 'Welcome back. Here is something simple about fractions.', 'memory'],
    ['its plan', 'Hello. The study plan begins with a simple one.', 'teacher_notes'],
    ['itself', 'Hello, I am an AI tutor for fractions. Let us begin.', 'internal_language'],
    ['a reward', 'Hello. You will earn 10 points for each answer today.', 'invention'],
  ])('is stopped if it contains %s', (_what, message, guard) => {
    expect(objections(message)).toContain(guard);
  });

  it('may mention last time in words if there was one, but not in numbers', () => {
    expect(objections('Hello again. Last time you stopped on the way. Here is a simple one.', 'left')).toEqual([]);
    expect(objections('Hello again. Last time you had 5 of 8 right, so here is one more.', 'left')).toContain('memory');
  });

  it.each([
    'Hello. Fractions can have many names, and today you will find some of them. Here is a simple one first.',
    'Good to see you. We look at how one amount can be written in many ways.',
  ])('may say %j', (message) => {
    expect(objections(message)).toEqual([]);
  });
});
