import { GlossaryTerm } from '@stoa/schema/study-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedMeaning } from './asks-meaning.ts';
import { wordDistance } from '../../../hearing/word-distance.ts';

const glossary = [
  ['numerator', 'top number', 'top'],
  ['denominator', 'bottom number', 'bottom'],
  ['fraction'],
  ['equivalent', 'equivalent fractions'],
  ['half'],
  ['ratio'],
  ['mean', 'average'],
  ['median'],
  ['hundredth'],
  ['thousandth'],
  ['unit rate', 'rate'],
  ['f(x)', 'function notation'],
  ['percent'],
  ['less', 'less than'],
].map((words) => GlossaryTerm.parse({ words, meaning: `What ${words[0]} means.` }));

const namesAsked = (text: string) => askedMeaning(text, glossary).map(({ words }) => words[0]);

describe('askedMeaning', () => {
  it.each([
    ['What is a numerator?', 'numerator'],
    ['what does denominator mean', 'denominator'],
    ["what's a ratio", 'ratio'],
    ['whats a ratio', 'ratio'],
    ['wats a denominator', 'denominator'],
    ['what is the numerator again?', 'numerator'],
    ['what are equivalent fractions', 'equivalent'],
    ['what do you mean by numerator', 'numerator'],
    ['what is meant by the word median?', 'median'],
    ['I dont know what a numerator is', 'numerator'],
    ['i forgot what denominator means', 'denominator'],
    ['idk what equivalent means', 'equivalent'],
    ['can you tell me what the median is please', 'median'],
    ['which one is the numerator?', 'numerator'],
    ['which number is the denominator', 'denominator'],
    ['is the numerator the top or the bottom?', 'numerator'],
    ['is the denominator on top', 'denominator'],
    ['numerator?', 'numerator'],
    ['numerator meaning', 'numerator'],
    ['meaning of ratio', 'ratio'],
    ['define fraction', 'fraction'],
    ['i never heard of a median', 'median'],
    ['what does the word ratio mean in math', 'ratio'],
    ['wait what is a numerator and what do i do with it', 'numerator'],
    ['I am stuck. What is a fraction?', 'fraction'],
    ['what is the numerator of a fraction', 'numerator'],
    ['whats the mean of these numbers', 'mean'],
    ['what does mean mean?', 'mean'],
    ['what is an average', 'mean'],
    ['what are halves', 'half'],
    ['why is it called a ratio', 'ratio'],
    ['what is a unit rate', 'unit rate'],
    ['what does bottom number mean', 'denominator'],
    ['what is f(x)', 'f(x)'],
    ['what does % mean', 'percent'],
    ['what is the < sign', 'less'],
    // slips of the pen
    ['what is a numarator', 'numerator'],
    ['whats the denomenator', 'denominator'],
    ['what is a demoninator', 'denominator'],
    ['what does equivelent mean', 'equivalent'],
    ['what is a farction', 'fraction'],
    ['what is a meadian', 'median'],
  ])('hears in “%s” a question about the word “%s”', (text, name) => {
    expect(namesAsked(text)).toEqual([name]);
  });

  it.each([
    ['what is the difference between a numerator and a denominator?', ['numerator', 'denominator']],
    ['whats the difference between mean and median', ['mean', 'median']],
    ['what is a numerator? what is a denominator?', ['numerator', 'denominator']],
  ])('hears in “%s” a question about two words', (text, names) => {
    expect(namesAsked(text)).toEqual(names);
  });

  it.each([
    'what does it mean?',
    'what do you mean',
    'what does this mean',
    'what is the answer',
    'what is the ratio of 4 to 6',
    'is it a half',
    'what is 1/2 of 8',
    'what do i do with the numerator',
    'the numerator is 3',
    'i multiply the denominator',
    'why do i multiply the numerator?',
    'I think the ratio is 2:3',
    'how do i find the median',
    'i hate fractions',
    'explain fractions again',
    'what is 20% of 50',
    'what is a hundred', // not a hundredth
    'what is a thousand',
    'what is a medium',
    'what',
    '?',
    '',
  ])('hears no question about a word in “%s”', (text) => {
    expect(namesAsked(text)).toEqual([]);
  });

  it('hears nothing without a glossary, and can handle any text', () => {
    expect(askedMeaning('what is a numerator?', [])).toEqual([]);
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => askedMeaning(text, glossary).length <= 2));
  });
});

describe('wordDistance', () => {
  it.each([
    ['ratio', 'ratio', 0],
    ['numarator', 'numerator', 1],
    ['farction', 'fraction', 1], // two neighbors changed over
    ['demoninator', 'denominator', 2],
    ['', 'abc', 3],
  ])('counts from %s to %s %i typos, in both directions', (one, other, slips) => {
    expect(wordDistance(one, other)).toBe(slips);
    expect(wordDistance(other, one)).toBe(slips);
  });
});
