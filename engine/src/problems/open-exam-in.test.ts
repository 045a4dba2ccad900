import { describe, expect, it } from 'vitest';
import type { OpenExam } from '@stoa/schema/open-exam';
import { asksAbout, openExamIn } from './open-exam-in.ts';

const equation = { stem: 'Solve for $x$: $4x+7=31$.' };
const story = { stem: 'A farmer plants twelve rows of apple trees and then sells three of every five trees.' };

describe('whether a text asks about an exam question', () => {
  it.each([
    { of: equation, text: 'how do I solve 4x + 7 = 31?', asks: true },
    { of: equation, text: 'what about $4x+7=31$', asks: true },
    { of: equation, text: 'my friend has 4y+7=31, whats y', asks: true },
    { of: equation, text: '31 = 4x + 7 ???', asks: true },
    { of: equation, text: 'how do I solve 4x + 7 = 312?', asks: false },
    { of: equation, text: 'how do I solve 14x + 7 = 31?', asks: false },
    { of: equation, text: 'how do I solve 5x + 2 = 17?', asks: false },
    { of: equation, text: 'how do I solve equations for x', asks: false },
    { of: { stem: 'Simplify $\\frac{x+1}{2}$.' }, text: 'what is (x+1)/2', asks: false }, // with brackets it is another text
    { of: { stem: 'Simplify $\\frac{x+1}{2}$.' }, text: 'what is \\dfrac{x+1}{2}', asks: true },
    { of: { stem: 'Solve $x^2+5x=6$.' }, text: 'x² + 5x = 6 how', asks: true },
    { of: { stem: 'Solve $2x=6$ for $a+b$.' }, text: 'is a+b a sum', asks: false }, // too short to identify a question
    { of: story, text: 'a farmer plants twelve rows of apple trees and sells three of every five trees, how many', asks: true },
    { of: story, text: 'how do I plant trees', asks: false },
  ])('returns $asks for “$text”', ({ of, text, asks }) => {
    expect(asksAbout(of, text)).toBe(asks);
  });
});

describe('an exam question', () => {
  const now = new Date('2026-11-23T12:00:00.000Z');
  const exam = (open_from: string | null): OpenExam => ({
    course_id: 'MATH-G10',
    course_title: 'Mathematics, grade 10',
    unit_title: 'Solving linear equations',
    question_id: 'ALG-01-bronze-1',
    open_from,
    ...equation,
  });
  it.each([
    { open_from: '2026-11-23T12:00:00.000Z', isOpen: true },
    { open_from: '2026-11-23T12:00:01.000Z', isOpen: false }, // still locked; its memo may be read during that time
    { open_from: null, isOpen: false },
  ])('with open_from $open_from is open at noon: $isOpen', ({ open_from, isOpen }) => {
    const one = exam(open_from);
    expect(openExamIn([one], 'solve 4x+7=31', now)).toBe(isOpen ? one : null);
  });
});
