import { describe, expect, it } from 'vitest';
import { cuesIn } from '../cues.ts';
import { tellsOfLife } from './tells-of-life.ts';

describe("a story from the student's day", () => {
  it.each([
    'my teacher took my manga away today and im still mad abt it',
    'my mom makes the best brownies and my brother always steals them',
    'we have a sub today and shes letting us do this the whole hour lol',
    'my teacher mr hobbs says i rush too much',
    'me and my cousin made dressing once and put way too much lemon',
  ])('is heard in “%s”', (text) => {
    expect(tellsOfLife(text)).toBe(true);
  });

  it.each([
    'my teacher said two minuses make a plus',
    'my brother gets the bigger piece',
    'my friend says the answer is 7',
    'can i use my phone?',
    'my dog ate half of it',
  ])('is not heard in “%s”', (text) => {
    expect(tellsOfLife(text)).toBe(false);
  });
});

describe('that the student enjoys the lesson', () => {
  it.each([
    ['ngl i thought this would be boring but its kinda fun when you get them right', true],
    ['this is fun', true],
    ['i actually love doing this', true],
    ['this is not fun', false],
    ['it would be more fun if it was about soccer', false],
    ['thats funny', false],
  ])('is heard in “%s”: %s', (text, shows) => {
    expect(cuesIn(text).includes('enjoys')).toBe(shows);
    if (shows) expect(cuesIn(text)).not.toContain('is_bored');
  });
});
