import { readFileSync } from 'node:fs';
import { Guideline } from '@stoa/schema/study-plan';
import { describe, expect, it } from 'vitest';
import { questionIndexOf, rankQuestions } from '../../src/hearing/retrieval/rank-questions.ts';
import { studentQuestionIn } from '../../src/tutors/lesson/support/student-question.ts';
import { lessonQuestions } from './lesson-question.ts';

const guidelineOf = (lesson: string): Guideline =>
  Guideline.parse(JSON.parse(readFileSync(new URL(`../../../content/lessons/${lesson}.json`, import.meta.url), 'utf8')));
const plans = new Map(
  [...new Set(lessonQuestions.map(({ lesson }) => lesson))].map((lesson) => {
    const guideline = guidelineOf(lesson);
    return [lesson, { guideline, index: questionIndexOf(guideline.guidelines.student_questions) }];
  }),
);
const found = lessonQuestions
  .filter(({ how }) => how !== 'false')
  .map((row) => ({ row, best: rankQuestions(row.text, plans.get(row.lesson)!.index)[0]! }));
const share = (how: string, isOne: (one: (typeof found)[number]) => boolean): number => {
  const of = found.filter(({ row }) => row.how === how);
  return of.filter(isOne).length / of.length;
};

describe('what students ask in words that no plan has', () => {
  it('belongs to a question of its plan', () => {
    const foreign = lessonQuestions.filter(
      ({ lesson, answer }) =>
        answer !== null && !plans.get(lesson)!.guideline.guidelines.student_questions.some((one) => one.answer === answer),
    );
    expect(foreign.map(({ text }) => text)).toEqual([]);
  });

  it('is nearest to that question in nearly half of what is asked and in two thirds of what is stated', () => {
    expect(share('asked', ({ row, best }) => best.question.answer === row.answer)).toBeGreaterThan(0.41);
    expect(share('stated', ({ row, best }) => best.question.answer === row.answer)).toBeGreaterThan(0.62);
  });

  it.each([0.42, 0.65])('is probable where it is said to be: from %d on', (least) => {
    const likely = found.filter(({ best }) => best.chance >= least);
    expect(likely.length / found.length).toBeGreaterThan(0.2);
    expect(likely.filter(({ row, best }) => best.question.answer === row.answer).length / likely.length).toBeGreaterThan(
      least + 0.15,
    );
  });
});

it('what is false is called right in no more than one of fifty', () => {
  const all = lessonQuestions.filter(({ how }) => how === 'false');
  const held = all.filter(({ lesson, text }) => studentQuestionIn(plans.get(lesson)!.guideline, text)?.holds === true);
  expect(held.length / all.length, held.map(({ text }) => text).join('\n')).toBeLessThan(0.02);
});
