import { describe, expect, it } from 'vitest';
import { mostAbout, sharedWords } from './words-in-common.ts';

describe("what a text has in common with a student's question", () => {
  it.each([
    ['The larger the bottom number, the smaller the piece.', 'why is a larger bottom a smaller piece?', 4],
    ['Taking 3 away would not help.', 'why do we subtract first', 1],
    ['Sharing has undone it.', 'what does undo mean', 1],
    ['Multiply both numbers.', 'why does this number mean so much', 0],
    ['$3x$ is 12', 'why 12 and 3x?', 0],
  ])('“%s” and “%s”: %i words', (text, asked, words) => {
    expect(sharedWords(text, asked)).toBe(words);
  });

  it('chooses the text that shares the most, or the first of equals', () => {
    const texts = ['Fold the paper.', 'Cut the cake.', 'Cut the paper.'];
    expect(mostAbout(texts, 'why do we cut the paper?')).toBe('Cut the paper.');
    expect(mostAbout(texts, 'why?')).toBe('Fold the paper.');
    expect(mostAbout([], 'why?')).toBeNull();
  });
});
