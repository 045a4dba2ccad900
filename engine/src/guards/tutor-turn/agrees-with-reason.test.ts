import { describe, expect, it } from 'vitest';
import { agreesWithReason } from './agrees-with-reason.ts';

describe('agreement with a student’s reason', () => {
  it.each([
    'Exactly, that is right!',
    'Yes. You saw it.',
    'Good reasoning! On we go.',
    'That’s the key.',
    'What a great explanation!',
  ])('is found in “%s”', (text) => expect(agreesWithReason(text)).toBe(true));

  it.each([
    'Your answer is right. The reason is another one.',
    'Yes, the answer is right, but look at why.',
    'That happens to fit this time.',
    'With other numbers that reason could fail.',
    'Thanks for telling me how you saw it.',
  ])('isn’t found in “%s”', (text) => expect(agreesWithReason(text)).toBe(false));
});
