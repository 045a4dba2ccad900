import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { LessonDriver } from '../../samples/sample-lesson.ts';
import { sampleGuideline, sampleTopic } from '../../samples/sample-topic.ts';
import { sampleLessonWorld } from '../../samples/sample-world.ts';
import { systemPrompt } from '../../agents/master-tutor/master-tutor-prompt.ts';
import { sampleQuestion, sampleTurn } from '../../agents/master-tutor/sample-turn.ts';
import { validatePlan } from '../../plan/validate-plan.ts';

const begun = () => new LessonDriver(sampleLessonWorld).start(sampleTopic);

describe('a student’s question about a word', () => {
  it.each(['what is a numerator?', 'whats a numarator', "I don't know what the numerator is", 'numerator?'])(
    'gets its meaning for “%s”; the question stays open, and nothing is counted',
    async (asked) => {
      const lesson = await begun();
      const before = lesson.session;
      await lesson.say(asked);
      expect(lesson.reply.message).toMatchObject({ act: 'clarify', question: null, example: null });
      expect(lesson.reply.message.text).toMatch(/^The numerator is the number on top of a fraction\. It counts/);
      expect(lesson.session.last_question).toEqual(before.last_question);
      expect(lesson.session.mastery_estimates).toEqual(before.mastery_estimates);
      expect(lesson.session.ways_used).toEqual(before.ways_used);
    },
  );

  it('is answered again if she asks again, and for two words in one reply', async () => {
    const lesson = await begun();
    for (const asked of ['what is a denominator', 'sorry, what is a denominator again?']) {
      await lesson.say(asked);
      expect(lesson.reply.message.text).toContain('The denominator is the number at the bottom of a fraction.');
    }
    await lesson.say('what is the difference between the numerator and the denominator?');
    expect(lesson.reply.message.text).toMatch(/numerator is the number on top.*denominator is the number at the bottom/s);
  });

  it('is answered without the example if that would give the open answer away', async () => {
    const lesson = await begun();
    const { last_question } = lesson.session;
    const waits = { ...last_question!, answer: { ...last_question!.answer, input_type: 'fraction' as const, expected: '2/9' } };
    lesson.state = { ...lesson.state, session: { ...lesson.session, last_question: waits } };
    await lesson.say('what is a numerator?');
    expect(lesson.reply.message.text).toContain('It counts the parts that are meant.');
    expect(lesson.reply.message.text).not.toContain('9');
  });

  it('is answered by a model from the fixed part of the prompt', () => {
    const question = sampleQuestion('pizza');
    const { context } = sampleTurn({
      question,
      teaching: { act: 'redirect' },
      taken: { kind: 'remark' },
      message: 'ok',
    });
    expect(systemPrompt(context.lesson)).toContain('- numerator, top number: The numerator is the number on top of a fraction.');
  });
});

describe('the glossary of a plan', () => {
  const findingsWith = (term: { words: string[]; meaning: string; example?: string }) => {
    const guideline = structuredClone(sampleGuideline);
    guideline.guidelines.glossary.push({ example: null, ...term });
    return validatePlan(Guideline.parse(guideline), null).filter(({ at }) => at.startsWith('guidelines.glossary'));
  };

  it('is sound as given', () => {
    expect(findingsWith({ words: ['equal parts'], meaning: 'Equal parts are all of one size.' })).toEqual([]);
  });

  it.each([
    {
      what: 'a meaning that answers a question of the plan',
      term: { words: ['x'], meaning: 'Here x is 9.' },
      at: 'guidelines.glossary.2.meaning',
      says: '"solve"',
    },
    {
      what: 'an example that does',
      term: { words: ['part'], meaning: 'A piece of the whole.', example: 'Three of eight parts are $\\frac{3}{8}$.' },
      at: 'guidelines.glossary.2.example',
      says: '"pizza"',
    },
    {
      what: 'a word that stands there twice',
      term: { words: ['Numerator'], meaning: 'The upper one.' },
      at: 'guidelines.glossary.2.words.0',
      says: 'more than once',
    },
    { what: 'signs alone', term: { words: ['%'], meaning: 'Percent.' }, at: 'guidelines.glossary.2.words.0', says: 'no word' },
    {
      what: 'a question in a meaning',
      term: { words: ['part'], meaning: 'A piece, would you say?' },
      at: 'guidelines.glossary.2.meaning',
      says: 'asks nothing',
    },
  ])('has a finding for $what', ({ term, at, says }) => {
    expect(findingsWith(term)).toContainEqual({ at, severity: 'error', says: expect.stringContaining(says) });
  });
});
