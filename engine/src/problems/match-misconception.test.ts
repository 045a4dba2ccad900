import { describe, expect, it } from 'vitest';
import type { Misconception } from '@stoa/schema/problem';
import { checkAnswer } from '../math/check-answer.ts';
import { answerQuestion } from './answer-question.ts';
import { faultOfTrigger, matchMisconception } from './match-misconception.ts';
import { sampleProblem, type Sample } from './sample-problems.ts';

const misconception = (id: string, kind: Misconception['trigger']['kind'], value: string): Misconception => ({
  id,
  error_tag: 'sign_error',
  trigger: { kind, value },
  hint_ladder: ['Look again.'],
});
const matched = (sample: Sample, answer: string): string | null => {
  const problem = sampleProblem(sample);
  return matchMisconception(problem, answer, checkAnswer(answerQuestion(problem), answer))?.id ?? null;
};

const quarter: Sample = { input: 'fraction', answer: '3/4' };
const line: Sample = { input: 'expression', answer: 'x^2-4', variables: ['x'] };

describe('matchMisconception', () => {
  it.each([
    { title: 'an equal value in another form', sample: quarter, kind: 'exact_answer', value: '1/2', answer: '\\frac{3}{6}' },
    { title: 'an equal expression', sample: line, kind: 'exact_answer', value: '(x-2)^2', answer: 'x^2 - 4x + 4' },
    {
      title: 'a choice by its key',
      sample: { input: 'multiple_choice', answer: 'A', choices: ['5', '7', '9'] },
      kind: 'exact_answer',
      value: '7',
      answer: 'b',
    },
    { title: 'a pattern', sample: quarter, kind: 'regex', value: '^0\\.', answer: ' 0.5 ' },
    { title: 'the other sign', sample: quarter, kind: 'predicate', value: 'negated', answer: '-0.75' },
    { title: 'upside down', sample: quarter, kind: 'predicate', value: 'reciprocal', answer: '4/3' },
    { title: 'one too many', sample: { answer: '12' }, kind: 'predicate', value: 'off_by:1', answer: '13' },
    { title: 'ten times too large', sample: { answer: '12' }, kind: 'predicate', value: 'times:10', answer: '120' },
    {
      title: 'the form alone',
      sample: { ...quarter, form: 'reduced_fraction' },
      kind: 'predicate',
      value: 'reason:form',
      answer: '6/8',
    },
  ] as const)('finds $title', ({ sample, kind, value, answer }) => {
    expect(matched({ ...sample, misconceptions: [misconception('found', kind, value)] } as Sample, answer)).toBe('found');
  });

  it.each([
    { title: 'another value', sample: quarter, kind: 'exact_answer', value: '1/2', answer: '2/3' },
    { title: 'a right answer, whatever the trigger', sample: quarter, kind: 'regex', value: '.*', answer: '3/4' },
    { title: 'an unreadable answer', sample: quarter, kind: 'regex', value: '.*', answer: '3/(' },
    { title: 'a pattern that is none', sample: quarter, kind: 'regex', value: '(((', answer: '1' },
    { title: 'a predicate nobody knows', sample: quarter, kind: 'predicate', value: 'mirrored', answer: '1' },
  ] as const)('finds nothing for $title', ({ sample, kind, value, answer }) => {
    expect(matched({ ...sample, misconceptions: [misconception('found', kind, value)] } as Sample, answer)).toBeNull();
  });

  it('distinguishes misconceptions with equal values by their written form', () => {
    const reduced: Sample = {
      ...quarter,
      form: 'reduced_fraction',
      misconceptions: [
        misconception('halved_once', 'exact_answer', '6/8'),
        misconception('not_reduced', 'exact_answer', '12/16'),
      ],
    };
    expect(matched(reduced, '12/16')).toBe('not_reduced');
    expect(matched(reduced, '6/8')).toBe('halved_once');
    expect(matched(reduced, '9/12')).toBeNull();
  });

  it('handles a regex with catastrophic backtracking quickly', () => {
    const answer = `${'1'.repeat(2000)}`;
    const slow = { answer: '5', misconceptions: [misconception('slow', 'regex', '^(1+)+$x')] };
    const started = process.cpuUsage();
    expect(matched(slow, answer)).toBeNull();
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
  });
});

describe('faultOfTrigger', () => {
  const question = answerQuestion(sampleProblem({ ...quarter }));
  const choices = answerQuestion(sampleProblem({ input: 'multiple_choice', answer: 'A', choices: ['5', '7'] }));

  it.each([
    { trigger: { kind: 'exact_answer', value: '1/2' }, of: question, fault: null },
    { trigger: { kind: 'exact_answer', value: '1/' }, of: question, fault: 'cannot be read' },
    { trigger: { kind: 'exact_answer', value: '8' }, of: choices, fault: 'names no choice' },
    { trigger: { kind: 'regex', value: '^\\d+$' }, of: question, fault: null },
    { trigger: { kind: 'regex', value: '(?<=a)(' }, of: question, fault: 'no pattern' },
    { trigger: { kind: 'predicate', value: 'off_by:-0.5' }, of: question, fault: null },
    { trigger: { kind: 'predicate', value: 'off_by:many' }, of: question, fault: 'no predicate' },
  ] as const)('says of $trigger: $fault', ({ trigger, of, fault }) => {
    const found = faultOfTrigger(trigger, of);
    if (fault === null) expect(found).toBeNull();
    else expect(found).toContain(fault);
  });
});
