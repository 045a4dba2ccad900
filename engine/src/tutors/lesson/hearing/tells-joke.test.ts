import { describe, expect, it } from 'vitest';
import { tellsJoke } from './tells-joke.ts';

describe('tellsJoke', () => {
  it.each([
    'i made a joke: what did the perimeter say to the area? stop being so inside',
    'no i didnt say stop!! it was a joke',
    'knock knock',
    'wanna hear a joke',
    'why did the fraction cross the road',
    'lol im just kidding',
    'i was joking',
  ])('“%s”', (text) => {
    expect(tellsJoke(text)).toBe(true);
  });

  it.each([
    'why did the 5 change to a 10',
    'what did the first step say',
    'is this a joke 7/8 is right',
    'i am stuck',
    'what did i do wrong',
  ])('“%s” is none', (text) => {
    expect(tellsJoke(text)).toBe(false);
  });
});
