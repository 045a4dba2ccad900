import { describe, expect, it } from 'vitest';
import { asksWhoIsTold } from './asks-who-is-told.ts';

describe('asksWhoIsTold', () => {
  it.each([
    'are you going to tell my teacher?? please dont',
    'dont tell anyone',
    'pls dont tell my mom',
    'did you call someone',
    'will my dad find out',
    'who did you tell',
    'who will know',
    'oh no i didnt mean it like that, they were only arguing about the car',
    'i was just joking',
    'is my teacher gonna know',
  ])('“%s”', (text) => {
    expect(asksWhoIsTold(text)).toBe(true);
  });

  it.each(['is it 7', 'why do you divide', 'i dont get it', 'they both have 4', 'what do i do now', '6'])(
    '“%s” asks something else',
    (text) => {
      expect(asksWhoIsTold(text)).toBe(false);
    },
  );
});
