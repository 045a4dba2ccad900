import { describe, expect, it } from 'vitest';
import { sampleGuideline } from '../samples/sample-topic.ts';
import { planForGoal } from './plan-for-goal.ts';

const plan = (title: string, search_terms: string[], objectives: string[] = []) => ({
  guideline: {
    ...sampleGuideline,
    title,
    summary: '',
    search_terms,
    guidelines: { ...sampleGuideline.guidelines, learning_objectives: objectives },
  },
});
const unlike = plan('Add fractions with unlike denominators', ['adding fractions'], ['I can find a common denominator.']);
const like = plan('Equivalent fractions', ['same fractions', 'simplify'], ['I can find fractions of the same value.']);
const equations = plan('Two-step equations', ['solve for x', 'algebra'], ['I can undo two operations.']);
const plans = [unlike, like, equations];

const chosen = (topic: string | null, ...learning_objectives: string[]) =>
  planForGoal(plans, { topic, learning_objectives })?.guideline.title ?? null;

describe('the plan for a goal', () => {
  it.each([
    ['two-step EQUATIONS', 'Two-step equations'],
    ['adding fractions with different denominators', 'Add fractions with unlike denominators'],
    ['how do i simplify fractions', 'Equivalent fractions'],
    ['solve for x', 'Two-step equations'],
  ])("is found by the goal's topic: %s", (topic, title) => {
    expect(chosen(topic)).toBe(title);
  });

  it('is found by the objectives if two topics would fit or no topic is given', () => {
    expect(chosen('fractions', 'find a common denominator')).toBe('Add fractions with unlike denominators');
    expect(chosen('fractions', 'find others of the same value')).toBe('Equivalent fractions');
    expect(chosen(null, 'algebra with two operations to undo')).toBe('Two-step equations');
  });

  it.each(['the French Revolution', '', '?'])('is null for something that no plan teaches: %s', (topic) => {
    expect(chosen(topic)).toBeNull();
  });
});
