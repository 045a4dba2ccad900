import { describe, expect, it } from 'vitest';
import { anywhere, atStart, wholly, withoutPoliteness } from './phrases.ts';

describe('a row of phrases', () => {
  it.each([
    ['help me', 'please help me now', true],
    ['help me', 'help men', false], // whole words
    ['give|show me', 'show me', true],
    ['give|show me', 'tell me', false],
    ['the? answer', 'answer', true],
    ['in_class|at_school today', 'we had it in class today', true],
    ['tell .. answer', 'tell me the right answer', true], // three words in between
    ['tell .. answer', 'tell me what the right answer', false], // four are too many
    ['what ?', 'what ?', true],
  ])('is looked for in whole words: "%s" in "%s": %s', (row, words, found) => {
    expect(anywhere(row)(words)).toBe(found);
  });

  it('can be matched at the beginning only, or against the whole message', () => {
    expect(atStart('is it')('is it 4')).toBe(true);
    expect(atStart('is it')('what is it')).toBe(false);
    expect(wholly('thank you')('thank you')).toBe(true);
    expect(wholly('thank you')('thank you for nothing')).toBe(false);
  });

  it('matches the whole message despite polite words and question marks around it', () => {
    expect(wholly('no idea')('um sorry no idea lol ?')).toBe(true);
    expect(withoutPoliteness('please tell me now')).toBe('tell me');
    expect(withoutPoliteness('please please')).toBe('please please'); // there is nothing but politeness
  });
});
