import { describe, expect, it } from 'vitest';
import type { TopicCard } from '@stoa/schema/contracts/lessons';
import { bySubject, findTopics } from './find-topics.ts';

const topic = (title: string, subject: TopicCard['subject'], grade: number, summary = '') =>
  ({ topic_id: title, title, subject, grade, summary, syllabus: `Grade ${grade}` }) as TopicCard;
const topics = [
  topic('Two-step equations', 'equations', 7, 'Find the unknown number.'),
  topic('Adding unlike fractions', 'fractions', 5),
  topic('Equivalent fractions', 'fractions', 4, 'See why one half and two quarters are the same amount.'),
];
const found = (search: string, grade: number | null = null) => findTopics(topics, { search, grade }).map(({ title }) => title);

describe('the topics found', () => {
  it.each([
    { search: '', titles: ['Two-step equations', 'Adding unlike fractions', 'Equivalent fractions'] },
    { search: 'fraction', titles: ['Adding unlike fractions', 'Equivalent fractions'] },
    { search: '  HALF quart ', titles: ['Equivalent fractions'] },
    { search: 'step', titles: ['Two-step equations'] },
    { search: 'ration', titles: [] }, // the middle of a word is not its beginning
    { search: 'fractions equations', titles: [] },
  ])('for "$search" are $titles', ({ search, titles }) => {
    expect(found(search)).toEqual(titles);
  });

  it('are of the grade that was chosen', () => {
    expect(found('', 5)).toEqual(['Adding unlike fractions']);
    expect(found('equations', 5)).toEqual([]);
  });

  it('stand by subject in teaching order, each from the lowest grade up', () => {
    expect(bySubject(topics).map(({ name, topics: of }) => [name, of.map(({ grade }) => grade)])).toEqual([
      ['Fractions', [4, 5]],
      ['Equations', [7]],
    ]);
  });
});
