import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { AnswerForm, InputType } from '@stoa/schema/problem';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer, readAnswer, type AnswerQuestion } from './check-answer.ts';

type Asked = {
  tolerance?: number;
  accept?: string[];
  choices?: string[];
  form?: AnswerForm;
  variables?: string[];
  unit?: string;
};

const question = (input_type: InputType, expected: string, more: Asked = {}): AnswerQuestion => ({
  expected,
  input_type,
  tolerance: more.tolerance ?? null,
  accepted_forms: more.accept ?? [],
  choices: more.choices ?? [],
  judging: { form: more.form ?? 'any', variables: more.variables ?? [], unit: more.unit ?? null },
});

const outcome = (check: AnswerCheck): string => (check.verdict === 'correct' ? 'correct' : check.reason);

describe('an answer of type multiple_choice', () => {
  const choices = ['$\\frac{1}{2}$', '$\\frac{1}{3}$', 'none of these', '4'];
  it.each([
    ['B', 'B', 'correct'],
    ['B', 'b', 'correct'],
    ['B', '(B)', 'correct'],
    ['B', 'b)', 'correct'],
    ['B', 'option B', 'correct'],
    ['B', 'Option c', 'wrong_choice'],
    ['B', 'option', 'unreadable'],
    ['B', '\\text{(B)}', 'correct'],
    ['B', '\\textbf{(B) }', 'correct'],
    ['B', 'B) $\\frac{1}{3}$', 'correct'],
    ['none of these', '\\text{none of these}', 'correct'],
    ['B', 'A) $\\frac{1}{2}$', 'wrong_choice'],
    ['B', 'B) $\\frac{1}{2}$', 'unreadable'],
    ['B', '$\\frac{1}{3}$', 'correct'],
    ['$\\frac{1}{3}$', 'B', 'correct'],
    ['none of these', 'C', 'correct'],
    ['none of these', 'none  of these', 'correct'],
    ['4', '4', 'correct'],
    ['B', 'A', 'wrong_choice'],
    ['B', '4', 'wrong_choice'],
    ['B', 'none of these', 'wrong_choice'],
    ['B', 'E', 'unreadable'],
    ['B', '', 'unreadable'],
    ['B', '1/3', 'unreadable'],
    ['B', 'BB', 'unreadable'],
  ])('where %s is right, "%s" is %s', (expected, answer, reason) => {
    expect(outcome(checkAnswer(question('multiple_choice', expected, { choices }), answer))).toBe(reason);
  });

  it('is matched by the text of a choice before its letter', () => {
    const letters = ['B', 'A', 'C'];
    expect(checkAnswer(question('multiple_choice', 'A', { choices: letters }), 'A').verdict).toBe('correct');
    expect(checkAnswer(question('multiple_choice', 'A', { choices: letters }), 'B').verdict).toBe('incorrect');
  });
});

describe('checkAnswer says', () => {
  it.each([
    ['integer', '42', '042', '42'],
    ['integer', '-7', '−7', '-7'],
    ['fraction', '3/4', '6/8', '3/4'],
    ['fraction', '-3/4', '3/-4', '-3/4'],
    ['fraction', '3/2', '1 1/2', '3/2'],
    ['decimal', '0.5', '.50', '0.5'],
    ['decimal', '2.5', '5/2', '2.5'],
    ['expression', '2x+1', '2x  +1', '2x + 1'],
    ['set', '{1, 2}', 'x=2 or x=1', '{1, 2}'],
    ['set', '(-1,3]', '-1<x≤3', '(-1, 3]'],
    ['set', '∅', '{}', '∅'],
    ['boolean', 'true', 'Yes', 'true'],
  ] as const)('the canonical form of a %s: for %s, "%s" is %s', (type, expected, answer, normalized) => {
    const check = checkAnswer(question(type, expected), answer);
    expect(check.verdict === 'unreadable' ? null : check.normalized).toBe(normalized);
  });

  it('where an answer becomes unreadable and why, in words for a child', () => {
    const broken = checkAnswer(question('expression', 'x+1', { variables: ['x'] }), 'x + k');
    expect(broken).toMatchObject({
      verdict: 'unreadable',
      problem: { at: 4, length: 1, message: 'The letter k isn’t part of this problem.' },
    });
    expect(checkAnswer(question('integer', '4'), '(4')).toMatchObject({
      problem: { at: 0, length: 1, message: 'This bracket is never closed.' },
    });
  });

  it('kindly what is left to do when the value is right', () => {
    expect(checkAnswer(question('fraction', '3/4', { form: 'reduced_fraction' }), '6/8')).toMatchObject({
      verdict: 'incorrect',
      reason: 'form',
      note: 'That’s the right value. Now write it as one fraction in simplest form.',
    });
  });

  it('how to write a ratio, and that a percent sign is the wrong unit for dollars', () => {
    expect(checkAnswer(question('fraction', '2/3', { form: 'reduced_fraction' }), '4 to 6')).toMatchObject({
      reason: 'form',
      note: 'That’s the right value. Now write it in simplest form, as a ratio or a fraction.',
    });
    expect(checkAnswer(question('decimal', '10.79', { unit: '$' }), '10.79%')).toMatchObject({
      verdict: 'incorrect',
      reason: 'units',
      note: 'The number is right. Look at the unit again.',
    });
    expect(checkAnswer(question('decimal', '10.79', { unit: '$' }), '10.97%').reason).toBe('different_value');
  });

  it('that it can’t decide if the expected answer itself can’t be read', () => {
    expect(checkAnswer(question('expression', '((x'), 'x').verdict).toBe('undecided');
  });
});

describe('the expected text, given as the answer', () => {
  const types = ['integer', 'decimal', 'fraction', 'expression', 'set'] as const;

  it.each(['[1,2,3]', '?', '((x', '\\begin{pmatrix}1&2\\end{pmatrix}', '1 m', '2+2', 'x', 'y = 2x, x > 0', 'no idea'])(
    'is right for every type of answer: %s',
    (text) => {
      for (const type of types) expect(checkAnswer(question(type, text), text)).toMatchObject({ verdict: 'correct' });
    },
  );

  it('is right for any text, with spaces or dollar signs around it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.constantFrom(...types), (text, type) => {
        fc.pre(/[a-z0-9]/i.test(text) && !/[$~\\.]/.test(text));
        expect(checkAnswer(question(type, text), ` ${text} `).verdict).toBe('correct');
        expect(checkAnswer(question(type, text), `$${text}$`).verdict).toBe('correct');
      }),
    );
  });

  it('is not right if it breaks the form that the question declares', () => {
    expect(checkAnswer(question('fraction', '2/4', { form: 'reduced_fraction' }), '2/4').reason).toBe('form');
  });

  it('doesn’t make 1 1/2 the same text as 11/2, though spaces don’t count', () => {
    expect(checkAnswer(question('expression', '??11/2'), '??1 1/2').verdict).not.toBe('correct');
  });
});

describe('readAnswer', () => {
  it.each([
    ['fraction', '1 1/2', '1\\tfrac{1}{2}', '1 1/2'],
    ['expression', '2x(x+1)', '2x\\left(x + 1\\right)', '2x(x + 1)'],
    ['expression', '1/2x', '1 / 2x', '1/2x'],
    ['set', 'x=1 or x=2', 'x = 1 \\text{ or } x = 2', 'x = 1 or x = 2'],
    ['integer', '$1,200', '\\$1200', '$1200'],
  ] as const)('echoes a %s "%s" as %s', (input_type, answer, latex, plain) => {
    expect(readAnswer({ input_type, choices: [], judging: { variables: [], unit: null } }, answer)).toEqual({
      kind: 'read',
      echo: { latex, plain },
    });
  });

  it('returns “empty” for a blank answer, and says where an unreadable one breaks', () => {
    const reader = { input_type: 'integer' as const, choices: [], judging: { variables: [], unit: null } };
    expect(readAnswer(reader, '  ')).toEqual({ kind: 'empty' });
    expect(readAnswer(reader, '3 +')).toMatchObject({ kind: 'unreadable', problem: { at: 3 } });
  });
});

describe('any text', () => {
  const types: InputType[] = ['integer', 'decimal', 'fraction', 'expression', 'set', 'boolean', 'multiple_choice'];
  const mathish = fc
    .array(
      fc.constantFrom(
        ...'0123456789xyeπ√+-*/^_=<>≤(){}[]|,;.%!$° '.split(''),
        '\\frac',
        '\\sqrt',
        '\\left(',
        '\\cdot',
        'sin',
        'log',
        ' or ',
        '∪',
        '∞',
        'cm',
        '²',
        '½',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('gets the same result each time, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(mathish, fc.string({ unit: 'binary', maxLength: 80 })), fc.constantFrom(...types), (text, type) => {
        const asked = question(type, type === 'boolean' ? 'true' : '2', { choices: ['1', '2'], unit: 'cm' });
        const first = checkAnswer(asked, text);
        expect(checkAnswer(asked, text)).toEqual(first);
        if (first.verdict === 'unreadable') {
          expect(first.problem.at + first.problem.length).toBeLessThanOrEqual(text.length);
          expect(first.note.length).toBeGreaterThan(5);
        }
        checkAnswer(question(type, text), '2');
      }),
      { numRuns: 800 },
    );
  });
});
