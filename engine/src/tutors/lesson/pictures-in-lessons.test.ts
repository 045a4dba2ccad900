import { Figure } from '@stoa/schema/figure/figure';
import { describe, expect, it } from 'vitest';
import { describeFigure } from '../../figures/describe-figure.ts';
import { sampleProblem } from '../../problems/sample-problems.ts';
import { poseBankProblem, studentQuestion } from './questions/pose-question.ts';
import { LessonDriver } from './samples/sample-lesson.ts';
import { sampleTopic } from './samples/sample-topic.ts';
import { sampleLessonWorld } from './samples/sample-world.ts';
import type { Topic } from './state/topic.ts';

const drawn = (shaded: number) => Figure.parse({ kind: 'fraction_strips', strips: [{ parts: 23, shaded }] });
const [ofOpening, ofIdea, ofExample] = [drawn(1), drawn(2), drawn(3)];
/** The sample with a picture at its opening question, at the first idea and in the example beside it. */
const topic: Topic = {
  ...sampleTopic,
  plan: {
    ...sampleTopic.plan,
    opening: { ...sampleTopic.plan.opening, figure: ofOpening },
    steps: sampleTopic.plan.steps.map((step) =>
      step.type === 'explain' && step.step === 1
        ? { ...step, figure: ofIdea, worked_example: { ...step.worked_example, figure: ofExample } }
        : step,
    ),
  },
};
const shown = (figure: Figure) => ({ figure, words: describeFigure(figure) });

describe('the pictures of a lesson', () => {
  it('come with the question, the explanation and the example that they belong to, each with its words', async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(topic);
    expect(lesson.reply.view.question!.figure).toEqual(shown(ofOpening));
    expect(lesson.reply.message.figure).toBeUndefined();
    await lesson.rightAndOn();
    const { message } = lesson.reply;
    expect(message.figure).toEqual(shown(ofIdea));
    expect(message.example!.figure).toEqual(shown(ofExample));
    expect(message.question!.figure).toBeUndefined();
    await lesson.rightAndOn();
    expect(lesson.reply.message.figure).toBeUndefined(); // the idea is told once
  });

  it('stand in the notebook of the summary with their examples', async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(topic);
    await lesson.rightAndOn();
    await lesson.wish('finish');
    expect(lesson.reply.view.summary!.worked_examples[0]!.figure).toEqual(shown(ofExample));
  });

  it('are those of the bank, too: a problem that is read from its figure is asked without the words that stand under it', () => {
    const problem = { ...sampleProblem({ stem: 'What is shaded?' }), figure: ofIdea, read_from_figure: true as const };
    const question = poseBankProblem(problem, { question_id: 'q1', step: 1, concept: 'c', turn: 0 });
    expect(question.question_text).toContain('23 equal parts'); // what the tutor knows
    expect(studentQuestion(question)).toMatchObject({ text: 'What is shaded?', figure: shown(ofIdea) });
  });
});
