import { describe, expect, it } from 'vitest';
import { asksWho } from './asks-who.ts';

describe('asksWho', () => {
  it.each([
    'are you a robot',
    'Are you real?',
    'r u human',
    'are you a bot or a real person?',
    'who are you?',
    'what are you really',
    'is this a real person',
    'hey are you an AI?',
    'who are you? are you a robot',
    'are you a human or a robot?',
    'Who are you? Are you a human or a robot?',
  ])('hears a question about who is there: %s', (text) => {
    expect(asksWho(text)).toBe(true);
  });

  it.each([
    'what are you asking',
    'is this a real number?',
    'are you sure',
    'who are the two people in the question?',
    'are you a',
    'what is a real number',
    'is it a robot with 4 wheels?',
    '3/4',
    'who are you? what is a numerator',
  ])('hears no such question: %s', (text) => {
    expect(asksWho(text)).toBe(false);
  });
});
