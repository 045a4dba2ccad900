import { describe, expect, it } from 'vitest';
import { topicWished } from './topic-wished.ts';

describe('topicWished', () => {
  it.each([
    ['3 to 2 can we do something about basketball next', 'about', 'basketball'],
    ['can you make it about soccer', 'about', 'soccer'],
    ['give me one with dogs', 'about', 'dogs'],
    ['is there one about minecraft', 'about', 'minecraft'],
    ['yeah give me a harder one but nothing with decimals please', 'without', 'decimals'],
    ['can i get one without fractions', 'without', 'fractions'],
    ['another one with no negatives pls', 'without', 'negatives'],
  ])('hears the wish in “%s”', (text, kind, what) => {
    expect(topicWished(text)).toEqual({ kind, what });
  });

  it.each([
    'i play basketball',
    'there are 5 dogs so 5 to 8',
    'can i have a hint',
    'no decimals in it so 4',
    'do dogs go first',
    'can you do it with a picture',
    'i dont like decimals',
    'a harder one',
  ])('hears none in “%s”', (text) => {
    expect(topicWished(text)).toBeNull();
  });
});
