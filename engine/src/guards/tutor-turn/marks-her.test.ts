import { describe, expect, it } from 'vitest';
import { marksHer } from './marks-her.ts';

describe('marksHer', () => {
  it.each([
    'a picture is no number, so this one is wrong.',
    'that counts as a miss.',
    "i can't give you credit for a question.",
    "i've put you down for a wrong one.",
    'you have missed this one, so on we go.',
    'sleepy is no speed, so i score this as incorrect.',
    'that costs you a point.',
  ])('finds grading in “%s”', (said) => {
    expect(marksHer(said)).toBe(true);
  });

  it.each([
    'asking is never wrong.',
    "nothing is lost, and it doesn't count as a try.",
    "i won't give you the answer yet, but i can stay right beside you.",
    'three below and three above both count as a distance of three.',
    'i missed the game, so no spoilers!',
    'is it wrong to add them first?',
    "let's get back to the points of the line.",
  ])('finds no grading in “%s”', (said) => {
    expect(marksHer(said)).toBe(false);
  });
});
