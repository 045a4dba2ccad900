import { describe, expect, it } from 'vitest';
import { saysOfMisconception } from './misconception-rule.ts';

describe('the sentence about a misconception', () => {
  it.each([
    {
      of: 'the sentence that the problem carries, with its own numbers',
      mal_rules: [{ id: 'add_denominators', says: 'You added 4 and 3.', source: 'Ashlock (2010)' }],
      id: 'add_denominators',
      says: 'You added 4 and 3.',
    },
    {
      of: 'the rule’s own sentence, where the problem was banked without',
      mal_rules: undefined,
      id: 'add_denominators',
      says: 'You added the numerators and also added the denominators.',
    },
    {
      of: 'only that it is common, where no rule has that name',
      mal_rules: undefined,
      id: 'an_author_s_own',
      says: 'This answer comes from a common mistake with problems like this one.',
    },
  ])('is $of', ({ mal_rules, id, says }) => {
    expect(saysOfMisconception(mal_rules === undefined ? {} : { mal_rules }, id)).toBe(says);
  });
});
