import { describe, expect, it } from 'vitest';
import { asksForReason } from './asks-for-reason.ts';

describe('a question about how the student got her answer', () => {
  it.each([
    'How did you see that?',
    'Right! How did you know?',
    'What made you sure it was Ben?',
    'What did you look at first?',
    'Tell me in your own words how you got there.',
    'Why does that work?',
    'Yes. Walk me through it, and say what you did first.',
    'What was your thinking?',
  ])('is found in “%s”', (text) => expect(asksForReason(text)).toBe(true));

  it.each([
    'You got it.',
    'How many squares does Ben have?',
    'What is a third of 12?',
    'Ready for the next one?',
    'You saw how the pieces compare.',
    'That is why it works.',
  ])('isn’t found in “%s”', (text) => expect(asksForReason(text)).toBe(false));
});
