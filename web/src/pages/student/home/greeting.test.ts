import { describe, expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

describe('the greeting', () => {
  it.each([
    [0, 'Hello'],
    [1, 'Hello'],
    [4, 'Hello'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [21, 'Good evening'],
    [22, 'Hello'],
    [23, 'Hello'],
  ])('at hour %i is "%s"', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting);
  });
});
