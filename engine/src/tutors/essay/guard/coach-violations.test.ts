import fc from 'fast-check';
import type { CoachViolation } from '@stoa/schema/essay/coach-violation';
import { describe, expect, it } from 'vitest';
import { coachViolations } from './coach-violations.ts';
import { lineContext, lineKnowledge } from './line-context.ts';

const wagner = {
  name: 'the Wagner Act',
  kind: 'law' as const,
  start: 1935,
  end: 1935,
  aliases: ['National Labor Relations Act'],
  fact: 'The Wagner Act of 1935 protected the right of workers to form unions and bargain collectively.',
};
const goldwater = {
  number: 5,
  title: 'Speech in the Senate',
  attribution: 'Senator Barry Goldwater, June 18, 1964',
  year: 1964,
  body: 'This bill is a grave threat to the very essence of our basic system of government.',
  aliases: [],
  mentions: [],
};
const context = lineContext(
  {
    prompt: {
      text: 'Evaluate the extent to which the role of the federal government in the United States economy changed from 1932 to 1980.',
      start: 1932,
      end: 1980,
      sources: [goldwater],
    },
    draft: {
      paragraphs: [
        {
          text: 'The government became a partner of workers because the Depression broke faith in markets. Many laws were passed.',
          citations: [],
        },
      ],
    },
    annotations: [],
    said: ['what year was the wagner act'],
  },
  lineKnowledge([wagner], ['What is the claim that this paragraph proves for a reader?']),
);
const found = (line: string) => coachViolations(line, context).map(({ violation }) => violation);

describe('a line from the coach', () => {
  it.each([
    'That takes the prompt’s position but doesn’t add a reason. What was driving the change?',
    '“Many laws were passed” — which one do you have in mind?',
    '1935.',
    'The Wagner Act of 1935 protected the right of workers to form unions and bargain collectively. How would it help your argument?',
    'A shape that helps: “Although ___, the period from 1932 to 1980 was characterized primarily by ___.” What goes in the first blank?',
    'You named Goldwater and 1964. Why does that matter for your argument?',
    'What’s a 1960s development that shows the same shift?',
    'You’ve used four of the seven documents. Which of the rest could back this up?',
    'I don’t give scores. Which paragraph are you least sure of?',
    'I don’t look at grammar here. Is the claim clear to you?',
    'That’s a defensible thesis with a clear line of reasoning. Let’s set the context.',
    'Did the Great Depression change that for everyone?',
    'You decide when it goes in. What would you fix if you had five more minutes?',
  ])('is allowed: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  it.each<[CoachViolation, string]>([
    ['names_rubric_category', 'Your thesis fails Row A.'],
    ['names_rubric_category', 'This paragraph still needs contextualization.'],
    ['names_rubric_category', 'For the sourcing point you need a second document.'],
    ['writes_for_student', 'Try: “Federal intervention reshaped the bond between labor and the state.”'],
    ['writes_for_student', 'Write that Roosevelt drew Washington into bargaining between unions and factory owners.'],
    [
      'writes_for_student',
      'Crisis after crisis taught voters that banks, farms, and pensions needed a national guarantor, which made liberalism permanent.',
    ],
    ['cheap_praise', 'Great job on that thesis! What comes next?'],
    ['cheap_praise', 'You’re doing amazing.'],
    ['ai_branding', 'As an AI, I can’t write that.'],
    ['ai_branding', 'I’m a language model. What do you think?'],
    ['grammar_nitpick', 'Put a comma after “workers.” What comes next?'],
    ['grammar_nitpick', 'Watch your verb tenses here.'],
    ['too_long', 'What happened? Why did it happen?'],
    ['too_long', 'First sort them. Then pick two. Then write. Then reread.'],
    ['fabricated_fact', 'The Wagner Act was passed in 1937.'],
    ['fabricated_fact', 'There was the Workers Protection Act, for one.'],
    ['fabricated_fact', 'It cost 310,000 jobs.'],
    ['fabricated_fact', 'Goldwater said that “liberty dies in Washington offices.” Do you agree?'],
    ['scores_essay', 'Right now this is a 5.'],
    ['scores_essay', 'That would earn you the second point.'],
    ['says_ready_to_submit', 'You can turn it in now.'],
    ['says_ready_to_submit', 'I wouldn’t change a thing.'],
  ])('is stopped by %s: %s', (violation, line) => {
    expect(found(line)).toContain(violation);
  });

  it('can be any string without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (line) => Array.isArray(found(line))),
      { numRuns: 40 },
    );
  });
});
