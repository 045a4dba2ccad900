import { describe, expect, it } from 'vitest';
import type { TopicCard } from '@stoa/schema/contracts/lessons';
import { bySubject, topicFinder } from './find-topics.ts';

const topic = (topic_id: string, title: string, subject: TopicCard['subject'], grade: number, search_terms: string[] = []) =>
  ({ topic_id, title, subject, grade, summary: '', syllabus: `Grade ${grade}`, search_terms }) as unknown as TopicCard;
const topics = [
  topic('equations', 'Two-step equations', 'equations', 7, ['algebra', 'find x', 'unknown']),
  topic('unlike', 'Adding fractions with different bottoms', 'fractions', 5, ['add', 'plus']),
  topic('equivalent', 'Equivalent fractions', 'fractions', 4, ['simplify', 'I can show with a picture that two are the same.']),
  topic('integers', 'Adding and subtracting integers', 'integers', 7, ['negative numbers', 'minus numbers', 'add', 'below zero']),
  topic('mean', 'Mean and median', 'statistics', 6, ['average', 'sharing']),
  topic('percents', 'Percents', 'ratio', 6, ['I can write a part as a fraction, a decimal and a percent.']),
  topic('ratios', 'Ratios and unit rates', 'ratio', 6, ['per']),
  topic('decimals', 'Decimals: places and order', 'decimals', 4),
  topic('functions', 'Functions and rules', 'functions', 8, ['algebra']),
];
const find = topicFinder(topics);
const found = (search: string, grade: number | null = null) => find({ search, grade }).topics.map(({ topic_id }) => topic_id);

describe('the topics found', () => {
  it('are all topics, in their order, when nothing is searched for', () => {
    expect(found('')).toEqual(topics.map(({ topic_id }) => topic_id));
    expect(found('  ')).toHaveLength(topics.length);
    expect(found('I want to learn')).toHaveLength(topics.length);
  });

  it.each([
    // By title and by other words for it, complete or only started.
    { search: 'equiv', ids: ['equivalent'] },
    { search: 'average', ids: ['mean'] },
    { search: 'sharing', ids: ['mean'] },
    { search: 'minus numbers', ids: ['integers'] },
    { search: 'ALGEBRA', ids: ['equations', 'functions'] },
    { search: 'how do I add fractions?', ids: ['unlike'] },
    { search: 'grade 4', ids: ['equivalent', 'decimals'] },
    // By signs.
    { search: '1/2', ids: ['unlike', 'equivalent', 'percents'] },
    { search: '½', ids: ['unlike', 'equivalent', 'percents'] },
    { search: '1/2 + 1/3', ids: ['unlike'] },
    { search: '50%', ids: ['percents'] },
    { search: '0.75', ids: ['decimals', 'percents'] },
    { search: '-3 + 5', ids: ['integers'] },
    { search: '3 : 4', ids: ['ratios', 'percents'] },
    { search: '2x + 5 = 12', ids: ['equations'] },
    { search: 'f(x)', ids: ['functions'] },
    // With typos.
    { search: 'fracton', ids: ['unlike', 'equivalent', 'percents'] },
    { search: 'equasion', ids: ['equations'] },
    { search: 'raito', ids: ['ratios', 'percents'] },
    { search: 'persent', ids: ['percents'] },
    { search: 'negitive', ids: ['integers'] },
    // Nothing.
    { search: 'dinosaurs', ids: [] },
    { search: 'ean', ids: [] }, // the middle of a word isn't its start
  ])('for "$search" are $ids', ({ search, ids }) => {
    expect(found(search).toSorted()).toEqual(ids.toSorted());
    expect(find({ search, grade: null }).near).toBe(ids.length === 0);
  });

  it('have exact matches before similar words', () => {
    expect(found('mean')).toEqual(['mean']);
    expect(found('ratio')[0]).toBe('ratios');
  });

  it('are the nearest ones, marked as such, when no topic has all the words', () => {
    const { topics: near, near: isNear } = find({ search: 'median dinosaurs', grade: null });
    expect(near.map(({ topic_id }) => topic_id)).toEqual(['mean']);
    expect(isNear).toBe(true);
  });

  it('are of the chosen grade', () => {
    expect(found('', 5)).toEqual(['unlike']);
    expect(found('fractions', 4)).toEqual(['equivalent']);
    expect(found('equations', 5)).toEqual([]);
  });

  it('are grouped by subject in teaching order, each from the lowest grade up', () => {
    expect(bySubject(topics).map(({ name, topics: of }) => [name, of.map(({ grade }) => grade)])).toEqual([
      ['Fractions', [4, 5]],
      ['Decimals', [4]],
      ['Ratio', [6, 6]],
      ['Integers', [7]],
      ['Equations', [7]],
      ['Functions', [8]],
      ['Statistics', [6]],
    ]);
  });
});
