import { describe, expect, it } from 'vitest';
import { asksIfHeard } from './asks-if-heard.ts';

describe('asksIfHeard', () => {
  it.each([
    'did you hear what i said about my mom?',
    'did u even read what i wrote',
    'do you even listen to what i say',
    'i told you my dog is sick',
    'i just told u about my grandma',
    'you didnt say anything about my mom',
    'u never asked about my brother',
    'what about my mom',
    'i feel like you dont care',
    'you dont even care',
    'didnt you hear me',
  ])('“%s”', (text) => {
    expect(asksIfHeard(text)).toBe(true);
  });

  it.each([
    'did you get 12 too',
    'do you see how i got 8',
    'i told you my answer',
    'i told you its 7',
    'what about my answer',
    'you dont care if i simplify?',
    'do i care about the denominator',
    'did you read the question',
  ])('“%s” asks nothing of the kind', (text) => {
    expect(asksIfHeard(text)).toBe(false);
  });
});
