import { Figure } from '@stoa/schema/figure/figure';
import { describe, expect, it } from 'vitest';
import { guidelineNamed, guidelineNames } from '../../../../corpus/guideline-named.ts';
import { describeFigure } from '../../../figures/describe-figure.ts';
import { drawStatement } from '../../../figures/draw-statement.ts';
import { labelThatTells } from '../../../verification/figure-keeps-the-answer.ts';
import { sampleProblem } from '../../../problems/sample-problems.ts';
import { poseBankProblem, studentQuestion } from '../questions/pose-question.ts';
import { lessonAt } from '../samples/lesson-at.ts';
import { LessonDriver } from '../samples/sample-lesson.ts';
import { sampleTopic } from '../samples/sample-topic.ts';
import { sampleLessonWorld } from '../samples/sample-world.ts';
import type { Topic } from '../state/topic.ts';

const drawn = (shaded: number) => Figure.parse({ kind: 'fraction_strips', strips: [{ parts: 23, shaded }] });
const [ofOpening, ofIdea, ofExample] = [drawn(1), drawn(2), drawn(3)];
/** The sample with pictures at its opening question, at the first idea and in the example with it. */
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
  it('come with the question, explanation, and example they belong to, each with its description', async () => {
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

  it("appear in the summary's notebook with their examples", async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(topic);
    await lesson.rightAndOn();
    await lesson.wish('finish');
    expect(lesson.reply.view.summary!.worked_examples[0]!.figure).toEqual(shown(ofExample));
  });

  it("include the bank's: a problem read from its figure is asked without the words below the figure", () => {
    const problem = { ...sampleProblem({ stem: 'What is shaded?' }), figure: ofIdea, read_from_figure: true as const };
    const question = poseBankProblem(problem, { question_id: 'q1', step: 1, concept: 'c', turn: 0 });
    expect(question.question_text).toContain('23 equal parts'); // what the tutor knows
    expect(studentQuestion(question)).toMatchObject({ text: 'What is shaded?', figure: shown(ofIdea) });
  });
});

describe('a picture that the student asks for', () => {
  const said = async (lesson: LessonDriver, message: string) => {
    await lesson.say(message);
    return lesson.reply.message;
  };

  it('shows the question, and the idea once it was explained, each once; after that the idea is put in other words', async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(topic);
    expect((await said(lesson, 'can u draw it')).figure).toEqual(shown(ofOpening));
    await lesson.rightAndOn();
    const first = await said(lesson, 'show me a picture pls');
    expect([first.act, first.figure!.words]).toEqual(['another_way', expect.stringContaining('labeled 7/9')]);
    expect((await said(lesson, 'another picture please')).figure).toEqual(shown(ofIdea));
    expect((await said(lesson, 'is there another pic')).figure).toBeUndefined();
  });

  it('is drawn from the question if the plan has none, and counts as help', async () => {
    const lesson = await lessonAt(guidelineNamed('adding-unlike-fractions'), '3}{4} + \\frac{1}{7}');
    expect(lesson.question.aided).toBe(false);
    const { figure } = await said(lesson, 'can you draw it for me');
    expect(figure?.words).toContain('labeled 3/4');
    expect(lesson.question.aided).toBe(true);
  });

  it('can be requested with a button as long as there is one', async () => {
    const lesson = await new LessonDriver(sampleLessonWorld).start(topic);
    expect(lesson.reply.view.may).not.toContain('picture'); // the only picture is already on the card
    await lesson.rightAndOn();
    expect(lesson.reply.view.may).toContain('picture');
    await lesson.wish('picture');
    await lesson.wish('picture');
    expect(lesson.reply.message.figure).toEqual(shown(ofIdea));
    expect(lesson.reply.view.may).not.toContain('picture');
  });

  it.each(['let me draw it first', 'i drew a picture', 'can i draw it', 'i looked at the picture and counted'])(
    'is not shown for “%s”',
    async (message) => {
      const lesson = await new LessonDriver(sampleLessonWorld).start(topic);
      expect((await said(lesson, message)).figure).toBeUndefined();
    },
  );
});

describe('the pictures drawn from the questions of all plans', () => {
  it('have no label with the answer, and exist for at least half of the questions without their own', () => {
    const questions = guidelineNames.flatMap((name) => {
      const { opening, steps } = guidelineNamed(name).plan;
      return [opening, ...steps.flatMap((step) => (step.type === 'practice' ? [] : step.questions))];
    });
    const undrawn = questions.filter(({ figure }) => figure === undefined);
    const figures = undrawn.map(({ text, answer }) => ({ figure: drawStatement(text), text, answer }));
    expect(figures.filter(({ figure }) => figure !== null).length).toBeGreaterThan(undrawn.length / 2);
    for (const { figure, text, answer } of figures)
      if (figure !== null) expect(labelThatTells(figure, answer.expected, text), text).toBeNull();
  });
});
