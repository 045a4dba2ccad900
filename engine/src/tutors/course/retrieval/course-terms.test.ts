import { describe, expect, it } from 'vitest';
import { courseTerms, termsAsked } from './course-terms.ts';

const terms = courseTerms('C', [
  { unitId: 'A', words: ['isolate'], means: 'To isolate is to get alone.' },
  { unitId: 'A', words: ['like terms', 'like term'], means: 'Like terms have the same letters.' },
  { unitId: 'B', words: ['a'], means: 'Here a says how wide it is.' },
  { unitId: 'B', words: ['mean', 'average'], means: 'The mean is the balance point.' },
  { unitId: 'B', words: ['median'], means: 'The median is in the middle.' },
]);
const asked = (text: string, ...near: string[]) => termsAsked(text, terms, near).map(({ section }) => section);

describe('the terms that a student asks about', () => {
  it.each([
    ['what does isolate mean', ['Isolate']],
    ['whats a like term again?', ['Like terms']],
    ['i forgot what the median is', ['Median']],
    ['what is the mean', ['Mean']],
    ['mean vs median', ['Mean', 'Median']],
    ['whats the difference between the median and the average', ['Median', 'Mean']],
    ['what do i do with like terms and fractions', []],
    ['isolate x in 2x=4', []],
    ['what is the mean of 3, 4 and 8', []],
  ])('are found in %s', (text, sections) => {
    expect(asked(text)).toEqual(sections);
  });

  it('include a single letter only if it is a name in the current unit', () => {
    expect(asked('what does the a do', 'B')).toEqual(['a']);
    expect(asked('what does the a do', 'A')).toEqual([]);
  });
});
