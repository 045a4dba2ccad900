import { describe, expect, it } from 'vitest';
import { guidelineNamed } from '../../../../corpus/guideline-named.ts';
import { lessonAtSibling, saidAt } from '../samples/lesson-at.ts';

describe('a choice written out in words', () => {
  it.each([
    ['comparing-fractions', 'You love cake', 'At the table with 10 children', 'incorrect'],
    ['comparing-fractions', 'You love cake', 'the table with 10 children', 'incorrect'],
    ['comparing-fractions', 'You love cake', 'the table with 3 children', 'correct'],
    ['comparing-fractions', 'You love cake', 'It is the same at both', 'incorrect'],
    ['comparing-fractions', 'You love cake', 'the table with 10 children cause its more kids', 'incorrect'],
    ['comparing-fractions', 'read the same book', 'Jon', 'incorrect'],
    ['comparing-fractions', 'read the same book', 'They read the same amount', 'incorrect'],
    ['two-step-equations', 'first step to solve $8x', 'Subtract 8 from both sides', 'incorrect'],
    ['two-step-equations', 'first step to solve $8x', 'divide both sides by 8', 'correct'],
    ['comparing-fractions', 'You love cake', 'is it the table with 10 children?', null],
    ['comparing-fractions', 'You love cake', 'At the table with 8 children', null],
    ['comparing-fractions', 'You love cake', '10 children get a cake and 3 get one', null],
    ['comparing-fractions', 'You love cake', 'the table with 10 kids', 'incorrect'],
  ])('in %s, at %s: “%s” is judged %s', async (lesson, words, message, verdict) => {
    expect((await saidAt(await lessonAtSibling(guidelineNamed(lesson), words), message)).judged).toBe(verdict);
  });
});
