import { describe, expect, it } from 'vitest';
import { asksForMore } from './asks-for-more.ts';

describe('asksForMore', () => {
  it.each([
    'can we do more',
    'ok im back can we do more',
    'i want the harder ones',
    'no i want the harder ones',
    'no i didnt say stop!! it was a joke. i want the harder ones',
    'give me another one',
    'one more please',
    'can you give me a really tricky one that would fool my brother',
    'lets do a hard one',
    'harder',
    'tougher ones please',
    'yeah another one',
    'something different',
    'i wanna try some harder problems',
    'could i have a challenge',
  ])('“%s”', (text) => {
    expect(asksForMore(text)).toBe(true);
  });

  it.each([
    'no more please',
    'no harder',
    'not a different one',
    'i dont want more',
    'thats enough',
    'bye',
    'thanks',
    'is 7 more than 5',
    'the first one has more',
    'i need more time',
    'can you give me more help',
    'ok',
    'what summary',
  ])('“%s” wants none', (text) => {
    expect(asksForMore(text)).toBe(false);
  });
});
