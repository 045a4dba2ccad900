import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../guideline-named.ts';
import { questionIndexOf, rankQuestions } from '../../src/hearing/retrieval/rank-questions.ts';
import { questionKnownIn } from '../../src/tutors/lesson/support/asked/likely-question.ts';
import { lessonQuestions } from './lesson-question.ts';

const plans = new Map(
  [...new Set(lessonQuestions.map(({ lesson }) => lesson))].map((lesson) => {
    const guideline = guidelineNamed(lesson);
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

  it('is likeliest that question in seven of ten of what is asked, and of what is stated', () => {
    expect(share('asked', ({ row, best }) => best.question.answer === row.answer)).toBeGreaterThan(0.7);
    expect(share('stated', ({ row, best }) => best.question.answer === row.answer)).toBeGreaterThan(0.7);
  });

  it.each([
    { least: 0.42, of: 0.6, right: 0.85 },
    { least: 0.6, of: 0.47, right: 0.88 },
    { least: 0.75, of: 0.3, right: 0.9 },
  ])('is right in $right of the $of whose chance is $least or more', ({ least, of, right }) => {
    const likely = found.filter(({ best }) => best.chance >= least);
    expect(likely.length / found.length).toBeGreaterThan(of);
    expect(likely.filter(({ row, best }) => best.question.answer === row.answer).length / likely.length).toBeGreaterThan(right);
  });

  it('is none of the questions of another plan but now and then', () => {
    const lessons = [...plans.keys()];
    const elsewhere = found.map(({ row }, at) => {
      const other = lessons[(lessons.indexOf(row.lesson) + 1 + (at % (lessons.length - 1))) % lessons.length]!;
      return rankQuestions(row.text, plans.get(other)!.index)[0]!.chance;
    });
    expect(elsewhere.filter((chance) => chance >= 0.6).length / elsewhere.length).toBeLessThan(0.08);
  });
});

it('what is false is called right in no more than one of fifty', () => {
  const all = lessonQuestions.filter(({ how }) => how === 'false');
  const held = all.filter(({ lesson, text }) => questionKnownIn(plans.get(lesson)!.guideline, null, text)?.holds === true);
  expect(held.length / all.length, held.map(({ text }) => text).join('\n')).toBeLessThan(0.02);
});
