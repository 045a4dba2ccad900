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

describe('a student question in words that no plan contains', () => {
  it('is labeled with an answer from its own plan', () => {
    const foreign = lessonQuestions.filter(
      ({ lesson, answer }) =>
        answer !== null && !plans.get(lesson)!.guideline.guidelines.student_questions.some((one) => one.answer === answer),
    );
    expect(foreign.map(({ text }) => text)).toEqual([]);
  });

  it('is matched to the right planned question more than seven times in ten, whether asked or stated', () => {
    expect(share('asked', ({ row, best }) => best.question.answer === row.answer)).toBeGreaterThan(0.7);
    expect(share('stated', ({ row, best }) => best.question.answer === row.answer)).toBeGreaterThan(0.7);
  });

  it.each([
    { least: 0.42, of: 0.6, right: 0.85 },
    { least: 0.6, of: 0.47, right: 0.88 },
    { least: 0.75, of: 0.3, right: 0.9 },
  ])('is matched right in $right of the $of whose chance is $least or more', ({ least, of, right }) => {
    const likely = found.filter(({ best }) => best.chance >= least);
    expect(likely.length / found.length).toBeGreaterThan(of);
    expect(likely.filter(({ row, best }) => best.question.answer === row.answer).length / likely.length).toBeGreaterThan(right);
  });

  it('is matched to a question of another plan fewer than 8 times in 100', () => {
    const lessons = [...plans.keys()];
    const elsewhere = found.map(({ row }, at) => {
      const other = lessons[(lessons.indexOf(row.lesson) + 1 + (at % (lessons.length - 1))) % lessons.length]!;
      return rankQuestions(row.text, plans.get(other)!.index)[0]!.chance;
    });
    expect(elsewhere.filter((chance) => chance >= 0.6).length / elsewhere.length).toBeLessThan(0.08);
  });
});

it('a false statement is called right less than once in fifty times', () => {
  const all = lessonQuestions.filter(({ how }) => how === 'false');
  const held = all.filter(({ lesson, text }) => questionKnownIn(plans.get(lesson)!.guideline, null, text)?.holds === true);
  expect(held.length / all.length, held.map(({ text }) => text).join('\n')).toBeLessThan(0.02);
});
