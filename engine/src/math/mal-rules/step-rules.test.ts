import { describe, expect, it } from 'vitest';
import { checkSteps } from '../check-steps.ts';
import { malRules } from './catalogue.ts';
import { stepRules } from './step-rules.ts';

describe('the mal-rules for steps of work', () => {
  it('are at least sixty, each with a unique name, and all in the catalogue', () => {
    const names = stepRules.map(({ rule }) => rule.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(60);
    const known = new Set(malRules.map(({ name }) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('tell the student what to look at, in a sentence or two', () => {
    for (const { tells } of stepRules) expect(tells).toMatch(/^.{20,}[.?]$/);
  });

  it('have an example each, which is run as a test', () => {
    expect(stepRules.filter(({ examples }) => examples.length === 0).map(({ rule }) => rule.name)).toEqual([]);
  });

  it.each(
    stepRules.flatMap(({ rule, examples }) =>
      examples.map(([above, line]) => ({ name: rule.name, category: rule.category, above, line })),
    ),
  )('$name explains "$line" after "$above"', ({ name, category, above, line }) => {
    expect(checkSteps([above, line])[0]).toMatchObject({ verdict: 'does_not_follow', rule: name, error_category: category });
  });
});
