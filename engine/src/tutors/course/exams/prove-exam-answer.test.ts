import type { ExamCheck } from '@stoa/schema/course/exam-question';
import { describe, expect, it } from 'vitest';
import { proveExamAnswer } from './prove-exam-answer.ts';

describe('a proof that an author gives for an exam answer', () => {
  const checks: [string, ExamCheck, string][] = [
    ['a value', { kind: 'evaluates', of: '2+3\\times 4', value: '14', round: null }, 'proven'],
    ['a wrong value', { kind: 'evaluates', of: '2+3\\times 4', value: '20', round: null }, 'disproven'],
    ['a rounded value', { kind: 'evaluates', of: '\\frac{2}{3}', value: '0.67', round: 2 }, 'proven'],
    ['a value rounded the wrong way', { kind: 'evaluates', of: '\\frac{2}{3}', value: '0.66', round: 2 }, 'disproven'],
    ['an equal expression', { kind: 'equivalent', from: '(x+2)(x-3)', to: 'x^2-x-6' }, 'proven'],
    ['an unequal one', { kind: 'equivalent', from: '(x+2)(x-3)', to: 'x^2+x-6' }, 'disproven'],
    ['a solution', { kind: 'solves', equations: ['3x-5=10'], solution: 'x=5' }, 'proven'],
    ['no solution', { kind: 'solves', equations: ['3x-5=10'], solution: 'x=3' }, 'disproven'],
    ['a system', { kind: 'solves', equations: ['x+y=12', 'x-y=4'], solution: 'y=4, x=8' }, 'proven'],
    ['another of it', { kind: 'solves', equations: ['x+y=12', 'x-y=4'], solution: 'x=4,y=8' }, 'disproven'],
    ['a definition', { kind: 'none', why: 'it says what a median is' }, 'undecided'],
  ];
  it.each(checks)('%s: %j is %s', (_, check, proof) => {
    expect(proveExamAnswer({ check })).toBe(proof);
  });
});
